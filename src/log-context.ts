import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './game/store/ports.ts';

/** What is being seen to, by ids: in which server and channel, which command or kind of button, at which table. Nobody's id or name. */
export type LogContext = Readonly<Record<string, string | null>>;

const scenes = new AsyncLocalStorage<LogContext>();

/** Whatever is logged while it runs, however deep, tells of the scene (`logInScene`), and of the one around it. */
export const inScene = <T>(scene: LogContext, work: () => T): T => scenes.run({ ...scenes.getStore(), ...scene }, work);

/** What a line says itself goes first. */
export function logInScene(log: Log): Log {
  const at = (level: keyof Log) => (data: object, message: string) =>
    log[level]({ ...scenes.getStore(), ...data }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
