import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  type InteractionEditReplyOptions,
  MessageFlags,
} from 'discord.js';
import { type ComponentRow, MESSAGE_ROWS } from '../limits.ts';
import { cut, MESSAGE_TEXT } from '../words/index.ts';

/** A file of a message. `description`: the text for people who do not see the picture; absent for other files. */
export interface CardFile {
  /** Absent if the message already has the file. */
  readonly attachment?: unknown;
  readonly name?: string | null;
  readonly description?: string | null;
}

/** A part of a card: text, files, or a row of buttons or a menu. Files of one part share its width. */
export type CardPart = string | readonly CardFile[] | ComponentRow;

/** A message with components only (Components V2). `content`: text above it. */
export interface LobbyCard {
  readonly content: string;
  readonly files: NonNullable<InteractionEditReplyOptions['files']>;
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly flags: typeof MessageFlags.IsComponentsV2;
}

/**
 * A card, with a bar of the colour `accent`, 0xRRGGBB, at its left. Empty parts are left out. A phone's notification shows no text of it,
 * so it mentions nobody. A message stays a card for good: later edits become cards too.
 */
export function card(parts: readonly CardPart[], accent?: number): LobbyCard {
  const named = ownNames();
  const own = parts.map((part) => (isFiles(part) ? part.map(named) : part));
  return {
    content: '',
    files: own.flatMap((part) => (isFiles(part) ? part : [])) as unknown as LobbyCard['files'],
    components: [
      {
        type: ComponentType.Container,
        ...(accent !== undefined && { accent_color: accent }),
        components: own.flatMap(piecesOf),
      },
    ],
    flags: MessageFlags.IsComponentsV2,
  };
}

/** A component refers to its file by name, so every name is different: `board.png`, `2-board.png`. */
function ownNames(): <Any extends CardFile>(file: Any) => Any {
  const known = new Set<unknown>();
  return (file) => {
    let name = file.name;
    for (let number = 2; known.has(name); number++) name = `${number}-${file.name}`;
    known.add(name);
    return name === file.name ? file : { ...file, name };
  };
}

/** The replacement of an older message: a card, or text. A function gets the pictures that stay. Null only removes the buttons. */
export type Faded = AnyMessage | ((pictures: readonly CardFile[]) => LobbyCard) | null;

/** The contents of a message, card or not. */
export type AnyMessage = Pick<InteractionEditReplyOptions, 'files' | 'components'> & {
  readonly content?: string;
  readonly flags?: LobbyCard['flags'] | undefined;
};

export const isCard = <Some extends { readonly flags?: unknown }>(message: Some): message is Some & LobbyCard =>
  message.flags === MessageFlags.IsComponentsV2;

/** A message as a card; its content becomes text in the card. */
export const asCard = (message: AnyMessage): LobbyCard => {
  const { content, files = [], components = [] } = message;
  const told = content ? piecesOf(content) : [];
  const shown = isCard(message) ? [] : piecesOf(files as readonly CardFile[]);
  const whole = [...told, ...shown, ...(components as LobbyCard['components'])];
  return { content: '', files, components: whole, flags: MessageFlags.IsComponentsV2 };
};

/** A card as a plain message: its text, its files, its rows. */
export const asPlain = ({ files, components }: Pick<LobbyCard, 'files' | 'components'>) => {
  const all = components.flatMap((piece) => (piece.type === ComponentType.Container ? piece.components : [piece]));
  const told = all.flatMap((piece) => (piece.type === ComponentType.TextDisplay ? [piece.content] : []));
  const rows = all.filter((piece): piece is ComponentRow => piece.type === ComponentType.ActionRow);
  return { content: cut(told.join('\n'), MESSAGE_TEXT), files, components: rows.slice(0, MESSAGE_ROWS) };
};

const isFiles = (part: CardPart): part is readonly CardFile[] => Array.isArray(part);

function piecesOf(part: CardPart): APIComponentInContainer[] {
  if (typeof part === 'string') return part === '' ? [] : [{ type: ComponentType.TextDisplay, content: part }];
  if (!isFiles(part)) return [part];
  const media = ({ name }: CardFile) => ({ url: `attachment://${name}` });
  const pictures = part.filter(({ description }) => description != null);
  const others = part.filter(({ description }) => description == null);
  const items = pictures.map((one) => ({ media: media(one), description: one.description! }));
  return [
    ...(items.length > 0 ? [{ type: ComponentType.MediaGallery, items } as const] : []),
    ...others.map((one) => ({ type: ComponentType.File, file: media(one) }) as const),
  ];
}
