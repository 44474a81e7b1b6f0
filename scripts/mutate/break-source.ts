/** Preloaded into a test run (`node --import`): one module is loaded with a break in it. The file itself stays whole. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './mutants.ts';

/** The variable of the environment that tells the break, as JSON. */
export const BREAK = 'LINSTOCK_BREAK';

/** A break as the test run is told it. */
export type Break = Pick<Mutant, 'file' | 'start' | 'end' | 'becomes'>;

const told = process.env[BREAK];
if (told !== undefined) {
  const { file, start, end, becomes } = JSON.parse(told) as Break;
  const path = resolve(file);
  const broken = pathToFileURL(path).href;
  registerHooks({
    load(url, context, next) {
      if (url !== broken) return next(url, context);
      const text = readFileSync(path, 'utf8');
      const source = text.slice(0, start) + becomes + text.slice(end);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
