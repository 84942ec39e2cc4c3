import { expect, onTestFinished, test } from 'vitest';
import { withLanguage } from '../../src/discord/words/index.ts';
import { answered, en, onStage } from '../support/stage.ts';

/** The bot's log about the messages of a language. */
const toldOf = (language: string, lines: readonly { readonly level: string; readonly data: object }[]) =>
  lines.filter(({ data }) => (data as { language?: string }).language === language);

test('a half-translated language is shown in English if it lacks a message, and the log says so once', async () => {
  onTestFinished(withLanguage('fr', ['help = Voici de l’aide.\n']));
  const stage = await onStage();
  const chloe = stage.actors[2]!;
  chloe.setLocale('fr');
  for (let again = 0; again < 2; again++) {
    const help = await answered(chloe, await chloe.slash(stage.channel, 'help'));
    expect(help.content).toBe('Voici de l’aide.');
    const rules = await answered(chloe, await chloe.slash(stage.channel, 'rules', { topic: 'turn' }));
    expect(rules.content).toContain(en.topic('turn').told);
  }
  const told = toldOf('fr', stage.bot.lines);
  expect(told).toMatchObject([{ level: 'info', message: 'messages of a language are shown in English' }]);
  expect(told[0]!.data).toMatchObject({ keys: { length: 5 }, more: expect.any(Number) });
  await stage.restart();
  expect(toldOf('fr', stage.bot.lines)).toEqual([]);
});

test('a broken message is shown in English, and the log warns of it once', async () => {
  onTestFinished(withLanguage('fr', ['help = Voici { $personne }\n']));
  const stage = await onStage();
  const chloe = stage.actors[2]!;
  chloe.setLocale('fr');
  for (let again = 0; again < 3; again++) {
    const help = await answered(chloe, await chloe.slash(stage.channel, 'help'));
    expect(help.content).toBe(en.help);
  }
  const warned = toldOf('fr', stage.bot.lines).filter(({ level }) => level === 'warn');
  expect(warned).toMatchObject([{ data: { keys: ['help'], more: 0, why: expect.stringContaining('$personne') } }]);
});
