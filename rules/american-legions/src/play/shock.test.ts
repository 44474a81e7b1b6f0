import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { charging, shock, stack } from '../../test/set-ups.ts';
import type { ArmySetting, RegimentSetting } from '../../test/situation.ts';
import { type Answer, COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';
import { ableIn, attackOf, frontHexes, mayCharge } from './shock-attack.ts';

clause(['AL-7.4a', 'AL-4.62g'], 'a unit under CHARGE with an enemy in front of it must attack', () => {
  const t = charging({ Foot: { at: [[0, 0]] } });
  const refused = t.refuses({ do: 'done' });
  assert.deepEqual([refused.code, refused.clause], ['must_attack', 'AL-7.4a']);
});

clause(
  ['AL-7.4b', 'AL-7.4e', 'AL-7.41a'],
  'each charging hex attacks once, on a hex of the attacker’s choice, in the attacker’s order',
  () => {
    const t = charging(
      {
        Foot: {
          at: [
            [0, 0],
            [2, 0],
          ],
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [1, -1],
                [2, -1],
                [0, -7],
              ],
            },
          },
        },
      },
    );
    t.does(shock(t.hex(2, -1), t.hex(2, 0)), [4]);
    assert.equal(t.refuses(shock(t.hex(2, -1), t.hex(2, 0))).code, 'already_attacked');
    assert.equal(t.refuses(shock(t.hex(2, -1), t.hex(0, 0))).code, 'not_front_hex');
    t.does(shock(t.hex(1, -1), t.hex(0, 0)), [4]);
    assert.notEqual(t.asked().kind, 'shock');
  },
);

clause('AL-7.4d', 'a hex whose targets have gone need not attack', () => {
  const t = charging(
    {
      Foot: {
        at: [
          [0, 0],
          [0, 0],
          [-1, 0],
        ],
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [0, -7],
            ],
          },
        },
      },
      prepare: (p) => {
        p.state.status[p.company('Line')] = S.DISORDERED;
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [5]);
  assert.notEqual(t.asked().kind, 'shock');
});

clause(
  ['AL-7.4c', 'AL-7.41o'],
  'skirmishers alone are no target; they are overrun when the phase ends',
  () => {
    const t = charging(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Jägers: {
              at: [
                [0, -1],
                [1, -1],
              ],
              arm: 'skirmisher',
              skirmishers: true,
            },
            Line: { at: [[0, -7]] },
          },
        },
      },
    );
    assert.notEqual(t.asked().kind, 'shock');
    assert.deepEqual(
      [0, 1].map((i) => t.state.status[t.company('Jägers', i)]),
      [S.ELIMINATED, S.ELIMINATED],
    );
  },
);

clause(
  'AL-7.41p',
  'cavalry in a structure and companies out of command do not overrun; an overrun causes no check',
  () => {
    const jägers: ArmySetting = {
      regiments: { Jägers: { at: [[0, -1]], arm: 'skirmisher', skirmishers: true }, Line: { at: [[0, -7]] } },
    };
    const structures = [{ kind: 'house', hex: [0, -1] as const }];
    const horse = charging({ Horse: { at: [[0, 0]], arm: 'cavalry' } }, { american: jägers, structures });
    assert.equal(horse.state.status[horse.company('Jägers')], S.BATTLEWORTHY);
    const lost = charging(
      { Foot: { at: [[0, 0]] } },
      {
        american: jägers,
        prepare: (p) => {
          p.state.outOfCommand[p.company('Foot')] = 1;
        },
      },
    );
    assert.equal(lost.state.status[lost.company('Jägers')], S.BATTLEWORTHY);
  },
);

clause(
  ['AL-7.41b', 'AL-7.41c', 'AL-7.41n'],
  'all companies of the hex that can attack do; the others take no part and suffer no results',
  () => {
    const t = charging({
      Foot: {
        at: stack(2, 0, 0),
      },
      Idle: { at: [[0, 0]], order: 'MOVE' },
    });
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]); // 2 to 2: attacker D, defender DD
    assert.equal(t.asked().kind, 'allot');
    assert.equal(t.refuses({ do: 'allot', company: t.company('Idle') }).code, 'already_has_result');
    t.does({ do: 'allot', company: t.company('Foot') });
    assert.equal(t.state.status[t.company('Idle')], S.BATTLEWORTHY);
  },
);

clause(['AL-7.42a', 'AL-7.41l'], 'regiments join in one attack, and each side assigns its own losses', () => {
  const t = charging({ Foot: { at: [[0, 0]] }, Other: { at: [[-1, 0]] } });
  t.does(shock(t.hex(0, -1), t.hex(0, 0), t.hex(-1, 0)), [3]); // 1-1: D each
  assert.equal(t.asked().side, 0);
  t.does({ do: 'allot', company: t.company('Other') });
  assert.equal(t.asked().side, 1);
  t.does({ do: 'allot', company: t.company('Line', 1) });
  assert.deepEqual(
    [t.state.status[t.company('Other')], t.state.status[t.company('Line', 1)]],
    [S.DISORDERED, S.DISORDERED],
  );
});

clause('AL-7.41m', 'no unit advances or retreats', () => {
  const t = charging(
    {
      Foot: {
        at: stack(4, 0, 0),
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [0, -7],
            ],
            leader: [0, -7],
          },
        },
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]);
  assert.equal(t.state.at[t.company('Foot')], t.hex(0, 0));
  assert.equal(t.state.at[t.company('Line')], S.NONE);
});

clause('AL-7.44a', 'cavalry neither must nor may attack a structure hex', () => {
  const structures = [{ kind: 'house', hex: [0, -1] as const }];
  const t = charging({ Horse: { at: [[0, 0]], arm: 'cavalry' } }, { structures });
  assert.notEqual(t.asked().kind, 'shock');
});

clause(
  ['AL-4.4i', 'AL-4.4j', 'AL-4.4g'],
  'shock that empties a hex rolls for every leader in it, and the others join the nearest',
  () => {
    const t = charging(
      {
        Foot: {
          at: stack(4, 0, 0),
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -7],
              ],
            },
          },
          commander: { at: [0, -1] },
        },
        prepare: (p) => {
          p.state.leaderStep[p.leader('Line')] = S.ADJUTANT_STEP;
        },
      },
    );
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [4], [3]); // the army commander first
    assert.deepEqual(
      [t.state.commanderState[1], t.state.leaderStep[t.leader('Line')]],
      [S.ON_MAP, S.LAST_STEP],
    );
    assert.deepEqual(
      [t.state.commanderAt[1], t.state.leaderAt[t.leader('Line')]],
      [t.hex(0, -7), t.hex(0, -7)],
    );
  },
);

clause(
  ['AL-4.41a', 'AL-4.41b', 'AL-4.41c', 'AL-4.41d'],
  'an acting army commander who falls leaves an adjutant, and every check of his side is harder',
  () => {
    const t = charging(
      {
        Foot: {
          at: stack(4, 0, 0),
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -7],
              ],
            },
          },
          commander: { at: [0, -1], actingFor: 'Line' },
        },
      },
    );
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [1]);
    const leader = t.leader('Line');
    assert.deepEqual([t.state.commanderState[1], t.state.leaderStep[leader]], [S.LOST, S.ADJUTANT_STEP]);
    assert.equal(t.state.leaderAt[leader], t.hex(0, -7));
    t.does({ do: 'check', regiment: t.regiment('Line') }, [1, 1]);
    const check = t.logItems.findLast((logItem) => logItem.thrown)?.thrown?.reckoning;
    assert.ok(check?.lines.some((each) => each.clause === 'AL-4.5l'));
  },
);

clause('AL-4.41c', 'the successor is a captain if the leader he had relieved was an adjutant', () => {
  const t = charging(
    {
      Foot: {
        at: stack(4, 0, 0),
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [0, -7],
            ],
          },
        },
        commander: { at: [0, -1], actingFor: 'Line' },
      },
      prepare: (p) => {
        p.state.relievedStep[1] = S.ADJUTANT_STEP;
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [1]);
  assert.equal(t.state.leaderStep[t.leader('Line')], S.LAST_STEP);
});

clause(
  ['AL-4.32c', 'AL-4.13c'],
  'an acting army commander whose regiment is no more is removed, not lost',
  () => {
    const t = charging(
      {
        Foot: {
          at: stack(4, 0, 0),
        },
      },
      {
        american: {
          regiments: { Line: { at: [[0, -1]] }, Other: { at: [[0, -7]] } },
          commander: { at: [0, -1], actingFor: 'Line' },
        },
      },
    );
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]);
    assert.deepEqual([t.state.commanderState[1], t.state.commanderAt[1]], [S.REMOVED, S.NONE]);
  },
);

clause(['AL-4.13c', 'AL-4.0b'], 'a brigade leader stays while one of his regiments does', () => {
  const t = charging(
    {
      Foot: {
        at: stack(4, 0, 0),
      },
    },
    {
      american: {
        regiments: { First: { at: [[0, -1]], brigade: 'Line' }, Second: { at: [[0, -6]], brigade: 'Line' } },
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [6]);
  assert.equal(t.state.regimentState[t.regiment('First')], S.GONE);
  assert.equal(t.state.leaderAt[t.leader('Second')], t.hex(0, -6));
});

clause(['AL-4.51a', 'AL-4.51i'], 'in the checks that close the phase the active side comes first', () => {
  const t = charging({ Foot: { at: [[0, 0]] } });
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [5]); // 1-2: D each
  t.does({ do: 'allot', company: t.company('Line') });
  assert.deepEqual([t.asked().kind, t.asked().side], ['next-check', 0]);
  t.does({ do: 'check', regiment: t.regiment('Foot') }, [1, 1]);
  assert.equal(t.asked().side, 1);
});

clause('AL-4.11d', 'a company out of command starts no shock, and defends', () => {
  const t = charging(
    {
      Foot: {
        at: [
          [0, 0],
          [1, -1],
        ],
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [1, -2],
            ],
          },
        },
      },
      prepare: (p) => {
        p.state.outOfCommand[p.company('Foot')] = 1;
        p.state.outOfCommand[p.company('Line', 1)] = 1;
      },
    },
  );
  assert.equal(t.refuses(shock(t.hex(0, -1), t.hex(0, 0))).code, 'out_of_command');
  assert.deepEqual(t.asked().options(), [shock(t.hex(1, -2), t.hex(1, -1))]);
  t.does(shock(t.hex(1, -2), t.hex(1, -1)), [3]);
  assert.notEqual(t.asked().kind, 'shock', 'it owes no attack');
});

clause('AL-4.4i', 'shock that empties its own hex rolls for the leader of the attackers', () => {
  const t = charging(
    { Foot: { at: [[0, 0]] }, Reserve: { at: [[0, 6]], order: 'none' } },
    {
      prepare: (p) => {
        p.state.status[p.company('Foot')] = S.DISORDERED;
        p.state.leaderAt[p.leader('Reserve')] = p.hex(0, 6);
        p.state.commanderState[0] = S.ON_MAP;
        p.state.commanderAt[0] = p.hex(0, 0);
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [1], [6]);
  assert.equal(t.state.at[t.company('Foot')], S.NONE);
  assert.ok(t.logItems.some((logItem) => logItem.thrown?.reckoning.name === 'leader-casualty'));
});

clause(['AL-5.2b', 'AL-7.4a'], 'a hex next to the chargers, but not in front of them, is no target', () => {
  const t = charging(
    { Foot: { at: [[0, 0]] } },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [1, 0],
              [-1, 0],
            ],
          },
        },
      },
    },
  );
  assert.equal(t.refuses(shock(t.hex(1, 0), t.hex(0, 0))).code, 'not_front_hex');
  assert.equal(t.refuses(shock(t.hex(-1, 0), t.hex(0, 0))).code, 'not_front_hex');
  const targets = [...t.asked().options()].map((each) => each.do === 'shock' && each.target);
  assert.deepEqual(targets, [t.hex(0, -1)]);
});

clause('AL-7.41b', 'routed companies in the hex defend and take results too', () => {
  const t = charging(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    { american: { regiments: { Line: { at: [[0, -1]] }, Broken: { at: [[0, -1]], state: 'routed' } } } },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]);
  t.does({ do: 'allot', company: t.company('Foot') });
  const [attack] = t.logItems.flatMap(({ thrown }) => (thrown ? [thrown.reckoning] : []));
  const counted = attack?.lines.flatMap(({ at = [] }) => at);
  assert.ok(counted?.includes(`company:${t.company('Broken')}`), 'it counts in the defence');
  assert.deepEqual(
    [t.state.status[t.company('Line')], t.state.status[t.company('Broken')]],
    [S.DISORDERED, S.ON_TRACK],
  );
});

clause(['AL-7.41c', 'AL-7.4b'], 'attacking hexes are not empty and not named twice', () => {
  const t = charging({ Foot: { at: [[0, 0]] } });
  const target = t.hex(0, -1);
  const empty = t.refuses(shock(target, t.hex(0, 0), t.hex(-1, 0)));
  assert.deepEqual([empty.code, empty.clause], ['no_charge_order', 'AL-7.41c']);
  assert.equal(empty.sentence, 'Only companies that charge attack: the Foot.');
  const twice = t.refuses(shock(target, t.hex(0, 0), t.hex(0, 0)));
  assert.deepEqual([twice.code, twice.clause], ['already_attacked', 'AL-7.4b']);
  assert.equal(t.refuses(shock(9000, t.hex(0, 0))).code, 'not_front_hex');
});

clause(['AL-7.41o', 'AL-7.41p'], 'a charge overruns skirmishers in front of it, and no other unit', () => {
  const t = charging(
    { Foot: { at: [[0, 0]] } },
    {
      american: {
        regiments: {
          Jägers: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true },
          Aside: { at: [[1, 0]], arm: 'skirmisher', skirmishers: true },
          Line: { at: [[0, -7]] },
        },
      },
    },
  );
  const status = (name: string) => t.state.status[t.company(name)];
  assert.deepEqual([status('Jägers'), status('Aside')], [S.ELIMINATED, S.BATTLEWORTHY]);
});

clause(['AL-7.41o', 'AL-7.41p'], 'in a hex in front of a charge only the skirmishers are overrun', () => {
  const t = charging(
    { Foot: { at: stack(3, 0, 0) } },
    {
      american: {
        regiments: {
          Jägers: { at: [[0, -1]], arm: 'skirmisher', skirmishers: true },
          Line: { at: stack(2, 0, -1) },
        },
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [4]); // a D for each side, not for the skirmisher
  while (t.asked().kind === 'allot') t.does([...t.asked().options()].at(-1) as Answer);
  assert.equal(t.state.status[t.company('Jägers')], S.ELIMINATED);
  assert.equal(t.state.at[t.company('Line', 1)], t.hex(0, -1));
});

clause(
  ['AL-7.41h', 'AL-7.41r'],
  'a charge through flank or rear counts for more, but not against routed companies without a facing',
  () => {
    const lines = (line: Partial<RegimentSetting>) => {
      const t = charging(
        { Foot: { at: stack(2, 0, 0) } },
        { american: { regiments: { Line: { at: [[0, -1]], ...line }, Far: { at: [[0, -7]] } } } },
      );
      t.does(shock(t.hex(0, -1), t.hex(0, 0)), [4]);
      const { thrown } = t.logItems.find((each) => each.thrown?.reckoning.name === 'shock') ?? assert.fail();
      return thrown?.reckoning.lines.filter(({ clause: id }) => id === 'AL-7.41h').length;
    };
    const faced = [0, 1, 2, 3, 4, 5].map((facing) => lines({ facing }));
    assert.deepEqual(faced, [1, 1, 0, 0, 1, 1]);
    assert.equal(lines({ state: 'routed' }), 0);
  },
);

clause(['AL-7.41o', 'AL-7.41p'], 'cavalry overruns skirmishers in the open', () => {
  const t = charging(
    { Horse: { at: [[0, 0]], arm: 'cavalry' } },
    {
      american: {
        regiments: {
          Jägers: { at: [[0, -1]], arm: 'skirmisher', skirmishers: true },
          Line: { at: [[0, -7]] },
        },
      },
    },
  );
  assert.equal(t.state.status[t.company('Jägers')], S.ELIMINATED);
});

/** Three hexes of British that charge the Line at [0, -1], and one that charges [3, -1]. */
function threeHexes() {
  return charging(
    {
      Foot: {
        at: [
          [0, 0],
          [-1, 0],
          [3, 0],
        ],
        brigade: 'First',
      },
      Light: { at: [[1, -1]], facing: 5, brigade: 'First' },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [3, -1],
            ],
            brigade: 'Second',
            leader: [0, -1],
          },
        },
      },
    },
  );
}

clause(
  ['AL-7.4a', 'AL-7.4b', 'AL-5.2b', 'AL-7.41c'],
  'every choice of the hexes before a target is offered, all of them first, and none twice',
  () => {
    const t = threeHexes();
    const [a, b, c] = [t.hex(0, 0), t.hex(-1, 0), t.hex(1, -1)];
    const [near, far] = [t.hex(0, -1), t.hex(3, -1)];
    const offered = [...t.asked().options()];
    const on = (target: number) =>
      offered.flatMap((each) => (each.do === 'shock' && each.target === target ? [each.hexes] : []));
    assert.deepEqual(on(near), [[a, b, c], [b, c], [a, c], [c], [a, b], [b], [a]]);
    assert.deepEqual(on(far), [[t.hex(3, 0)]]);
    assert.equal(offered.length, 8);
    const lot = seededChance('shock');
    const drawn = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const answer = t.asked().sample?.(lot.below) ?? assert.fail('no lot');
      assert.equal(t.asked().refuse(answer), null);
      drawn.add(JSON.stringify(answer));
    }
    assert.deepEqual(drawn, new Set(offered.map((each) => JSON.stringify(each))));
  },
);

clause(
  ['AL-7.4a', 'AL-7.41c', 'AL-5.2b'],
  'companies that must attack are named and marked with a ring',
  () => {
    const t = threeHexes();
    const refused = t.asked().refuse({ do: 'done' });
    assert.equal(
      refused?.sentence,
      '3 companies of the Foot and the Light are under Charge with an enemy in front and must attack.',
    );
    assert.deepEqual(
      [...(refused?.at ?? [])].sort(),
      [0, 1, 2].map((i) => `company:${t.company('Foot', i)}`).concat(`company:${t.company('Light')}`),
    );
    const off = t.refuses(shock(t.map.count, t.hex(0, 0)));
    assert.deepEqual([off.code, off.sentence], ['not_front_hex', 'The target is off the map.']);
  },
);

clause(
  ['AL-7.41b', 'AL-7.41c', 'AL-7.41n'],
  'only infantry and cavalry under Charge, in command, unrouted and on the map are able to charge',
  () => {
    const t = charging(
      {
        Foot: { at: [[0, 0], [0, 0], null], arm: ['musket', 'howitzer', 'musket'] },
        Horse: { at: [[3, 0]], arm: 'cavalry' },
        Lost: { at: [[0, 0]] },
        Idle: { at: [[0, 0]], order: 'FIRE' },
        Orderless: { at: [[-3, 0]], order: 'none' },
        Jägers: { at: [[-3, 0]], arm: 'skirmisher', skirmishers: true },
        Broken: { at: [[-4, 0]], state: 'routed' },
      },
      {
        british: { regiments: {}, guns: [{ at: [5, 0] }] },
        prepare: (p) => {
          p.state.outOfCommand[p.company('Lost')] = 1;
          p.state.order[p.regiment('Broken')] = S.CHARGE;
        },
      },
    );
    const able = (company: number) => mayCharge(t.field, t.state, company);
    assert.deepEqual(
      [0, 1, 2].map((i) => able(t.company('Foot', i))),
      [true, false, false],
    );
    assert.deepEqual(
      ['Horse', 'Lost', 'Idle', 'Orderless', 'Jägers', 'Broken'].map((name) => able(t.company(name))),
      [true, false, false, false, false, false],
    );
    assert.equal(able(t.gun(0)), false);
    assert.deepEqual(ableIn(t.field, t.state, 0, t.hex(0, 0)), [t.company('Foot')]);
    assert.deepEqual(ableIn(t.field, t.state, 1, t.hex(0, 0)), []);
  },
);

clause(
  ['AL-5.0a', 'AL-5.2b'],
  'in front of each facing are the two hexes at its corner, if they are on the map',
  () => {
    const t = charging({ Foot: { at: [[0, 0]] } });
    const ahead = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const;
    for (let facing = 0; facing < 6; facing++) {
      const two = [facing, facing + 1].map((corner) => {
        const [q, r] = ahead[corner % 6] ?? assert.fail();
        return t.hex(q, r);
      });
      assert.deepEqual(frontHexes(t.field, t.hex(0, 0), facing), two);
    }
    assert.deepEqual(frontHexes(t.field, t.hex(0, 0), S.NONE), []);
    assert.deepEqual(frontHexes(t.field, t.hex(0, -8), 0), []);
    assert.deepEqual(frontHexes(t.field, t.hex(0, -8), 1), [t.hex(1, -8)]);
  },
);

clause(
  ['AL-7.41b', 'AL-7.41c', 'AL-7.41h', 'AL-7.44a', 'AL-7.4b', 'AL-5.0a'],
  'an attack lists the kind of each attacker and each defender',
  () => {
    const t = charging(
      { Foot: { at: stack(2, 0, 0), arm: ['musket', 'rifle'] }, Idle: { at: [[0, 0]], order: 'MOVE' } },
      {
        american: {
          regiments: { Line: { at: [[0, -1]], facing: 4 }, Broken: { at: [[0, -1]], state: 'routed' } },
        },
        structures: [{ kind: 'house', hex: [0, -1] }],
        prepare: (p) => {
          p.state.status[p.company('Foot', 1)] = S.DISORDERED;
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    const attack = attackOf({ field: t.field, s: t.state }, 0, t.hex(0, -1), [t.hex(0, 0)]);
    const of = (index: number, arm: string, disordered: boolean) => ({
      id: `company:${t.company('Foot', index)}`,
      name: t.field.companies[t.company('Foot', index)]?.title,
      arm,
      disordered,
      entry: 'flank',
      order: 'CHARGE',
      routed: false,
      outOfCommand: false,
      notInFront: false,
      alreadyAttacked: false,
    });
    assert.deepEqual(attack.attackers, [of(0, 'musket', false), of(1, 'rifle', true)]);
    assert.deepEqual(
      attack.defenders.map(({ id, disordered, routed }) => [id, disordered, routed]),
      [
        [`company:${t.company('Line')}`, true, false],
        [`company:${t.company('Broken')}`, true, true],
      ],
    );
    assert.deepEqual([attack.structure, attack.targetName], [true, 'the Line and the Broken']);
    const elsewhere = attackOf({ field: t.field, s: t.state }, 0, t.hex(1, -1), [t.hex(0, 0)]);
    assert.deepEqual([elsewhere.structure, elsewhere.defenders], [false, []]);
    assert.ok(
      attackOf({ field: t.field, s: t.state }, 0, t.hex(1, 0), [t.hex(0, 0)]).attackers.every(
        ({ notInFront }) => notInFront,
      ),
    );
  },
);

clause(
  ['AL-7.41c', 'AL-4.14d', 'AL-7.41n'],
  'if no company in a hex is able to charge, the reason is shown',
  () => {
    const t = charging(
      {
        Foot: { at: [[0, 0]] },
        Idle: { at: [[-1, 0]], order: 'MOVE' },
        Broken: { at: [[1, -2]], state: 'routed' },
        Jägers: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true, facing: 5 },
      },
      { american: { regiments: { Line: { at: stack(2, 0, -1) } } } },
    );
    const said = (q: number, r: number) => t.refuses(shock(t.hex(0, -1), t.hex(q, r))).code;
    assert.deepEqual(
      [said(-1, 0), said(1, -2), said(1, -1)],
      ['no_charge_order', 'routed', 'arm_cannot_initiate_shock'],
    );
  },
);

clause(
  ['AL-7.4a', 'AL-7.4b', 'AL-4.51i', 'AL-7.41o'],
  'a new Shock Phase: earlier attacks and losses no longer count, and an empty hex is not overrun',
  () => {
    const t = charging(
      { Foot: { at: [[0, 0]] } },
      {
        prepare: (p) => {
          p.state.struck.push(p.hex(0, 0));
          p.state.regimentDone.fill(S.HIT);
        },
      },
    );
    assert.equal(t.asked().kind, 'shock');
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [4]); // 1-2: a D for each side
    while (t.asked().kind === 'allot') t.does([...t.asked().options()][0] as Answer);
    assert.deepEqual([...t.asked().options()], [{ do: 'check', regiment: t.regiment('Foot') }]);
    assert.ok(t.logItems.every(({ sentence }) => !sentence.includes('overruns')));
  },
);

clause(
  ['AL-4.4i', 'AL-4.4j', 'AL-7.42a'],
  'a hex that its attack empties puts its own leaders to the die; no other hex does',
  () => {
    const t = charging(
      { Foot: { at: [[0, 0]] }, Other: { at: [[-1, 0]] }, Reserve: { at: [[0, 6]], order: 'none' } },
      {
        american: { regiments: { Line: { at: stack(4, 0, -1) } } },
        british: { regiments: {}, commander: { at: [-1, 0] } },
        prepare: (p) => {
          p.state.status[p.company('Foot')] = S.DISORDERED;
        },
      },
    );
    // Half and one against four, 1-3: KDD on the attackers. The Foot is killed, the Other disordered.
    t.does(shock(t.hex(0, -1), t.hex(0, 0), t.hex(-1, 0)), [1]);
    assert.equal(t.asked().kind, 'allot');
    t.does({ do: 'allot', company: t.company('Foot') });
    assert.equal(t.state.at[t.company('Other')], t.hex(-1, 0));
    assert.deepEqual([t.state.commanderAt[0], t.state.commanderState[0]], [t.hex(-1, 0), S.ON_MAP]);
    assert.ok(t.logItems.every(({ thrown }) => thrown?.reckoning.name !== 'leader-casualty'));
  },
);

clause(
  ['AL-4.4j', 'AL-4.4k', 'AL-4.4i'],
  'an army commander in a hex emptied by shock goes to his side’s nearest company, by choice',
  () => {
    const t = charging(
      { Foot: { at: stack(4, 0, 0) } },
      {
        american: {
          regiments: {
            Line: { at: [[0, -1]] },
            Left: { at: [[-2, -1]] },
            Right: { at: [[2, -3]] },
            Far: { at: [[0, -7]] },
          },
          commander: { at: [0, -1] },
        },
      },
    );
    t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6], [6]);
    assert.deepEqual([t.asked().kind, t.asked().side, t.asked().clause], ['place-leader', 1, 'AL-4.4k']);
    const [left, right] = [t.hex(-2, -1), t.hex(2, -3)];
    assert.deepEqual(
      [...t.asked().options()].map((each) => each.do === 'place' && each.hex),
      [left, right],
    );
    t.does({ do: 'place', officer: COMMANDER, hex: right });
    assert.equal(t.state.commanderAt[1], right);
    const logItem =
      t.logItems.find(({ sentence }) => sentence.startsWith('Greene joins the nearest')) ?? assert.fail();
    assert.deepEqual(logItem.clauses, ['AL-4.4j']);
  },
);

clause(['AL-4.4i', 'AL-4.4j'], 'an army commander elsewhere neither rolls for a casualty nor moves', () => {
  const t = charging(
    { Foot: { at: stack(4, 0, 0) } },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [0, -7],
            ],
            leader: [0, -7],
          },
        },
        commander: { at: [0, -6] },
      },
    },
  );
  t.does(shock(t.hex(0, -1), t.hex(0, 0)), [6]);
  assert.deepEqual([t.state.commanderAt[1], t.state.commanderState[1]], [t.hex(0, -6), S.ON_MAP]);
});
