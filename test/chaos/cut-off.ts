import { Socket } from 'node:net';
import './ahead.ts';

/**
 * Imported before a bot. Each SIGUSR2 cuts or restores its way to Discord: a cut ends connections, and new ones hang. With `CHAOS_CUT` it
 * is cut from the beginning.
 */
const port = Number(new URL(process.env.DISCORD_API_URL!).port);
const connected = new Set<Socket>();
/** Held sockets, since nothing else refers to them without a connection, and their callers would wait for ever. */
const hanging = new Set<Socket>();
let isCut = process.env.CHAOS_CUT === 'yes';

const connect = Socket.prototype.connect as (...how: unknown[]) => Socket;
Socket.prototype.connect = function (this: Socket, ...how: unknown[]) {
  const [where] = how.flat() as [{ port?: unknown }];
  if (Number(where?.port) !== port) return connect.apply(this, how);
  if (isCut) {
    hanging.add(this);
    (this as { connecting: boolean }).connecting = true;
    return this;
  }
  connected.add(this);
  this.once('close', () => connected.delete(this));
  return connect.apply(this, how);
};

process.on('SIGUSR2', () => {
  isCut = !isCut;
  // With an error, as a system closes them: fetch notices nothing else.
  for (const socket of isCut ? connected : hanging) socket.destroy(new Error('the way to Discord was cut'));
  hanging.clear();
});
