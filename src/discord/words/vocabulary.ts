/** Codes for which every language must have words. */

export const BUTTONS = [
  'join',
  'leave',
  'settings',
  'more-settings',
  'save-preset',
  'start',
  'tiles-left',
  'fields',
  'more',
  'next-page',
  'previous-page',
  'rules',
  'board-here',
  'whole-board',
  'resign',
  'confirm-resign',
  'abandon',
  'stop-for-all',
  'agree-to-abandon',
  'cancel',
  'back',
  'other-rotation',
  'what-fits',
  'history',
  'play-again',
  'my-gifts',
  'open-gift',
  'look-at-gift',
  'not-now',
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
  'maps',
  'map-borders',
  'large-cities',
  'ferries',
  'islands',
  'towns',
  'first-player',
  'resigning',
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
  'EmbedLinks',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'ManageThreads',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
