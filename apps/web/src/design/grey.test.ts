/** On a page printed in grey, everything with a colour of its own also has another sign. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { measureLightness } from './colour.ts';
import { OVERLAY_LINES, SIDE_COLOURS } from './palette.ts';

const board = join(import.meta.dirname, '..', 'board');
const sheetOf = (...path: string[]) =>
  readFileSync(join(board, ...path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** The rules of a style sheet for a selector, without colours. */
function shapeOf(sheet: string, selector: string): string {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').some((each) => each.trim() === selector))
    .flatMap(([, , rules]) => (rules ?? '').split(';').map((rule) => rule.trim()))
    .filter((rule) => rule !== '' && !/^(stroke|fill|color): (#|var\(--(?!hatch))/.test(rule))
    .sort()
    .join('; ');
}

/** Shades of grey as near as this look the same on paper. */
const NEAR = 12;

describe('in grey', () => {
  test('an area on the map is recognised by its line, its hatching and its sign', () => {
    const overlays = sheetOf('overlay', 'overlay.css');
    const drawn = ['go', 'cost', 'target', 'later', 'seen', 'due', 'chosen', 'command'].map((meaning) => {
      const parts = ['casing', 'line', 'hatch'].map((part) => shapeOf(overlays, `.area.${meaning} .${part}`));
      return { meaning, looks: parts.join(' | ') };
    });
    const same = drawn.flatMap((one, i) =>
      drawn
        .slice(i + 1)
        .flatMap((other) => (one.looks === other.looks ? [`${one.meaning}, ${other.meaning}`] : [])),
    );
    assert.deepEqual(same, []);
    const lines = Object.values(OVERLAY_LINES).map(measureLightness);
    assert.ok(Math.max(...lines) < 40, 'all are dark, so that one casing sets them off from any ground');
  });

  test('the sides, whose colours are alike in grey, differ on counters, ways, names and in the log', () => {
    const [first, second] = SIDE_COLOURS.map(measureLightness) as [number, number];
    assert.ok(Math.abs(first - second) < NEAR, 'else there would be nothing to prove');
    assert.match(sheetOf('overlay', 'overlay.css'), /\.twill \{\s*fill: url\(#twill\)/);
    for (const [path, selector] of [
      [['overlay', 'trails.css'], '.trail.side-1 .trail-twill'],
      [['table', 'stands.css'], '.unit-name.side-1'],
      [['..', 'screen', 'log', 'log.css'], '.log-line.side-1'],
    ] as const)
      assert.notEqual(shapeOf(sheetOf(...path), selector), '', selector);
  });
});
