import { describe, expect, test } from 'vitest';

// The page's modules are plain JavaScript for the browser; this one needs no browser.
const { parseMarkdown, parseInline } = await import(
  new URL('../../src/page/message/markdown.js', import.meta.url).href
);

const bold = (...children: unknown[]) => ({ kind: 'bold', children });
const italic = (...children: unknown[]) => ({ kind: 'italic', children });
const text = (...children: unknown[]) => ({ kind: 'paragraph', children });

describe('inline markdown', () => {
  const rows: [string, unknown[]][] = [
    ['plain', ['plain']],
    ['**b** *i* _i_', [bold('b'), ' ', italic('i'), ' ', italic('i')]],
    ['***both***', [bold(italic('both'))]],
    ['**a *b* c**', [bold('a ', italic('b'), ' c')]],
    ['__u__ ~~s~~', [{ kind: 'underline', children: ['u'] }, ' ', { kind: 'strike', children: ['s'] }]],
    ['||x **y**||', [{ kind: 'spoiler', children: ['x ', bold('y')] }]],
    ['`a **b**`', [{ kind: 'mono', text: 'a **b**' }]],
    ['\\*not\\* \\<@1>', ['*not* <@1>']],
    ['snake_case_name and 2 * 3 * 4', ['snake_case_name and 2 * 3 * 4']],
    ['**open', ['**open']],
    [
      '<@12> <@!13> <@&14> <#15>',
      [
        { kind: 'user', id: '12' },
        ' ',
        { kind: 'user', id: '13' },
        ' ',
        { kind: 'role', id: '14' },
        ' ',
        { kind: 'channel', id: '15' },
      ],
    ],
    ['</play:9>', [{ kind: 'command', name: 'play' }]],
    [
      '<t:100> <t:100:R>',
      [{ kind: 'time', seconds: 100, style: 'f' }, ' ', { kind: 'time', seconds: 100, style: 'R' }],
    ],
    [
      '<:mm:77><a:w_2:78>',
      [
        { kind: 'emoji', name: 'mm', id: '77', animated: false },
        { kind: 'emoji', name: 'w_2', id: '78', animated: true },
      ],
    ],
    ['@everyone', [{ kind: 'everyone', name: 'everyone' }]],
    ['[a **b**](https://x.org/y)', [{ kind: 'link', url: 'https://x.org/y', children: ['a ', bold('b')] }]],
    [
      'see https://x.org/a_b_c.',
      ['see ', { kind: 'link', url: 'https://x.org/a_b_c', children: ['https://x.org/a_b_c'] }, '.'],
    ],
    ['<https://x.org>', [{ kind: 'link', url: 'https://x.org', children: ['https://x.org'] }]],
    ['[x](javascript:alert)', ['[x](javascript:alert)']],
    ['a\nb', ['a', { kind: 'break' }, 'b']],
  ];
  test.each(rows)('%j', (source, tree) => {
    expect(parseInline(source)).toEqual(tree);
  });
});

describe('blocks of markdown', () => {
  test('headings, small print and text between them', () => {
    expect(parseMarkdown('# One\ntext\n### Three\n-# small\n#none')).toEqual([
      { kind: 'heading', level: 1, children: ['One'] },
      text('text'),
      { kind: 'heading', level: 3, children: ['Three'] },
      { kind: 'subtext', children: ['small'] },
      text('#none'),
    ]);
  });

  test('quotes end at the first line without a mark, quotes of three marks never', () => {
    expect(parseMarkdown('> a\n> b\nc')).toEqual([
      { kind: 'quote', children: [text('a', { kind: 'break' }, 'b')] },
      text('c'),
    ]);
    expect(parseMarkdown('>>> a\n- b')).toEqual([
      { kind: 'quote', children: [text('a'), { kind: 'list', ordered: false, start: 1, items: [[text('b')]] }] },
    ]);
  });

  test('lists nest by indentation, and numbers start as written', () => {
    expect(parseMarkdown('- a\n  - b\n- c\n3. d')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [[text('a'), { kind: 'list', ordered: false, start: 1, items: [[text('b')]] }], [text('c')]],
      },
      { kind: 'list', ordered: true, start: 3, items: [[text('d')]] },
    ]);
  });

  test('code keeps its text, and the text after it on its line', () => {
    expect(parseMarkdown('a ```js\nx *y*\n``` b')).toEqual([
      text('a '),
      { kind: 'code', lang: 'js', text: 'x *y*' },
      text(' b'),
    ]);
    expect(parseMarkdown('```one line```')).toEqual([{ kind: 'code', lang: '', text: 'one line' }]);
    expect(parseMarkdown('```never closed')).toEqual([text('```never closed')]);
  });

  test('2000 unfinished marks are read at once', () => {
    for (const mark of ['*', '_', '|', '~', '`', '[', '<', '**a', '||b', '> ']) {
      expect(parseMarkdown(mark.repeat(2000 / mark.length))).toHaveLength(1);
    }
  });
});
