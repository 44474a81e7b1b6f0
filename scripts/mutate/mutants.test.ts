import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Equivalent, equivalentsOf, isMutant, staleOf } from './equivalent.ts';
import { drawMutants, type Mutant, mutantsAt, mutantsIn } from './mutants.ts';

const SOURCE = `/** How far they reach (XX-1a). */
export function reach(range: number, most: number): boolean {
  if (range > most) {
    return false;
  }
  return range < 3 && most !== 9;
}

/** What is left (XX-1b). */
export const left = (strength: number, hits: number) =>
  Math.max(0, strength - hits);
`;

const all = mutantsIn('rules/xx/src/play/fire.ts', SOURCE, ['XX-1a', 'XX-1b']);
const told = (mutants: readonly Mutant[]) => mutants.map(({ line, to }) => [line, to]);

test('a mutant tells its line, its declaration, the lines before and after, and the clauses cited there', () => {
  const { start: _, end: __, ...mutant } = all.find(({ becomes }) => becomes === '!==') ?? all.at(-1)!;
  assert.deepEqual(mutant, {
    file: 'rules/xx/src/play/fire.ts',
    line: 11,
    within: 'left',
    becomes: '+',
    from: 'Math.max(0, strength - hits);',
    to: 'Math.max(0, strength + hits);',
    clauses: ['XX-1b'],
  });
});

test('a seed draws the same mutants each time, one a line at most, and another seed others', () => {
  const drawn = drawMutants(all, 4, 1);
  assert.deepEqual(drawMutants(all, 4, 1), drawn);
  assert.equal(new Set(drawn.map(({ line }) => line)).size, 4);
  const others = [2, 3, 4, 5].map((seed) => JSON.stringify(told(drawMutants(all, 4, seed))));
  assert.ok(others.some((each) => each !== JSON.stringify(told(drawn))));
});

test('fewer mutants of a seed are a part of more mutants of that seed', () => {
  const more = told(drawMutants(all, 4, 7)).map(String);
  for (const each of told(drawMutants(all, 2, 7)).map(String)) assert.ok(more.includes(each), each);
});

test('a line added to a source leaves the mutants of the other lines as they were drawn', () => {
  const longer = SOURCE.replace('export function', '// A line more.\nexport function');
  const changed = mutantsIn('rules/xx/src/play/fire.ts', longer, ['XX-1a', 'XX-1b']);
  const changes = (mutants: readonly Mutant[]) => mutants.map(({ to }) => to);
  for (const seed of [1, 2, 3])
    assert.deepEqual(changes(drawMutants(changed, 3, seed)), changes(drawMutants(all, 3, seed)));
});

test('asking for more mutants than there are lines draws each line once', () => {
  assert.deepEqual(
    drawMutants(all, 100, 1).map(({ line }) => line),
    [3, 4, 6, 11],
  );
});

test('chosen lines are tried with the mutants that the seed draws there', () => {
  const [first, last] = ['rules/xx/src/play/fire.ts:3', 'rules/xx/src/play/fire.ts:11'];
  for (const seed of [1, 2, 3]) {
    const whole = drawMutants(all, 4, seed).filter(({ line }) => line === 3 || line === 11);
    assert.deepEqual(mutantsAt(all, [last, first], seed), whole);
  }
  const blank = 'rules/xx/src/play/fire.ts:8';
  assert.throws(() => mutantsAt(all, [first, blank], 1), { message: `${blank} has no mutant.` });
});

test('an equivalent mutant is found by its lines, even if they moved; if its line changed it is stale', () => {
  const entry: Equivalent = {
    file: 'rules/xx/src/play/fire.ts',
    within: 'left',
    from: 'Math.max(0, strength - hits);',
    to: 'Math.max(0, strength + hits);',
    reason: 'for this test',
  };
  const moved = mutantsIn(entry.file, `\n\n${SOURCE}`, []);
  assert.equal(moved.filter((mutant) => isMutant(entry, mutant)).length, 1);
  assert.deepEqual(staleOf([entry], moved), []);
  const changed = mutantsIn(entry.file, SOURCE.replace('strength - hits', 'strength - 2 * hits'), []);
  assert.deepEqual(staleOf([entry], changed), [entry]);
});

test('every equivalent mutant listed has its reason, and a system without a list has none', () => {
  for (const system of ['american-legions', 'morschauser'])
    for (const { reason } of equivalentsOf(system)) assert.ok(reason.length > 10, reason);
  assert.deepEqual(equivalentsOf('no-such-system'), []);
});
