import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Mutant, mutantsIn } from '../../scripts/mutate/mutants.ts';
import { fateOf, runUnbroken } from '../../scripts/mutate/score.ts';
import { runTests } from '../../scripts/mutate/trial.ts';

/**
 * A toy package: a rule, a test that claims its clause, another that claims none, and one that plays recorded games.
 */
const folder = mkdtempSync(join(tmpdir(), 'linstock-mutate-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const SOURCE = `export const inReach = (range: number) => range <= 3;
export const dice = (companies: number) => companies * 2;
export const morale = (lost: number) => lost + 1;
export const spare = (left: number) => left - 1;
export const count = (n: number) => {
  let seen = 0;
  while (seen < n) seen += 1;
  return seen;
};
`;
const rule = file('rule.ts', SOURCE);
const testing = (name: string, holds: string) =>
  file(
    name,
    `import assert from 'node:assert/strict';
    import { test } from 'node:test';
    import { count, dice, inReach, morale } from './rule.ts';
    ${holds}`,
  );
const claims = testing(
  'claims.test.ts',
  `test('[XX-1a] three hexes off is in reach', () => assert.ok(inReach(3)));
  test('[XX-1b] claims another clause', () => assert.equal(dice(2), 4));
  test('[XX-1a XX-1c] they are counted', () => assert.equal(count(2), 2));`,
);
const plain = testing('plain.test.ts', `test('four dice', () => assert.equal(dice(2), 4));`);
const golden = testing('golden.test.ts', `test('the game of old', () => assert.equal(morale(1), 2));`);

const suite = { claims: new Map([['XX-1a', [claims]]]), plain: [claims, plain], golden: [golden] };

const LIMITS = { claims: 20, suite: 20, golden: 20 };

/** The mutant of the toy's rule that makes this of its line. */
function mutant(to: string): Mutant {
  const found = mutantsIn(rule, SOURCE, []).find((each) => each.to === to);
  assert.ok(found, to);
  return { ...found, clauses: ['XX-1a'] };
}

test('a break that a test claiming the clause notices is killed by the claims', async () => {
  const fate = await fateOf(mutant('export const inReach = (range: number) => range < 3;'), suite, LIMITS);
  assert.deepEqual(
    [fate.killer, fate.stopped, fate.by],
    ['claims', false, '[XX-1a] three hexes off is in reach'],
  );
});

test('a break that only tests of other clauses notice is killed by the suite', async () => {
  const fate = await fateOf(
    mutant('export const dice = (companies: number) => companies / 2;'),
    suite,
    LIMITS,
  );
  assert.deepEqual([fate.killer, fate.by], ['suite', '[XX-1b] claims another clause']);
});

test('a break that only a recorded game notices is killed by golden records', async () => {
  const fate = await fateOf(mutant('export const morale = (lost: number) => lost - 1;'), suite, LIMITS);
  assert.deepEqual([fate.killer, fate.by], ['golden', 'the game of old']);
});

test('an unnoticed break survives, and the source does not change', async () => {
  const fate = await fateOf(mutant('export const spare = (left: number) => left + 1;'), suite, LIMITS);
  assert.deepEqual([fate.killer, fate.stopped], [null, false]);
  assert.equal(readFileSync(rule, 'utf8'), SOURCE);
});

test('a break that makes a loop endless is stopped, and counts as killed', async () => {
  const endless = mutant('while (seen < n) seen -= 1;');
  const fate = await fateOf(endless, suite, { claims: 2, suite: 2, golden: 2 });
  assert.deepEqual([fate.killer, fate.stopped], ['claims', true]);
});

test('mutants may take four times what the tests take on the whole sources, and eight seconds at least', async () => {
  const slow = testing(
    'slow.test.ts',
    // A look at the clock costs more than a short count.
    `test('[XX-1a] thinks until its process has used two and a half seconds of a core', () => {
      while (process.cpuUsage().user < 2.5e6) count(1e6);
    });`,
  );
  const limits = await runUnbroken({ claims: new Map([['XX-1a', [slow]]]), plain: [plain], golden: [] });
  assert.ok(limits.claims >= 10, String(limits.claims));
  assert.equal(limits.golden, 8);
});

test('sources as they are pass, and a run ends at its first failure', async () => {
  assert.equal((await runTests({ files: suite.plain }, null, 20)).end, 'passed');
  const said = testing(
    'two.test.ts',
    `test('first', () => assert.fail()); test('second', () => assert.fail());`,
  );
  const ran = await runTests({ files: [said] }, null, 20);
  assert.deepEqual([ran.end, ran.said], ['failed', 'first']);
});
