import { AsyncLocalStorage } from 'node:async_hooks';
import { EXIT } from './failure.ts';

/** The output of a command, and its exit code. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Exit code: done, unless the command says otherwise. */
  code: number;
}

const terminals = new AsyncLocalStorage<Terminal>();

/** The terminal of this process. */
export function ownTerminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    code: EXIT.done,
  };
}

/** Control characters except tab and line feed, and the signs that turn a line round. */
const UNSAFE = /[^\P{Cc}\t\n]|[\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text that a terminal only shows: signs that would command it, such as escape sequences out of a file, as `\u001b`. JSON
 * stays the same JSON.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Runs a command at a terminal. */
export function runAtTerminal<T>(terminal: Terminal, command: () => Promise<T>): Promise<T> {
  return terminals.run(terminal, command);
}

/** The terminal of the command that is running. */
export function terminal(): Terminal {
  const here = terminals.getStore();
  if (here) return here;
  throw new Error('No command is running, so there is no terminal to write to.');
}
