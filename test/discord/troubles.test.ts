import { DiscordAPIError, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { troubleOf } from '../../src/discord/interaction/troubles.ts';

const refused = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'no' }, code, 400, 'POST', 'https://discord.com', {});
const scene = { channel: '7', inThread: false, may: new PermissionsBitField(['ViewChannel', 'AttachFiles']) };

test.each([
  [50001, { code: 'cannot-see-channel', channel: '7' }],
  [50013, { code: 'missing-permissions', permissions: ['ReadMessageHistory', 'SendMessages'], channel: '7' }],
  [50083, { code: 'thread-archived-locked', channel: '7' }],
  [160005, { code: 'thread-archived-locked', channel: '7' }],
  [160006, { code: 'too-many-threads', channel: '7' }],
  [160007, { code: 'too-many-threads', channel: '7' }],
  [200000, { code: 'blocked-by-server' }],
  [99999, { code: 'internal', reference: 'abcdef12' }],
])('a refusal of Discord with code %i is told by its cause', (code, trouble) => {
  expect(troubleOf(refused(code), scene, 'abcdef12')).toEqual(trouble);
});
