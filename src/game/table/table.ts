import { z } from 'zod';
import {
  ANIMALS,
  FIGURES,
  GIFTS,
  KINDS,
  MOST_COPIES,
  MOST_MEEPLES,
  ROTATIONS,
  SWITCHES,
  TILE_SETS,
} from '../../engine/index.ts';
import { LEVELS } from '../../players/levels.ts';
import { OF_MAP, OptionsSchema, TownRulesSchema } from '../lobby/options.ts';
import { LayoutSchema } from '../maps/schema.ts';
import { COLOURS, LetterSchema } from '../people/personal-settings.ts';
import { ClockSchema } from '../time/clock.ts';
import { HeldSchema, UndoWishSchema } from '../turn/pending-turn.ts';

/** Eight letters and digits; every custom id of the table contains it. */
export type TableId = string;
/** A Discord user's id. The engine never sees one. */
export type UserId = string;

/** The id of every former player; the name is ''. No Discord account has it, and nobody acts as it. */
export const FORMER_USER: UserId = '0';

/** Computers with a place of their own. No Discord account has these ids, and nobody presses as them. */
export const COMPUTERS: readonly UserId[] = ['1', '2', '3', '4', '5', '6'];
export const isComputer = (user: UserId): boolean => COMPUTERS.includes(user);

export const SEATS = { least: 2, most: 6 } as const;

const Id = z.string().regex(/^\d{1,20}$/);

const Place = z.strictObject({ kind: z.literal(KINDS), x: z.int(), y: z.int(), at: z.string() });
const At = { x: z.int(), y: z.int(), rotation: z.literal(ROTATIONS) };

/** `GameRecord` of the engine, as it is stored and as `verify` reads it. */
export const RecordSchema = z.strictObject({
  setup: z.strictObject({
    version: z.int(),
    seats: z.int().min(SEATS.least).max(SEATS.most),
    sets: z.array(z.literal(TILE_SETS)),
    copies: z.int().min(1).max(MOST_COPIES).exactOptional(),
    switches: z.array(z.literal(SWITCHES)),
    seed: z.string().min(1).max(200),
    map: z.union([z.string().max(40), LayoutSchema]).exactOptional(),
    options: z
      .strictObject({
        town: TownRulesSchema.exactOptional(),
        ...OF_MAP,
        most: z.int().min(1).exactOptional(),
        meeples: z.int().min(1).max(MOST_MEEPLES).exactOptional(),
      })
      .exactOptional(),
    prepared: z
      .strictObject({
        board: z.array(z.strictObject({ tile: z.string(), ...At })).exactOptional(),
        figures: z.array(z.strictObject({ seat: z.int(), figure: z.literal(FIGURES), on: Place })).exactOptional(),
        removed: z.array(z.string()).exactOptional(),
        draws: z.array(z.string()).exactOptional(),
        giftDeck: z.array(z.literal(GIFTS)).exactOptional(),
        giftReshuffles: z.array(z.array(z.literal(GIFTS))).exactOptional(),
        hands: z.array(z.array(z.literal(GIFTS))).exactOptional(),
        animals: z.array(z.literal(ANIMALS)).exactOptional(),
        only: z.boolean().exactOptional(),
        chanceAsTold: z.boolean().exactOptional(),
      })
      .exactOptional(),
  }),
  actions: z.array(z.string().max(200)).max(2000),
});

export type { TableOptions } from '../lobby/options.ts';
export { DEFAULT_OPTIONS, OptionsSchema } from '../lobby/options.ts';

/** The colour and letter that a person wished for when they joined. The pictures decide whether their meeples get them. */
export const WISHES = {
  colour: z.literal(COLOURS).exactOptional(),
  letter: LetterSchema.exactOptional(),
};
export type Wishes = Readonly<z.infer<z.ZodObject<typeof WISHES>>>;

export const wishesOf = ({
  colour,
  letter,
}: { readonly [Wish in keyof Wishes]?: Wishes[Wish] | null | undefined }): Wishes => ({
  ...(colour && { colour }),
  ...(letter && { letter }),
});

/**
 * What a member did outside play that counts for their rating. `given-up`: handed over to a computer, or stopped the game for everybody.
 * `removed`: the others voted them out.
 */
export const ExitSchema = z.literal(['given-up', 'removed']);

export const MemberSchema = z.strictObject({
  user: Id,
  name: z.string().max(100),
  ...WISHES,
  /** The level of the computer that decides: a computer player, or this person's substitute. */
  computer: z.literal(LEVELS).exactOptional(),
  /** A computer has substituted for this person: the result does not count in their records. */
  aided: z.literal(true).exactOptional(),
  exit: ExitSchema.exactOptional(),
  /** The person has had a hint: the result does not count in their records either, and raises no rating. */
  hinted: z.literal(true).exactOptional(),
});
/** A member of a table; `name` is the name shown when they joined, and pictures draw it. */
export type Member = z.infer<typeof MemberSchema>;

/** What the others can choose for a person who does not answer. */
export const ABSENCE_CHOICES = ['wait', 'computer', 'remove'] as const;
export type AbsenceChoice = (typeof ABSENCE_CHOICES)[number];

const AwaySchema = z.strictObject({
  seat: z.int(),
  /** `time`: the time has run out. `gone`: left the server, or has no account. `silent`: does not answer at a table without a limit. */
  why: z.literal(['time', 'gone', 'silent']),
  votes: z.array(z.strictObject({ user: Id, choice: z.literal(ABSENCE_CHOICES) })),
});
export type Away = Readonly<z.infer<typeof AwaySchema>>;

/** The older shape, from when members could only agree on a computer. */
const OlderAwaySchema = z.strictObject({ seat: z.int(), agreed: z.array(Id) }).transform(({ seat, agreed }): Away => {
  return { seat, why: 'silent', votes: agreed.map((user) => ({ user, choice: 'computer' as const })) };
});

export const PHASES = ['lobby', 'playing', 'finished', 'abandoned', 'expired'] as const;
export type Phase = (typeof PHASES)[number];

/** A game with its people, as it is stored. Only the record tells the state of the game. */
export const TableSchema = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9]{8}$/),
  guild: Id,
  /** The channel or thread of the game. */
  channel: Id,
  host: Id,
  phase: z.literal(PHASES),
  /** Counts every change that components depend on: in the lobby, each action, each resignation. Custom ids carry it. */
  revision: z.int().min(0),
  options: OptionsSchema,
  /** While playing: in the order of the seats. */
  members: z.array(MemberSchema).max(SEATS.most),
  /** From the start on. Holds the seed: never show it before the game is over. */
  record: RecordSchema.nullable(),
  /** SHA-256 of the seed, published at the start. */
  commitment: z.string().nullable(),
  /** In the lobby: people with a kept place, until then (ms since 1970). Joining ends the invitation. */
  invited: z
    .array(z.strictObject({ user: Id, until: z.number() }))
    .max(SEATS.most - 1)
    .exactOptional(),
  /** Members who have agreed to abandon the game. */
  abandoning: z.array(Id),
  /** The asked seat that does not answer, and the others' votes; until they are decided. */
  away: z.union([AwaySchema, OlderAwaySchema]).exactOptional(),
  /** The pending turn, as long as it can be taken back. */
  held: HeldSchema.exactOptional(),
  /** What a player asks the others to undo; until the next move. */
  undoing: UndoWishSchema.exactOptional(),
  /** Moves have been undone by agreement: the game is not rated. */
  undone: z.literal(true).exactOptional(),
  /** The asked player's time, if the table has a pace and several people play. */
  clock: ClockSchema.exactOptional(),
  /** Members who have agreed to pause the clock. */
  pausing: z.array(Id).exactOptional(),
  /** Standing answers of seats to steps. */
  standing: z
    .array(z.strictObject({ seat: z.int(), step: z.string().max(40), answer: z.string().max(40) }))
    .exactOptional(),
  /** Answers that seats have chosen before they are asked, each as a line of the record. Nobody else may see them. */
  early: z
    .array(z.strictObject({ seat: z.int(), step: z.string().max(40), line: z.string().max(200) }))
    .exactOptional(),
  /** The question that several seats are asked at once, and the first revision that asked it. */
  atOnce: z.strictObject({ turn: z.int(), step: z.string().max(40), since: z.int() }).exactOptional(),
  /** Milliseconds since 1970. */
  opened: z.number(),
  /** When the revision last changed. */
  touched: z.number(),
});
export type Table = z.infer<typeof TableSchema>;

/** Where the table is, for the log. */
export const whereOf = ({ id, guild, channel }: Pick<Table, 'id' | 'guild' | 'channel'>) => ({
  table: id,
  guild,
  channel,
});
