/**
 * Discord's markdown as a tree of plain data. It knows nothing of the page; `markdown-view.js` draws it.
 *
 * Blocks: paragraph, heading (`level` 1–3), subtext, quote, code (`text`, `lang`), list (`ordered`, `start`, `items`).
 * Inlines: strings, or `{ kind, … }` with kind bold, italic, underline, strike, spoiler, mono, link, user, role,
 * channel, command, time, emoji, everyone, break.
 */

/** @returns {object[]} blocks */
export function parseMarkdown(text) {
  return parseBlocks(text.replaceAll('\r\n', '\n').split('\n'));
}

function parseBlocks(lines, quoted = false) {
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const fence = line.indexOf('```');
    if (fence >= 0) {
      const code = readFence(lines, i, fence);
      if (code) {
        if (code.before) paragraph.push(code.before);
        flush();
        blocks.push({ kind: 'code', lang: code.lang, text: code.text });
        i = code.end;
        if (code.after) {
          lines = lines.with(i, code.after);
          i--;
        }
        continue;
      }
    }
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const subtext = /^-# +(\S.*)$/.exec(line);
    if (heading || subtext) {
      flush();
      if (heading) blocks.push({ kind: 'heading', level: heading[1].length, children: parseInline(heading[2]) });
      else blocks.push({ kind: 'subtext', children: parseInline(subtext[1]) });
    } else if (!quoted && line.startsWith('>>> ')) {
      flush();
      blocks.push({ kind: 'quote', children: parseBlocks([line.slice(4), ...lines.slice(i + 1)], true) });
      return blocks;
    } else if (!quoted && /^> /.test(line)) {
      flush();
      const inner = [];
      while (i < lines.length && /^>( |$)/.test(lines[i])) inner.push(lines[i++].slice(2));
      i--;
      blocks.push({ kind: 'quote', children: parseBlocks(inner, true) });
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (i < lines.length && (ITEM.test(lines[i]) || (items.length > 0 && /^ {2,}\S/.test(lines[i])))) {
        items.push(lines[i++]);
      }
      i--;
      blocks.push(...parseLists(items));
    } else paragraph.push(line);
  }
  flush();
  return blocks;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/** A code block that opens in line `at`, or null when it is never closed. */
function readFence(lines, at, column) {
  const before = lines[at].slice(0, column);
  const rest = [lines[at].slice(column + 3), ...lines.slice(at + 1)].join('\n');
  const close = rest.indexOf('```');
  if (close < 1) return null;
  const inner = rest.slice(0, close);
  const lang = /^([\w+.-]*)\n/.exec(inner);
  const after = rest.slice(close + 3).split('\n')[0];
  return {
    before,
    after,
    lang: lang?.[1] ?? '',
    text: (lang ? inner.slice(lang[0].length) : inner).replace(/\n$/, ''),
    end: at + inner.split('\n').length - 1,
  };
}

function parseLists(lines) {
  const lists = [];
  /** Lists that are open, from the outermost: how far their items are indented. */
  const open = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (!item) {
      open
        .at(-1)
        ?.list.items.at(-1)
        ?.push({ kind: 'paragraph', children: parseInline(line.trim()) });
      continue;
    }
    const indent = item[1].length;
    const ordered = /\d/.test(item[2]);
    while (open.length > 0 && open.at(-1).indent > indent) open.pop();
    let top = open.at(-1);
    if (!top || top.indent < indent || top.list.ordered !== ordered) {
      if (top && top.indent === indent) open.pop();
      const list = { kind: 'list', ordered, start: ordered ? Number.parseInt(item[2], 10) : 1, items: [] };
      const outer = open.at(-1);
      if (outer) outer.list.items.at(-1).push(list);
      else lists.push(list);
      top = { indent, list };
      open.push(top);
    }
    top.list.items.push([{ kind: 'paragraph', children: parseInline(item[3]) }]);
  }
  return lists;
}

/** Each rule: where it may begin, and what it makes of the match. The first that matches at a spot wins. */
const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/``(.+?)``(?!`)|`([^`]+)`/sy, (m) => ({ kind: 'mono', text: (m[1] ?? m[2]).replace(/^ (.*) $/s, '$1') })],
  [/<@!?(\d{1,20})>/y, (m) => ({ kind: 'user', id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ kind: 'role', id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ kind: 'channel', id: m[1] })],
  [/<\/([^:>\n]{1,100}):(\d{1,20})>/y, (m) => ({ kind: 'command', name: m[1] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ kind: 'time', seconds: Number(m[1]), style: m[2] ?? 'f' })],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, (m) => ({ kind: 'emoji', name: m[2], id: m[3], animated: m[1] === 'a' })],
  [/@(everyone|here)\b/y, (m) => ({ kind: 'everyone', name: m[1] })],
  [/\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"\n]*")?\)/y, (m) => link(m[2], parseInline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], [m[1]])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?*_~|]/y, (m) => link(m[0], [m[0]])],
  [/\|\|(.+?)\|\|/sy, (m) => wrap('spoiler', m[1])],
  [/\*\*\*(?!\s)(.+?)\*\*\*/sy, (m) => ({ kind: 'bold', children: [wrap('italic', m[1])] })],
  [/\*\*(.+?)\*\*(?!\*)/sy, (m) => wrap('bold', m[1])],
  [/__(.+?)__(?!_)/sy, (m) => wrap('underline', m[1])],
  [/~~(.+?)~~/sy, (m) => wrap('strike', m[1])],
  [/\*(?![\s*])((?:\*\*.+?\*\*|\\.|[^*])+?)(?<!\s)\*(?!\*)/sy, (m) => wrap('italic', m[1])],
  // Not within words: snake_case_names are names.
  [/(?<!\w)_(?!_)((?:__.+?__|\\.|[^_])+?)_(?!\w)/sy, (m) => wrap('italic', m[1])],
  [/\n/y, () => ({ kind: 'break' })],
];

const wrap = (kind, text) => ({ kind, children: parseInline(text) });
const link = (url, children) => ({ kind: 'link', url, children });

/** @returns {(string | object)[]} */
export function parseInline(text) {
  const out = [];
  let plain = '';
  const flush = () => {
    if (plain) out.push(plain);
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const found = matchAt(text, at);
    if (!found) {
      plain += text[at++];
      continue;
    }
    at += found.length;
    if (typeof found.node === 'string') plain += found.node;
    else {
      flush();
      out.push(found.node);
    }
  }
  flush();
  return out;
}

/** Only here can a rule begin; everything else is copied without trying the rules. */
const OPENERS = new Set('\\`<@[h|*_~\n');

function matchAt(text, at) {
  if (!OPENERS.has(text[at])) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    // A nested parse moves lastIndex, so the length is taken from the match.
    if (match) return { node: make(match), length: match[0].length };
  }
  return null;
}
