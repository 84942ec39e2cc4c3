import { type ChildProcess, spawn } from 'node:child_process';
import type { z } from 'zod';
import { AnswerSchema, parsed, written } from './messages.ts';

/** Characters. No answer comes near this; a longer line is no answer. */
const LONGEST_LINE = 1 << 20;

/** Milliseconds that a program may take to end after it is told to. */
const TO_END = 2000;

/** A program's answer, raw and parsed. */
interface Heard {
  readonly line: string;
  readonly answer: object;
}

interface PendingReply {
  readonly t: string;
  settle(heard: Heard | null): void;
}

/**
 * A child process that answers line by line. It never throws: each problem is a fault, after which the process is stopped and nothing is
 * answered any more.
 */
export class Program {
  /** Why the program can no longer be asked; null while it can. */
  fault: string | null = null;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private isClosing = false;
  private text = '';
  private waiting: PendingReply | null = null;

  /** `command`: the program and its arguments, separated by blanks; there is no shell. `stderr`: where its errors go. */
  constructor(command: string, stderr: 'inherit' | 'ignore') {
    const [file = '', ...args] = command.trim().split(/\s+/);
    // The program gets its own process group, so that its children are stopped too: it may be a script that runs the player.
    this.child = spawn(file === '' ? 'nothing' : file, args, { stdio: ['pipe', 'pipe', stderr], detached: true });
    this.ended = new Promise((resolve) => {
      const end = (why: string) => {
        if (!this.isClosing) this.fail(why);
        resolve();
      };
      this.child.on('error', ({ message }) => end(`cannot be started (${message})`));
      this.child.on('close', (code, signal) => end(signal ? `was ended by ${signal}` : `has ended with code ${code}`));
    });
    // The program may end while we write to it; the `ended` promise reports that.
    this.child.stdin!.on('error', () => {});
    this.child.stdout!.setEncoding('utf8').on('data', (more: string) => this.read(more));
  }

  send(message: object): void {
    if (this.fault === null) this.child.stdin!.write(`${written(message)}\n`);
  }

  /** The answer to a message; null after a fault. A missing answer is a fault after `ms` by the wall clock. */
  async ask<T extends { t: string }>(message: object, schema: z.ZodType<T>, t: T['t'], ms: number): Promise<T | null> {
    if (this.fault !== null) return null;
    const heard = await new Promise<Heard | null>((resolve) => {
      const late = setTimeout(() => this.fail(`has not answered within ${ms} ms`), ms);
      this.waiting = {
        t,
        settle(found) {
          clearTimeout(late);
          resolve(found);
        },
      };
      this.send(message);
    });
    if (heard === null) return null;
    const read = schema.safeParse(heard.answer);
    if (!read.success) this.failBy(heard.line);
    return read.data ?? null;
  }

  /** Records the fault; the program can no longer be asked. */
  fail(why: string): void {
    if (this.fault !== null) return;
    this.fault = why;
    this.kill();
    this.settle(null);
  }

  /** Tells the program to end, and kills it if it does not. */
  async close(): Promise<void> {
    this.send({ t: 'quit' });
    this.isClosing = true;
    this.child.stdin!.end();
    const kill = setTimeout(() => this.kill(), TO_END);
    await this.ended;
    clearTimeout(kill);
  }

  /** Stops the program with all that it has started. */
  private kill(): void {
    const { child } = this;
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is gone, or the system knows no groups.
      child.kill('SIGKILL');
    }
    // A process that left the group may hold the pipes; it is not waited for.
    child.stdin!.destroy();
    child.stdout!.destroy();
  }

  private failBy(line: string): void {
    this.fail(`has answered nonsense: ${line.slice(0, 200)}`);
  }

  private settle(heard: Heard | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.settle(heard);
  }

  private read(more: string): void {
    const lines = (this.text + more).split('\n');
    this.text = lines.pop()!;
    for (const line of lines) if (this.fault === null && line.trim() !== '') this.hear(line);
    if (this.text.length > LONGEST_LINE) this.fail('has said a line that does not end');
  }

  private hear(line: string): void {
    const said = AnswerSchema.safeParse(parsed(line));
    if (!said.success) this.failBy(line);
    else if (this.waiting?.t === said.data.t) this.settle({ line, answer: said.data });
  }
}
