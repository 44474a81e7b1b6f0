import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { measureContrast } from './colour.ts';

const CSS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of the tokens of a style sheet under a selector. */
function coloursUnder(selector: string): Record<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  assert.ok(start >= 0, `${selector} stands in tokens.css`);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

const light = coloursUnder(':root');
const dark = { ...light, ...coloursUnder('[data-theme="dark"]') };
const high = coloursUnder('[data-palette="high"]');

/** The page with its styles, by theme and palette. */
const DRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light,
  dark,
  'light, high distinction': { ...light, ...high },
  'dark, high distinction': {
    ...dark,
    ...high,
    ...coloursUnder('[data-theme="dark"][data-palette="high"]'),
  },
};

const PANELS = ['vellum', 'paper', 'paper-deep'];
/** The grounds of rows. */
const ROWS = ['asked', 'mine'];

/** The text written in each colour, and its grounds. */
const WRITTEN: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...PANELS, ...ROWS, 'track']],
  ['bistre', [...PANELS, ...ROWS]],
  ['sepia', ['vellum', 'paper']],
  ['link', [...PANELS, ...ROWS]],
  ['here', ['vellum', 'paper', 'asked']],
  ['on-wait', ['wait']],
  ['carmine', ['vellum', 'paper']],
  ['prussian', ['vellum', 'paper']],
  ['go-ink', ['vellum', 'paper']],
  ['on-carmine', ['carmine']],
  ['on-prussian', ['prussian']],
  ['vellum', ['ink']],
];

/** The lines drawn in each colour, and their grounds: rings of the focus, frames, edges of sides. */
const DRAWN: typeof WRITTEN = [
  ['focus', PANELS],
  ['sepia', PANELS],
  ['carmine', PANELS],
  ['prussian', PANELS],
  ['away', ['vellum', 'paper', 'asked']],
];

describe('every pair of colours in use has enough contrast', () => {
  for (const [dress, colours] of Object.entries(DRESSES))
    for (const [what, pairs, least] of [
      ['text', WRITTEN, 4.5],
      ['marks', DRAWN, 3],
    ] as const)
      test(`${what}, ${dress}`, () => {
        const poor = pairs.flatMap(([top, grounds]) =>
          grounds
            .map((ground) => ({ ground, apart: measureContrast(colours[top] ?? '', colours[ground] ?? '') }))
            .filter(({ apart }) => apart < least)
            .map(({ ground, apart }) => `${top} on ${ground}: ${apart.toFixed(2)}`),
        );
        assert.deepEqual(poor, []);
      });
});
