/** The command, run in this process: its output and its exit code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { run } from '../src/run.ts';

/** The result of a run. */
export interface RunResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `linstock` with these arguments. */
export async function linstock(...args: readonly string[]): Promise<RunResult> {
  const said = { stdout: '', stderr: '' };
  const status = await run(args, {
    out: (text) => void (said.stdout += text),
    err: (text) => void (said.stderr += text),
    code: 0,
  });
  return { status, ...said };
}

/** Runs it and reads the one JSON value it prints. */
export async function linstockJson(...args: readonly string[]): Promise<{ status: number; json: unknown }> {
  const { status, stdout } = await linstock(...args, '--json');
  return { status, json: JSON.parse(stdout) };
}

/** A folder for files of one test file, gone afterwards; returns how to put a file there. */
export function useFiles(): (name: string, content: unknown) => string {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-cli-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
    return path;
  };
}
