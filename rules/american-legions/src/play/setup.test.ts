import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceDice, Position, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { stack } from '../../test/set-ups.ts';
import { type Setting, situation } from '../../test/situation.ts';
import { americanLegions } from '../index.ts';
import { COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';

/** A set-up in the players' own way. */
function settingUp(more: Partial<Setting> = {}) {
  return situation({
    british: {
      regiments: {
        Foot: {
          at: [
            [0, 5],
            [1, 5],
          ],
        },
      },
    },
    american: {
      regiments: {
        Line: {
          at: [
            [0, -5],
            [1, -5],
          ],
        },
      },
      commander: { at: [0, -5] },
    },
    step: S.SET_UP,
    setUp: 'free',
    ...more,
  });
}

const place = (companies: number[], hex: number, facing = 3) =>
  ({ do: 'set-up', companies, hex, facing }) as const;

clause('AL-2.4f', 'the American sets up first, then the British player', () => {
  const t = settingUp();
  assert.deepEqual([t.asked().kind, t.asked().side], ['set-up', 1]);
  assert.equal(t.refuses(place([t.company('Foot')], t.hex(0, 5))).code, 'not_your_turn_to_set_up');
  t.does({ do: 'suggested' });
  assert.equal(t.asked().side, 0);
  t.does({ do: 'suggested' });
  assert.equal(t.state.step, S.ACTIVE_COMMAND);
});

clause('AL-2.4a', 'each regiment sets up only in its own hexes', () => {
  const t = settingUp();
  assert.equal(t.refuses(place([t.company('Line')], t.hex(0, -4))).code, 'not_a_set_up_hex');
});

clause(
  ['AL-2.4b', 'AL-2.4e', 'AL-4.3a'],
  'leaders share a hex with a company of theirs, the army commander with any of his side',
  () => {
    const t = settingUp();
    t.does(place([t.company('Line')], t.hex(0, -5)));
    assert.equal(
      t.refuses({ do: 'set-up-officer', officer: t.leader('Line'), hex: t.hex(1, -5) }).code,
      'leader_alone',
    );
    assert.equal(
      t.refuses({ do: 'set-up-officer', officer: COMMANDER, hex: t.hex(1, -5) }).code,
      'leader_alone',
    );
    t.does({ do: 'set-up-officer', officer: t.leader('Line'), hex: t.hex(0, -5) });
    t.does({ do: 'set-up-officer', officer: COMMANDER, hex: t.hex(0, -5) });
    t.does(place([t.company('Line', 1)], t.hex(1, -5)));
    assert.equal(t.asked().side, 0);
  },
);

clause('AL-2.4c', 'a brigade leader sets up with a company of any of his regiments', () => {
  const t = settingUp({
    american: {
      regiments: { First: { at: [[0, -5]], brigade: 'Line' }, Second: { at: [[1, -5]], brigade: 'Line' } },
    },
  });
  t.does(place([t.company('Second')], t.hex(1, -5)));
  t.does({ do: 'set-up-officer', officer: t.leader('First'), hex: t.hex(1, -5) });
});

clause(
  'AL-2.4d',
  'companies in a hex set up with one facing, in good order, without orders, guns unlimbered',
  () => {
    const t = settingUp({
      american: {
        regiments: {
          Line: {
            at: stack(2, 0, -5),
          },
        },
        guns: [{ at: [1, -5] }],
      },
    });
    t.does(place([t.company('Line')], t.hex(0, -5), 4));
    assert.equal(t.refuses(place([t.company('Line', 1)], t.hex(0, -5), 3)).code, 'facing_differs');
    t.does({ do: 'suggested' });
    assert.equal(t.state.facing[t.company('Line', 1)], 4);
    assert.deepEqual(
      [t.state.status[t.company('Line')], t.state.order[t.regiment('Line')], t.state.gunSide[t.gun(1)]],
      [S.BATTLEWORTHY, S.NO_ORDER, S.FIRING],
    );
  },
);

clause(
  ['AL-2.4b', 'AL-6.2a', 'AL-6.3b'],
  'a set-up keeps to the stacking limit, and cavalry is separate',
  () => {
    const five = Array.from({ length: 5 }, () => [0, -5] as const);
    const t = settingUp({
      american: { regiments: { Line: { at: [...five, [1, -5]] }, Horse: { at: [[1, -5]], arm: 'cavalry' } } },
    });
    const all = [0, 1, 2, 3, 4].map((i) => t.company('Line', i));
    assert.equal(t.refuses(place(all, t.hex(0, -5))).code, 'overstacked');
    t.does(place(all.slice(0, 4), t.hex(0, -5)));
    t.does(place([t.company('Horse')], t.hex(1, -5)));
    assert.equal(t.refuses(place(all.slice(4), t.hex(1, -5))).code, 'mixed_arms');
  },
);

clause(
  ['AL-2.4b', 'AL-2.4e'],
  'officers are logged with their own clauses, and the suggestion places the others',
  () => {
    const t = settingUp();
    const hex = t.hex(1, -5);
    t.does(place([t.company('Line', 1)], hex));
    t.does({ do: 'set-up-officer', officer: t.leader('Line'), hex });
    t.does({ do: 'set-up-officer', officer: COMMANDER, hex });
    const placed = t.logItems.flatMap(({ clauses }) => clauses).filter((id) => /AL-2\.4[be]/.test(id));
    assert.deepEqual(placed, ['AL-2.4b', 'AL-2.4e']);
    const other = settingUp();
    other.does(place([other.company('Line', 1)], hex));
    other.does({ do: 'set-up-officer', officer: other.leader('Line'), hex });
    other.does({ do: 'suggested' });
    assert.deepEqual(
      [other.state.leaderAt[other.leader('Line')], other.state.commanderAt[1]],
      [hex, other.hex(0, -5)],
    );
  },
);

clause(
  ['AL-2.4a', 'AL-2.4b', 'AL-2.4d', 'AL-2.4e', 'AL-2.4f', 'AL-6.2a', 'AL-6.3b'],
  'each reason against a placing, with its clause',
  () => {
    const t = settingUp({
      american: {
        regiments: {
          Line: { at: [...stack(5, 0, -5), [1, -5]] },
          Horse: { at: [[1, -5]], arm: 'cavalry' },
          Away: { at: [[4, -5]] },
        },
        commander: { at: [0, -5] },
      },
    });
    const line = [0, 1, 2, 3, 4, 5].map((i) => t.company('Line', i));
    const said = (answer: unknown) => {
      const { code, clause: id } = t.refuses(answer);
      return [code, id];
    };
    const officer = (who: number, hex: number) => ({ do: 'set-up-officer', officer: who, hex });
    const [full, other] = [t.hex(0, -5), t.hex(1, -5)];
    const notNow = ['not_your_turn_to_set_up', 'AL-2.4f'];
    assert.equal(t.asked().prompt(), 'Set up your army: 8 companies still to be placed.');
    assert.deepEqual(said(place([line[0] as number, line[0] as number], full)), notNow);
    assert.deepEqual(said(place([t.company('Foot')], full)), notNow);
    assert.deepEqual(said(place([line[0] as number, 99], full)), notNow);
    assert.deepEqual(said(place([line[0] as number, t.company('Horse')], full)), [
      'not_a_set_up_hex',
      'AL-2.4a',
    ]);
    assert.deepEqual(said(place(line.slice(0, 5), full)), ['overstacked', 'AL-6.2a']);
    assert.deepEqual(said(place([line[5] as number, t.company('Horse')], other)), ['mixed_arms', 'AL-6.3b']);
    assert.deepEqual(said(officer(t.leader('Line'), full)), ['leader_alone', 'AL-2.4b']);
    assert.deepEqual(said(officer(COMMANDER, full)), ['leader_alone', 'AL-2.4e']);
    for (const who of [t.leader('Foot'), 99]) assert.deepEqual(said(officer(who, full)), notNow);
    t.does(place(line.slice(0, 3), full, 2));
    assert.deepEqual(said(place([line[0] as number], other)), notNow, 'it stands already');
    assert.deepEqual(said(place(line.slice(3, 5), full, 2)), ['overstacked', 'AL-6.2a']);
    assert.deepEqual(said(place([line[3] as number], full, 1)), ['facing_differs', 'AL-2.4d']);
    t.does(place([line[3] as number], full, 2));
    t.does(place([line[4] as number], other, 5));
    assert.deepEqual(said(place([t.company('Horse')], other, 5)), ['mixed_arms', 'AL-6.3b']);
    assert.deepEqual(said(officer(t.leader('Away'), full)), ['leader_alone', 'AL-2.4b']);
    t.does({ do: 'set-up-officer', officer: t.leader('Line'), hex: other });
    assert.deepEqual(said(officer(t.leader('Line'), full)), notNow);
    t.does(place([line[5] as number], other, 5));
    assert.equal(t.asked().prompt(), 'Set up your army: 2 companies still to be placed.');
    t.does(place([t.company('Away')], t.hex(4, -5), 0));
    assert.equal(t.asked().prompt(), 'Set up your army: 1 company still to be placed.');
  },
);

clause(
  ['AL-2.4a', 'AL-2.4b', 'AL-2.4d', 'AL-2.4e', 'AL-2.4f'],
  'the suggestion leaves placed units, faces the others alike, and puts each officer with his men',
  () => {
    const t = settingUp({
      american: {
        regiments: {
          Line: {
            at: [
              [0, -5],
              [0, -5],
              [1, -5],
            ],
          },
          Other: { at: [[4, -5]] },
        },
        commander: { at: [0, -5] },
      },
      british: {
        regiments: {
          Foot: {
            at: [
              [0, 5],
              [1, 5],
            ],
          },
        },
        commander: { at: [1, 5] },
      },
    });
    const line = [0, 1, 2].map((i) => t.company('Line', i)) as [number, number, number];
    t.does(place([line[0]], t.hex(1, -5), 1));
    t.does(place([t.company('Other')], t.hex(4, -5), 4));
    t.does({ do: 'suggested' });
    const { at, facing, leaderAt, commanderAt } = t.state;
    assert.deepEqual(
      line.map((c) => [at[c], facing[c]]),
      [
        [t.hex(1, -5), 1],
        [t.hex(0, -5), 3],
        [t.hex(1, -5), 1],
      ],
    );
    assert.equal(facing[t.company('Other')], 4);
    assert.deepEqual(
      [leaderAt[t.leader('Line')], leaderAt[t.leader('Other')], commanderAt[1]],
      [t.hex(0, -5), t.hex(4, -5), t.hex(0, -5)],
    );
    assert.equal(t.asked().side, 0);
    assert.equal(at[t.company('Foot')], S.NONE);
    t.does(place([t.company('Foot')], t.hex(0, 5)));
    t.does(place([t.company('Foot', 1)], t.hex(1, 5)));
    assert.equal(t.asked().prompt(), 'Set up your leaders, each with a company of his.');
    const leaders = (q: number) => ({ do: 'set-up-officer', officer: t.leader('Foot'), hex: t.hex(q, 5) });
    const commander = (q: number) => ({ do: 'set-up-officer', officer: COMMANDER, hex: t.hex(q, 5) });
    const offered = [...t.asked().options()];
    assert.deepEqual(offered, [{ do: 'suggested' }, leaders(0), leaders(1), commander(0), commander(1)]);
    const drawn = [0, 1, 2, 3, 4].map((n) => t.asked().sample?.(() => n));
    assert.deepEqual(drawn, offered);
  },
);

clause(
  ['AL-2.4b', 'AL-2.4e', 'AL-2.4c'],
  'an officer whose suggested hex has none of his men goes with the first who has a place',
  () => {
    const t = settingUp({
      american: {
        regiments: {
          Line: {
            at: [
              [0, -5],
              [1, -5],
            ],
          },
          Other: { at: [[0, -5]] },
        },
        commander: { at: [0, -5] },
      },
    });
    t.does(place([t.company('Line')], t.hex(1, -5), 1));
    t.does(place([t.company('Line', 1)], t.hex(1, -5), 1));
    t.does({ do: 'suggested' });
    assert.equal(t.state.leaderAt[t.leader('Line')], t.hex(1, -5));
    assert.equal(t.state.leaderAt[t.leader('Other')], t.hex(0, -5));
    assert.equal(t.state.commanderAt[1], t.hex(0, -5));
  },
);

clause('AL-2.4f', 'resumed while the British set up, the Americans are not set up once more', () => {
  const t = settingUp({
    prepare: ({ state, company, leader, hex }) => {
      state.stage = 2;
      for (const i of [0, 1]) state.at[company('Line', i)] = hex(i, -5);
      state.leaderAt[leader('Line')] = hex(0, -5);
      state.commanderAt[1] = hex(0, -5);
    },
  });
  assert.deepEqual([t.asked().side, t.state.stage, t.logItems.length], [0, 2, 0]);
  t.does({ do: 'suggested' });
  assert.deepEqual(
    t.logItems.filter(({ sentence }) => sentence.includes('drawn up')).map(({ sentence }) => sentence),
    ['The British are drawn up.'],
  );
});

for (const battle of americanLegions.battles) {
  test(`the suggested set-up of ${battle} is one the players could have chosen`, () => {
    const free = americanLegions.field(battle, { setup: 'free' });
    const { suggested, companies } = free;
    const position = Position.start(americanLegions, free, chanceDice(seededChance(battle)));
    const dice = chanceDice(seededChance(battle));
    for (const side of [1, 0] as const) {
      for (const { id, side: own } of companies) {
        if (own !== side) continue;
        const answer = place([id], suggested.hex[id] as number, suggested.facing[id] as number);
        assert.equal(position.answer(side, answer, dice), null, `${free.companies[id]?.name}`);
      }
      for (const { id, side: own } of free.leaders) {
        if (own !== side || position.state.leaderStep[id] === S.RELIEVED) continue;
        const answer = { do: 'set-up-officer', officer: id, hex: suggested.leaderHex[id] as number };
        assert.equal(position.answer(side, answer, dice), null, `${free.leaders[id]?.name}`);
      }
      if (position.state.commanderAt[side] !== S.NONE) continue;
      position.answer(side, { do: 'suggested' }, dice);
    }
    assert.notEqual(position.state.step, S.SET_UP);
  });
}

test('a battle or an option that does not exist is refused by name', () => {
  assert.throws(() => americanLegions.field('bunker-hill', {}), /no battle "bunker-hill"; it has cowpens/);
  assert.throws(() => americanLegions.field('cowpens', { fog: true }), /no option "fog"/);
  assert.throws(
    () => americanLegions.field('cowpens', { setup: 'mine' }),
    /"suggested" or "free", not "mine"/,
  );
});
