import { en } from '../../expansions/words.ts';

/** Codes for which every language must have words. */

export const BUTTONS = [
  'join',
  'leave',
  'settings',
  'more-settings',
  'start',
  'tiles-left',
  'fields',
  'more',
  'next-page',
  'previous-page',
  'board-here',
  'resign',
  'confirm-resign',
  'abandon',
  'stop-for-all',
  'agree-to-abandon',
  'back',
  'history',
  'back-to-list',
  'end-report',
  'replay',
  'step-through',
  'first-turn',
  'previous-turn',
  'next-turn',
  'last-turn',
  'record',
  'play-again',
  'my-gifts',
  'where-am-i',
  'this-server',
  'all-servers',
  'show-in-channel',
  'leaderboard',
  'my-profile',
  'delete-data',
] as const;
export type Button = (typeof BUTTONS)[number];

/** Answers of `/rules`, in the order in which they are offered. */
export const TOPICS = [
  'turn',
  'placing',
  'meeples',
  'roads',
  'cities',
  'monasteries',
  'fields',
  'majority',
  'unplaceable',
  'final-scoring',
  'winning',
  'abbot',
  'gardens',
  'arrows',
  'arrow-add-meeple',
  'arrow-place-anywhere',
  'arrow-extra-turn',
  'gifts-receiving',
  'gifts-opening',
  'gift-synod',
  'gift-road-sweeper',
  'gift-cash-out',
  'gift-change-position',
  'gift-take-2',
  'inns',
  'cathedrals',
  'large-meeple',
  'builder',
  'pig',
  'goods',
  'river',
  ...(Object.keys(en.topics) as (keyof typeof en.topics)[]),
  'maps',
  'map-borders',
  'large-cities',
  'ferries',
  'islands',
  'towns',
  'first-player',
  'resigning',
  'ratings',
  'fairness',
] as const;
export type Topic = (typeof TOPICS)[number];

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
