import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { FAR, fire, firing, LINE, PASS, stack } from '../../test/set-ups.ts';
import { type ArmySetting, type RegimentSetting } from '../../test/situation.ts';
import { COMMANDER } from '../model/answers.ts';
import { lookAround } from '../model/board.ts';
import * as S from '../model/state.ts';
import { attackOf, mayFire, regimentOfAttack, shotAt } from './fire-attack.ts';
import { moraleSituation } from './morale.ts';

clause(
  ['AL-7.31a', 'AL-7.31e', 'AL-3.0c'],
  'the active side fires first, then the other, each as often as it likes',
  () => {
    const t = firing({
      Foot: {
        at: [
          [0, 0],
          [1, -1],
        ],
      },
    });
    assert.deepEqual([t.asked().kind, t.asked().side], ['fire', 0]);
    t.does(PASS);
    assert.deepEqual([t.asked().kind, t.asked().side], ['fire', 1]);
    assert.equal(t.refuses(fire(t.hex(1, -1), t.company('Foot'))).code, 'not_your_fire_half');
    t.does(PASS);
    assert.notEqual(t.state.step, S.MUTUAL_FIRE);
  },
);

clause('AL-7.31c', 'a company fires once', () => {
  const t = firing({
    Foot: {
      at: stack(2, 0, 0),
    },
  });
  t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
  assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot'))).code, 'already_fired');
  t.does(fire(t.hex(0, -1), t.company('Foot', 1)), [1]);
});

clause(
  ['AL-7.31d', 'AL-7.2d', 'AL-7.2e'],
  'a hex may be fired at several times, each attack resolved at once',
  () => {
    const t = firing(
      {
        Foot: {
          at: stack(2, 0, 0),
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [5, -7],
              ],
              leader: [5, -7],
            },
          },
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    assert.equal(t.state.status[t.company('Line')], S.DISORDERED);
    t.does(fire(t.hex(0, -1), t.company('Foot', 1)), [6]);
    assert.equal(t.state.status[t.company('Line')], S.ON_TRACK);
  },
);

clause('AL-7.31e', 'a side fires as often as it likes, and then the other', () => {
  const t = firing({ Foot: { at: stack(2, 0, 0) } });
  t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
  assert.notEqual((t.state.done[t.company('Foot')] as number) & S.FIRED, 0);
  assert.deepEqual([t.asked().kind, t.asked().side], ['fire', 0]);
  t.does(PASS);
  assert.deepEqual([t.asked().kind, t.asked().side], ['fire', 1]);
});

clause('AL-7.31b', 'an attack is by one regiment', () => {
  const t = firing({ Foot: { at: [[0, 0]] }, Other: { at: [[-1, 0]], facing: 1 } });
  assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot'), t.company('Other'))).code, 'two_regiments');
});

clause('AL-7.31f', 'once another regiment has fired the first may not; guns alone close nothing', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
      Other: {
        at: stack(2, 1, -1),
        facing: 5,
      },
    },
    { british: { regiments: {}, guns: [{ at: [0, 0] }] } },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
  t.does(fire(t.hex(0, -1), t.gun(0)), [1]);
  t.does(fire(t.hex(0, -1), t.company('Other')), [1]);
  assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot', 1))).code, 'regiment_closed');
});

clause(
  ['AL-7.31g', 'AL-8.2a'],
  'companies of different hexes and parts of stacks join, and guns with any regiment',
  () => {
    const t = firing(
      {
        Foot: {
          at: [
            [0, 0],
            [0, 0],
            [-1, 0],
          ],
          facing: 1,
        },
      },
      { british: { regiments: {}, guns: [{ at: [0, 0], facing: 1 }] } },
    );
    assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot'), t.gun(0))).code, 'outside_front_arc');
    const joined = firing(
      {
        Foot: {
          at: [
            [0, 0],
            [0, 0],
            [-1, 0],
          ],
        },
      },
      { british: { regiments: {}, guns: [{ at: [0, 0] }] } },
    );
    joined.does(
      fire(joined.hex(0, -1), joined.company('Foot', 1), joined.company('Foot', 2), joined.gun(0)),
      [1],
    );
  },
);

clause('AL-7.31h', 'the target is a hex with an enemy company', () => {
  const t = firing({ Foot: { at: [[0, 0]] } });
  assert.equal(t.refuses(fire(t.hex(1, -1), t.company('Foot'))).code, 'no_enemy_company');
});

clause(
  ['AL-4.11d', 'AL-4.14d', 'AL-7.33l'],
  'cavalry does not fire, nor does a company that is out of command or routed',
  () => {
    const t = firing(
      {
        Foot: { at: [[0, 0]] },
        Lost: { at: [[0, 0]] },
        Broken: { at: [[0, 0]], state: 'routed' },
        Horse: { at: [[1, -1]], arm: 'cavalry', order: 'MOVE' },
      },
      {
        prepare: (p) => {
          p.state.outOfCommand[p.company('Lost')] = 1;
        },
      },
    );
    const refused = (name: string) => t.refuses(fire(t.hex(0, -1), t.company(name))).code;
    assert.deepEqual(['Lost', 'Broken', 'Horse'].map(refused), [
      'out_of_command',
      'routed',
      'cavalry_cannot_fire',
    ]);
  },
);

clause(['AL-7.33m', 'AL-4.62c', 'AL-4.62g'], 'infantry fires only under FIRE or MOVE_AND_FIRE', () => {
  const t = firing({
    Foot: { at: [[0, 0]] },
    Moving: { at: [[0, 0]], order: 'MOVE' },
    Charging: { at: [[0, 0]], order: 'CHARGE' },
  });
  for (const name of ['Moving', 'Charging'])
    assert.equal(t.refuses(fire(t.hex(0, -1), t.company(name))).code, 'no_fire_order');
});

clause('AL-7.33j', 'a skirmisher fires alone', () => {
  const t = firing({
    Jägers: {
      at: stack(2, 0, 0),
      arm: 'skirmisher',
      skirmishers: true,
      order: 'none',
    },
  });
  assert.equal(
    t.refuses(fire(t.hex(0, -1), t.company('Jägers'), t.company('Jägers', 1))).code,
    'skirmisher_alone',
  );
  t.does(fire(t.hex(0, -1), t.company('Jägers')), [1]);
});

clause(['AL-8.1d', 'AL-8.2b'], 'a limbered gun does not fire, an unlimbered one once', () => {
  const guns = [{ at: [0, 0] as const }, { at: [0, 0] as const, moving: true }];
  const t = firing({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, guns } });
  assert.equal(t.refuses(fire(t.hex(0, -1), t.gun(0, 1))).code, 'gun_on_moving_side');
  t.does(fire(t.hex(0, -1), t.gun(0)), [1]);
  assert.equal(t.refuses(fire(t.hex(0, -1), t.gun(0))).code, 'already_fired');
});

clause('AL-3.0j', 'before any order is given only guns and skirmishers fire', () => {
  const t = firing(
    {
      Foot: { at: [[0, 0]], order: 'none' },
      Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
    },
    { british: { regiments: {}, guns: [{ at: [0, 0] }] }, commandPhases: 0 },
  );
  assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot'))).code, 'no_fire_order');
  t.does(fire(t.hex(0, -1), t.gun(0)), [1]);
  t.does(fire(t.hex(0, -1), t.company('Jägers')), [1]);
});

clause(
  ['AL-7.2a', 'AL-7.2c', 'AL-4.12a'],
  'the owner of the companies hit assigns the results, one each',
  () => {
    const t = firing({ Foot: { at: [[0, 0]] } });
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]); // D
    assert.deepEqual([t.asked().kind, t.asked().side], ['allot', 1]);
    assert.equal(t.refuses({ do: 'allot', company: t.company('Foot') }).code, 'already_has_result');
    t.does({ do: 'allot', company: t.company('Line', 1) }, [6]);
    assert.deepEqual(
      [0, 1].map((i) => t.state.status[t.company('Line', i)]),
      [S.BATTLEWORTHY, S.DISORDERED],
    );
  },
);

clause('AL-7.2b', 'results without a target are lost', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [3, -7],
            ],
            leader: [3, -7],
          },
        },
      },
    },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [6]);
  assert.equal(t.state.status[t.company('Line')], S.DISORDERED);
});

clause(
  ['AL-4.4a', 'AL-4.4f', 'AL-4.4c'],
  'the first six puts a leader in the hex at risk; further sixes do not',
  () => {
    const t = firing({
      Foot: {
        at: stack(2, 0, 0),
      },
    });
    const leader = t.leader('Line');
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does({ do: 'allot', company: t.company('Line') }, [3]);
    assert.equal(t.state.leaderStep[leader], S.ADJUTANT_STEP);
    t.does(fire(t.hex(0, -1), t.company('Foot', 1)), [6]);
    t.does({ do: 'allot', company: t.company('Line', 1) });
    assert.equal(t.state.leaderStep[leader], S.ADJUTANT_STEP);
  },
);

clause(['AL-4.4b', 'AL-4.4c'], 'each army has its own first six', () => {
  const t = firing({
    Foot: {
      at: stack(2, 0, 0),
    },
  });
  t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
  t.does({ do: 'allot', company: t.company('Line') }, [6]);
  t.does(PASS);
  t.does(fire(t.hex(0, 0), t.company('Line', 1)), [6]);
  t.does({ do: 'allot', company: t.company('Foot') }, [1]);
  assert.equal(t.state.leaderStep[t.leader('Foot')], S.ADJUTANT_STEP);
});

clause(['AL-4.4e', 'AL-4.4d'], 'with several leaders at risk their owner names one', () => {
  const t = firing({ Foot: { at: [[0, 0]] } }, { american: { ...LINE, commander: { at: [0, -1] } } });
  t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
  t.does({ do: 'allot', company: t.company('Line') });
  assert.deepEqual([t.asked().kind, t.asked().side], ['leader-at-risk', 1]);
  assert.equal(t.refuses({ do: 'risk', officer: 7 }).code, 'not_in_hex');
  t.does({ do: 'risk', officer: COMMANDER }, [1]);
  assert.equal(t.state.commanderState[1], S.LOST);
});

clause(['AL-4.4a', 'AL-8.4b'], 'a six puts a leader at risk even if its results have no target', () => {
  const gun = { at: [0, -1] } as const;
  const american: ArmySetting = {
    regiments: { Far: { at: [[0, -7]] } },
    guns: [gun],
    commander: { at: gun.at },
  };
  const t = firing({ Foot: { at: [[0, 0]] } }, { american });
  t.does(fire(t.hex(0, -1), t.company('Foot')), [6], [3]);
  assert.equal(t.state.status[t.gun(1)], S.BATTLEWORTHY);
  assert.equal(t.state.commanderState[1], S.LOST);
});

clause(
  ['AL-4.4d', 'AL-4.4h'],
  'a six that would hit a leader at his last step is ignored, and the next six rolls',
  () => {
    const american: ArmySetting = {
      regiments: { Line: { at: [[0, -1]], order: 'FIRE' }, Other: { at: [[1, -1]], order: 'FIRE' } },
    };
    const foot: RegimentSetting = {
      at: stack(2, 0, 0),
    };
    const t = firing(
      { Foot: foot },
      {
        american,
        prepare: (p) => {
          p.state.leaderStep[p.leader('Line')] = S.LAST_STEP;
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does(fire(t.hex(1, -1), t.company('Foot', 1)), [6], [1]);
    assert.equal(t.state.leaderStep[t.leader('Other')], S.ADJUTANT_STEP);
  },
);

clause(['AL-4.4d', 'AL-4.4h'], 'a leader on his last step is not at risk', () => {
  const t = firing(
    { Foot: { at: [[0, 0]] } },
    {
      prepare: (p) => {
        p.state.leaderStep[p.leader('Line')] = S.LAST_STEP;
      },
    },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
  t.does({ do: 'allot', company: t.company('Line') });
  assert.equal(t.state.leaderStep[t.leader('Line')], S.LAST_STEP);
});

clause(
  ['AL-4.4m', 'AL-4.13b', 'AL-4.13c'],
  'a regiment without companies is gone and its leader with it, without a roll',
  () => {
    const t = firing(
      {
        Foot: {
          at: stack(2, 0, 0),
        },
      },
      {
        american: { regiments: { Line: { at: [[0, -1], null] }, Reserve: { at: [[0, -7]] } } },
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    assert.equal(t.state.regimentState[t.regiment('Line')], S.GONE);
    assert.equal(t.state.leaderAt[t.leader('Line')], S.NONE);
  },
);

clause(
  ['AL-4.4l', 'AL-4.4j'],
  'a leader whose men in his hex are gone joins the nearest, without a roll',
  () => {
    const t = firing(
      {
        Foot: {
          at: stack(2, 0, 0),
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [2, -3],
                [0, -7],
              ],
            },
          },
        },
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
          p.state.leaderRolled[1] = 0;
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
    assert.equal(t.state.leaderAt[t.leader('Line')], t.hex(2, -3));
  },
);

clause(
  ['AL-4.51a', 'AL-4.51b', 'AL-4.51d', 'AL-4.5a'],
  'when the phase ends a regiment with losses checks once, however many it has',
  () => {
    const t = firing({
      Foot: {
        at: stack(2, 0, 0),
      },
    });
    for (const i of [0, 1]) {
      t.does(fire(t.hex(0, -1), t.company('Foot', i)), i === 0 ? [6] : [6]);
      t.does({ do: 'allot', company: t.company('Line', i) }, ...(i === 0 ? [[6]] : []));
    }
    t.does(PASS);
    assert.equal(t.asked().kind, 'next-check');
    assert.equal(t.refuses({ do: 'check', regiment: t.regiment('Foot') }).code, 'no_check_due');
    t.does({ do: 'check', regiment: t.regiment('Line') }, [1, 1]);
    assert.notEqual(t.asked().kind, 'next-check');
    assert.deepEqual(
      [0, 1].map((i) => t.state.status[t.company('Line', i)]),
      [S.DISORDERED, S.DISORDERED],
    );
  },
);

clause(
  ['AL-4.51e', 'AL-4.51g', 'AL-4.12b'],
  'failed by 1 to 4: one more D, of the owner’s choice, and no further check',
  () => {
    const t = firing({ Foot: { at: [[0, 0]] } });
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does({ do: 'allot', company: t.company('Line') }, [6]);
    t.does(PASS);
    t.does({ do: 'check', regiment: t.regiment('Line') }, [5, 4]); // 9 + 1 + 1 for the near enemy: 2 too many
    t.does({ do: 'suffer', company: t.company('Line', 1) });
    assert.equal(t.state.status[t.company('Line', 1)], S.DISORDERED);
    assert.notEqual(t.asked().kind, 'next-check');
  },
);

clause(
  ['AL-4.51f', 'AL-4.14b', 'AL-8.5e', 'AL-8.5d'],
  'failed by 5 it routs, its gun limbered and disordered with it',
  () => {
    const t = firing(
      {
        Foot: {
          at: stack(2, 0, 0),
        },
      },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -4],
              ],
              arm: ['musket', 'howitzer'],
              morale: 4,
              effectiveness: 1,
            },
          },
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
    t.does({ do: 'check', regiment: t.regiment('Line') }, [6, 5]);
    const gun = t.company('Line', 1);
    assert.equal(t.state.regimentState[t.regiment('Line')], S.ROUTED);
    assert.deepEqual(
      [t.state.status[gun], t.state.gunSide[gun], t.state.facing[gun]],
      [S.DISORDERED, S.MOVING, S.NONE],
    );
  },
);

clause('AL-4.51c', 'lost results make no check', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    { american: { regiments: { Reserve: { at: [[0, -7]] } }, guns: [{ at: [0, -1] }] } },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
  t.does(PASS);
  assert.notEqual(t.asked().kind, 'next-check');
  assert.equal(t.state.at[t.gun(1)], t.hex(0, -1));
});

clause(
  ['AL-4.51i', 'AL-4.5m'],
  'the active side checks first, each player in his order, each effect before the next roll',
  () => {
    const t = firing({
      Foot: {
        at: stack(2, 0, 0),
      },
      Other: {
        at: stack(2, 1, -1),
        facing: 5,
      },
    });
    t.does(PASS);
    for (const name of ['Foot', 'Other', 'Line']) {
      const regiment = t.regiment(name);
      t.state.regimentDone[regiment] = S.HIT;
    }
    t.does(PASS);
    assert.deepEqual([t.asked().kind, t.asked().side], ['next-check', 0]);
    t.does({ do: 'check', regiment: t.regiment('Other') }, [1, 1]);
    t.does({ do: 'check', regiment: t.regiment('Foot') }, [1, 1]);
    assert.equal(t.asked().side, 1);
  },
);

clause(
  ['AL-4.51h', 'AL-4.14f', 'AL-9.5b'],
  'no check for regiments without companies on the map, routed ones and skirmishers',
  () => {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Broken: { at: [[0, -1]], state: 'routed' },
            Jägers: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true },
            Lost: { at: [[0, -5]] },
          },
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
    for (const name of ['Broken', 'Jägers']) t.state.regimentDone[t.regiment(name)] = S.HIT;
    t.does(PASS);
    assert.notEqual(t.asked().kind, 'next-check');
  },
);

clause(
  ['AL-4.13e', 'AL-8.4d', 'AL-8.4b'],
  'a regular gun with a K is simply removed and no regiment checks for it',
  () => {
    const shots = { Foot: { at: Array.from({ length: 6 }, () => [0, 0] as const) } };
    const t = firing(shots, {
      american: { regiments: { Reserve: { at: [[0, -7]] } }, guns: [{ at: [0, -1] }] },
    });
    t.does(fire(t.hex(0, -1), ...[0, 1, 2, 3, 4, 5].map((i) => t.company('Foot', i))), [6]);
    assert.equal(t.state.status[t.gun(1)], S.ELIMINATED);
    assert.notEqual(t.asked().kind, 'next-check');
  },
);

clause(
  ['AL-4.5j', 'AL-4.5h', 'AL-4.5i'],
  'foot next to it and horse two hexes off make a check harder; guns and skirmishers do not',
  () => {
    const beside = (british: Record<string, RegimentSetting>, guns: { at: [number, number] }[] = []) => {
      const t = firing(british, { british: { regiments: {}, guns } });
      const { enemyInfantry, enemyCavalry } = moraleSituation(t.field, t.state, t.regiment('Line'), 'combat');
      return [enemyInfantry, enemyCavalry];
    };
    const jägers: RegimentSetting = { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' };
    assert.deepEqual(beside({ Jägers: jägers }, [{ at: [-1, 0] }]), [false, false]);
    assert.deepEqual(
      beside({ Foot: { at: [[0, 0]] }, Horse: { at: [[0, 1]], arm: 'cavalry', order: 'MOVE' } }),
      [true, true],
    );
    assert.deepEqual(
      beside({ Foot: { at: [[0, 1]] }, Horse: { at: [[0, 2]], arm: 'cavalry', order: 'MOVE' } }),
      [false, false],
    );
  },
);

clause('AL-8.5d', 'a D on an attached gun makes its regiment check, like any company of it', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    {
      american: {
        regiments: {
          Line: {
            at: [
              [0, -1],
              [0, -6],
            ],
            arm: ['howitzer', 'musket'],
          },
        },
      },
    },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
  assert.equal(t.state.status[t.company('Line')], S.DISORDERED);
  t.does(PASS);
  if (t.asked().kind === 'fire') t.does(PASS);
  assert.equal(t.asked().kind, 'next-check');
});

clause('AL-4.51c', 'a regiment in the hex that took none of the results makes no check', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    { american: { regiments: { Hit: { at: [[0, -1]] }, Spared: { at: [[0, -1]] } } } },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
  t.does({ do: 'allot', company: t.company('Hit') });
  while (t.asked().kind === 'fire') t.does(PASS);
  assert.deepEqual(t.asked().options(), [{ do: 'check', regiment: t.regiment('Hit') }]);
});

clause('AL-4.51h', 'a regiment whose last company is gone makes no check', () => {
  const t = firing(
    {
      Foot: {
        at: stack(2, 0, 0),
      },
    },
    {
      american: { regiments: { Last: { at: [[0, -1]] }, Reserve: { at: [[0, -7]] } } },
      prepare: (p) => {
        p.state.status[p.company('Last')] = S.DISORDERED;
      },
    },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
  assert.equal(t.state.status[t.company('Last')], S.ON_TRACK);
  while (t.asked().kind === 'fire') t.does(PASS);
  assert.notEqual(t.asked().kind, 'next-check');
});

clause(['AL-7.2b', 'AL-7.2c'], 'the K of a result is given out before its D', () => {
  const t = firing(
    {
      Foot: {
        at: stack(6, 0, 0),
      },
    },
    {},
  );
  const foot = [0, 1, 2, 3, 4, 5].map((i) => t.company('Foot', i));
  t.does(fire(t.hex(0, -1), ...foot), [6]); // K3D on two companies
  t.does({ do: 'allot', company: t.company('Line', 1) }, [6]);
  assert.deepEqual(
    [0, 1].map((i) => t.state.status[t.company('Line', i)]),
    [S.DISORDERED, S.ELIMINATED],
  );
});

clause('AL-4.0a', 'no check is made for a regiment without its leader on the map', () => {
  const t = firing({ Foot: { at: [[0, 0]] } });
  t.does(PASS);
  t.state.regimentDone[t.regiment('Line')] = S.HIT;
  t.state.leaderAt[t.leader('Line')] = S.NONE;
  while (t.asked().kind === 'fire') t.does(PASS);
  assert.notEqual(t.asked().kind, 'next-check');
});

clause(['AL-7.32c', 'AL-7.31h'], 'a company of either side in the line hides a hex', () => {
  const blocked = (british: boolean) => {
    const Foot = { at: stack(2, 0, 0) };
    const between = { at: [[1, -1]] as const };
    const t = firing(british ? { Foot, Other: between } : { Foot }, {
      american: { regiments: { Line: { at: [[2, -2]] }, ...(!british && { Near: between }) } },
    });
    return t.refuses(fire(t.hex(2, -2), t.company('Foot'), t.company('Foot', 1)));
  };
  assert.deepEqual([blocked(true).code, blocked(false).code], ['company_in_line', 'company_in_line']);
});

clause(['AL-7.31b', 'AL-7.31c'], 'if one of several firers may not fire, it is named', () => {
  const t = firing({
    Foot: {
      at: [
        [0, 0],
        [5, 0],
      ],
    },
  });
  const refused = t.refuses(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)));
  assert.match(refused.sentence, /^The 2d company of the Foot: /);
  const alone = t.refuses(fire(t.hex(0, -1), t.company('Foot', 1)));
  assert.doesNotMatch(alone.sentence, /^The 2d/);
  const twice = t.refuses(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot')));
  assert.deepEqual([twice.code, twice.clause], ['already_fired', 'AL-7.31c']);
  assert.equal(t.refuses(fire(9000, t.company('Foot'))).code, 'off_map');
});

clause('AL-8.5d', 'a gun that is hit makes its regiment check like any company of it', () => {
  const american: ArmySetting = {
    regiments: {
      Line: {
        at: [
          [0, -1],
          [0, -6],
        ],
        arm: ['howitzer', 'musket'],
      },
    },
  };
  const t = firing({ Foot: { at: stack(2, 0, 0) } }, { american });
  t.does(fire(t.hex(0, -1), t.company('Foot'), t.company('Foot', 1)), [5]);
  while (t.asked().kind === 'fire') t.does(PASS);
  assert.deepEqual(t.asked().options(), [{ do: 'check', regiment: t.regiment('Line') }]);
});

clause(
  ['AL-7.31e', 'AL-7.31a'],
  'a side with nothing to fire is not asked, and one that has fired all it has no more',
  () => {
    const t = firing({ Foot: { at: [[0, 0]] } }, { american: { regiments: { Line: { at: [[0, -1]] } } } });
    t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
    assert.ok(t.logItems.some(({ sentence }) => sentence.startsWith('The Foot fires on')));
    assert.notEqual(t.asked().kind, 'fire');
  },
);

clause(['AL-7.33d', 'AL-7.31a'], 'companies too weak alone are offered together', () => {
  const t = firing(
    { Foot: { at: stack(2, 0, 0) } },
    { american: { regiments: { Line: { at: [[2, -2]] } } } },
  );
  const both = [t.company('Foot'), t.company('Foot', 1)];
  assert.deepEqual([...t.asked().options()], [fire(t.hex(2, -2), ...both), PASS]);
});

clause(
  ['AL-7.31b', 'AL-7.31g', 'AL-7.33f', 'AL-7.33j', 'AL-8.2a'],
  'offered are each number of one regiment, its rifles alone, its hexes, and each of these with guns',
  () => {
    const t = firing(
      {
        Foot: { at: stack(3, 0, 0), arm: ['musket', 'musket', 'rifle'] },
        Other: { at: [[0, 0]] },
        Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
      },
      { british: { regiments: {}, guns: [{ at: [0, 0] }] } },
    );
    const [a, b, rifle] = [0, 1, 2].map((i) => t.company('Foot', i)) as [number, number, number];
    const [other, jäger, gun] = [t.company('Other'), t.company('Jägers'), t.gun(0)];
    const offered = [...t.asked().options()].flatMap((each) =>
      each.do === 'fire' ? [each.companies.join()] : [],
    );
    const groups = [[a], [a, b], [a, b, rifle], [rifle], [other]];
    const expected = [...groups, ...groups.map((group) => [...group, gun]), [b], [jäger], [gun]];
    assert.deepEqual(offered.sort(), expected.map((group) => group.join()).sort());
  },
);

clause(
  ['AL-4.4l', 'AL-4.4k'],
  'where both sides have leaders to place, the active side does so first',
  () => {
    const two = (r: number) => ({
      at: [
        [-1, r],
        [1, r],
      ] as const,
      leader: [0, r] as const,
    });
    const t = firing({ Foot: two(4) }, { american: { regiments: { Line: two(-4) } } });
    assert.deepEqual([t.asked().kind, t.asked().side], ['place-leader', 0]);
    t.does({ do: 'place', officer: t.leader('Foot'), hex: t.hex(1, 4) });
    assert.deepEqual([t.asked().kind, t.asked().side], ['place-leader', 1]);
  },
);

clause(
  ['AL-7.31c', 'AL-7.31f', 'AL-4.11d', 'AL-4.14d', 'AL-7.33l', 'AL-7.33m', 'AL-8.1d'],
  'a company that has not fired fires if in command and unrouted; infantry needs orders, guns unlimber',
  () => {
    const t = firing(
      {
        Foot: { at: [[0, 0], [0, 0], null], arm: ['musket', 'howitzer', 'musket'] },
        Rifles: { at: [[1, 0]], arm: 'rifle', order: 'MOVE_AND_FIRE' },
        Moving: { at: [[2, 0]], order: 'MOVE' },
        Idle: { at: [[3, 0]], order: 'none' },
        Jägers: { at: [[4, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' },
        Horse: { at: [[5, 0]], arm: 'cavalry', order: 'MOVE' },
        Broken: { at: [[-1, 0]], state: 'routed', order: 'FIRE' },
        Lost: { at: [[-2, 0]] },
        Closed: { at: [[-3, 0]] },
      },
      {
        british: { regiments: {}, guns: [{ at: [-4, 0] }, { at: [-5, 0], moving: true }] },
        prepare: (p) => {
          p.state.outOfCommand[p.company('Lost')] = 1;
        },
      },
    );
    t.state.regimentDone[t.regiment('Closed')] = S.CLOSED_FIRE;
    const may = (company: number) => mayFire(t.field, t.state, company);
    const names = ['Rifles', 'Moving', 'Idle', 'Jägers', 'Horse', 'Broken', 'Lost', 'Closed'];
    assert.deepEqual(
      [0, 1, 2].map((i) => may(t.company('Foot', i))),
      [true, true, false],
    );
    assert.deepEqual(
      names.map((name) => [name, may(t.company(name))]),
      [true, false, false, true, false, false, false, false].map((holds, i) => [names[i], holds]),
    );
    assert.deepEqual([may(t.gun(0)), may(t.gun(0, 1))], [true, false]);
    for (const company of [t.company('Foot'), t.company('Foot', 1), t.gun(0), t.company('Jägers')]) {
      t.state.done[company] = S.FIRED;
      assert.equal(may(company), false);
      t.state.done[company] = S.MOVED;
      assert.equal(may(company), true);
    }
  },
);

clause(
  ['AL-7.31a', 'AL-7.31b', 'AL-7.31f', 'AL-7.31h', 'AL-7.33a', 'AL-7.33g', 'AL-7.33n', 'AL-7.32b'],
  'an attack lists the kind of each company that fires, and its target',
  () => {
    const t = firing(
      {
        Foot: { at: stack(2, 0, 0), arm: ['musket', 'howitzer'] },
        Other: { at: [[-1, 0]] },
      },
      {
        british: { regiments: {}, guns: [{ at: [1, 0], moving: true }] },
        american: {
          regiments: {
            Line: { at: [[0, -2]], facing: 1 },
            Broken: { at: [[2, -2]], state: 'routed' },
          },
        },
      },
    );
    const [musket, howitzer, gun] = [t.company('Foot'), t.company('Foot', 1), t.gun(0)];
    t.state.status[musket] = S.DISORDERED;
    t.state.done[musket] = S.FIRED;
    t.state.outOfCommand[howitzer] = 1;
    const drawn = (target: number, ...companies: number[]) =>
      attackOf({ field: t.field, s: t.state }, 0, target, companies);
    const attack = drawn(t.hex(0, -2), musket, howitzer, gun);
    const about = (company: number, more: object) => ({
      id: `company:${company}`,
      name: t.field.companies[company]?.title,
      regiment: t.regiment('Foot'),
      gun: null,
      order: 'FIRE',
      disordered: false,
      range: 2,
      entry: 'flank',
      routed: false,
      outOfCommand: false,
      onMovingSide: false,
      alreadyFired: false,
      sight: null,
      ...more,
    });
    assert.deepEqual(attack.firers, [
      about(musket, { arm: 'musket', disordered: true, alreadyFired: true }),
      about(howitzer, { arm: 'howitzer', gun: 'attached', outOfCommand: true }),
      about(gun, {
        arm: 'six_pounder',
        gun: 'regular',
        regiment: null,
        order: null,
        onMovingSide: true,
        range: 3,
      }),
    ]);
    assert.deepEqual(
      [attack.targetRouted, attack.targetEmpty, attack.regimentClosed, attack.otherSidesHalf],
      [false, false, false, false],
    );
    assert.equal(attack.targetName, 'the Line');
    const routed = drawn(t.hex(2, -2), musket);
    assert.deepEqual([routed.targetRouted, routed.firers[0]?.entry], [true, 'front']);
    assert.equal(drawn(t.hex(0, -1), musket).targetEmpty, true);
    assert.equal(drawn(t.hex(0, 0), musket).targetEmpty, true, 'friends are no target');
    assert.equal(drawn(t.hex(0, -2), musket, t.company('Line')).otherSidesHalf, true);
    t.state.regimentDone[t.regiment('Foot')] = S.CLOSED_FIRE;
    assert.equal(drawn(t.hex(0, -2), gun, musket).regimentClosed, true);
    assert.equal(drawn(t.hex(0, -2), gun).regimentClosed, false);
    assert.equal(drawn(t.hex(0, -2), t.company('Other')).regimentClosed, false);
  },
);

clause(
  ['AL-7.31b', 'AL-7.31f'],
  'the regiment of an attack is that of its companies; its gun may be of another',
  () => {
    const t = firing(
      { Foot: { at: stack(2, 0, 0), arm: ['musket', 'howitzer'] } },
      { british: { regiments: {}, guns: [{ at: [0, 0] }] } },
    );
    const [musket, howitzer] = [t.company('Foot'), t.company('Foot', 1)];
    assert.equal(regimentOfAttack(t.field, [t.gun(0), howitzer, musket]), t.regiment('Foot'));
    assert.equal(regimentOfAttack(t.field, [t.gun(0), howitzer]), S.NONE);
  },
);

clause(
  ['AL-7.33a', 'AL-7.33b', 'AL-7.32b', 'AL-7.32c'],
  'a company’s strength by range, disorder and order; none beyond its range or out of its sight',
  () => {
    const t = firing(
      {
        Foot: { at: [[0, 0]] },
        Shaken: { at: [[0, 0]] },
        Slow: { at: [[0, 0]], order: 'MOVE_AND_FIRE' },
        Screen: { at: [[1, -1]], order: 'none' },
      },
      { british: { regiments: {}, guns: [{ at: [0, 0] }] }, american: FAR },
    );
    t.state.status[t.company('Shaken')] = S.DISORDERED;
    const shot = (company: number, q: number, r: number) =>
      shotAt(t.field, t.state, lookAround(t.field, t.state), company, t.hex(q, r));
    const foot = t.company('Foot');
    assert.deepEqual(
      [shot(foot, 0, -1), shot(t.company('Shaken'), 0, -1), shot(t.company('Slow'), 0, -1)],
      [1, 0.5, 0.5],
    );
    assert.deepEqual([shot(foot, 0, -3), shot(foot, 0, -4)], [0.5, 0]);
    assert.deepEqual([shot(foot, 1, 0), shot(foot, 0, 1)], [0, 0], 'beside and behind it');
    assert.deepEqual([shot(foot, 1, -1), shot(foot, 2, -2)], [1, 0], 'past the Screen');
    assert.ok(shot(t.gun(0), 0, -4) > 0);
  },
);

clause(
  ['AL-7.31a', 'AL-7.31c', 'AL-7.31f', 'AL-4.4a', 'AL-4.4c'],
  'a new Mutual Fire Phase resets who fired, whose fire is closed, and the leader roll',
  () => {
    const t = firing(
      { Foot: { at: stack(2, 0, 0) }, Other: { at: [[0, 0]] } },
      {
        prepare: ({ state, regiment }) => {
          state.done.fill(S.FIRED);
          state.regimentDone.fill(S.CLOSED_FIRE | S.HIT);
          state.leaderRolled.fill(1);
          state.firing = regiment('Other');
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does({ do: 'allot', company: t.company('Line') }, [6]);
    t.does(fire(t.hex(0, -1), t.company('Other')), [1]);
    assert.equal(t.refuses(fire(t.hex(0, -1), t.company('Foot', 1))).code, 'regiment_closed');
    assert.equal(t.state.regimentDone[t.regiment('Foot')], S.CLOSED_FIRE);
  },
);

clause(['AL-7.31a', 'AL-7.31f'], 'fire in one half of the phase does not count in the other half', () => {
  const t = firing(
    { Foot: { at: [[0, 0]] } },
    {
      american: {
        regiments: {
          Line: { at: stack(2, 0, -1), order: 'FIRE' },
          Near: { at: stack(2, 0, -1), order: 'FIRE' },
        },
      },
    },
  );
  t.does(fire(t.hex(0, -1), t.company('Foot')), [1]);
  assert.equal(t.asked().side, 1);
  assert.equal(t.state.firing, S.NONE);
  t.does(fire(t.hex(0, 0), t.company('Line')), [1]);
  assert.equal(t.state.firing, t.regiment('Line'));
  assert.equal((t.state.regimentDone[t.regiment('Foot')] as number) & S.CLOSED_FIRE, 0);
  t.does(fire(t.hex(0, 0), t.company('Near')), [1]);
  assert.notEqual((t.state.regimentDone[t.regiment('Line')] as number) & S.CLOSED_FIRE, 0);
});

clause(
  ['AL-7.31a', 'AL-7.31e', 'AL-4.4l'],
  'a leader whose hex an attack has emptied is with his men again before the next attack',
  () => {
    const t = firing(
      { Foot: { at: stack(2, 0, 0) } },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [2, -3],
                [1, -1],
              ],
              leader: [0, -1],
            },
          },
        },
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6], [6]);
    assert.deepEqual([t.asked().kind, t.asked().side], ['fire', 0]);
    assert.equal(t.state.leaderAt[t.leader('Line')], t.hex(1, -1));
  },
);

clause(
  ['AL-4.4a', 'AL-4.4b', 'AL-4.4d', 'AL-4.4e', 'AL-4.4h'],
  'the owner names one leader in the hex who can fall; no other, and none on his last step',
  () => {
    const t = firing(
      { Foot: { at: stack(2, 0, 0) } },
      {
        american: {
          regiments: {
            Line: { at: stack(2, 0, -1) },
            Second: { at: [[0, -1]] },
            Third: { at: [[0, -1]] },
            Far: { at: [[0, -6]] },
          },
        },
        prepare: (p) => {
          p.state.leaderStep[p.leader('Third')] = S.LAST_STEP;
          p.state.leaderAt[p.leader('Foot')] = p.hex(0, 0);
        },
      },
    );
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does({ do: 'allot', company: t.company('Line') });
    const risk = (name: string) => ({ do: 'risk', officer: t.leader(name) }) as const;
    const { side, clause: id } = t.asked();
    assert.deepEqual([side, id], [1, 'AL-4.4e']);
    assert.deepEqual([...t.asked().options()], [risk('Line'), risk('Second')]);
    assert.match(t.asked().prompt(), /Colonel of Line or Colonel of Second\?$/);
    assert.deepEqual(
      [t.refuses(risk('Third')).code, t.refuses(risk('Far')).code, t.refuses(risk('Foot')).code],
      ['last_step_leader', 'not_in_hex', 'not_in_hex'],
    );
    assert.equal(t.refuses({ do: 'risk', officer: COMMANDER }).code, 'not_in_hex');
    t.does(risk('Second'), [3]);
    assert.deepEqual(
      ['Line', 'Second', 'Third'].map((name) => t.state.leaderStep[t.leader(name)]),
      [S.START_STEP, S.ADJUTANT_STEP, S.LAST_STEP],
    );
    const { thrown } = t.logItems.findLast((logItem) => logItem.thrown) ?? assert.fail();
    assert.equal(thrown?.reckoning.side, 1);
    assert.deepEqual(thrown?.reckoning.lines[0]?.at, [`leader:${t.leader('Second')}`]);
  },
);

clause(
  ['AL-4.4a', 'AL-4.4m'],
  'only a six puts a leader at risk; a leader who has left with his regiment is never at risk',
  () => {
    const t = firing({ Foot: { at: stack(3, 0, 0) } });
    t.does(fire(t.hex(0, -1), t.company('Foot')), [5]);
    assert.equal(t.asked().kind, 'fire');
    t.does(fire(t.hex(0, -1), t.company('Foot', 1), t.company('Foot', 2)), [5]);
    t.does({ do: 'allot', company: t.company('Line') });
    assert.deepEqual([...t.state.leaderRolled], [0, 0]);
    const last = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: { regiments: { Line: { at: [[0, -1]] }, Other: { at: [[1, -1]], order: 'FIRE' } } },
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    last.does(fire(last.hex(0, -1), last.company('Foot')), [6]);
    assert.deepEqual([...last.state.leaderRolled], [0, 0]);
  },
);

clause(
  ['AL-4.51a', 'AL-4.51c', 'AL-4.14f', 'AL-4.51h', 'AL-4.51i'],
  'a regiment checks if it is of the side, unrouted, has a loss that counts, a leader and a morale',
  () => {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Line: { at: [[0, -1]], order: 'FIRE' },
            Hit: { at: [[2, -3]] },
            Broken: { at: [[3, -3]], state: 'routed' },
            Jägers: { at: [[4, -4]], arm: 'skirmisher', skirmishers: true },
          },
        },
      },
    );
    t.does(PASS);
    for (const name of ['Hit', 'Broken', 'Jägers']) t.state.regimentDone[t.regiment(name)] = S.HIT;
    t.state.regimentDone[t.regiment('Line')] = S.CLOSED_FIRE;
    t.does(PASS);
    assert.deepEqual([t.asked().side, t.asked().clause], [1, 'AL-4.51i']);
    assert.deepEqual([...t.asked().options()], [{ do: 'check', regiment: t.regiment('Hit') }]);
    assert.equal(t.asked().prompt(), 'The Hit has taken losses and checks its morale.');
    assert.deepEqual(t.asked().standing?.usual(), { do: 'check', regiment: t.regiment('Hit') });
    const refused = t.refuses({ do: 'check', regiment: t.regiment('Line') });
    assert.deepEqual([refused.code, refused.clause], ['no_check_due', 'AL-4.51a']);
    t.does({ do: 'check', regiment: t.regiment('Hit') }, [6, 6]); // 12 against 9: failed by 3
    assert.equal(t.state.regimentDone[t.regiment('Hit')], 0);
    assert.equal(t.state.status[t.company('Hit')], S.DISORDERED);
    assert.notEqual(t.asked().kind, 'next-check');
  },
);

clause(
  ['AL-4.51e', 'AL-4.51f', 'AL-4.51g', 'AL-4.51i'],
  'the owner names the next regiment to check, and one that routs suffers no D as well',
  () => {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -2],
              ],
              morale: 4,
              effectiveness: 1,
              order: 'FIRE',
            },
            Hit: { at: [[2, -3]] },
          },
        },
      },
    );
    t.does(PASS);
    for (const name of ['Line', 'Hit']) t.state.regimentDone[t.regiment(name)] = S.HIT;
    t.does(PASS);
    assert.equal(t.asked().prompt(), 'Which regiment checks its morale next: the Line or the Hit?');
    t.does({ do: 'check', regiment: t.regiment('Line') }, [6, 5]);
    assert.equal(t.state.regimentState[t.regiment('Line')], S.ROUTED);
    assert.deepEqual(
      [0, 1].map((i) => t.state.status[t.company('Line', i)]),
      [S.DISORDERED, S.DISORDERED],
    );
    assert.deepEqual([t.asked().kind, [...t.asked().options()].length], ['next-check', 1]);
  },
);

clause(
  ['AL-7.31a', 'AL-7.33d', 'AL-7.33j', 'AL-7.31b', 'AL-8.2a'],
  'a side is asked to fire only if strength 1 is possible: a regiment with guns, guns, or a skirmisher',
  () => {
    const asked = (
      british: Record<string, RegimentSetting>,
      disordered: readonly string[],
      guns: [number, number][] = [],
    ) => {
      const t = firing(british, {
        british: { regiments: {}, guns: guns.map((at) => ({ at })) },
        american: { regiments: { Line: { at: [[0, -2]], order: 'none' } } },
        prepare: (p) => {
          for (const name of disordered)
            for (const c of p.field.regiments[p.regiment(name)]?.companies ?? [])
              p.state.status[c] = S.DISORDERED;
        },
      });
      return t.asked().kind === 'fire' && t.asked().side === 0;
    };
    const half: RegimentSetting = { at: [[0, 0]] }; // at two hexes
    const skirmisher: RegimentSetting = { at: [[0, 0]], arm: 'skirmisher', skirmishers: true, order: 'none' };
    const cannon: RegimentSetting = { at: [[0, 0], null], arm: ['howitzer', 'musket'] };
    assert.equal(asked({ Foot: half }, []), false);
    assert.equal(asked({ Foot: half, Other: half }, []), false);
    assert.equal(asked({ Foot: { at: stack(2, 0, 0) } }, []), true);
    assert.equal(asked({ Foot: half, Jägers: skirmisher }, ['Jägers']), false);
    assert.equal(asked({ Jägers: skirmisher, More: skirmisher }, ['Jägers', 'More']), false);
    assert.equal(asked({ Jägers: skirmisher }, []), true);
    assert.equal(asked({ Foot: { ...half, order: 'none' } }, [], [[0, 0]]), true, 'a gun alone');
    assert.equal(asked({ Foot: { ...half, order: 'none' } }, []), false);
    assert.equal(asked({ Foot: half, Battery: cannon }, ['Battery']), true, 'half a regiment and a weak gun');
    assert.equal(asked({ Foot: half, Battery: cannon }, []), true);
  },
);

clause(['AL-7.31b', 'AL-7.31c', 'AL-7.31h'], 'units off the map do not fire and are no targets', () => {
  const t = firing({ Foot: { at: [[0, 0], null] } });
  const said = (target: number, ...companies: number[]) => {
    const refused = t.refuses(fire(target, ...companies));
    return [refused.code, refused.clause];
  };
  const [here, track] = [t.company('Foot'), t.company('Foot', 1)];
  const target = t.hex(0, -1);
  assert.deepEqual(said(target, here, track), ['not_on_map', 'AL-7.31b']);
  assert.deepEqual(said(target, track), ['not_on_map', 'AL-7.31b']);
  assert.deepEqual(said(target, here, 99), ['not_on_map', 'AL-7.31b']);
  assert.deepEqual(said(t.map.count, here), ['off_map', 'AL-7.31h']);
  assert.deepEqual(said(target, here, here), ['already_fired', 'AL-7.31c']);
});

clause(
  ['AL-4.14a', 'AL-4.14b', 'AL-4.14c', 'AL-8.5e'],
  'a regiment that routs has no order, no facing, no marker, no good order, and its guns limbered',
  () => {
    const t = firing(
      { Foot: { at: [[0, 0]] } },
      {
        american: {
          regiments: {
            Line: {
              at: [[0, -1], [0, -2], [0, -3], null],
              arm: ['musket', 'howitzer', 'musket', 'musket'],
              order: 'MOVE',
              morale: 4,
              effectiveness: 1,
            },
            Other: { at: [[0, -1]], order: 'FIRE' },
          },
        },
      },
    );
    t.does(PASS);
    const line = [0, 1, 2, 3].map((i) => t.company('Line', i)) as [number, number, number, number];
    t.state.regimentDone[t.regiment('Line')] = S.HIT;
    t.state.outOfCommand[line[2]] = 1;
    t.state.status[line[1]] = S.DISORDERED;
    t.does(PASS);
    t.does({ do: 'check', regiment: t.regiment('Line') }, [6, 6]);
    const { state } = t;
    assert.deepEqual(
      [state.regimentState[t.regiment('Line')], state.order[t.regiment('Line')]],
      [S.ROUTED, S.NO_ORDER],
    );
    assert.deepEqual(
      line.map((c) => state.status[c]),
      [S.DISORDERED, S.DISORDERED, S.DISORDERED, S.ON_TRACK],
    );
    assert.deepEqual(
      line.map((c) => state.facing[c]),
      new Array(4).fill(S.NONE),
    );
    assert.deepEqual(
      line.map((c) => state.outOfCommand[c]),
      [0, 0, 0, 0],
    );
    assert.deepEqual(
      line.map((c) => state.gunSide[c]),
      [S.FIRING, S.MOVING, S.FIRING, S.FIRING],
    );
    assert.equal(state.status[t.company('Other')], S.BATTLEWORTHY);
    assert.equal(state.order[t.regiment('Other')], S.orderCode('FIRE'));
  },
);

clause(
  ['AL-4.12e', 'AL-4.13a', 'AL-4.13b', 'AL-4.13c', 'AL-7.33k', 'AL-6.3d'],
  'a company off the field has no hex, facing or marker; with the last one order and leader go',
  () => {
    const t = firing(
      { Foot: { at: stack(2, 0, 0) } },
      {
        american: {
          regiments: {
            Line: { at: [[0, -1]], order: 'FIRE', brigade: 'B', leader: [0, -7] },
            Second: { at: [[0, -7]], brigade: 'B' },
            Jägers: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true },
          },
        },
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    const [line, jäger] = [t.company('Line'), t.company('Jägers')];
    for (const c of [line, jäger]) t.state.outOfCommand[c] = 1;
    t.does(fire(t.hex(0, -1), t.company('Foot')), [6]);
    t.does(fire(t.hex(1, -1), t.company('Foot', 1)), [6]);
    const { state } = t;
    for (const c of [line, jäger])
      assert.deepEqual([state.at[c], state.facing[c], state.outOfCommand[c]], [S.NONE, S.NONE, 0]);
    assert.deepEqual([state.status[line], state.status[jäger]], [S.ON_TRACK, S.ELIMINATED]);
    assert.deepEqual(
      ['Line', 'Second', 'Jägers'].map((name) => state.regimentState[t.regiment(name)]),
      [S.GONE, S.OK, S.GONE],
    );
    assert.equal(state.order[t.regiment('Line')], S.NO_ORDER);
    assert.equal(state.leaderAt[t.leader('Line')], t.hex(0, -7));
    assert.equal(state.leaderAt[t.leader('Jägers')], S.NONE);
  },
);
