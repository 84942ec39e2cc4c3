import type { Building, Figure, Kind, Reason } from '../../engine/index.ts';
import type { Member } from '../../game/table/table.ts';
import { type IdOf, idsIn, idsOf } from './speakers.ts';

/** Labels, each by what it is on. */
export const BUTTONS = idsOf('button');
export type Button = IdOf<'button'>;

/** Answers of `/rules`, in the order in which they are offered. */
export const TOPICS = idsOf('topic');
export type Topic = IdOf<'topic'>;
/** Those of one expansion, by its folder. */
export const topicsIn = (expansion: string): readonly Topic[] => idsIn(expansion, 'topic') as Topic[];

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

/** What a figure is called where it stands: each has a name, and a meeple one of its own on each building. */
export type MeepleRole = IdOf<'role'> | `on-${Building}` | Figure;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is scored without being a feature. */
export type Bonus = Exclude<Reason, Kind | `${Kind}.incomplete`>;

/** By Discord's name of it: `de`, `pt-BR`. Which there are, their folders say. */
export type Language = string;

/** Some of a list that is shown in parts: items `from` to `to` of `of`, counted from 1. */
export interface PageSpan {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** Something to choose: what it is called, and what it does in at most 100 characters. */
export interface NamedMap {
  readonly name: string;
  readonly about: string;
}

/** Who plays, in the order of the seats. */
export type Members = readonly Member[];
