import assert from 'node:assert/strict';
import { distance } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { flintlock } from './index.ts';
import { deployState } from './model/deploy.ts';
import { NONE } from './model/field.ts';
import * as S from './model/state.ts';

/** The pieces of each of the battles (FL-2). */

const fields = flintlock.battles.map((battle) => flintlock.field(battle, {}));

clause('FL-2.1a', 'each battle has a map of its own, and a step on it is one hex', () => {
  assert.equal(new Set(fields.map(({ map }) => map.count)).size, fields.length);
  for (const { map } of fields)
    for (let direction = 0; direction < 6; direction++) {
      const beside = map.neighbours[direction] as number;
      if (beside !== -1) assert.equal(distance(map, 0, beside), 1);
    }
});

clause(
  ['FL-2.2a', 'FL-2.21a'],
  'combat units are Infantry, Cavalry or guns; leaders are pieces too, and markers are not',
  () => {
    for (const { units, leaders, armies } of fields) {
      assert.deepEqual(new Set(units.map(({ kind }) => kind)).difference(KINDS), new Set());
      assert.deepEqual(
        armies.flatMap(({ leaders: own }) => own).sort((a, b) => a - b),
        leaders.map(({ id }) => id),
      );
      for (const { name } of leaders) assert.ok(!units.some((unit) => unit.name === name), name);
    }
  },
);

const KINDS: ReadonlySet<string> = new Set(['infantry', 'cavalry', 'artillery']);

clause(
  ['FL-2.22a', 'FL-2.5a', 'FL-2.25b'],
  'Infantry and Cavalry have ratings and one Command; Cavalry is mounted, without formation or weapon',
  () => {
    for (const { units, commands } of fields)
      for (const { id, name, kind, morale, allowance, weapon, skirmishers } of units) {
        const within = commands.filter(({ counters }) => counters.includes(id));
        assert.equal(within.length, kind === 'artillery' ? 0 : 1, name);
        assert.ok(morale >= -1 && morale <= 2 && allowance > 0, name);
        if (kind === 'cavalry') assert.deepEqual([weapon, skirmishers, allowance], [null, null, 8], name);
      }
  },
);

clause(['FL-2.22c', 'FL-6.11a'], 'Infantry begins in one of four formations; Germans in Close', () => {
  for (const { units, regiments, setUp } of fields)
    for (const { id, kind, regiment, base, name } of units) {
      if (kind !== 'infantry' || base !== null) continue;
      const formation = setUp.formation[id];
      assert.ok(formation === 'Open' || formation === 'Close', name);
      if (regiments[regiment]?.troops === 'germans') assert.equal(formation, 'Close', name);
    }
});

clause(
  'FL-15.0b',
  'at the start all is fresh: guns unlimbered, no harm, no hits, no Smoke, every First Volley',
  () => {
    for (const field of fields) {
      const s = deployState(field);
      for (const marks of [
        s.limbered,
        s.abandoned,
        s.disordered,
        s.reduced,
        s.smoke,
        s.reacted,
        s.track,
        s.leaderSmoke,
      ])
        assert.ok(marks.every((mark) => mark === 0));
      assert.ok(s.volley.every((volley) => volley === 'whole'));
      assert.ok(field.units.every(({ id, base }) => (base === null) === (s.fate[id] === S.ON_MAP)));
      assert.ok(field.leaders.every(({ id }) => s.leaderAt[id] !== NONE && s.leader[id] === S.LEADS));
      assert.deepEqual(
        [s.lostUnits, s.lostSkirmishers, s.lostGuns],
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      );
    }
  },
);
