import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import {
  charging,
  commanding,
  DONE,
  FAR,
  fire,
  firing,
  moving,
  running,
  shock,
  stack,
} from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { type Answer, COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';
import { nearestHexes, officersAtRisk } from './leaders.ts';

/** The places of officers whose men are gone, the officers who can fall, and captures. */

clause(
  ['AL-4.2e', 'AL-4.4k'],
  'the nearest hexes of his men: all at the same distance, each once, of those on the map',
  () => {
    const t = commanding({
      Foot: { at: [[3, 0], [0, 2], [0, 2], [-2, 0], [1, 5], null], leader: [0, 0], brigade: 'B' },
    });
    const foot = [0, 1, 2, 3, 4, 5].map((i) => t.company('Foot', i));
    const nearest = (q: number, r: number, companies = foot) =>
      nearestHexes(t.field, t.state, t.hex(q, r), companies);
    assert.deepEqual(nearest(0, 0), [t.hex(0, 2), t.hex(-2, 0)]);
    assert.deepEqual(nearest(3, 0), [t.hex(3, 0)]);
    assert.deepEqual(nearest(1, 6), [t.hex(1, 5)]);
    assert.deepEqual(nearest(0, 0, foot.slice(5)), []);
    assert.deepEqual(nearest(0, 0, foot.toReversed()), [t.hex(-2, 0), t.hex(0, 2)]);
  },
);

clause(
  'AL-4.4d',
  'at risk are the army commander and the leaders of a side in the hex, except on their last step',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0]] }, Second: { at: [[0, 0]] }, Third: { at: [[0, 0]] }, Away: { at: [[1, 0]] } },
      {
        british: { regiments: {}, commander: { at: [0, 0] } },
        prepare: (p) => {
          p.state.leaderStep[p.leader('Foot')] = S.ADJUTANT_STEP;
          p.state.leaderStep[p.leader('Second')] = S.LAST_STEP;
        },
      },
    );
    const at = (side: 0 | 1, q: number, r: number) => officersAtRisk(t.field, t.state, side, t.hex(q, r));
    assert.deepEqual(at(0, 0, 0), [COMMANDER, t.leader('Foot'), t.leader('Third')]);
    assert.deepEqual(at(0, 1, 0), [t.leader('Away')]);
    assert.deepEqual([at(0, 2, 0), at(1, 0, 0)], [[], []]);
    t.does({ do: 'relieve', leader: t.leader('Third') });
    assert.deepEqual(at(0, 0, 0), [COMMANDER, t.leader('Foot')]);
  },
);

clause(
  ['AL-4.4k', 'AL-4.2e', 'AL-4.4l'],
  'the owner chooses between hexes at the same distance, for this leader alone; the question names both',
  () => {
    const t = moving({
      Foot: {
        at: [
          [0, 0],
          [2, 0],
          [6, 0],
        ],
        leader: [0, 0],
        brigade: 'B',
      },
      Other: { at: [[0, 4]] },
    });
    const officer = t.leader('Foot');
    t.does({ do: 'move-officer', officer, path: [t.hex(1, 0)] });
    t.does(DONE);
    assert.deepEqual(
      [t.asked().kind, t.asked().side, t.asked().clause, t.asked().stable],
      ['place-leader', 0, 'AL-4.4k', true],
    );
    const [a, b] = [t.hex(0, 0), t.hex(2, 0)];
    assert.equal(
      t.asked().prompt(),
      `Brigadier of B has lost his men. Put him with the nearest, the 1st company of the Foot or the 2d company of the Foot.`,
    );
    assert.deepEqual(
      [...t.asked().options()],
      [a, b].map((hex) => ({ do: 'place', officer, hex })),
    );
    const wrong = t.refuses({ do: 'place', officer: t.leader('Other'), hex: a });
    assert.deepEqual([wrong.code, wrong.clause], ['not_nearest', 'AL-4.4k']);
    assert.equal(t.refuses({ do: 'place', officer, hex: t.hex(6, 0) }).code, 'not_nearest');
    t.does({ do: 'place', officer, hex: a });
    assert.equal(t.state.leaderAt[officer], a);
  },
);

clause(
  ['AL-4.15g', 'AL-4.4k'],
  'a leader goes with his companies that ran from his hex, not with those that ran from another',
  () => {
    const t = running({
      Foot: {
        at: [
          [0, 0],
          [5, 0],
        ],
        leader: [0, 0],
        state: 'routed',
        brigade: 'B',
      },
      Steady: { at: [[1, 0]], brigade: 'B' },
    });
    t.does({ do: 'rout-quietly' });
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.state.at[t.company('Foot')]);
    assert.ok(
      t.logItems.some(({ sentence }) => sentence.startsWith('Brigadier of B goes with his men who ran')),
    );
    assert.ok(
      t.state.routFrom.every((hex) => hex === S.NONE),
      'the runs are over',
    );
  },
);

clause(
  ['AL-4.4l', 'AL-4.15g'],
  'a company that ran off the map takes no leader along: he joins the nearest one left',
  () => {
    const t = running({
      Foot: {
        at: [
          [-4, 8],
          [-2, 5],
        ],
        leader: [-4, 8],
        state: 'routed',
        brigade: 'B',
      },
    });
    t.does({ do: 'rout-quietly' });
    assert.equal(t.state.status[t.company('Foot')], S.ELIMINATED);
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.state.at[t.company('Foot', 1)]);
  },
);

clause(
  ['AL-4.33a', 'AL-4.33b'],
  'a stack that enters an army commander’s hex captures the enemy’s, all along its way, never its own',
  () => {
    const t = moving(
      { Foot: { at: [[0, 0]] }, Other: { at: [[3, 0]] } },
      {
        british: { regiments: {}, commander: { at: [3, -1] } },
        american: { ...FAR, commander: { at: [2, -2] } },
      },
    );
    t.does({ do: 'move', companies: [t.company('Other')], actions: ['NW'], leaders: [] });
    assert.deepEqual([...t.state.commanderState], [S.ON_MAP, S.ON_MAP]);
    t.does({ do: 'move', companies: [t.company('Foot')], actions: ['NE', 'right', 'left'], leaders: [] });
    assert.deepEqual([...t.state.commanderState], [S.ON_MAP, S.ON_MAP]);
    const taken = moving({ Foot: { at: [[0, 0]] } }, { american: { ...FAR, commander: { at: [2, -2] } } });
    taken.does({ do: 'move', companies: [taken.company('Foot')], actions: ['NE', 'NE', 'NE'], leaders: [] });
    assert.deepEqual([taken.state.commanderState[1], taken.state.commanderAt[1]], [S.LOST, S.NONE]);
    assert.equal(taken.state.commanderState[0], S.REMOVED);
  },
);

/** Situations in which a question comes up in the middle of something that cannot be interrupted. */
const AMID: readonly (readonly [kind: Answer['do'], play: () => Situation])[] = [
  [
    'allot',
    () => {
      const t = firing({ Foot: { at: [[0, 0]] } });
      t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
      return t;
    },
  ],
  [
    'risk',
    () => {
      const t = firing(
        { Foot: { at: [[0, 0]] } },
        { american: { regiments: { Line: { at: stack(2, 0, -1) } }, commander: { at: [0, -1] } } },
      );
      t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
      t.does({ do: 'allot', company: t.company('Line') });
      return t;
    },
  ],
  [
    'suffer',
    () => {
      const t = commanding({ Foot: { at: stack(2, 0, 0), order: 'MOVE' } });
      t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 5]);
      return t;
    },
  ],
  [
    'return',
    () => {
      const t = commanding({
        Horse: { at: [[0, 0]], arm: 'cavalry', brigade: 'Legion', leader: [0, 0] },
        Foot: { at: [[1, 0], [-1, 0], null], brigade: 'Legion' },
      });
      t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [1, 1]);
      return t;
    },
  ],
  [
    'place',
    () => {
      const t = charging(
        { Foot: { at: stack(4, 0, 0) } },
        {
          american: {
            regiments: { Line: { at: [[0, -1]] }, Left: { at: [[-2, -1]] }, Right: { at: [[2, -3]] } },
            commander: { at: [0, -1] },
          },
        },
      );
      t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [6]);
      return t;
    },
  ],
];

clause(
  ['AL-7.2c', 'AL-4.4e', 'AL-4.4h', 'AL-4.51e', 'AL-4.51k', 'AL-4.51o', 'AL-4.51y', 'AL-4.4j', 'AL-4.4i'],
  'in the middle of an attack, check, return or refilling a saved game cannot be resumed',
  () => {
    for (const [kind, play] of AMID) {
      const question = play().asked();
      assert.deepEqual([[...question.options()][0]?.do, question.stable], [kind, false]);
    }
  },
);

clause(
  ['AL-4.51e', 'AL-4.51i', 'AL-4.4l', 'AL-4.13b'],
  'the D of a check takes effect before the next check',
  () => {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -3],
              ],
              leader: [0, -1],
              order: 'FIRE',
            },
            Last: { at: [[2, -4]] },
            Other: { at: [[0, -1]], order: 'FIRE' },
          },
        },
        prepare: (p) => {
          for (const name of ['Line', 'Last']) p.state.status[p.company(name)] = S.DISORDERED;
        },
      },
    );
    t.does({ do: 'pass' });
    for (const name of ['Line', 'Last', 'Other']) t.state.regimentDone[t.regiment(name)] = S.HIT;
    t.does({ do: 'pass' });
    t.does({ do: 'check', regiment: t.regiment('Line') }, [5, 4]);
    t.does({ do: 'suffer', company: t.company('Line') });
    assert.equal(t.asked().kind, 'next-check');
    assert.equal(t.state.leaderAt[t.leader('Line')], t.hex(0, -3));
    t.does({ do: 'check', regiment: t.regiment('Last') }, [6, 4]);
    assert.deepEqual([...t.asked().options()], [{ do: 'check', regiment: t.regiment('Other') }]);
    assert.equal(t.state.regimentState[t.regiment('Last')], S.GONE);
  },
);
