import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { ArmySetting } from '../../../test/setting.ts';
import { type Situation, situation } from '../../../test/situation.ts';
import { flintlock } from '../../index.ts';
import type { State } from '../../model/state.ts';

const british: ArmySetting = {
  commands: { Webster: { at: ['0510', '0610'] } },
  overall: { initiative: 3, range: 6 },
  flightLevel: 10,
};
const american: ArmySetting = {
  commands: { Eaton: { at: ['0502', '0602'] } },
  overall: { initiative: 4, range: 6 },
  flightLevel: 10,
};

/** The end of the first British Activation, after the Flight die, with the question to A whether to go on. */
function atContinuity(prepare?: (state: State) => void): Situation {
  const t = situation({ british, american }, prepare);
  t.does({ do: 'done' });
  assert.equal(t.asked().kind, 'continuity');
  return t;
}

clause(
  ['FL-5.21a', 'FL-2.5b'],
  'a side that does not try for Continuity gives the other side a Free Activation',
  () => {
    const t = atContinuity();
    t.does({ do: 'no' });
    assert.deepEqual([t.state.active, t.state.free], [1, 1]);
  },
);

clause(
  ['FL-5.21b', 'FL-5.21d', 'FL-4.1a'],
  'a Continuity roll up to the Initiative gives another Activation, not Free',
  () => {
    const t = atContinuity();
    t.does({ do: 'yes' });
    t.does({ do: 'no' }, [3]);
    assert.deepEqual([t.state.active, t.state.free, t.state.successes], [0, 0, 1]);
    t.does({ do: 'done' });
    assert.equal(t.asked().kind, 'continuity', 'no Flight die after an Activation that is not Free');
  },
);

clause('FL-5.21e', 'a higher roll hands a Free Activation to the other side', () => {
  const t = atContinuity();
  t.does({ do: 'yes' });
  t.does({ do: 'no' }, [4]);
  assert.deepEqual([t.state.active, t.state.free], [1, 1]);
});

clause(['FL-5.21c', 'FL-5.21g'], 'each success of the run adds 1 to the next roll', () => {
  const t = atContinuity();
  for (const face of [3, 2, 1]) {
    t.does({ do: 'yes' });
    t.does({ do: 'no' }, [face]);
    assert.equal(t.state.active, 0);
    t.does({ do: 'done' });
  }
  t.does({ do: 'yes' });
  t.does({ do: 'no' });
  assert.deepEqual([t.state.active, t.state.successes], [1, 0], 'the fourth roll is 1 + 3');
});

clause(
  ['FL-5.22a', 'FL-5.22b', 'FL-5.22c'],
  'a Seizure comes before the roll and takes the next Activation, not Free',
  () => {
    const t = atContinuity((s) => {
      s.successes = 2;
    });
    t.does({ do: 'yes' });
    assert.deepEqual([t.asked().kind, t.asked().side], ['seize', 1]);
    t.does({ do: 'yes' }, [4]);
    assert.deepEqual([t.state.active, t.state.free, t.state.successes], [1, 0, 0]);
    const logItems = t.logItems.filter(({ clauses }) => clauses.includes('FL-5.22c'));
    assert.deepEqual(logItems.map(({ sentence, side }) => [sentence, side]).at(-1), [
      'The American side seizes the initiative.',
      1,
    ]);
  },
);

clause(
  ['FL-5.22d', 'FL-5.22e', 'FL-5.22f', 'FL-5.22g', 'FL-5.21f'],
  'a failed Seizure gives the enemy a Free Activation with its count kept, and costs 2 Command Range',
  () => {
    const t = atContinuity((s) => {
      s.successes = 1;
    });
    for (const tries of [1, 2]) {
      t.does({ do: 'yes' });
      t.does({ do: 'yes' }, [5]);
      assert.deepEqual([t.state.active, t.state.free, t.state.successes], [0, 1, 1]);
      assert.equal(t.state.penalties[1], tries);
      t.does({ do: 'done' });
    }
    t.does({ do: 'no' });
    assert.equal(t.state.penalties[1], 0, 'the markers are gone once they are paid for');
  },
);

clause(
  ['FL-5.22a', 'FL-5.22b', 'FL-5.21c'],
  'a try to Seize is rated by its chance less the chance that the enemy fails anyway',
  () => {
    const gains = [0, 1, 2].map((successes) => {
      const t = atContinuity((s) => {
        s.successes = successes;
      });
      t.does({ do: 'yes' });
      const { standing, prompt } = t.asked();
      if (successes === 0) assert.match(prompt(), /a chance of 50\.0 % to fail.*Your chance is 66\.7 %/);
      assert.deepEqual([standing?.act([]), standing?.act([0])], [{ do: 'no' }, { do: 'yes' }]);
      return Math.round((standing?.units[0]?.chance() ?? -1) * 6);
    });
    assert.deepEqual(gains, [1, 0, 0], 'Initiative 4 against 3, and against 2 and 1 later in the run');
  },
);

clause('FL-5.22e', 'the reduced range is the range of that Activation only, and never below 0', () => {
  const far: ArmySetting = {
    ...american,
    commands: { Eaton: { at: ['0502'], leader: '0702' } },
    overall: { at: '0202', initiative: 4, range: 6 },
  };
  const reached = (failures: number) => {
    const t = situation({ british, american: far, first: 'american' }, (s) => {
      s.penalties[1] = failures;
    });
    const command = t.command('Eaton');
    return t.state.reached[command];
  };
  assert.deepEqual([reached(0), reached(1), reached(9)], [1, 0, 0]);
});

clause(
  ['FL-5.1b', 'FL-5.1c', 'FL-5.1f', 'FL-14.0c'],
  'a pass makes the Flight die of a Free Activation, and gives the enemy a Free one',
  () => {
    const t = situation({ british, american });
    t.does({ do: 'pass' });
    assert.deepEqual([t.state.active, t.state.free, t.asked().kind], [1, 1, 'turn']);
  },
);

clause(
  ['FL-5.1e', 'FL-3.0f'],
  'four passes in a row end the game; the army with fewer Flight Points for its Level wins',
  () => {
    const t = situation({ british, american }, (s) => {
      s.lostUnits = [2, 1];
    });
    for (let n = 0; n < 4; n++) t.does({ do: 'pass' });
    assert.ok(t.over());
    assert.deepEqual(t.state.ended, { winner: 1, clause: 'FL-5.1e' });
  },
);

clause('FL-5.1e', 'an Activation that is not passed sets the count to 0', () => {
  const t = situation({ british, american });
  for (let n = 0; n < 3; n++) t.does({ do: 'pass' });
  t.does({ do: 'done' });
  t.does({ do: 'no' });
  t.does({ do: 'pass' });
  assert.ok(!t.over());
});

clause('FL-3.0f', 'equal quotients are a draw', () => {
  const t = situation({ british, american });
  for (let n = 0; n < 4; n++) t.does({ do: 'pass' });
  assert.equal(t.state.ended?.winner, null);
});

clause(['FL-3.0f', 'FL-14.0a'], 'after 200 Activations the quotients decide, without a roll to go on', () => {
  const t = situation({ british, american }, (s) => {
    s.activation = 200;
    s.lostUnits = [0, 1];
  });
  t.does({ do: 'done' });
  assert.ok(t.over(), 'nobody is asked to try for an Activation that cannot come');
  assert.deepEqual(t.state.ended, { winner: 0, clause: 'FL-3.0f' });
});

clause(
  ['FL-14.0a', 'FL-14.0b', 'FL-3.0d'],
  'an army flees when die and Flight Points are over its Level, not when they are equal',
  () => {
    const roll = (face: number) => {
      const t = situation({ british, american }, (s) => {
        s.lostUnits = [3, 0];
      });
      t.does({ do: 'done' }, [face]);
      return t;
    };
    assert.ok(!roll(4).over());
    assert.deepEqual(roll(5).state.ended, { winner: 1, clause: 'FL-14.0a' });
  },
);

clause(
  ['FL-14.0e', 'FL-14.0f', 'FL-14.0g', 'FL-14.0h'],
  'units, counters, and guns of either side make the Flight Points',
  () => {
    // 3 * 2 + 1 + 1 - 2 = 6: a die of 4 makes the Level of 10, a die of 5 is over it.
    for (const [face, flees] of [
      [4, false],
      [5, true],
    ] as const) {
      const t = situation({ british, american }, (s) => {
        s.lostUnits = [3, 0];
        s.lostSkirmishers = [1, 0];
        s.lostGuns = [1, 2];
      });
      t.does({ do: 'done' }, [face]);
      assert.equal(t.over(), flees);
    }
  },
);

clause(['FL-14.0a', 'FL-14.0c'], 'no Flight die is thrown if no face of it changes anything', () => {
  const done = (lost: number) => {
    const t = situation({ british, american }, (s) => {
      s.lostUnits = [lost, 0];
    });
    t.does({ do: 'done' });
    return t;
  };
  assert.equal(done(2).asked().kind, 'continuity', '4 and a six make 10, the Level');
  const gone = done(5);
  assert.deepEqual(gone.state.ended, { winner: 1, clause: 'FL-14.0a' });
  assert.ok(gone.logItems.some(({ sentence }) => sentence.startsWith('The British flee')));
});

clause('FL-5.21c', 'no Continuity die is thrown if none can succeed', () => {
  const t = atContinuity((s) => {
    s.successes = 3;
  });
  assert.match(t.asked().prompt(), /No roll can succeed now\. The other side/);
  t.does({ do: 'yes' });
  t.does({ do: 'no' });
  assert.deepEqual([t.state.active, t.state.free, t.state.successes], [1, 1, 0]);
});

clause(
  ['FL-5.22d', 'FL-5.22e'],
  'the cost of a failed Seizure is shown before the try, and after it until it is paid',
  () => {
    const t = atContinuity();
    assert.match(t.asked().prompt(), /Your chance is 50\.0 %\. .*seize it first, with a chance of 66\.7 %\./);
    t.does({ do: 'yes' });
    assert.match(t.asked().prompt(), /If you fail, your leader’s Command Range is 2 less/);
    const shown = () => {
      const scene = flintlock.present.shows.scene({ field: t.field, state: t.state, known: [] });
      const piece = scene.pieces.find(({ kind, side }) => kind === 'commander' && side === 1);
      const range = piece?.figures.find(({ label }) => label === 'Command range')?.value;
      const places =
        flintlock.present.shows.zones?.({ field: t.field, state: t.state, known: [] }, piece?.id ?? '')[0]
          ?.places.length ?? 0;
      return { marks: piece?.marks.map(({ label }) => label), range, places };
    };
    const before = shown();
    assert.deepEqual([before.marks, before.range], [[], '6']);
    t.does({ do: 'yes' }, [6]);
    assert.equal(t.state.active, 0);
    const after = shown();
    assert.match(after.marks?.join() ?? '', /Command Range 2 less/);
    assert.equal(after.range, '4 of 6');
    assert.ok(after.places < before.places, 'the hexes in his reach are fewer');
    t.does({ do: 'pass' });
    assert.equal(t.state.active, 1);
    assert.equal(shown().range, '4 of 6', 'in the Activation that pays for it');
    t.does({ do: 'pass' });
    assert.equal(shown().range, '6');
  },
);

clause(
  'FL-14.0c',
  'an Activation without anything left to do ends automatically, unless the army might flee for it',
  () => {
    const whenDone = (prepare?: (state: State) => void) => {
      const t = situation({ british, american }, prepare);
      t.does({ do: 'command', command: t.command('Webster') });
      t.does({ do: 'done' });
      assert.equal(t.asked().standing?.same?.(), null, 'the Overall Leader may ride yet');
      const ride = [...t.asked().options()].find((answer) => answer.do === 'ride');
      assert.ok(ride);
      t.does(ride);
      assert.equal(t.asked().kind, 'turn');
      return t.asked().standing?.same?.();
    };
    assert.deepEqual(whenDone(), { do: 'done' });
    assert.equal(
      whenDone((s) => {
        s.lostUnits[0] = 4;
      }),
      null,
      '8 Flight Points of 10: the die counts',
    );
  },
);
