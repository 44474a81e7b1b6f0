import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { isOfficer } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { doOverlap } from '../../common/box.ts';
import { HEX_RADIUS, HEX_STEP, plateOf } from '../plate/plate.ts';
import { areCrossed, type Bar, separateBars } from './barPlaces.ts';
import { boxOfBar, layOutBars } from './bars.ts';
import { boxOfNameLabel, type NameLabel } from './nameLabel.ts';
import { doesCross } from './nameLabelPlaces.ts';

/** A battle as it opens, far out, with a hex of this radius on the screen. */
function opened(system: string, battle: string, radius: number) {
  const rules: AnyRulebook = needRulebook(system);
  const game = Game.create(rules, { battle, dice: { kind: 'seeded', seed: 'bars' } });
  const { pieces, bodies } = rules.present.shows.scene({
    field: game.field,
    state: game.position.state,
    known: [],
  });
  const ground = rules.present.shows.ground(game.field);
  assert.ok(ground.kind === 'hexes');
  const { layout, q, r } = ground.map;
  const { centres } = plateOf({ layout, q, r });
  const k = radius / HEX_RADIUS;
  return { pieces, bodies, centres, k, far: layOutBars(pieces, bodies, centres, k) };
}

/** A recorded battle after this share of it. */
function recorded(system: string, battle: string, share: number) {
  const rules: AnyRulebook = needRulebook(system);
  const file = join(import.meta.dirname, `../../../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const entries = record.entries.slice(0, Math.max(2, Math.round(record.entries.length * share)));
  const game = Game.fromRecord(rules, { ...record, entries });
  const ground = rules.present.shows.ground(game.field);
  assert.ok(ground.kind === 'hexes');
  const { centres } = plateOf(ground.map);
  return {
    ...rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] }),
    centres,
  };
}

const FOUGHT = [
  ['american-legions', 'cowpens'],
  ['american-legions', 'hobkirk'],
  ['flintlock', 'camden'],
  ['flintlock', 'guilford'],
] as const;

test('every body of troops on the map is shown as a line as long as the hexes it holds', () => {
  for (const [system, battle] of FOUGHT) {
    const { pieces, far } = opened(system, battle, 24);
    const shown = new Set(far.bars.flatMap((bar) => bar.pieces.map(({ id }) => id)));
    for (const { id, kind, place } of pieces)
      if (place !== null && kind !== 'leader' && kind !== 'commander') assert.ok(shown.has(id), id);
    for (const bar of far.bars) {
      const hexes = new Set(bar.pieces.map(({ place }) => (place && 'hex' in place ? place.hex : -1)));
      const wide = hexes.size * HEX_STEP * (24 / HEX_RADIUS);
      assert.ok(Math.abs(bar.width - wide) <= 8 || bar.width === 30, `${bar.id} ${bar.width} ${wide}`);
    }
  }
});

test('no name covers a bar or another name, at any scale at which names are shown', () => {
  for (const [system, battle] of FOUGHT)
    for (const radius of [7, 10, 14, 18, 24, 30, 37]) {
      const { far, k } = opened(system, battle, radius);
      const bars = far.bars.map((bar) => boxOfBar(bar, k));
      const nameLabels = far.nameLabels.map((nameLabel) => boxOfNameLabel(nameLabel, k));
      nameLabels.forEach((nameLabel, i) => {
        const others = [...bars, ...nameLabels.slice(0, i)];
        assert.ok(
          !others.some((box) => doOverlap(box, nameLabel)),
          `${battle} at ${radius}: ${far.nameLabels[i]?.name}`,
        );
      });
    }
});

test('at thirty pixels per hex every body of troops has its name', () => {
  for (const [system, battle] of FOUGHT) {
    const { far } = opened(system, battle, 30);
    const mains = far.bars.filter(({ tied }: Bar) => tied === null);
    assert.equal(far.nameLabels.length, mains.length, battle);
  }
});

test('a company that stands apart from its regiment is a bar of its own, tied to the longest', () => {
  const { bodies, pieces } = opened('american-legions', 'cowpens', 24);
  const [body] = bodies;
  const own = pieces.filter(({ group, kind }) => group === body!.id && kind === 'foot').slice(0, 3);
  const centres = [0, 1, 2, 6].map((n) => [n * HEX_STEP, 0] as const);
  const at = [0, 1, 3].map((hex, i) => ({ ...own[i]!, place: { hex }, facing: 0 }));
  const { bars } = layOutBars(at, bodies, centres, 0.5);
  assert.deepEqual(
    bars.map((bar) => [bar.pieces.length, bar.tied !== null]),
    [
      [2, false],
      [1, true],
    ],
  );
});

test('a company that would lie on another regiment’s bar stands beside it; without space it is a dot', () => {
  const { bodies, pieces } = opened('american-legions', 'cowpens', 24);
  const bodyOf = (body: string) => pieces.filter(({ group, kind }) => group === body && kind === 'foot');
  const [first, second] = bodies.filter(({ id }) => bodyOf(id).length >= 3);
  const [one, other] = [bodyOf(first!.id), bodyOf(second!.id)];
  const centres = [0, 1, 2, 30].map((n) => [n * HEX_STEP, 0] as const);
  const standing = [...one.slice(0, 2), other[0]!, one[2]!];
  const at = standing.map((piece, i) => ({ ...piece, place: { hex: [0, 1, 3, 3][i]! }, facing: 0 }));
  const { bars } = layOutBars(at, bodies, centres, 0.2);
  assert.deepEqual(
    bars.map(({ off }) => off[1] !== 0),
    [false, false, true],
  );
  const one2 = bars.find(({ tied }) => tied !== null)!;
  const wall = [-26, -13, 0, 13, 26].map((down, i) => ({
    ...one2,
    id: `wall:${i}`,
    tied: null,
    at: [one2.at[0], one2.at[1] + down / 0.2] as const,
    width: 200,
  }));
  const { dots } = separateBars([...wall, one2], 0.2);
  assert.deepEqual(
    dots.map(({ at: where }) => where),
    [one2.at],
  );
});

for (const [system, battles] of [
  ['american-legions', ['cowpens', 'waxhaws', 'hobkirk', 'quinby']],
  ['flintlock', ['cowpens', 'camden', 'guilford', 'hobkirk']],
] as const)
  test(`far out no bar lies on another and every body has its name, in all recorded battles of ${system}`, () => {
    for (const battle of battles)
      for (const share of [0.01, 0.6]) {
        const { pieces, bodies, centres } = recorded(system, battle, share);
        for (const radius of [9, 14, 24]) {
          const k = radius / HEX_RADIUS;
          const { bars, nameLabels, dots } = layOutBars(pieces, bodies, centres, k);
          const about = `${battle} after ${share}, a hex of ${radius}`;
          bars.forEach((bar, i) => {
            const other = bars.slice(i + 1).find((each) => areCrossed(bar, each, k));
            assert.equal(other, undefined, `${about}: ${bar.id} on ${other?.id}`);
          });
          const mains = bars.filter(({ tied }) => tied === null).map(({ id }) => id);
          assert.deepEqual(
            mains.filter((id) => !nameLabels.some((nameLabel) => nameLabel.id === id)),
            [],
            about,
          );
          const drawn = bars.reduce((sum, bar) => sum + bar.pieces.length, 0);
          const standing = pieces.filter((piece) => piece.place !== null && !isOfficer(piece)).length;
          assert.ok(
            drawn + 6 * dots.length >= standing && drawn <= standing,
            `${about}: ${drawn} of ${standing}`,
          );
        }
      }
  });

test('a name of troops out of sight is not drawn half inside the window', () => {
  const { pieces, bodies, centres, k, far } = opened('american-legions', 'cowpens', 16);
  const bottom = (nameLabel: NameLabel) => {
    const { y, height } = boxOfBar(far.bars.find(({ id }) => id === nameLabel.id)!, k);
    return y + height;
  };
  const below = far.nameLabels.find((nameLabel) => boxOfNameLabel(nameLabel, k).y >= bottom(nameLabel))!;
  const { x, width } = boxOfNameLabel(below, k);
  // A window that has half of the name in it, and nothing of the bar.
  const window = { x: x + width / 2, y: bottom(below), width: 900, height: 500 };
  const { nameLabels } = layOutBars(pieces, bodies, centres, k, { window, over: [] });
  assert.ok(!nameLabels.some(({ id }) => id === below.id));
});

test('where hexes are tiny a Command whose men stand together is one block with its name', () => {
  const { far, bodies } = opened('flintlock', 'guilford', 8);
  assert.ok(far.bars.length < 1.6 * bodies.length, `${far.bars.length} blocks of ${bodies.length} bodies`);
  assert.ok(
    far.nameLabels.length > 0.7 * bodies.length,
    `${far.nameLabels.length} names of ${bodies.length}`,
  );
});

test('no name of troops in sight is cut by the edge of the window, and none lies under a button', () => {
  const { pieces, bodies, centres, k } = opened('american-legions', 'cowpens', 16);
  const all = layOutBars(pieces, bodies, centres, k).bars.map((bar) => boxOfBar(bar, k));
  const window = {
    x: Math.min(...all.map(({ x }) => x)) - 4,
    y: Math.min(...all.map(({ y }) => y)) - 4,
    width: Math.max(...all.map(({ x, width }) => x + width)) - Math.min(...all.map(({ x }) => x)) + 8,
    height: Math.max(...all.map(({ y, height }) => y + height)) - Math.min(...all.map(({ y }) => y)) + 8,
  };
  const button = { x: window.x, y: window.y + window.height - 30, width: 40, height: 30 };
  const far = layOutBars(pieces, bodies, centres, k, { window, over: [button] });
  assert.ok(far.nameLabels.length > 4, `${far.nameLabels.length} names`);
  for (const nameLabel of far.nameLabels) {
    const box = boxOfNameLabel(nameLabel, k);
    const out = Math.max(
      window.x - box.x,
      window.y - box.y,
      box.x + box.width - window.x - window.width,
      box.y + box.height - window.y - window.height,
    );
    assert.ok(out < 0.01, `${nameLabel.name} by ${out}`);
    // The bead at its corner is inside the window too.
    assert.ok(box.x + box.width + 6 < window.x + window.width + 0.01, `the bead of ${nameLabel.name}`);
    assert.ok(!doOverlap(box, button), nameLabel.name);
  }
});

for (const [radius, width, height] of [
  [3.6, 360, 329],
  [4.1, 390, 389],
] as const)
  test(`in a dense fight on a phone ${width} wide one line to a name at most is far, and few cross a name`, () => {
    const { pieces, bodies, centres } = recorded('flintlock', 'guilford', 0.01);
    const k = radius / HEX_RADIUS;
    const middle = ([low, high]: readonly [number, number]) => (k * (low + high)) / 2;
    const across = (i: 0 | 1) => centres.map((spot) => spot[i]);
    const [x, y] = ([0, 1] as const).map((i) => middle([Math.min(...across(i)), Math.max(...across(i))]));
    const window = { x: x! - width / 2, y: y! - height / 2, width, height };
    const { nameLabels } = layOutBars(pieces, bodies, centres, k, { window, over: [] });
    const lines = nameLabels
      .filter(({ tied }) => tied)
      .map(({ id, at, off: [right, down] }) => ({
        id,
        line: [
          [at[0] * k, at[1] * k],
          [at[0] * k + right, at[1] * k + down],
        ] as const,
        far: Math.hypot(right, down),
      }));
    const over = lines.flatMap(({ id, line }) =>
      nameLabels.filter((nameLabel) => nameLabel.id !== id && doesCross(line, boxOfNameLabel(nameLabel, k))),
    );
    assert.ok(lines.length > 0);
    const lengths = lines.map(({ far }) => far).toSorted((a, b) => b - a);
    const [longest = 0, second = 0] = lengths;
    assert.ok(longest < 150 && second < 110, JSON.stringify(lengths));
    assert.ok(over.length <= 3, `${over.length} names crossed by lines`);
  });
