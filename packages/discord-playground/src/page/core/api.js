/** The page's side of `page-api.ts`: requests and the socket. */

export class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

async function ask(path, init) {
  let response;
  try {
    response = await fetch(`/page/api/${path}`, init);
  } catch {
    throw new Refusal('unreachable', 'The playground cannot be reached. Is it still running?');
  }
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refusal(
      body?.code ?? String(response.status),
      body?.message ?? `The playground answered ${response.status}.`,
    );
  }
  return body;
}

export const get = (path, query = {}) => {
  const filled = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return ask(filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path);
};

export const post = (path, body) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/**
 * Keeps a socket open for a user. `onReady` runs after each opening: what happened in between is not sent again.
 * @returns {() => void} closes it for good
 */
export function listen(user, { onReady, onEvent, onLost }) {
  let socket = null;
  let timer = 0;
  let tries = 0;
  let closed = false;

  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/page/socket?user=${encodeURIComponent(user)}`);
    socket.onmessage = ({ data }) => {
      if (closed) return;
      const event = JSON.parse(data);
      if (event.type === 'ready') {
        tries = 0;
        onReady(event);
      } else onEvent(event);
    };
    socket.onclose = () => {
      if (closed) return;
      onLost();
      timer = setTimeout(open, Math.min(5000, 300 * 2 ** tries++));
    };
  };
  open();

  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** Links to this server as links to where the page came from: `localhost` and `127.0.0.1` are two origins. */
export function ownUrl(url) {
  const parsed = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  if (!parsed) return '';
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
  const ours = loopback.test(parsed.hostname) && loopback.test(location.hostname) && parsed.port === location.port;
  return ours ? parsed.pathname + parsed.search : parsed.href;
}
