import type { Building, Figure, Kind, Reason } from '../../engine/index.ts';
import type { Member } from '../../game/table/table.ts';
import { type IdOf, idsIn, idsOf } from './speakers.ts';

export const BUTTONS = idsOf('button');
export type Button = IdOf<'button'>;

/** Answers of `/rules`, in their order. */
export const TOPICS = idsOf('topic');
export type Topic = IdOf<'topic'>;
/** The topics of one expansion, by its folder. */
export const topicsIn = (expansion: string): readonly Topic[] => idsIn(expansion, 'topic') as Topic[];

/** Regions of a map with too many numbers for one page. */
export const REGIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'middle'] as const;
export type Region = (typeof REGIONS)[number];

/** The bot's permissions in a channel, by discord.js's names. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The name of a figure at its place. Each figure has a name, and a meeple one for each building that is no quarter. */
export type MeepleRole = IdOf<'role'> | `on-${Exclude<Building, `${string}-quarter`>}` | Figure;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A source of points that is no feature. */
export type Bonus = Exclude<Reason, Kind | `${Kind}.incomplete`>;

/** Discord's name of a language: `de`, `pt-BR`. The folders say which there are. */
export type Language = string;

/** A part of a list: items `from` to `to` of `of`, counted from 1. */
export interface PageSpan {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** A choice: its name, and its effect in at most 100 characters. */
export interface NamedMap {
  readonly name: string;
  readonly about: string;
}

/** The players in the order of the seats. */
export type Members = readonly Member[];
