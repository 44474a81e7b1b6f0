import assert from 'node:assert/strict';
import { test } from 'node:test';
import { glazeOf, measureContrast, measureDifference, mixColours, type Vision } from './colour.ts';
import {
  colourOfCoat,
  colourOfFacings,
  INKS,
  OVERLAY_LINES,
  SIDE_COLOURS,
  TERRAIN_TINTS,
} from './palette.ts';

const VISIONS: readonly Vision[] = ['normal', 'protan', 'deutan', 'tritan'];

function nearest(colours: Record<string, string>, vision: Vision): { pair: string; apart: number } {
  const names = Object.keys(colours);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
  return pairs
    .map(([a, b]) => ({
      pair: `${a} and ${b}`,
      apart: measureDifference(colours[a] ?? '', colours[b] ?? '', vision),
    }))
    .reduce((least, next) => (next.apart < least.apart ? next : least));
}

for (const vision of VISIONS) {
  test(`terrain tints stay apart in ${vision} vision`, () => {
    const tinted = nearest({ ...TERRAIN_TINTS.tinted }, vision);
    assert.ok(tinted.apart >= 12, `${tinted.pair} differ by ${tinted.apart.toFixed(1)}, less than 12`);
    const high = nearest({ ...TERRAIN_TINTS.high }, vision);
    assert.ok(high.apart >= 14.5, `${high.pair} differ by ${high.apart.toFixed(1)}, less than 14.5`);
  });

  test(`the two sides look different in ${vision} vision`, () => {
    assert.ok(measureDifference(...SIDE_COLOURS, vision) >= 40);
  });
}

test('ink and overlay lines are readable on every ground and on vellum', () => {
  for (const [name, tint] of [
    ...Object.entries(TERRAIN_TINTS.tinted),
    ...Object.entries(TERRAIN_TINTS.plain),
    ...Object.entries(TERRAIN_TINTS.high),
  ]) {
    assert.ok(
      measureContrast(INKS.ink, tint) >= 4.5,
      `ink on ${name}: ${measureContrast(INKS.ink, tint).toFixed(2)}`,
    );
  }
  for (const [name, line] of Object.entries(OVERLAY_LINES)) {
    assert.ok(measureContrast(line, INKS.vellum) >= 7, `${name} line on its vellum casing`);
  }
  for (const side of SIDE_COLOURS) assert.ok(measureContrast(side, INKS.vellum) >= 4.5);
});

test('contrast and difference agree with the published definitions', () => {
  assert.equal(measureContrast('#000000', '#ffffff').toFixed(0), '21');
  assert.equal(measureDifference('#ffffff', '#000000').toFixed(0), '100');
  assert.equal(measureDifference('#123456', '#123456'), 0);
});

test('a glaze multiplied with its ground has the wanted tint', () => {
  assert.equal(glazeOf('#fcf2c6', '#fcf2c6'), '#ffffff');
  assert.equal(glazeOf('#000000', '#fcf2c6'), '#000000');
  assert.equal(mixColours('#000000', '#ffffff', 0.5), '#808080');
  assert.throws(() => mixColours('red', '#ffffff', 0.5), /"red"/);
});

test('uniform colours are found by the names that battles use, in any spelling', () => {
  assert.equal(colourOfCoat('Hunting-shirt'), colourOfCoat('hunting shirt'));
  assert.notEqual(colourOfFacings('deep green'), colourOfFacings('green'));
  assert.equal(colourOfCoat('tartan'), colourOfCoat('grey'));
  assert.equal(colourOfCoat('#3F6B54'), '#3F6B54');
});
