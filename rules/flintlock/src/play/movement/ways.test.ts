import assert from 'node:assert/strict';
import { distance } from '@linstock/ground';
import { type Chance, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { duel } from '../../../test/firing.ts';
import { type CommandSetting, fieldOf } from '../../../test/setting.ts';
import { isPartiallyActive, unitOf } from '../../model/board.ts';
import { deployState } from '../../model/deploy.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { frontsOf } from '../../reckon/arcs.ts';
import { moverOf, stepCost } from '../../reckon/going.ts';
import { FORMATION_RULES } from '../../tables/index.ts';
import { fixFacts } from '../activations/activation.ts';
import { waitingUnits } from '../activations/actor.ts';
import { move } from './march.ts';
import { endsOf, usualWays, wayHowever, waysOfUnit } from './ways.ts';

const [COLUMNS, ROWS] = [12, 10];
const GROUNDS = ['clear', 'clear', 'clear', 'light woods', 'heavy woods', 'building'];

/** The turn of Webster's Command, or of one of his guns, with all units at random places on broken ground. */
function anyPosition(chance: Chance, guns: boolean): StateView {
  const any = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const two = (n: number) => String(n + 1).padStart(2, '0');
  const ids = Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => two(i % COLUMNS) + two(Math.floor(i / COLUMNS)),
  );
  const lot = [...ids];
  const draw = () => lot.splice(chance.below(lot.length), 1)[0] as string;
  const [pair, gunHex, battery] = [draw(), draw(), draw()];
  const command = (at: string[], kind: 'infantry' | 'cavalry' = 'infantry'): CommandSetting => ({
    ...{
      at,
      kind,
      range: 1 + chance.below(8),
      leader: at[0] as string,
      skirmishers: kind === 'infantry' ? 1 : 0,
    },
    ...(kind === 'infantry' && { formation: any(['Open', 'Close'] as const) }),
    facing: any([0, 2, 4, 6, 8, 10]),
  });
  const field = fieldOf({
    ...{ columns: COLUMNS, rows: ROWS },
    terrain: Object.fromEntries(ids.map((id) => [id, any(GROUNDS)])),
    levels: Object.fromEntries(ids.map((id) => [id, chance.below(2)])),
    sides: Object.fromEntries(
      ids.map((id) => [id, { [any(['fence', 'stream', 'road'])]: [chance.below(6) as 0] }]),
    ),
    british: {
      commands: {
        Webster: { ...command([draw(), pair, draw(), draw()], any(['infantry', 'infantry', 'cavalry'])) },
        Leslie: command([draw(), draw()]),
      },
      guns: Array.from({ length: 8 }, () => ({ at: any([gunHex, battery, battery, pair]) })),
    },
    american: {
      commands: { Eaton: command([draw(), draw(), draw()]), Lee: command([draw(), draw()], 'cavalry') },
      guns: [{ at: draw() }, { at: draw() }],
    },
  });
  const s = deployState(field);
  makeMixed(
    field.commands.flatMap(({ units }) => units),
    s,
    any,
  );
  for (const { guns: own } of field.armies) for (const gun of own) s.abandoned[gun] = any([0, 0, 1]);
  // One unit of Webster's is in SK, its counters apart or together.
  const [base, left, right] = [0, ...(unitOf(field, 0).skirmishers ?? [])];
  if (left !== undefined && right !== undefined && any([true, false])) {
    for (const counter of [left, right]) {
      s.at[counter] = any([s.at[base] as number, s.at[base] as number, field.map.labels.indexOf(draw())]);
      s.facing[counter] = any([1, 3, 5, 7, 9, 11]);
      s.formation[counter] = S.formationCode('SK');
      s.fate[counter] = S.ON_MAP;
    }
    s.at[base] = S.NONE;
  }
  fixFacts({ field, s });
  s.step = S.TURNS;
  if (guns) s.gunHex = field.map.labels.indexOf(gunHex);
  else s.command = 0;
  if (any([true, false])) s.activity[0] = S.PARTIAL;
  return { field, s };
}

/** Some are in Column, some Disordered. */
function makeMixed(units: readonly number[], s: S.State, any: <T>(list: readonly T[]) => T): void {
  for (const unit of units) {
    s.disordered[unit] = any([0, 0, 1]);
    if (s.formation[unit] === S.NONE || any([true, true, false])) continue;
    s.formation[unit] = S.formationCode('Column');
    s.facing[unit] = any([1, 3, 5, 7, 9, 11]);
  }
}

/** The rules of one step, written out plainly and slowly. */
function plainly({ field, s }: StateView, unit: number) {
  const { map, ground } = field;
  const me = unitOf(field, unit);
  const formation = S.formationOf(s, unit);
  const onMap = field.units.filter(({ id }) => s.at[id] !== S.NONE && s.abandoned[id] === 0);
  const enemies = onMap.filter(({ side }) => side !== me.side);
  const frontal = (id: number) =>
    frontsOf(S.formationOf(s, id), s.facing[id] as number).map(
      (direction) => map.neighbours[(s.at[id] as number) * 6 + direction] as number,
    );
  const zocOf = (hex: number) =>
    enemies.filter(
      ({ id, kind }) =>
        kind !== 'artillery' &&
        S.formationOf(s, id) !== 'Column' &&
        ground.terrain[hex]?.costs.open !== null &&
        frontal(id).includes(hex),
    );
  const inZoc = (hex: number) => zocOf(hex).length > 0;
  const friends = (hex: number) =>
    onMap.filter(({ id, side }) => id !== unit && side === me.side && s.at[id] === hex);
  const canEnd = (hex: number) => {
    const guns = friends(hex).filter(({ kind }) => kind === 'artillery').length;
    const others = friends(hex).filter(({ kind }) => kind !== 'artillery');
    if (me.kind === 'artillery') return others.length === 0 ? guns < 4 : guns === 0;
    if (others.length === 0) return guns < 2;
    const [other] = others;
    if (!other || others.length > 1 || guns > 1) return false;
    const alike = formation === S.formationOf(s, other.id);
    return (
      alike &&
      (formation === 'Close' ? other.command === me.command : formation === 'SK' && other.base === me.base)
    );
  };
  const canPass = (hex: number) =>
    canEnd(hex) || (me.kind !== 'artillery' && friends(hex).every(({ kind }) => kind === 'artillery'));
  const partial = isPartiallyActive({ field, s }, unit);
  const nextToEnemy = (hex: number) => enemies.some(({ id }) => distance(map, s.at[id] as number, hex) === 1);
  const start = s.at[unit] as number;
  const mayStep = (from: number, to: number) =>
    !enemies.some(({ id }) => s.at[id] === to) &&
    canPass(to) &&
    (canEnd(to) || !inZoc(to)) &&
    !(partial && nextToEnemy(to)) &&
    !(inZoc(from) && (from !== start || inZoc(to)));
  const costTo = (from: number, direction: number) => {
    const step = ground.steps[from * 6 + direction];
    return step ? stepCost(ground.table, moverOf(me.kind, formation), step) : null;
  };
  const free = me.kind === 'artillery' || formation === 'SK';
  const held =
    inZoc(start) && !free && (me.kind === 'infantry' || zocOf(start).some(({ kind }) => kind === 'cavalry'));
  const cannot = held || (me.kind === 'artillery' && s.disordered[unit] === 1);
  return {
    start,
    cannot,
    canEnd,
    mayStep,
    costTo,
    points: formation === 'Column' ? (FORMATION_RULES.Column.movementAllowance as number) : me.allowance,
  };
}

/** The possible ends of a unit's move and the lowest cost, found by trying every step again and again. */
function plainEnds(game: StateView, unit: number): Map<number, number> {
  const { map } = game.field;
  const { start, cannot, canEnd, mayStep, costTo, points } = plainly(game, unit);
  const least = new Map([[start, 0]]);
  if (cannot) return new Map();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, spent] of [...least]) {
      for (let direction = 0; direction < 6; direction++) {
        const to = map.neighbours[from * 6 + direction] as number;
        const cost = to === -1 ? null : costTo(from, direction);
        if (cost === null || spent + cost > points || !mayStep(from, to)) continue;
        if ((least.get(to) ?? 99) <= spent + cost) continue;
        least.set(to, spent + cost);
        changed = true;
      }
    }
  }
  return new Map([...least].filter(([hex]) => hex !== start && canEnd(hex)));
}

const sorted = (ends: Iterable<readonly [number, number | undefined]>) => [...ends].sort(([a], [b]) => a - b);

clause('FL-7.21a', 'a way goes round Heavy Woods if it can, and tells whether it Disorders', () => {
  const t = duel({
    ...{ british: ['1012'], american: ['0201', '0102', '0202'], webster: { formation: 'Close' } },
    field: { terrain: { '1011': 'heavy woods' } },
  });
  const game = { field: t.field, s: t.state };
  const unit = t.unit('Webster');
  const ends = endsOf(waysOfUnit(game, unit) ?? assert.fail('it may move'));
  const disorders = (id: string) => ends.find(({ hex }) => hex === t.hex(id))?.disorders;
  assert.deepEqual([disorders('1011'), disorders('1010'), disorders('0912')], [true, false, false]);
  const ways = usualWays(game, unit);
  assert.deepEqual(ways.get(t.hex('1011')), [t.hex('1011')]);
  const round = ways.get(t.hex('1010')) ?? [];
  assert.deepEqual([round.at(-1), round.includes(t.hex('1011'))], [t.hex('1010'), false]);
  // The corner of the map behind the enemy: over the ground alone.
  const however = wayHowever(game, unit, t.hex('0101'));
  assert.ok(however.length > 8, `${however.length}`);
  assert.equal(however.at(-1), t.hex('0101'));
});

clause(
  [
    'FL-7.11a',
    'FL-7.11b',
    'FL-7.11c',
    'FL-7.11d',
    'FL-7.12a',
    'FL-7.12b',
    'FL-7.12c',
    'FL-7.12d',
    'FL-7.21a',
    'FL-5.42b',
    'FL-5.42c',
    'FL-9.2b',
    'FL-9.2g',
    'FL-10.0a',
    'FL-10.0d',
    'FL-11.51d',
  ],
  'each unit’s ways are those of a plain search by steps, and every move offered is legal',
  () => {
    const chance = seededChance('ways');
    let offered = 0;
    for (let i = 0; i < 120; i++) {
      const game = anyPosition(chance, i % 4 === 0);
      for (const unit of waitingUnits(game)) {
        const ways = waysOfUnit(game, unit);
        const found = (ways === null ? [] : endsOf(ways)).map(({ hex, cost }) => [hex, cost] as const);
        const plain = plainEnds(game, unit);
        const who = `position ${i}, ${unitOf(game.field, unit).name}`;
        // A unit in Close goes around Heavy Woods if it can, which may cost more.
        const dearer = S.formationOf(game.s, unit) === 'Close';
        const cheapest = dearer ? found.map(([hex]) => [hex, plain.get(hex)] as const) : found;
        assert.deepEqual(sorted(cheapest), sorted(plain), who);
        for (const [hex, cost] of found) assert.ok(cost >= (plain.get(hex) ?? 99), who);
      }
      for (const answer of move.options(game)) {
        offered++;
        assert.equal(move.refuse(game, answer)?.sentence, undefined, JSON.stringify(answer));
      }
    }
    assert.ok(offered > 10_000);
  },
);

clause(
  ['FL-7.11d', 'FL-7.12c', 'FL-7.12d', 'FL-8.0a', 'FL-10.0l'],
  'random moves are legal, and units that can move are moved',
  () => {
    const chance = seededChance('drawn');
    let drawn = 0;
    for (let i = 0; i < 400; i++) {
      const game = anyPosition(chance, i % 4 === 0);
      const answer = move.sample?.(game, (n) => chance.below(n));
      if (!answer) continue;
      drawn++;
      assert.equal(move.refuse(game, answer)?.sentence, undefined, JSON.stringify(answer));
    }
    assert.ok(drawn > 150);
  },
);
