import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { readCustomId } from './interaction/custom-id.ts';
import { CARD_TEXT, cut, MESSAGE_TEXT } from './words/index.ts';

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;
export type RowPart = APIComponentInMessageActionRow;

/** Discord's limits: buttons in a row, rows of a message, choices in a menu. */
export const ROW_BUTTONS = 5;
export const MESSAGE_ROWS = 5;
export const SELECT_OPTIONS = 25;
/** The most components of a card (Components V2), with nested ones. */
const CARD_PIECES = 40;

/** A part of a message that Discord would refuse: a bug. */
export interface Misfit {
  /** The verb of the component. Logs leave out the rest of a custom id, since it may name a secret card. */
  readonly component: string;
  readonly what: string;
}

let hear: ((misfit: Misfit) => void) | null = null;

/**
 * From now on misfits are cut, and `heard` is called once for each kind, for a bot that people use. Before, and after the returned function
 * is called, misfits are thrown, so that tests and developers see them.
 */
export function cutMisfits(heard: (misfit: Misfit) => void): () => void {
  const known = new Set<string>();
  const once = (misfit: Misfit): void => {
    const kind = `${misfit.component} ${misfit.what.replace(/\d+/g, '')}`;
    if (known.has(kind)) return;
    known.add(kind);
    heard(misfit);
  };
  hear = once;
  return () => {
    if (hear === once) hear = null;
  };
}

/** `of`: the custom id of the misfit, or of the first component of its message. */
function tell(of: string, what: string): void {
  if (hear === null) throw new Error(`invariant broken: ${of} ${what}`);
  hear({ component: readCustomId(of)?.verb ?? 'none', what });
}

/** Throws or cuts what Discord would refuse in a component; see `cutMisfits`. */
export function fittingPart<Any extends RowPart>(part: Any): Any {
  if (part.type === ComponentType.Button) {
    if (!('label' in part) || part.label || part.emoji) return part;
    tell(nameOf(part), 'is a button without a label');
    return { ...part, label: NO_LABEL };
  }
  if (part.type !== ComponentType.StringSelect) return part;
  const { custom_id: id, options } = part;
  if (options.length === 0) tell(id, 'is a menu without choices');
  const single = options.filter(({ value }, index) => options.findIndex((one) => one.value === value) === index);
  if (single.length < options.length) tell(id, 'is a menu with two choices of the same value');
  if (single.length > SELECT_OPTIONS) tell(id, `is a menu of ${single.length} choices, more than ${SELECT_OPTIONS}`);
  if (single.some(({ label }) => label === '')) tell(id, 'is a menu with a choice without a label');
  const kept = single.slice(0, SELECT_OPTIONS).map((one) => (one.label === '' ? { ...one, label: NO_LABEL } : one));
  const most = part.max_values === undefined ? {} : { max_values: Math.min(part.max_values, kept.length) };
  return { ...part, ...most, options: kept };
}

/** `fittingPart` for a row and its components. */
export function fittingRow(row: ComponentRow): ComponentRow {
  const fit = row.components.map(fittingPart).filter((part) => !('options' in part) || part.options.length > 0);
  if (fit.length === 0) tell('a row', 'has nothing in it');
  const isMixed = fit.length > 1 && fit.some(({ type }) => type !== ComponentType.Button);
  if (isMixed) tell(nameOf(fit[0]!), 'is in a row with a menu and something beside it');
  if (fit.length > ROW_BUTTONS) tell(nameOf(fit[0]!), `is in a row of ${fit.length} buttons, more than ${ROW_BUTTONS}`);
  return { ...row, components: isMixed ? fit.slice(0, 1) : fit.slice(0, ROW_BUTTONS) };
}

/** `fittingPart` for a whole sent message, or for the answer to an interaction that holds one; other parts stay. */
export function fittingBody<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  if ('data' in body) return { ...body, data: fittingBody(body.data) };
  if (!('content' in body || 'components' in body)) return body;
  const { content, components, flags } = body as Readonly<Record<'content' | 'components' | 'flags', unknown>>;
  if (Array.isArray(components) && Number(flags) & MessageFlags.IsComponentsV2) {
    // If it replaces a message with content, null removes the content.
    return { ...body, content: null, components: fittingCard(components) };
  }
  const rows = isRows(components) ? components : [];
  const first = rows.flatMap((row) => row.components).map(nameOf)[0] ?? 'a message without components';
  const fit: { content?: string; components?: ComponentRow[] } = {};
  if (typeof content === 'string' && content.length > MESSAGE_TEXT) {
    tell(first, `is in a message of ${content.length} characters, more than ${MESSAGE_TEXT}`);
    fit.content = cut(content, MESSAGE_TEXT);
  }
  if (rows.length > 0) fit.components = fittingRows(rows, first);
  return { ...body, ...fit };
}

type TopComponent = APIMessageTopLevelComponent;

function fittingCard(pieces: readonly TopComponent[]): TopComponent[] {
  const all = pieces.flatMap(within);
  const first = all.flatMap((one) => (one.type === ComponentType.ActionRow ? one.components.map(nameOf) : []))[0];
  const told = all.reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0);
  const count = all.reduce((sum, one) => sum + ownSize(one), 0);
  const name = first ?? 'a card without buttons';
  if (told > CARD_TEXT) tell(name, `is in a card of ${told} characters, more than ${CARD_TEXT}`);
  if (count > CARD_PIECES) tell(name, `is in a card of ${count} components, more than ${CARD_PIECES}`);
  const room = { text: CARD_TEXT, pieces: CARD_PIECES };
  const fitRow = rowFitter();
  const fit = (piece: TopComponent): TopComponent[] => {
    if (piece.type === ComponentType.ActionRow) piece = fitRow(piece);
    const size = ownSize(piece);
    if (size > room.pieces || ('components' in piece && piece.components.length === 0)) return [];
    room.pieces -= size;
    if (piece.type === ComponentType.Container) {
      return [{ ...piece, components: piece.components.flatMap(fit) as typeof piece.components }];
    }
    if (piece.type !== ComponentType.TextDisplay) return [piece];
    const content = cut(piece.content, room.text);
    room.text -= content.length;
    return content === '' ? [] : [{ ...piece, content }];
  };
  return pieces.flatMap(fit);
}

/** The piece and its nested pieces, except those of rows. */
const within = (piece: TopComponent): TopComponent[] =>
  piece.type === ComponentType.Container || piece.type === ComponentType.Section
    ? [piece, ...piece.components.flatMap(within)]
    : [piece];

/** How many components it counts for, without those that are `within` it. */
const ownSize = (piece: TopComponent): number => {
  if (piece.type === ComponentType.ActionRow) return 1 + piece.components.length;
  return piece.type === ComponentType.Section ? 2 : 1;
};

/** Fits a message row by row; nothing may occur twice in it. */
function rowFitter(): (row: ComponentRow) => ComponentRow {
  const known = new Set<string>();
  const isNew = (part: RowPart): boolean => {
    const name = nameOf(part);
    if (!known.has(name)) return known.add(name) !== null;
    tell(name, 'is in a message twice');
    return false;
  };
  return (row) => fittingRow({ ...row, components: row.components.filter(isNew) });
}

function fittingRows(rows: readonly ComponentRow[], first: string): ComponentRow[] {
  const fit = rows.map(rowFitter()).filter(({ components }) => components.length > 0);
  if (fit.length > MESSAGE_ROWS) tell(first, `is in a message of ${fit.length} rows, more than ${MESSAGE_ROWS}`);
  return fit.slice(0, MESSAGE_ROWS);
}

/** For a missing label. */
const NO_LABEL = '…';

/** The name of a component: a link has no custom id. */
const nameOf = (part: RowPart): string => ('custom_id' in part ? part.custom_id : 'url' in part ? part.url : '');

/** False for a form, which has other parts. */
const isRows = (components: unknown): components is readonly ComponentRow[] =>
  Array.isArray(components) && components.every(({ type }) => type === ComponentType.ActionRow);
