import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type ArmySetting, type Setting, type Situation, situation } from '../test/situation.ts';
import { radiusOf } from './model/board.ts';
import * as S from './model/state.ts';
import { moraleSituation } from './play/morale.ts';
import { scene } from './present/scene.ts';

/** The status of companies, regiments and leaders, and its effect on morale. */

const far: ArmySetting = { regiments: { Militia: { arm: 'rifle', at: [[0, -7]] } } };

/** A position at the British Command Phase. */
const standing = (british: ArmySetting, american = far, more: Partial<Setting> = {}): Situation =>
  situation({ british, american, step: S.ACTIVE_COMMAND, ...more });

const situationOf = (t: Situation, name: string) =>
  moraleSituation(t.field, t.state, t.regiment(name), 'combat');

clause(
  ['AL-4.1a', 'AL-4.1b'],
  'a company is in good order, disordered, face-up on the track or gone, never two of them',
  () => {
    const t = standing(
      { regiments: { Foot: { at: [[0, 0], [1, 0], null, null] }, Line: { at: [[3, 0]] } } },
      far,
      {
        prepare: ({ state, company }) => {
          state.status[company('Foot', 1)] = S.DISORDERED;
          state.status[company('Foot', 3)] = S.ELIMINATED;
        },
      },
    );
    const all = [0, 1, 2, 3].map((i) => t.state.status[t.company('Foot', i)]);
    assert.deepEqual(all, [S.BATTLEWORTHY, S.DISORDERED, S.ON_TRACK, S.ELIMINATED]);
    const tries = [...t.asked().options()].map((answer) => JSON.stringify(answer));
    assert.ok(tries.includes(JSON.stringify({ do: 'rally-company', company: t.company('Foot', 2) })));
    assert.equal(t.refuses({ do: 'rally-company', company: t.company('Foot', 3) }).code, 'eliminated');
  },
);

clause('AL-4.5k', 'companies on the track count face-up and face-down', () => {
  const t = standing({ regiments: { Foot: { at: [[0, 0], null, null] } } }, far, {
    prepare: ({ state, company }) => {
      state.status[company('Foot', 2)] = S.ELIMINATED;
    },
  });
  assert.equal(situationOf(t, 'Foot').onTrack, 2);
});

clause(
  ['AL-1.2d', 'AL-4.1c', 'AL-4.5f'],
  'a regiment is battle-worthy, routed or eliminated, and the two last weigh on others',
  () => {
    const t = standing(
      {
        regiments: {
          Foot: {
            at: [
              [0, 0],
              [1, 0],
            ],
          },
          Line: {
            at: [
              [3, 0],
              [4, 0],
            ],
            state: 'routed',
          },
          Gone: { at: [null, null] },
          Horse: { arm: 'cavalry', at: [[-4, 0]], state: 'routed' },
        },
      },
      far,
      {
        prepare: ({ state, regiment }) => {
          state.regimentState[regiment('Gone')] = S.GONE;
        },
      },
    );
    assert.equal(situationOf(t, 'Foot').otherRegiments, 2);
    assert.equal(situationOf(t, 'Line').otherRegiments, 1);
  },
);

clause(
  ['AL-4.0b', 'AL-4.0c', 'AL-1.2e'],
  'a brigade leader lends his effectiveness to each of his regiments and to no other',
  () => {
    const t = standing({
      regiments: {
        First: { at: [[0, 0]], brigade: 'Brigade' },
        Second: { at: [[2, 0]], brigade: 'Brigade' },
        Foot: { at: [[-3, 0]], effectiveness: 0 },
      },
    });
    assert.equal(t.leader('First'), t.leader('Second'));
    assert.deepEqual(
      ['First', 'Second', 'Foot'].map((name) => situationOf(t, name).effectiveness),
      [2, 2, 0],
    );
    assert.equal(radiusOf(t.field, t.state, t.leader('First')), 4);
  },
);

clause(['AL-4.31a', 'AL-4.31b'], 'an army commander helps the leader in his hex, but not himself', () => {
  const free = standing({ regiments: { Foot: { at: [[0, 0]] } }, commander: { at: [0, 0] } });
  assert.equal(situationOf(free, 'Foot').commanderStacked, true);
  const acting = standing({
    regiments: {
      Foot: {
        at: [
          [0, 0],
          [0, 1],
        ],
      },
      Line: { at: [[0, 0]] },
    },
    commander: { at: [0, 0], actingFor: 'Foot', effectiveness: 3 },
  });
  const [own, other] = [situationOf(acting, 'Foot'), situationOf(acting, 'Line')];
  assert.deepEqual([own.commanderStacked, own.effectiveness], [false, 3]);
  assert.equal(other.commanderStacked, true);
});

clause('AL-4.41b', 'a lost army commander weighs on all, one who led a regiment as well', () => {
  const t = standing({ regiments: { Foot: { at: [[0, 0]] } } }, far, {
    prepare: ({ state }) => {
      state.commanderState[0] = S.LOST;
    },
  });
  assert.equal(situationOf(t, 'Foot').commanderLost, true);
});

clause(
  ['AL-4.5h', 'AL-4.5i', 'AL-4.5j'],
  'the enemies that count against morale, and from what distance',
  () => {
    const rows: [ArmySetting, boolean, boolean][] = [
      [{ regiments: { Enemy: { at: [[0, -1]] } } }, true, false],
      [{ regiments: { Enemy: { arm: 'rifle', at: [[0, -1]] } } }, true, false],
      [{ regiments: { Enemy: { at: [[0, -2]] } } }, false, false],
      [{ regiments: { Enemy: { arm: 'cavalry', at: [[0, -2]] } } }, false, true],
      [{ regiments: { Enemy: { arm: 'cavalry', at: [[0, -3]] } } }, false, false],
      [{ regiments: { Enemy: { arm: 'skirmisher', at: [[0, -1]], skirmishers: true } } }, false, false],
      [{ regiments: { Enemy: { at: [[0, -5]] } }, guns: [{ at: [0, -1] }] }, false, false],
      [{ regiments: { Enemy: { at: [[0, -1]], state: 'routed' } } }, false, false],
    ];
    for (const [american, foot, horse] of rows) {
      const t = standing({ regiments: { Foot: { at: [[0, 0]] } } }, american);
      const { enemyInfantry, enemyCavalry } = situationOf(t, 'Foot');
      assert.deepEqual([enemyInfantry, enemyCavalry], [foot, horse], JSON.stringify(american));
    }
  },
);

clause(
  ['AL-4.5e', 'AL-4.5h', 'AL-4.5i', 'AL-4.5j'],
  'ringed for a check: the first disordered company, enemy foot and enemy horse near any company',
  () => {
    const foot: ArmySetting = {
      regiments: {
        Foot: {
          at: [
            [0, 0],
            [4, 0],
          ],
          brigade: 'First',
        },
        Mate: { at: [[1, 0]] },
        Troop: { at: [[0, 1]], arm: 'cavalry' },
      },
    };
    const enemy = (q: number, r: number): ArmySetting => ({
      regiments: { Near: { at: [[q, r]] }, Horse: { at: [[q, r - 1]], arm: 'cavalry' } },
    });
    const alone = situationOf(standing(foot, enemy(0, -5)), 'Foot');
    assert.deepEqual(alone.at, {});
    assert.deepEqual(
      [alone.disorderedCompany, alone.enemyInfantry, alone.enemyCavalry],
      [false, false, false],
    );
    const t = standing(foot, enemy(4, -1), {
      prepare: ({ state, company }) => {
        state.status[company('Foot', 1)] = S.DISORDERED;
      },
    });
    assert.deepEqual(situationOf(t, 'Foot').at, {
      disordered_company: [`company:${t.company('Foot', 1)}`],
      enemy_infantry: [`company:${t.company('Near')}`],
      enemy_cavalry: [`company:${t.company('Horse')}`],
    });
    const shaken = standing(foot, enemy(4, -1), {
      prepare: ({ state, company }) => {
        for (const name of ['Near', 'Horse']) state.status[company(name)] = S.DISORDERED;
      },
    });
    assert.deepEqual(situationOf(shaken, 'Foot').at, {});
  },
);

clause(
  ['AL-4.13e', 'AL-8.4d'],
  'an attached gun counts as a company of its regiment, a regular one for no regiment',
  () => {
    const t = standing(
      {
        regiments: {
          Foot: {
            arm: ['musket', 'howitzer'],
            at: [
              [0, 0],
              [0, 0],
            ],
          },
        },
        guns: [{ at: [0, 0] }],
      },
      far,
      {
        prepare: ({ state, company }) => {
          state.status[company('Foot', 1)] = S.DISORDERED;
        },
      },
    );
    assert.equal(situationOf(t, 'Foot').disorderedCompany, true);
    assert.equal(t.field.companies[t.gun(0)]?.regiment, S.NONE);
  },
);

clause('AL-4.6a', 'an order is the regiment’s: there is one for all its companies', () => {
  const t = standing({
    regiments: {
      Foot: {
        at: [
          [0, 0],
          [1, 0],
        ],
        order: 'FIRE',
      },
    },
  });
  assert.equal(t.state.order.length, t.field.regiments.length);
  const foot = scene(t.field, t.state).bodies.find(({ name }) => name.includes('Foot'));
  assert.equal(foot?.pieces.filter((piece) => piece.startsWith('company:')).length, 2);
});

clause(
  'AL-2.2a',
  'the scene shows companies, leaders and army commanders, with marks for their losses',
  () => {
    const t = standing(
      {
        regiments: {
          Foot: {
            at: [
              [0, 0],
              [1, 0],
            ],
          },
        },
        commander: { at: [0, 0] },
        guns: [{ at: [0, 0] }],
      },
      far,
      {
        prepare: ({ state, company }) => {
          state.status[company('Foot')] = S.DISORDERED;
        },
      },
    );
    const { pieces } = scene(t.field, t.state);
    const kinds = new Set(pieces.map(({ id }) => id.split(':')[0]));
    assert.deepEqual([...kinds].sort(), ['commander', 'company', 'leader']);
    const shaken = pieces.find(({ id }) => id === `company:${t.company('Foot')}`);
    const steady = pieces.find(({ id }) => id === `company:${t.company('Foot', 1)}`);
    assert.ok((shaken?.marks.length ?? 0) > (steady?.marks.length ?? 0));
  },
);
