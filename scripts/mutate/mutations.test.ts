import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutationsOf } from './mutations.ts';

/** Every changed text that one mutation can make from a source. */
function broken(text: string): readonly string[] {
  return mutationsOf('fire.ts', text).map(
    ({ start, end, becomes }) => text.slice(0, start) + becomes + text.slice(end),
  );
}

/** A source, and all results of its breaks. */
const ROWS: readonly (readonly [string, ...string[]])[] = [
  ['const hit = range < reach;', 'const hit = range <= reach;', 'const hit = range >= reach;'],
  ['const hit = range >= reach;', 'const hit = range > reach;', 'const hit = range < reach;'],
  ['const own = side === active;', 'const own = side !== active;'],
  ['const left = strength - hits;', 'const left = strength + hits;'],
  ['const both = a && b;', 'const both = a || b;'],
  ['const out = !seen;', 'const out = seen;'],
  ['const out = true;', 'const out = false;'],
  ['const dice = 2;', 'const dice = 3;', 'const dice = 1;'],
  ['const step = 0.05;', 'const step = 1.05;', 'const step = -0.95;'],
  ['const none = 0;', 'const none = 1;'],
  ['lost += hits;', ';', 'lost -= hits;'],
  ['tell(game);', ';'],
  ['const all = shots.every(fits);', 'const all = shots.some(fits);'],
  ['const near = Math.min(a, b);', 'const near = Math.max(a, b);'],
  ['const own = all.filter((each) => mine(each)).map(name);', 'const own = all.map(name);'],
  ['const list = [...first, last];', 'const list = [...[], last];'],
  ['const company = { ...before, at };', 'const company = { ...{}, at };'],
  [
    "const from = flank ? 'rear' : 'front';",
    "const from = true ? 'rear' : 'front';",
    "const from = false ? 'rear' : 'front';",
    "const from = !(flank) ? 'rear' : 'front';",
  ],
];

for (const [source, ...expected] of ROWS)
  test(`breaks of: ${source}`, () => assert.deepEqual(broken(source), expected));

test('a condition becomes true, false or its opposite; early returns of procedures are left out', () => {
  assert.deepEqual(broken('function fire() { if (spent) return; }'), [
    'function fire() { if (true) return; }',
    'function fire() { if (false) return; }',
    'function fire() { if (!(spent)) return; }',
    'function fire() { if (spent) ; }',
  ]);
  assert.deepEqual(broken('for (const each of all) { while (more()) continue; }'), [
    'for (const each of all) { while (false) continue; }',
    'for (const each of all) { while (more()) ; }',
  ]);
});

test('types, sentences, errors, random choices and loop counters are not mutated', () => {
  const left = [
    'type Side = 0 | 1;',
    'const side = other as 0 | 1;',
    // oxlint-disable-next-line no-template-curly-in-string
    'const words = `${n - 1} more`;',
    "const words = n === 1 ? 'one company' : 'some companies';",
    "throw new Error('more than ' + (n + 1));",
    "if (!row) throw new Error('no row');",
    'const first = shots.find(({ id }) => id);',
    "const words = 'company ' + name;",
    'const ahead = choose(2) === 0 ? heading : back;',
    "import { fire } from './fire.ts';",
    '/** Fires 2 or more. */',
  ];
  for (const source of left) assert.deepEqual(broken(source), [], source);
  assert.ok(!broken('for (let i = a; i < n; i++);').some((each) => each.includes('--')));
});

test('every mutation still parses, and there is none twice', () => {
  const source = `function* shots(all: Shot[]): Play {
    for (const each of all.filter((shot) => shot.range <= 5 && !shot.spent)) {
      if (each.at?.some((hex) => hex % 2 === 0) ?? true) yield* put(each.dice * 2 > 3 ? [...each.a] : null);
      else return;
    }
  }`;
  const made = broken(source);
  for (const each of made) assert.doesNotThrow(() => mutationsOf('shots.ts', each), each);
  assert.equal(new Set(made).size, made.length);
  assert.ok(!made.includes(source));
});
