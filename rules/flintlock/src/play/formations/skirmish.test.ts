import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { ArmySetting, CommandSetting } from '../../../test/setting.ts';
import { type Situation, situation } from '../../../test/situation.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';

const american: ArmySetting = { commands: { Eaton: { at: ['0502', '0602'] } } };

/** The two counters of a unit that goes into SK. */
function countersOf({ field }: Pick<Situation, 'field'>, unit: number): readonly [number, number] {
  return field.units[unit]?.skirmishers ?? assert.fail('It has no counters.');
}

function lights(command: Partial<CommandSetting> = {}, prepare?: (s: State) => void) {
  const t = situation(
    { british: { commands: { Lights: { at: ['0510', '0710'], skirmishers: 1, ...command } } }, american },
    prepare,
  );
  t.does({ do: 'command', command: t.command('Lights') });
  return t;
}

clause(
  ['FL-6.53a', 'FL-6.53e', 'FL-2.22e'],
  'a unit goes into SK as two counters in its hex, each with a facing, after one roll',
  () => {
    const t = lights({ facing: 0, morale: 0 });
    const unit = t.unit('Lights');
    t.does({ do: 'enter-sk', unit, facings: [1, 11], top: 1 }, [4]);
    const [a, b] = countersOf(t, unit);
    assert.deepEqual([t.state.at[unit], t.state.at[a], t.state.at[b]], [-1, t.hex('0510'), t.hex('0510')]);
    assert.deepEqual([t.state.facing[a], t.state.facing[b]], [1, 11]);
    assert.ok((t.state.height[b] as number) > (t.state.height[a] as number));
    assert.deepEqual([t.state.disordered[a], t.state.disordered[b]], [0, 0]);
    assert.equal(t.refuses({ do: 'rally', unit: a }).code, 'FL-R-ACTED');
  },
);

clause(
  ['FL-6.53e', 'FL-6.53f', 'FL-6.53d'],
  'a failed roll Disorders both counters; a Reduced unit yields Reduced ones',
  () => {
    const t = lights({ morale: 0 }, (s) => {
      s.reduced[0] = 1;
    });
    t.does({ do: 'enter-sk', unit: 0, facings: [1, 1], top: 0 }, [3]);
    const counters = countersOf(t, 0);
    for (const counter of counters)
      assert.deepEqual([t.state.disordered[counter], t.state.reduced[counter]], [1, 1]);
  },
);

clause(
  ['FL-6.53a', 'FL-6.62d', 'FL-10.0k'],
  'each counter may face either way and either may lie on top: all eight answers are offered',
  () => {
    const t = lights({ facing: 0, morale: 0 });
    const entries = [...t.asked().options()].flatMap((each) =>
      each.do === 'enter-sk' && each.unit === 0 ? [[...each.facings, each.top].join()] : [],
    );
    const all = [1, 11].flatMap((a) => [1, 11].flatMap((b) => [0, 1].map((top) => [a, b, top].join())));
    assert.deepEqual(entries.toSorted(), all.toSorted());
  },
);

clause('FL-6.61a', 'a Disordered unit may go into SK, and yields Disordered counters', () => {
  const t = lights({}, (s) => {
    s.disordered[0] = 1;
  });
  t.does({ do: 'enter-sk', unit: 0, facings: [1, 1], top: 0 }, [6]);
  const counters = countersOf(t, 0);
  for (const counter of counters) assert.equal(t.state.disordered[counter], 1);
});

clause(
  ['FL-6.52b', 'FL-6.52c'],
  'only a limited number of a regiment at a time, and only if it has counters',
  () => {
    const t = lights();
    t.does({ do: 'enter-sk', unit: 0, facings: [1, 1], top: 0 }, [6]);
    const limit = t.refuses({ do: 'enter-sk', unit: 1, facings: [1, 1], top: 0 });
    assert.deepEqual([limit.code, limit.clause], ['FL-R-SK-LIMIT', 'FL-6.52b']);
    const none = lights({ skirmishers: 0 }).refuses({ do: 'enter-sk', unit: 0, facings: [1, 1], top: 0 });
    assert.equal(none.code, 'FL-R-NO-SK-COUNTERS');
  },
);

clause(
  ['FL-6.53a', 'FL-6.62d'],
  'a unit does not go into Skirmish in a hex with other Infantry, or with a facing far from its own',
  () => {
    const pair = lights({ at: ['0510', '0510'], formation: 'Close' });
    assert.equal(pair.refuses({ do: 'enter-sk', unit: 0, facings: [1, 1], top: 0 }).code, 'FL-R-OCCUPIED');
    const turned = lights({ facing: 0 }).refuses({ do: 'enter-sk', unit: 0, facings: [1, 3], top: 0 });
    assert.equal(turned.code, 'FL-R-FACING-KIND');
  },
);

clause('FL-5.42a', 'a unit Out of Command cannot go into SK', () => {
  const t = lights({ at: ['0510', '1810'], range: 2 });
  assert.equal(t.refuses({ do: 'enter-sk', unit: 1, facings: [1, 1], top: 0 }).code, 'FL-R-OUT-OF-COMMAND');
});

/** Both counters of the first unit at these hexes, in SK since an earlier Activation. */
function inSkirmish(
  hexes: readonly [string, string],
  prepare: (s: State, counters: readonly [number, number]) => void = () => {},
) {
  const t = situation(
    { british: { commands: { Lights: { at: ['0510', '0710'], skirmishers: 1 } } }, american },
    (s, self) => {
      const counters = countersOf(self, 0);
      counters.forEach((counter, i) => {
        s.at[counter] = self.hex(hexes[i] as string);
        s.facing[counter] = 1;
        s.fate[counter] = S.ON_MAP;
        s.height[counter] = i;
      });
      s.at[0] = S.NONE;
      s.fate[0] = S.FOLDED;
      prepare(s, counters);
    },
  );
  t.does({ do: 'command', command: t.command('Lights') });
  const [a, b] = countersOf(t, 0);
  return { t, a, b };
}

clause(
  ['FL-6.53b', 'FL-6.53c', 'FL-6.14c'],
  'stacked counters in order become their unit again, in the formation of the Command, without a roll',
  () => {
    const { t, a } = inSkirmish(['0510', '0510']);
    t.does({ do: 'reform', unit: a, facing: 0 });
    assert.deepEqual(
      [t.state.at[0], S.formationOf(t.state, 0), t.state.facing[0]],
      [t.hex('0510'), 'Open', 0],
    );
    assert.equal(t.state.at[a], S.NONE);
    assert.equal(t.refuses({ do: 'rally', unit: 0 }).code, 'FL-R-ACTED');
  },
);

clause('FL-6.53d', 'one Reduced counter makes a Reduced unit', () => {
  const { t, a } = inSkirmish(['0510', '0510'], (s, counters) => {
    s.reduced[counters[1]] = 1;
  });
  t.does({ do: 'reform', unit: a, facing: 2 });
  assert.equal(t.state.reduced[0], 1);
});

clause('FL-6.53b', 'Skirmishers that are apart or Disordered do not re-form', () => {
  const apart = inSkirmish(['0510', '0610']);
  assert.equal(apart.t.refuses({ do: 'reform', unit: apart.a, facing: 0 }).code, 'FL-R-NOT-STACKED');
  const acted = inSkirmish(['0510', '0510'], (s, [a]) => (s.acted[a] = S.ACTED));
  assert.equal(acted.t.refuses({ do: 'reform', unit: acted.a, facing: 0 }).code, 'FL-R-ACTED');
  const shaken = inSkirmish(['0510', '0510'], (s, counters) => {
    s.disordered[counters[1]] = 1;
  });
  assert.equal(shaken.t.refuses({ do: 'reform', unit: shaken.a, facing: 0 }).code, 'FL-R-DISORDERED');
});

clause('FL-10.0k', 'the owner puts the lower counter of a pair on top as often as he likes', () => {
  const { t, a, b } = inSkirmish(['0510', '0510']);
  t.does({ do: 'top', unit: a });
  assert.ok((t.state.height[a] as number) > (t.state.height[b] as number));
  assert.equal(t.refuses({ do: 'top', unit: a }).code, 'FL-R-NOT-STACKED');
  t.does({ do: 'top', unit: b });
});

clause(['FL-4.4e'], 'skirmishers are in command wherever they are', () => {
  const { t, a } = inSkirmish(['1910', '1910']);
  assert.equal(t.state.inReach[a], 1);
});
