import assert from 'node:assert/strict';
import { type Side, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { stack } from '../../test/set-ups.ts';
import { type Setting, type Situation, situation } from '../../test/situation.ts';
import { type Answer, COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';

/** The legal set-ups, computed again from the clauses and compared with the options and refusals. */

const ARMIES: Setting = {
  british: {
    regiments: {
      Foot: { at: [...stack(4, 0, 5), [1, 5]] },
      Grenadiers: { at: [...stack(3, 1, 5), [2, 5]], brigade: 'Left' },
      Light: { at: stack(2, 3, 5), brigade: 'Left' },
    },
    commander: { at: [1, 5] },
  },
  american: {
    regiments: {
      Line: { at: [...stack(3, 0, -5), [1, -5]] },
      Horse: {
        at: [
          [2, -5],
          [3, -5],
        ],
        arm: 'cavalry',
      },
      Rifles: {
        at: [
          [1, -5],
          [2, -6],
        ],
        arm: 'rifle',
      },
      Militia: { at: [[4, -6], ...stack(2, 3, -5)] },
    },
    guns: [{ at: [0, -5] }],
    commander: { at: [0, -5], actingFor: 'Line' },
  },
  step: S.SET_UP,
  setUp: 'free',
};

/** The companies that an officer must start with, one at least. An acting army commander counts as his leader. */
function menOf({ field, state: s }: Situation, side: Side, officer: number): readonly number[] {
  const leader = officer === COMMANDER ? field.leaders.find(({ id }) => s.commanderFor[side] === id) : null;
  const led = leader ?? field.leaders.find(({ id }) => id === officer);
  return led ? led.companies : field.companies.filter((each) => each.side === side).map(({ id }) => id);
}

/** Every legal placing of one company or one officer (AL-2.4a to f, AL-6.2a, AL-6.3b). */
function lawful(t: Situation, side: Side): Answer[] {
  const { field, state: s } = t;
  const answers: Answer[] = [];
  for (const { id, setUp, arm, side: own } of field.companies) {
    if (own !== side || s.at[id] !== S.NONE) continue;
    for (const hex of setUp) {
      const there = field.companies.filter((each) => s.at[each.id] === hex);
      if (there.length >= 4) continue;
      if (there.some((each) => (each.arm === 'cavalry') !== (arm === 'cavalry'))) continue;
      const facing = there[0] ? (s.facing[there[0].id] as number) : null;
      for (const each of facing === null ? [0, 1, 2, 3, 4, 5] : [facing])
        answers.push({ do: 'set-up', companies: [id], hex, facing: each });
    }
  }
  const leaders = field.leaders.filter(
    ({ id, side: own }) => own === side && s.leaderAt[id] === S.NONE && s.leaderStep[id] !== S.RELIEVED,
  );
  const officers = leaders.map(({ id }) => id);
  if (s.commanderAt[side] === S.NONE) officers.push(COMMANDER);
  for (const officer of officers) {
    const hexes = new Set(menOf(t, side, officer).map((c) => s.at[c] as number));
    for (const hex of hexes) if (hex !== S.NONE) answers.push({ do: 'set-up-officer', officer, hex });
  }
  return answers;
}

/** Every company of both sides in every hex that any may start in, either way up, and every officer there. */
function possible({ field }: Situation): Answer[] {
  const hexes = [...new Set(field.companies.flatMap(({ setUp }) => setUp))];
  const officers = [COMMANDER, ...field.leaders.map(({ id }) => id)];
  return hexes.flatMap((hex) => [
    ...field.companies.flatMap(({ id }) =>
      [0, 1, 2, 3, 4, 5].map((facing): Answer => ({ do: 'set-up', companies: [id], hex, facing })),
    ),
    ...officers.map((officer): Answer => ({ do: 'set-up-officer', officer, hex })),
  ]);
}

const keys = (answers: readonly Answer[]): string[] => answers.map((each) => JSON.stringify(each)).sort();

clause(
  ['AL-2.4a', 'AL-2.4b', 'AL-2.4c', 'AL-2.4d', 'AL-2.4e', 'AL-2.4f', 'AL-6.2a', 'AL-6.3b'],
  'exactly the legal set-ups are offered, and all others are refused',
  () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = situation(ARMIES);
      const lot = seededChance(seed);
      while (t.asked().kind === 'set-up') {
        const { side } = t.asked();
        const right = lawful(t, side);
        const offered = [...t.asked().options()];
        assert.deepEqual(keys(offered), keys([...right, { do: 'suggested' }]));
        const allowed = possible(t).filter((each) => t.asked().refuse(each) === null);
        assert.deepEqual(keys(allowed), keys(right));
        t.does(right.length === 0 ? { do: 'suggested' } : (right[lot.below(right.length)] as Answer));
      }
      assert.ok(t.state.at.every((hex) => hex !== S.NONE));
    }
  },
);

clause('AL-2.4a', 'a random set-up places companies first, each in any legal hex and facing', () => {
  const t = situation(ARMIES);
  t.does({ do: 'set-up', companies: [t.company('Line')], hex: t.hex(0, -5), facing: 3 });
  const lot = seededChance('set-up');
  const drawn = Array.from({ length: 300 }, () => t.asked().sample?.(lot.below) ?? assert.fail('no lot'));
  assert.ok(
    drawn.every(
      (each) => (each.do === 'set-up' && t.asked().refuse(each) === null) || each.do === 'suggested',
    ),
  );
  const rifles = drawn.filter((each) => each.do === 'set-up' && each.companies[0] === t.company('Rifles'));
  assert.equal(new Set(rifles.map((each) => each.do === 'set-up' && each.hex)).size, 2);
  assert.equal(new Set(rifles.map((each) => each.do === 'set-up' && each.facing)).size, 6);
});

clause(['AL-2.4b', 'AL-2.4e'], 'suggested is the hex of each officer, and of the army commander too', () => {
  const t = situation(ARMIES);
  t.does({ do: 'suggested' });
  t.does({ do: 'suggested' });
  assert.deepEqual([...t.state.commanderAt], [t.hex(1, 5), t.hex(0, -5)]);
  assert.deepEqual(
    ['Foot', 'Horse', 'Rifles', 'Militia'].map((name) => t.state.leaderAt[t.leader(name)]),
    [t.hex(0, 5), t.hex(2, -5), t.hex(1, -5), t.hex(4, -6)],
  );
});

clause(
  ['AL-2.4b', 'AL-6.2a'],
  'if some troops find no space, the whole side is set up as suggested, with its leaders, once',
  () => {
    const t = situation({
      ...ARMIES,
      american: {
        regiments: {
          Line: { at: [...stack(4, 1, -5), [0, -5]] },
          Other: { at: stack(3, 0, -5) },
        },
        commander: { at: [0, -5] },
      },
    });
    const crowd = [0, 1].map((i) => t.company('Line', i));
    t.does({ do: 'set-up', companies: crowd, hex: t.hex(0, -5), facing: 1 });
    t.does({ do: 'set-up-officer', officer: t.leader('Line'), hex: t.hex(0, -5) });
    t.does({ do: 'suggested' });
    assert.equal(t.asked().side, 0);
    const { at, facing, leaderAt, commanderAt } = t.state;
    assert.deepEqual([...at.slice(...ends(t, 'Line'))], [...new Array(4).fill(t.hex(1, -5)), t.hex(0, -5)]);
    assert.deepEqual([...facing.slice(...ends(t, 'Line'))], new Array(5).fill(3));
    assert.deepEqual([...at.slice(...ends(t, 'Other'))], new Array(3).fill(t.hex(0, -5)));
    assert.equal(leaderAt[t.leader('Line')], t.hex(1, -5));
    assert.equal(leaderAt[t.leader('Foot')], S.NONE);
    assert.equal(commanderAt[1], t.hex(0, -5));
  },
);

clause(
  ['AL-2.4a', 'AL-2.4b', 'AL-2.4e', 'AL-2.4f', 'AL-6.2a'],
  'a side that starts over leaves the other as it is',
  () => {
    const t = situation({
      ...ARMIES,
      british: {
        regiments: { Foot: { at: [...stack(4, 1, 5), [0, 5]] }, Light: { at: stack(3, 0, 5) } },
        commander: { at: [0, 5] },
      },
    });
    t.does({ do: 'suggested' });
    const { at, facing, leaderAt, commanderAt } = t.state;
    const before = JSON.stringify([
      at.slice(...ends(t, 'Line')),
      leaderAt[t.leader('Horse')],
      commanderAt[1],
    ]);
    t.does({ do: 'set-up', companies: [0, 1].map((i) => t.company('Foot', i)), hex: t.hex(0, 5), facing: 2 });
    t.does({ do: 'suggested' });
    assert.deepEqual(at.slice(...ends(t, 'Light')), new Array(3).fill(t.hex(0, 5)));
    assert.deepEqual(facing.slice(...ends(t, 'Foot')), new Array(5).fill(0));
    assert.equal(
      JSON.stringify([at.slice(...ends(t, 'Line')), leaderAt[t.leader('Horse')], commanderAt[1]]),
      before,
    );
    assert.notEqual(leaderAt[t.leader('Horse')], S.NONE);
  },
);

/** The first company of a regiment and the one after its last. */
function ends(t: Situation, name: string): [number, number] {
  const { companies } = t.field.regiments[t.regiment(name)] ?? assert.fail(name);
  return [companies[0] as number, (companies.at(-1) as number) + 1];
}
