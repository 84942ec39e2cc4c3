import type {
  PageAttachment,
  PageChannel,
  PageCommand,
  PageComponent,
  PageMessage,
  PageUser,
  PageWorld,
} from '../../src/page-api.ts';
import { picture } from './picture.ts';

/** A small channel that shows everything the page can draw. */

export const ADA = '1001';
export const BO = '1002';
export const CY = '1003';
export const EVIL = '1004';
export const BOT = '2000';
export const CHANNEL = '3001';
export const THREAD = '3002';
export const LOCKED = '3003';

const user = (id: string, name: string, color: string, manager = false): PageUser => ({
  id,
  name,
  bot: false,
  color,
  locale: 'en-US',
  manager,
});

export const EVIL_NAME = '<img src=x onerror="window.hacked=1">';
export const USERS: PageUser[] = [
  user(ADA, 'Ada', '#d9480f', true),
  user(BO, 'Bo', '#1c7ed6'),
  user(CY, 'Cy', '#74b816'),
  user(EVIL, EVIL_NAME, '#ae3ec9'),
];

const channel = (id: string, name: string, more: Partial<PageChannel> = {}): PageChannel => ({
  id,
  type: 0,
  name,
  topic: null,
  parent: null,
  archived: false,
  locked: false,
  writable: true,
  ...more,
});

export const COMMANDS: PageCommand[] = [
  { id: '1', name: 'play', description: 'Open a table', options: [] },
  {
    id: '2',
    name: 'place',
    description: 'Place your tile by typing',
    description_localizations: { de: 'Lege dein Plättchen' },
    options: [
      { type: 3, name: 'square', description: 'The square, such as C5', required: true, autocomplete: true },
      {
        type: 4,
        name: 'rotation',
        description: 'Quarter turns clockwise',
        required: true,
        choices: [
          { name: 'none', value: 0 },
          { name: 'a quarter', value: 90 },
        ],
      },
      { type: 5, name: 'private', description: 'Look only' },
      { type: 6, name: 'player', description: 'A player' },
      { type: 4, name: 'count', description: 'A number', min_value: 1, max_value: 9 },
    ],
  },
  {
    id: '3',
    name: 'rules',
    description: 'Short answers',
    options: [
      { type: 1, name: 'farm', description: 'Fields and farmers', options: [] },
      { type: 1, name: 'city', description: 'Cities', options: [] },
    ],
  },
];

export const world = (me: PageUser): PageWorld => ({
  me,
  bot: { ...user(BOT, 'Carcassonne', '#0b7285'), bot: true, online: true },
  guild: { id: '9001', name: 'Meeple Corner', locale: 'en-US' },
  guilds: [
    { id: '9001', name: 'Meeple Corner' },
    { id: '9002', name: 'Other Place' },
  ],
  channels: [
    channel(CHANNEL, 'table-one', { topic: 'Games all evening. Type /play.' }),
    channel(THREAD, 'Evening game', { type: 11, parent: CHANNEL }),
    channel(LOCKED, 'announcements', { writable: false }),
  ],
  users: USERS,
  commands: COMMANDS,
  locales: ['en-US', 'de', 'fr'],
  now: new Date().toISOString(),
});

export const PICTURES: Record<string, Buffer> = {
  'board.png': picture(800, 720),
  'tile.png': picture(480, 480),
};

const attachment = (origin: string, filename: string, width: number, height: number, description: string) =>
  ({
    id: `6${filename.length}${width}`,
    filename,
    description,
    content_type: 'image/png',
    size: 1000,
    url: `${origin}/files/${filename}?sig=1`,
    proxy_url: `${origin}/files/${filename}?sig=1`,
    width,
    height,
  }) satisfies PageAttachment;

let last = 5_000_000_000_000_000n;
export const nextId = (): string => String(++last);

export function message(more: Partial<PageMessage> = {}): PageMessage {
  return {
    id: nextId(),
    channel_id: CHANNEL,
    author: { id: BOT, username: 'Carcassonne', global_name: null, bot: true },
    content: '',
    embeds: [],
    attachments: [],
    components: [],
    flags: 0,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    mentions: [],
    ephemeral: false,
    loading: false,
    ...more,
  };
}

export const by = (id: string): Pick<PageMessage, 'author'> => ({
  author: { id, username: USERS.find((one) => one.id === id)?.name ?? id, global_name: null },
});

export const row = (...components: PageComponent[]): PageComponent => ({ type: 1, components });
export const button = (custom_id: string, label: string, style = 2, more = {}): PageComponent => ({
  type: 2,
  custom_id,
  label,
  style,
  ...more,
});

const MARKDOWN = [
  '# A headline',
  '**bold** *italic* ***both*** __underlined__ ~~struck~~ `code` ||a secret||',
  '> quoted',
  '- one',
  '- two',
  '  - within two',
  '1. first',
  '2. second',
  `<@${ADA}> in <#${CHANNEL}> at <t:1750000000:f>, see [the rules](https://example.org/rules) <:meeple:77> <:gone:78>`,
  '```js',
  'const tiles = 72; // **not bold**',
  '```',
  '-# small print',
].join('\n');

const select = (custom_id: string, more: Partial<PageComponent> = {}): PageComponent => ({
  type: 3,
  custom_id,
  placeholder: 'Pick an expansion',
  options: [
    { label: 'River', value: 'river', description: 'Twelve tiles first', emoji: { name: '🌊' } },
    { label: 'Abbot', value: 'abbot', description: 'Gardens count' },
    { label: 'Flyers', value: 'flyers' },
  ],
  ...more,
});

/** Every kind of message and component, oldest first. */
export function showcase(origin: string): PageMessage[] {
  const board = attachment(origin, 'board.png', 800, 720, 'The board: 12 tiles. Ada has just placed at C5.');
  const tile = attachment(origin, 'tile.png', 480, 480, 'The tile drawn: a road with a city.');
  const first = message({ ...by(BO), content: 'Shall we play? https://example.org/a_b_c.' });
  return [
    first,
    message({ ...by(EVIL), content: '<b onclick="window.hacked=2">hi</b> <script>window.hacked=3</script> **bold**' }),
    message({
      ...by(ADA),
      content: 'With pleasure.',
      message_reference: { message_id: first.id, channel_id: CHANNEL },
    }),
    message({
      content: MARKDOWN,
      mentions: [{ id: ADA, username: 'Ada' }],
      edited_timestamp: new Date().toISOString(),
    }),
    message({
      content: 'Old layout',
      interaction_metadata: { id: '1', type: 2, user: { id: ADA, username: 'Ada' }, name: 'play' },
      attachments: [board],
      components: [
        row(...[1, 2, 3, 4, 5].map((n) => button(`square-${n}`, String(n), 2))),
        row(
          button('join', 'Join', 3),
          button('leave', 'Leave', 4),
          button('start', 'Start', 1, { emoji: { name: '▶️' } }),
          button('off', 'Not yet', 2, { disabled: true }),
          { type: 2, style: 5, label: 'Rules', url: 'https://example.org/rules' },
        ),
        row(select('expansion')),
        row(select('several', { placeholder: 'Pick up to two', min_values: 1, max_values: 2 })),
        row({ type: 5, custom_id: 'who', placeholder: 'Whom?' }),
      ],
    }),
    message({ content: 'Two pictures', attachments: [board, tile] }),
    message({
      embeds: [
        {
          title: 'Scores',
          url: 'https://example.org',
          description: 'After **12** tiles',
          color: 0xffaa00,
          author: { name: 'The clerk' },
          fields: [
            { name: 'Ada', value: '31', inline: true },
            { name: 'Bo', value: '28', inline: true },
            { name: 'Note', value: 'Fields count at the end.' },
          ],
          footer: { text: 'base game' },
          timestamp: new Date().toISOString(),
        },
      ],
    }),
    message({
      flags: 32768,
      attachments: [board, tile],
      components: [
        { type: 10, content: '## Components V2' },
        {
          type: 17,
          accent_color: 0x2f9e44,
          components: [
            {
              type: 9,
              components: [{ type: 10, content: `**Ada** – your tile (43 left)` }],
              accessory: { type: 11, media: { url: tile.url }, description: 'The tile in hand' },
            },
            { type: 14, divider: true, spacing: 2 },
            {
              type: 12,
              items: [{ media: { url: `${origin}/files/board.png?sig=1` }, description: 'The board in V2' }],
            },
            { type: 13, file: { url: `${origin}/files/record.txt` }, name: 'record.txt', size: 2048 },
            {
              type: 9,
              components: [{ type: 10, content: 'A section with a button' }],
              accessory: button('section-press', 'Press'),
            },
            row(button('v2-a', 'A', 1), button('v2-b', 'B', 2)),
          ],
        },
      ],
    }),
    message({
      loading: true,
      flags: 128,
      interaction_metadata: { id: '2', type: 2, user: { id: BO, username: 'Bo' }, name: 'tiles' },
    }),
    message({
      content: 'Only for Ada: choose a rotation.',
      flags: 64,
      ephemeral: true,
      components: [row(button('rotate-0', '0°'), button('rotate-90', '90°'), button('open-modal', 'Write…', 1))],
    }),
  ];
}

/** A modal with every kind of input. */
export const MODAL = {
  custom_id: 'settings',
  title: 'Table settings',
  components: [
    { type: 10, content: 'Change what **you** like.' },
    {
      type: 18,
      label: 'Name',
      description: 'Shown to all',
      component: { type: 4, custom_id: 'name', style: 1, max_length: 20, min_length: 2 },
    },
    {
      type: 18,
      label: 'Remarks',
      component: { type: 4, custom_id: 'remarks', style: 2, required: false, value: 'none' },
    },
    { type: 18, label: 'Expansion', component: select('modal-select') },
    {
      type: 18,
      label: 'First player',
      component: {
        type: 21,
        custom_id: 'first',
        options: [
          { label: 'By lot', value: 'lot', description: 'Fair', default: true },
          { label: 'The host', value: 'host' },
        ],
      },
    },
    {
      type: 18,
      label: 'Hints',
      component: {
        type: 22,
        custom_id: 'hints',
        required: false,
        options: [
          { label: 'Tiles left', value: 'tiles' },
          { label: 'Projections', value: 'points' },
        ],
      },
    },
    { type: 18, label: 'Ask before commit', component: { type: 23, custom_id: 'ask' } },
    { type: 18, label: 'A map', component: { type: 19, custom_id: 'map', required: false } },
    row({ type: 4, custom_id: 'old', label: 'Old style', style: 1, required: false }),
  ] as PageComponent[],
};
