import type { Log } from '../game/store/ports.ts';

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type LogLevel = (typeof LEVELS)[number];

/** A log that passes each line to `heard` before it is written. */
export function heardLog(log: Log, heard: (level: LogLevel, data: object, message: string) => void): Log {
  const at = (level: LogLevel) => (data: object, message: string) => {
    heard(level, data, message);
    log[level](data, message);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
