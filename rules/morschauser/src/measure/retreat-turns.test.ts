import assert from 'node:assert/strict';
import { spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid } from '../testing/test-table.ts';
import { judgeMoveAfterMelee, retreat, retreatToBase, rout } from './retreat.ts';
import type { PlacedCompany } from './situation.ts';

/**
 * The direction in which routs and retreats turn if the straight one is barred, and the companies that stay
 * (MM-B6y, MM-E3j, MM-E3l).
 */

const inInches = ({ x, y }: { readonly x: number; readonly y: number }) => [x / 1000, y / 1000];

clause(
  'MM-E3j',
  'a rout heads for the nearest of its own edge and the two side edges, never for the far one',
  () => {
    const edge = (x: number, y: number, base: 'N' | 'E' | 'S' | 'W') => {
      const who = company(0, x, y);
      return rout(laid([who]), who, base).stand.facing / 900;
    };
    assert.deepEqual(
      [edge(36, 5, 'W'), edge(36, 43, 'W'), edge(5, 24, 'W'), edge(67, 24, 'W')],
      [2, 0, 3, 2],
    );
    assert.deepEqual(
      [edge(36, 5, 'E'), edge(36, 43, 'E'), edge(67, 24, 'E'), edge(5, 24, 'E')],
      [2, 0, 1, 2],
    );
    assert.deepEqual(
      [edge(36, 20, 'N'), edge(36, 40, 'N'), edge(5, 20, 'N'), edge(67, 20, 'N')],
      [0, 0, 3, 1],
    );
    assert.deepEqual(
      [edge(20, 20, 'S'), edge(24, 24, 'W'), edge(52, 20, 'S')],
      [2, 3, 2],
      'its own where equal',
    );
    assert.equal(edge(36, 40, 'S'), 3, 'of two side edges equally near the west one');
  },
);

clause(
  ['MM-E3j', 'MM-B6y'],
  'a rout barred straight on turns by 15 degrees at a time, to the left first',
  () => {
    const who = company(0, 36, 22);
    const to = (...foes: PlacedCompany[]) => rout(laid([who, ...foes]), who, 'S').stand;
    assert.equal(to(enemy(1, 36, 12)).facing, 1800 - 450, 'left of who goes south is east');
    assert.ok(to(enemy(1, 37, 12)).x < 36_000, 'the other way where that is open sooner');
  },
);

clause('MM-E3j', 'where every turn is barred a rout takes the longest way', () => {
  const who = company(0, 36, 30);
  const ring = Array.from({ length: 12 }, (_, i) => enemy(i + 10, 18 + 3.2 * i, 22));
  const to = (west: number, east: number) =>
    rout(laid([who, ...ring, enemy(1, west, 30), enemy(2, east, 30)]), who, 'S');
  assert.deepEqual(inInches(to(26, 47.5).stand).map(Math.round), [41, 30]);
  assert.deepEqual(inInches(to(24.5, 46).stand).map(Math.round), [31, 30]);
  assert.ok(to(26, 46).stand.x > 36_000, 'of two ways equally long the first tried');
  assert.equal(to(26, 46).gone, false);
});

clause(['MM-E3l', 'MM-B6z'], 'a regiment goes back over its own places, as far as all of it can', () => {
  const column = [company(0, 20, 7.5), company(1, 20, 4.5)];
  const stands = retreatToBase(laid(column), column, 'S');
  const tenths = stands.map(({ x, y }) => [x, y].map((each) => Math.round(each / 100)));
  assert.deepEqual(tenths, [
    [200, 45],
    [200, 15],
  ]);
});

clause(['MM-E3l', 'MM-B6y'], 'a regiment held from behind goes aside, by one turn for all of it', () => {
  const wall: TerrainPiece = {
    id: 'fort',
    kind: 'highWall',
    segments: [{ id: 'w', from: [12, 10], to: [12, 40] }],
  };
  const pair = [company(0, 20, 20), company(1, 23, 20)];
  const to = (terrain: TerrainPiece[], ...foes: PlacedCompany[]) =>
    retreatToBase(laid([...pair, ...foes], terrain), pair, 'S').map(inInches);
  const held = enemy(9, 25.5, 16); // in range of the second alone, which may not come nearer to it
  const tenths = (stands: number[][]) => stands.map((spot) => spot.map((each) => Math.round(each * 10)));
  assert.deepEqual(tenths(to([], held)), [
    [96, 140],
    [126, 140],
  ]);
  assert.deepEqual(tenths(to([wall], held)), [
    [120, 154],
    [150, 154],
  ]);
  const [east = []] = to([], enemy(9, 17.5, 16));
  assert.ok((east[0] ?? 0) > 20, 'the other way round');
});

clause(
  ['MM-E3l', 'MM-E3m', 'MM-B6z'],
  'a unit that cannot get out of range stays, and turns about if there is room',
  () => {
    const who = company(0, 20, 20, 45);
    const foes = [enemy(1, 20, 15), enemy(2, 14.4, 20), enemy(3, 25.6, 20)];
    const after = (...friends: PlacedCompany[]) =>
      retreatToBase(laid([who, ...friends, ...foes]), [who], 'S');
    assert.deepEqual(
      after().map(({ x, y, facing }) => [x, y, facing]),
      [[20_000, 20_000, 0]],
    );
    const close = company(7, 22.9, 22.9);
    assert.deepEqual(
      after(close).map(({ facing }) => facing),
      [450],
      'no room to turn',
    );
    assert.deepEqual(
      after(company(7, 60, 40)).map(({ facing }) => facing),
      [0],
    );
    const other = company(5, 40, 40, 45);
    const both = retreatToBase(laid([who, close, other, ...foes]), [who, other], 'S');
    assert.deepEqual(
      both.map(({ facing }) => facing),
      [450, 450],
      'none of them turns where one cannot',
    );
  },
);

clause(
  ['MM-B6ad', 'MM-B6f'],
  'a voluntary retreat never comes nearer to enemies that it was in range of, even on the way',
  () => {
    const mover = company(0, 20, 20);
    const after = (foe: PlacedCompany, ...ways: (readonly [x: number, y: number])[]) => {
      const legs = ways.map(([x, y]) => ({ facing: 0, to: spotOfInches(x, y) }));
      return judgeMoveAfterMelee(laid([mover, foe]), mover, { legs }, 'retreat').refusal?.clause ?? null;
    };
    const ahead = enemy(1, 20, 25);
    assert.equal(after(ahead, [20, 20.5], [20, 9]), 'MM-B6ad', 'forward and then back');
    assert.equal(after(ahead, [20, 9], [20, 8.5]), null);
    assert.equal(after(ahead, [20, 2]), 'MM-B1e', 'no farther than its move');
    const aslant = enemy(1, 24, 24);
    assert.equal(after(aslant, [30, 20]), 'MM-B6ad', 'past him');
    assert.equal(after(aslant, [30, 14]), 'MM-B6ad', 'slightly nearer at first');
    assert.equal(after(aslant, [14, 14]), null);
    assert.equal(after(aslant, [26, 14]), null);
    const beside = enemy(1, 25, 20);
    assert.equal(after(beside, [21, 11]), 'MM-B6ad', 'three hundredths of an inch nearer at first');
    assert.equal(after(beside, [20, 10]), null, 'straight back');
    assert.equal(after(beside, [20.04, 10]), null, 'nearer by less than the tolerance');
  },
);

clause(
  ['MM-B6y', 'MM-B6w'],
  'a beaten company barred straight behind turns to its left, unless that is farther than its right',
  () => {
    const loser = company(0, 36, 21);
    const victor = enemy(9, 36, 26);
    const turn = (...foes: PlacedCompany[]) => {
      const went = retreat(laid([loser, victor, ...foes]), loser, victor.stand);
      return went.lost ? null : went.turn;
    };
    assert.equal(turn(), 0);
    const behind = turn(enemy(1, 36, 15.9));
    assert.ok(behind !== null && behind < 0, `${behind}`);
    const left = turn(enemy(1, 36.4, 15.9), enemy(2, 46, 13));
    assert.ok(left !== null && left > 0, `${left}`);
  },
);
