import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './game/store/ports.ts';

/** The work that is being done, by ids: server, channel, command or kind of button, table. No person's id or name. */
export type LogContext = Readonly<Record<string, string | null>>;

const scenes = new AsyncLocalStorage<LogContext>();

/** Each line that is logged while `work` runs holds this scene and the scene around it (`logInScene`). */
export const inScene = <T>(scene: LogContext, work: () => T): T => scenes.run({ ...scenes.getStore(), ...scene }, work);

/** A line's own data goes before the scene. */
export function logInScene(log: Log): Log {
  const at = (level: keyof Log) => (data: object, message: string) =>
    log[level]({ ...scenes.getStore(), ...data }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
