/**
 * Drawing by description: `h` describes a node as plain data, `patch` brings the page's own nodes to it and touches only
 * what differs. So a button that is edited keeps its focus, a picture that stays is not loaded again, and no text of a
 * user is ever parsed as HTML.
 *
 * @typedef {{ tag: string, key: unknown, props: Record<string, any>, children: (VNode | string)[] }} VNode
 */

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'path', 'circle', 'rect', 'line', 'g', 'text']);
/** What the user changes under our hands, so that the attribute alone would not say what is shown. */
const PROPERTIES = new Set(['value', 'checked', 'selected', 'indeterminate']);

/** @returns {VNode} children may be nested lists; `null`, `false` and `undefined` are left out */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, key, props: rest, children: flat(children) };
}

function flat(children, into = []) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, into);
    else if (child !== null && child !== undefined && child !== false && child !== true && child !== '') {
      into.push(typeof child === 'object' ? child : String(child));
    }
  }
  return into;
}

/** Makes `children` the children of `parent`, reusing nodes of the same key, or of the same tag in order. */
export function patch(parent, ...children) {
  const wanted = flat(children);
  const present = [...parent.childNodes];
  const keyed = new Map();
  const free = [];
  for (const node of present) {
    const key = node.vnode?.key;
    if (key !== undefined) keyed.set(key, node);
    else free.push(node);
  }

  let from = 0;
  const reusable = (child) => {
    if (child.key !== undefined) {
      const node = keyed.get(child.key);
      return node?.vnode.tag === child.tag ? node : null;
    }
    const at = free.findIndex((node, i) => i >= from && fits(node, child));
    if (at < 0) return null;
    from = at + 1;
    return free[at];
  };

  const nodes = wanted.map((child) => {
    const node = reusable(child);
    return node ? update(node, child) : create(child);
  });
  const kept = new Set(nodes);
  for (const node of present) if (!kept.has(node)) node.remove();
  nodes.forEach((node, i) => {
    if (parent.childNodes[i] !== node) parent.insertBefore(node, parent.childNodes[i] ?? null);
  });
}

const fits = (node, child) =>
  typeof child === 'string' ? node.nodeType === Node.TEXT_NODE : node.vnode?.tag === child.tag;

/** A fresh node for a description. */
export function create(child) {
  if (typeof child === 'string') return document.createTextNode(child);
  const node = SVG_TAGS.has(child.tag) ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  node.vnode = child;
  patch(node, child.children);
  // After the children, so that a select's value finds its options.
  for (const [name, value] of Object.entries(child.props)) setProp(node, name, value);
  return node;
}

function update(node, child) {
  if (typeof child === 'string') {
    if (node.data !== child) node.data = child;
    return node;
  }
  const before = node.vnode;
  if (before === child) return node;
  node.vnode = child;
  for (const name of Object.keys(before.props)) if (!(name in child.props)) setProp(node, name, null);
  patch(node, child.children);
  for (const [name, value] of Object.entries(child.props)) {
    if (PROPERTIES.has(name) || before.props[name] !== value) setProp(node, name, value);
  }
  return node;
}

function setProp(node, name, value) {
  if (name === 'style') {
    node.removeAttribute('style');
    for (const [property, text] of Object.entries(value ?? {})) node.style.setProperty(property, text);
  } else if (name.startsWith('on')) {
    node[name] = value;
  } else if (PROPERTIES.has(name)) {
    if (node[name] !== (value ?? '')) node[name] = value ?? '';
  } else if (name === 'src' && value && samePicture(node.getAttribute('src'), value)) {
    // Only the signature is new: loading it again would make the picture blink.
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
}

/** Two signed links to one picture differ after the question mark alone. */
function samePicture(before, now) {
  return before?.includes('?') === true && before.split('?')[0] === now.split('?')[0];
}
