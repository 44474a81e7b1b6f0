import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import { isOfficer, Name, type Piece } from '@linstock/scene';
import { rulebooks } from '@linstock/systems/all';
import { armyOf, backOf, beginPrintedBattle, drawBack } from './battle.ts';
import { haveStrength, rosterOf, statesOf } from './roster.ts';
import { blocksOf, placeSketchNames, sourceOf, standsOf } from './sketch.ts';

const first = rulebooks.map((rules) => beginPrintedBattle(rules, rules.battles[0] ?? ''));

for (const printed of first) {
  const { rules, battle, scene } = printed;

  test(`${rules.id}, ${battle}: every piece has a line in its side's roster, and a counter, once`, () => {
    for (const side of [0, 1] as const) {
      const own = scene.pieces.filter((piece) => piece.side === side).map(({ id }) => id);
      const lines = rosterOf(scene.bodies, scene.pieces, side).flatMap((body) => body.lines);
      const listed = lines.map(({ id }) => id);
      assert.equal(new Set(listed).size, listed.length);
      // The general of an army may belong to no body; he has a counter all the same.
      const missing = scene.pieces.filter(({ id }) => own.includes(id) && !listed.includes(id));
      assert.ok(missing.every(isOfficer), missing.map(({ name }) => name).join(', '));
      assert.deepEqual(
        armyOf(scene, side)
          .map(({ id }) => id)
          .toSorted(),
        own.toSorted(),
      );
    }
  });

  test(`${rules.id}, ${battle}: the place of each body is listed, and no two names overlap`, () => {
    for (const body of scene.bodies) {
      const told = standsOf(printed, body).join('; ');
      for (const { short } of scene.pieces.filter(({ group }) => group === body.id))
        assert.ok(told.includes(short), `${body.name}: ${short}`);
    }
    const blocks = blocksOf(printed, sourceOf(printed));
    const letters = 40;
    const names = placeSketchNames(blocks, scene.bodies, letters);
    assert.ok(names.length > 0);
    const near = names.flatMap((a, i) =>
      names
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.at[0] - b.at[0]) < 0.29 * letters * (a.name.length + b.name.length) &&
            Math.abs(a.at[1] - b.at[1]) < letters,
        ),
    );
    assert.deepEqual(near, []);
  });
}

const company = (id: string, morale: string, full: number): Piece => ({
  id,
  side: 0,
  kind: 'foot',
  name: id,
  called: new Name(id),
  short: id,
  group: 'foot',
  place: null,
  off: null,
  facing: 900,
  marks: [{ kind: 'moved', letter: 'M', label: 'moved', clause: null, passing: true }],
  strength: { left: full, full },
  figures: [
    { label: 'Strength', value: String(full), clause: null },
    { label: 'Morale', value: morale, clause: null },
    { label: 'Movement', value: '4', clause: null },
  ],
  coat: 'red',
  facings: 'white',
  story: '',
});

test('facts that all troops of a body share are printed once, and strength is boxes', () => {
  const body = {
    id: 'foot',
    side: 0,
    name: 'Foot',
    called: new Name('Foot', { article: true }),
    leader: '',
    order: null,
    state: '',
    facts: [],
    pieces: [],
  } as const;
  const [roster] = rosterOf([body], [company('a', '6', 3), company('b', '7', 1)], 0);
  assert.deepEqual(
    roster?.shared.map(({ label, value }) => `${label} ${value}`),
    ['Movement 4'],
  );
  assert.deepEqual(
    roster?.lines.map(({ boxes, facts }) => [boxes, ...facts.map(({ value }) => value)]),
    [
      [3, '6'],
      [1, '7'],
    ],
  );
  assert.ok(roster && haveStrength([roster]));
});

test('a counter faces up the sheet; its back shows the other state, without figures that no longer hold', () => {
  const marks = { disordered: 'The line is broken.', moved: 'It has moved.' };
  const guide = partial<NonNullable<Parameters<typeof statesOf>[0]>>({ signs: { marks } });
  assert.equal(backOf({ guide }), 'disordered');
  assert.deepEqual(statesOf(guide), [{ kind: 'disordered', letter: 'D' }]);
  const back = drawBack(company('a', '6', 1), 'disordered');
  assert.equal(back.facing, 0);
  assert.deepEqual([back.marks.map(({ kind }) => kind), back.figures], [['disordered'], []]);
});
