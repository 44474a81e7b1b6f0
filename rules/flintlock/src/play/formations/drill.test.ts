import assert from 'node:assert/strict';
import { answerMenuOf, pickKey } from '@linstock/scene';
import { clause } from '@linstock/testing';
import type { ArmySetting, CommandSetting, Setting } from '../../../test/setting.ts';
import { situation } from '../../../test/situation.ts';
import { flintlock } from '../../index.ts';
import type { Answer } from '../../model/answers.ts';
import { unitId } from '../../model/board.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';

const american: ArmySetting = { commands: { Eaton: { at: ['0502', '0602'] } } };

/** In the turn of Webster's Command, its units at 0510 and 0610 unless said. */
function webster(
  command: Partial<CommandSetting> = {},
  more: Partial<Setting> = {},
  prepare?: (s: State) => void,
) {
  const t = situation(
    { british: { commands: { Webster: { at: ['0510', '0610'], ...command } } }, american, ...more },
    prepare,
  );
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

clause(
  ['FL-6.13b', 'FL-6.62a', 'FL-6.62b', 'FL-6.62c', 'FL-5.3c'],
  'each unit rolls; 3 or less with its Morale Rating Disorders it, and all change',
  () => {
    const t = webster({ morale: 1 });
    t.does({ do: 'formation', to: 'Close' }, [2], [3]);
    const [a, b] = [t.unit('Webster'), t.unit('Webster', 1)];
    assert.deepEqual([t.state.disordered[a], t.state.disordered[b]], [1, 0]);
    assert.deepEqual([S.formationOf(t.state, a), S.formationOf(t.state, b)], ['Close', 'Close']);
    assert.equal(t.refuses({ do: 'rally', unit: a }).code, 'FL-R-ACTED');
  },
);

clause('FL-6.13c', 'only units that are fully active change', () => {
  const t = webster({ at: ['0510', '1510'], range: 3 });
  t.does({ do: 'formation', to: 'Close' }, [6]);
  assert.equal(S.formationOf(t.state, t.unit('Webster', 1)), 'Open');
});

clause('FL-6.61a', 'a Disordered unit keeps its whole Command in its formation', () => {
  const t = webster({}, {}, (s) => {
    s.disordered[0] = 1;
  });
  const { code, clause: by } = t.refuses({ do: 'formation', to: 'Close' });
  assert.deepEqual([code, by], ['FL-R-DISORDERED-COMMAND', 'FL-6.61a']);
});

clause('FL-6.13b', 'a change needs a new formation, and Cavalry has no formation', () => {
  assert.equal(webster().refuses({ do: 'formation', to: 'Open' }).code, 'FL-R-SAME');
  assert.equal(
    webster({ kind: 'cavalry' }).refuses({ do: 'formation', to: 'Close' }).code,
    'FL-R-NO-FORMATION',
  );
});

clause(['FL-5.42a', 'FL-6.61b'], 'a Command that is only partially active cannot change formation', () => {
  const t = situation({
    british: { commands: { Webster: { at: ['0510', '0610'] } }, overall: { at: '1919', range: 3 } },
    american,
  });
  t.does({ do: 'command', command: t.command('Webster') });
  t.does({ do: 'partial' });
  assert.equal(t.refuses({ do: 'formation', to: 'Close' }).code, 'FL-R-NOT-FULL');
});

clause(
  'FL-6.62d',
  'into Column the owner turns each unit to one of the two hexsides next to its corner',
  () => {
    const t = webster({ facing: 0 });
    t.does({ do: 'formation', to: 'Column' }, [6], [6]);
    const [a, b] = [t.unit('Webster'), t.unit('Webster', 1)];
    const facings = (one: number, two: number) =>
      ({
        do: 'facings',
        facings: [
          { unit: a, facing: one },
          { unit: b, facing: two },
        ],
      }) satisfies Answer;
    assert.equal(t.refuses(facings(0, 1)).code, 'FL-R-FACING-KIND');
    assert.equal(t.refuses(facings(3, 1)).code, 'FL-R-FACING-KIND');
    t.does(facings(11, 1));
    assert.deepEqual([t.state.facing[a], t.state.facing[b]], [11, 1]);
  },
);

clause(
  'FL-6.62d',
  'of three units any may be turned its own way by clicks; the others turn clockwise',
  () => {
    const t = webster({ at: ['0510', '0610', '0710'], facing: 0 });
    t.does({ do: 'formation', to: 'Column' }, [6], [6], [6]);
    const [a, b, c] = [0, 1, 2].map((i) => t.unit('Webster', i)) as [number, number, number];
    const facings = (...each: number[]): Answer => ({
      do: 'facings',
      facings: [a, b, c].map((unit, i) => ({ unit, facing: each[i] as number })),
    });
    const menu = answerMenuOf(flintlock.present, { field: t.field, state: t.state, known: [] }, t.asked());
    assert.deepEqual(
      menu.all.map(({ answer }) => answer),
      [facings(1, 1, 1), facings(11, 11, 11), facings(11, 1, 1), facings(1, 11, 1), facings(1, 1, 11)],
    );
    const turned = (unit: number) => [{ piece: unitId(unit) }, { heading: 3300 }];
    const first = menu.after(turned(c));
    assert.deepEqual(first.exact?.answer, facings(1, 1, 11));
    assert.ok(first.next.has(pickKey({ piece: unitId(a) })), 'another one may be turned too');
    assert.deepEqual(menu.after([...turned(c), ...turned(a)]).exact?.answer, facings(11, 1, 11));
  },
);

clause('FL-6.62d', 'a change between Open and Close keeps the facing, and no question is asked', () => {
  const t = webster({ facing: 2 });
  t.does({ do: 'formation', to: 'Close' }, [6], [6]);
  assert.equal(t.asked().kind, 'action');
  assert.equal(t.state.facing[t.unit('Webster')], 2);
});

const PAIR = { at: ['0510', '0510'], formation: 'Close' } as const;

clause(
  ['FL-6.63a', 'FL-6.63c'],
  'a pair that leaves Close parts: the top unit steps aside and adds 1 to its roll',
  () => {
    const t = webster({ ...PAIR, morale: 0 });
    t.does({ do: 'formation', to: 'Open' }, [4]);
    const [low, high] = [t.unit('Webster'), t.unit('Webster', 1)];
    assert.equal(t.asked().kind, 'unstack');
    t.does({ do: 'unstack', unit: high, hex: t.hex('0610') }, [3]);
    assert.deepEqual([t.state.at[low], t.state.at[high]], [t.hex('0510'), t.hex('0610')]);
    assert.deepEqual([t.state.disordered[low], t.state.disordered[high]], [0, 0], 'a 3 and 1 is 4');
  },
);

clause(
  ['FL-6.63a', 'FL-6.63b'],
  'a unit steps aside to a free hex next to its own, and not next to an enemy',
  () => {
    const t = situation({
      british: { commands: { Webster: { ...PAIR, at: ['0510', '0510', '0610'] } } },
      american: { commands: { Eaton: { at: ['0508'], facing: 0 } } },
    });
    t.does({ do: 'command', command: t.command('Webster') });
    t.does({ do: 'formation', to: 'Open' }, [6]);
    const high = t.unit('Webster', 1);
    const refused = (hex: string) => t.refuses({ do: 'unstack', unit: high, hex: t.hex(hex) }).code;
    assert.equal(refused('0610'), 'FL-R-OCCUPIED');
    assert.equal(refused('0509'), 'FL-R-ADJACENT-ENEMY');
    assert.equal(refused('1010'), 'FL-R-OFF-MAP');
  },
);

clause('FL-6.63a', 'a unit does not step aside into the hex of an enemy gun', () => {
  const t = situation({
    british: { commands: { Webster: { ...PAIR, at: ['0510', '0510', '0710'] } } },
    american: { commands: { Eaton: { at: ['0502'] } }, guns: [{ at: '0511' }] },
  });
  t.does({ do: 'command', command: t.command('Webster') });
  t.does({ do: 'formation', to: 'Open' }, [6]);
  const onto = { do: 'unstack', unit: t.unit('Webster', 1), hex: t.hex('0511') };
  assert.equal(t.refuses(onto).code, 'FL-R-OCCUPIED');
});

clause('FL-6.63d', 'without a hex to step to the Command cannot change', () => {
  const t = webster({
    ...PAIR,
    at: ['0510', '0510', '0410', '0610', '0509', '0609', '0511', '0611', '0409', '0411'],
  });
  const { code, clause: by } = t.refuses({ do: 'formation', to: 'Open' });
  assert.deepEqual([code, by], ['FL-R-NO-UNSTACK', 'FL-6.63d']);
});

clause('FL-6.63d', 'a pair with a choice leaves the other pair the only hex it has', () => {
  const around = ['0509', '0609', '0511', '0611', '0709', '0809', '0810', '0711', '0811'];
  const at = ['0510', '0510', '0710', '0710', ...around];
  const t = webster({ ...PAIR, at, range: 8 });
  t.does({ do: 'formation', to: 'Open' }, ...at.map(() => [6]));
  const hexes = [0, 1, 2, 3].map((i) => t.field.map.labels[t.state.at[t.unit('Webster', i)] as number]);
  assert.deepEqual(hexes, ['0510', '0410', '0710', '0610']);
});

clause(['FL-5.3i', 'FL-6.13b'], 'a Command that has begun to act cannot change formation any more', () => {
  const t = webster({ at: ['0510', '0610'] }, {}, (s) => {
    s.disordered[0] = 1;
  });
  t.does({ do: 'rally', unit: t.unit('Webster') });
  assert.equal(t.refuses({ do: 'formation', to: 'Close' }).code, 'FL-R-ACTED');
});

const custom = { choices: { historicalFormations: true } };

clause(
  ['FL-6.7a', 'FL-6.7b'],
  'with historical formations regulars stay in Open, or go into Column by heavy woods',
  () => {
    assert.equal(webster({}, custom).refuses({ do: 'formation', to: 'Close' }).code, 'FL-R-HISTORICAL');
    assert.equal(webster({}, custom).refuses({ do: 'formation', to: 'Column' }).code, 'FL-R-HISTORICAL');
    const wood = webster({}, { ...custom, terrain: { '0611': 'heavy woods' } });
    wood.does({ do: 'formation', to: 'Column' }, [6], [6]);
  },
);

clause(
  ['FL-6.14b'],
  'a unit In Command again takes its Command’s formation at the end of the Activation, without a roll',
  () => {
    const t = webster({ at: ['0510', '0610', '1510'], range: 3 }, {}, (s) => {
      s.at[2] = s.at[1] as number;
      s.at[2] = (s.at[0] as number) - 1;
      s.formation[0] = S.formationCode('Column');
      s.facing[0] = 1;
    });
    t.does({ do: 'done' });
    t.does({ do: 'done' });
    assert.equal(t.asked().kind, 'facings');
    t.does({ do: 'facings', facings: [{ unit: 0, facing: 2 }] });
    assert.deepEqual([S.formationOf(t.state, 0), t.state.facing[0]], ['Open', 2]);
  },
);

clause('FL-6.14b', 'a unit that is still Out of Command keeps its own formation', () => {
  const t = webster({ at: ['0510', '1510'], range: 3 }, {}, (s) => {
    s.formation[1] = S.formationCode('Column');
    s.facing[1] = 1;
  });
  t.does({ do: 'done' });
  t.does({ do: 'done' });
  assert.equal(S.formationOf(t.state, 1), 'Column');
});
