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

/** What Discord takes: rows of a message, buttons in one and choices in a menu. */
export const ROW_BUTTONS = 5;
export const MESSAGE_ROWS = 5;
export const SELECT_OPTIONS = 25;
/** The same of a card (Components V2): components, those that others hold among them. */
const CARD_PIECES = 40;

/** Something of a message that Discord would refuse: a bug. */
export interface Misfit {
  /** The verb of the component. Nothing else of a custom id may stand in a log, since it may name a secret card. */
  readonly component: string;
  readonly what: string;
}

let hear: ((misfit: Misfit) => void) | null = null;

/**
 * From now on misfits are cut, and `heard` is told of each kind once. Before, and after the answer is called, they are thrown: so tests and
 * developers meet them where they are made. For a bot that people use, which has to go on.
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

/** `of`: the custom id of what does not fit, or of the first component of its message. */
function tell(of: string, what: string): void {
  if (hear === null) throw new Error(`invariant broken: ${of} ${what}`);
  hear({ component: readCustomId(of)?.verb ?? 'none', what });
}

/** Throws for what Discord would refuse of a component, or cuts it; see `cutMisfits`. */
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

/** The same of a row and what stands in it. */
export function fittingRow(row: ComponentRow): ComponentRow {
  const fit = row.components.map(fittingPart).filter((part) => !('options' in part) || part.options.length > 0);
  if (fit.length === 0) tell('a row', 'has nothing in it');
  const isMixed = fit.length > 1 && fit.some(({ type }) => type !== ComponentType.Button);
  if (isMixed) tell(nameOf(fit[0]!), 'is in a row with a menu and something beside it');
  if (fit.length > ROW_BUTTONS) tell(nameOf(fit[0]!), `is in a row of ${fit.length} buttons, more than ${ROW_BUTTONS}`);
  return { ...row, components: isMixed ? fit.slice(0, 1) : fit.slice(0, ROW_BUTTONS) };
}

/** The same of a whole message as it is sent, or of the answer to an interaction that holds one; all else stays as it is. */
export function fittingBody<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  if ('data' in body) return { ...body, data: fittingBody(body.data) };
  if (!('content' in body || 'components' in body)) return body;
  const { content, components, flags } = body as Readonly<Record<'content' | 'components' | 'flags', unknown>>;
  if (Array.isArray(components) && Number(flags) & MessageFlags.IsComponentsV2) {
    // Where it takes the place of a message with content, null says that this goes.
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

/** With those that it holds, but for what stands in a row. */
const within = (piece: TopComponent): TopComponent[] =>
  piece.type === ComponentType.Container || piece.type === ComponentType.Section
    ? [piece, ...piece.components.flatMap(within)]
    : [piece];

/** For how many it counts without those that are `within` it. */
const ownSize = (piece: TopComponent): number => {
  if (piece.type === ComponentType.ActionRow) return 1 + piece.components.length;
  return piece.type === ComponentType.Section ? 2 : 1;
};

/** Fits row by row of a message, in which nothing may stand twice. */
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

/** In the place of a label that is missing. */
const NO_LABEL = '…';

/** What a component is called by: a link has no custom id. */
const nameOf = (part: RowPart): string => ('custom_id' in part ? part.custom_id : 'url' in part ? part.url : '');

/** A form is built of something else. */
const isRows = (components: unknown): components is readonly ComponentRow[] =>
  Array.isArray(components) && components.every(({ type }) => type === ComponentType.ActionRow);
