import { expect, test } from 'vitest';
import { createPeople, PERSON_KEPT_MS, type People } from '../../src/game/people/people.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../src/game/people/personal-settings.ts';
import { memoryStore } from '../support/memory-store.ts';
import { fakeClock, keptLog, rewrite } from './support.ts';

function processes(count: number) {
  const first = memoryStore();
  const stores = [first, ...Array.from({ length: count - 1 }, () => memoryStore(first.disk))];
  const [clock, log] = [fakeClock(), keptLog()];
  return { store: first, stores, clock, log, people: stores.map((store) => createPeople({ store, clock, log })) };
}

const alone = () => {
  const { people, ...rest } = processes(1);
  return { people: people[0]!, ...rest };
};

test('a user without settings has the defaults, and nothing is stored about them', async () => {
  const { people, store } = alone();
  expect(await people.of('7')).toEqual(DEFAULT_PERSONAL_SETTINGS);
  expect(DEFAULT_PERSONAL_SETTINGS).toEqual({
    ...{ language: 'discord', zone: null, quiet: null, pings: 'channel', invitations: true, confirm: false },
    ...{ colour: null, letter: null, hints: true, text: false, vacation: [] },
  });
  expect(await people.stored('7')).toBeNull();
  expect(store.disk.size).toBe(0);
});

test('a change leaves all other settings, and all other people, unchanged', async () => {
  const { people } = alone();
  await people.change('7', { zone: 'Europe/Berlin', pings: 'direct' });
  expect(await people.change('7', { pings: 'none' })).toMatchObject({ zone: 'Europe/Berlin', pings: 'none' });
  expect(await people.stored('7')).toEqual({ ...DEFAULT_PERSONAL_SETTINGS, zone: 'Europe/Berlin', pings: 'none' });
  expect(await people.of('8')).toEqual(DEFAULT_PERSONAL_SETTINGS);
});

test('if two processes change different settings at once, both changes are kept', async () => {
  const [one, other] = processes(2).people as [People, People];
  await Promise.all([one.change('7', { hints: false }), other.change('7', { confirm: true })]);
  expect(await one.stored('7')).toMatchObject({ hints: false, confirm: true });
});

test('a change computed from the stored settings is computed anew if another process came between', async () => {
  const [one, other] = processes(2).people as [People, People];
  await one.change('7', { confirm: false });
  const toggled = ({ confirm }: { readonly confirm: boolean }) => ({ confirm: !confirm });
  await Promise.all([one.change('7', toggled), other.change('7', toggled)]);
  expect((await one.stored('7'))!.confirm).toBe(false);
});

test('settings are read once for many presses; own changes count at once, changes of another process soon', async () => {
  const { people, stores, clock } = processes(2);
  const [one, other] = people as [People, People];
  for (let press = 0; press < 10; press++) await one.of('7');
  expect(stores[0]!.calls).toHaveLength(1);
  await one.change('7', { language: 'en' });
  expect((await one.of('7')).language).toBe('en');
  await other.change('7', { language: 'de' });
  expect((await one.of('7')).language).toBe('en');
  clock.time += PERSON_KEPT_MS;
  expect((await one.of('7')).language).toBe('de');
});

test('a store that cannot be read gives the defaults, is logged without the user, and is asked again', async () => {
  const { people, store, log } = alone();
  await people.change('7', { confirm: true });
  const later = createPeople({ store, clock: fakeClock(), log });
  store.fault = () => 'before';
  expect(await later.of('7')).toEqual(DEFAULT_PERSONAL_SETTINGS);
  expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
  await expect(later.change('7', { hints: false })).rejects.toThrow('was not done');
  store.fault = () => null;
  expect((await later.of('7')).confirm).toBe(true);
});

test('a document from before a setting existed is read, with its default', async () => {
  const { people, store, clock, log } = alone();
  await people.change('7', { confirm: true });
  rewrite(store.disk, 'people:7', { format: 1, settings: { language: 'de' } });
  const later = createPeople({ store, clock, log });
  expect(await later.of('7')).toEqual({ ...DEFAULT_PERSONAL_SETTINGS, language: 'de' });
});

test('a zone that this machine does not know counts as none, and all other settings are read', async () => {
  const { people, store, clock, log } = alone();
  await people.change('7', { confirm: true, zone: 'Europe/Berlin' });
  rewrite(store.disk, 'people:7', { format: 1, settings: { zone: 'Mars/Olympus', confirm: true } });
  expect(await createPeople({ store, clock, log }).of('7')).toMatchObject({ zone: null, confirm: true });
});

test.each([
  ['language', { language: 'elvish' }],
  ['zone', { zone: 'nowhere' }],
  ['quiet hours that are all day', { quiet: { from: 8, to: 8 } }],
  ['colour', { colour: 'mauve' }],
  ['letter', { letter: 'ab' }],
])('no impossible %s is stored', async (_, wish) => {
  const { people, store } = alone();
  const stored = await people
    .change('7', wish as never)
    .then(({ zone }) => zone)
    .catch(() => 'refused');
  expect([null, 'refused']).toContain(stored);
  expect(JSON.stringify([...store.disk])).not.toMatch(/elvish|nowhere|mauve|ab/);
});

test('a forgotten user has no settings, in every process', async () => {
  const { people, clock } = processes(2);
  const [one, other] = people as [People, People];
  await one.change('7', { confirm: true });
  await other.of('7');
  await one.forget('7');
  await one.forget('7');
  expect(await one.of('7')).toEqual(DEFAULT_PERSONAL_SETTINGS);
  clock.time += PERSON_KEPT_MS;
  expect(await other.of('7')).toEqual(DEFAULT_PERSONAL_SETTINGS);
  expect(await other.stored('7')).toBeNull();
});
