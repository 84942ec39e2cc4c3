import { type IdOf, idsOf } from './speakers.ts';

/** Labels, each by what it is on. */
export const BUTTONS = idsOf('button');
export type Button = IdOf<'button'>;

/** Answers of `/rules`, in the order in which they are offered. */
export const TOPICS = idsOf('topic');
export type Topic = IdOf<'topic'>;

/** Codes for which every language has words. */

/** Parts of a board too large for one page of numbers. */
export const REGIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'middle'] as const;
export type Region = (typeof REGIONS)[number];

/** What the bot needs in a channel, by discord.js's names. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
