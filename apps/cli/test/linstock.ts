/** The command as a program runs it: a process of its own, from another folder, with no terminal. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

const bin = join(import.meta.dirname, '..', 'bin', 'linstock.mjs');

/** What a run came to. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `linstock` with these arguments. */
export function linstock(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  return { status, stdout, stderr };
}

/** Runs it and reads the one JSON value it prints. */
export function linstockJson(...args: readonly string[]): {
  readonly status: number | null;
  readonly json: unknown;
} {
  const { status, stdout } = linstock(...args, '--json');
  return { status, json: JSON.parse(stdout) };
}

/** A folder for files of one test file, gone afterwards; returns how to put a file there. */
export function useFiles(): (name: string, content: unknown) => string {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-cli-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
}
