import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { BEGAN_IN_MELEE, MOVED } from '../src/model/state.ts';
import { acts, begin, DONE, FAR, FAR_AHEAD, inch, shoots, type TestBattle } from './battlefield.ts';

/** The targets of a company in play, the effect of its command die, and the companies that act together. */

clause(
  ['MM-E5a', 'MM-E5h', 'MM-B2e', 'MM-B4g'],
  'a company that may not shoot may not shoot at a general either',
  () => {
    const trial = begin({
      switches: { riskToGenerals: true },
      south: [{ type: 'lightInfantry', at: [[20, 20]] }, { at: [[50, 10]] }],
      north: [{ at: [[60, 40]] }, ...FAR],
      generals: [
        [60, 2],
        [20, 26],
      ],
    });
    const at = (target: number): Answer => ({
      do: 'shoot',
      company: 0,
      weapon: 'musket',
      facing: 0,
      at: 'general',
      target,
    });
    trial.give(acts([0]));
    assert.equal(trial.question().kind, 'shoot', 'he is there alone, and asked about all the same');
    assert.equal(trial.refused(at(1)), null);
    assert.equal(trial.refused(at(0))?.clause, 'MM-E5a', 'one\u2019s own');
    assert.equal(trial.refused(at(7))?.clause, 'MM-E5a', 'nobody');
    const held = begin({
      switches: { riskToGenerals: true },
      south: [
        {
          type: 'lightInfantry',
          at: [
            [20, 20],
            [12, 20],
          ],
        },
      ],
      north: [{ at: [[23.5, 25]] }, ...FAR],
      generals: [
        [60, 2],
        [17, 26],
      ],
    });
    held.give(acts([0, 1], []));
    assert.equal(held.refused(at(1))?.code, 'R-IN-MELEE-RANGE');
  },
);

clause(['MM-E5c', 'MM-E5a'], 'a general cannot be shot at while a nearer enemy could be', () => {
  const shot = (y: number) => {
    const trial = begin({
      switches: { riskToGenerals: true },
      south: [{ type: 'lightInfantry', at: [[20, 20]] }],
      north: [{ at: [[24, y]] }, ...FAR],
      generals: [
        [60, 2],
        [20, 29],
      ],
    });
    trial.give(acts([0], []));
    return (
      trial.refused({ do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 })
        ?.clause ?? null
    );
  };
  assert.equal(shot(27), 'MM-E5a');
  assert.equal(shot(34), null);
});

clause(
  ['MM-E2u', 'MM-E2ab', 'MM-E2d', 'MM-E2s'],
  'a general of the same side who reaches any company of the unit may change its die',
  () => {
    const thrown = (generals: TestBattle['generals'], die: number) => {
      const trial = begin({
        switches: { commandControl: true, formedRegiments: true, personality: 'fixed' },
        south: [
          {
            at: [
              [20, 20],
              [23, 20],
              [26, 20],
            ],
          },
        ],
        north: [{ at: [[20, 44]] }, ...FAR],
        ...(generals && { generals }),
      });
      trial.give(acts([0, 1, 2]), die);
      const asked = trial.question().kind === 'command';
      if (asked) {
        assert.equal(trial.refused({ do: 'change', by: 3 })?.clause?.startsWith('MM-E2'), true);
        trial.give({ do: 'change', by: 0 });
      }
      assert.equal(trial.s.group?.general ?? -1, -1);
      return asked;
    };
    assert.equal(
      thrown(
        [
          [8.5, 20],
          [60, 46],
        ],
        3,
      ),
      true,
      'in reach of the first company only',
    );
    assert.equal(
      thrown(
        [
          [37.5, 20],
          [60, 46],
        ],
        3,
      ),
      true,
      'in reach of the last only',
    );
    assert.equal(
      thrown(
        [
          [60, 4],
          [20, 24],
        ],
        3,
      ),
      false,
      'an enemy\u2019s commander does not count',
    );
  },
);

clause(
  ['MM-E2w', 'MM-E2f', 'MM-E2r'],
  'impetuous troops that reach no enemy obey a die that demands a charge',
  () => {
    const ordered = (y: number, die = 6) => {
      const trial = begin({
        switches: { commandControl: true, impetuous: true },
        south: [{ traits: ['impetuous'], at: [[20, 20]] }],
        north: [{ at: [[20, y]] }, ...FAR],
        generals: [
          [60, 2],
          [60, 46],
        ],
      });
      trial.give(acts([0]), die);
      return trial.logItems.findLast(({ sentence }) => /^The S 0 (obeys|does not)/.test(sentence))?.sentence;
    };
    assert.match(ordered(44) ?? '', /obeys its order|does not advance/);
    assert.notEqual(ordered(30), ordered(44));
  },
);

clause(
  ['MM-E2r', 'MM-A5n', 'MM-A5m'],
  'impetuous troops are bound to act unless they are in melee or have moved',
  () => {
    const bound = (y: number, change: Parameters<typeof begin>[1] = () => {}) => {
      const trial = begin(
        {
          switches: { commandControl: true, impetuous: true },
          south: [{ traits: ['impetuous'], at: [[20, 20]] }],
          north: [{ at: [[20, y]] }, ...FAR],
        },
        change,
      );
      return trial.refused(DONE)?.code ?? null;
    };
    assert.equal(bound(44), 'R-COMPULSORY');
    assert.equal(
      bound(44, (s) => {
        s.done[0] = MOVED;
      }),
      null,
    );
    assert.equal(
      bound(25, (s) => {
        s.done[0] = BEGAN_IN_MELEE;
      }),
      'R-COMPULSORY',
      'it has to melee',
    );
  },
);

clause(['MM-A5f', 'MM-A5j', 'MM-A5k'], 'a group names each of its companies once, and no other', () => {
  const trial = begin({
    switches: { formedRegiments: true },
    south: [
      {
        at: [
          [20, 10],
          [23, 10],
          [30, 10],
        ],
      },
      { at: [[26, 10]] },
    ],
    north: FAR_AHEAD,
  });
  const why = (...companies: number[]) => trial.refused(acts(companies))?.clause ?? null;
  assert.equal(why(), 'MM-A5j');
  assert.equal(why(0, 0), 'MM-A5j');
  assert.equal(why(0, 1), null);
  assert.equal(why(0, 2), 'MM-A5k');
  assert.equal(why(1, 3), 'MM-A5j');
  assert.equal(why(0, 1, 2), 'MM-A5k');
  assert.equal(why(4), 'MM-A5f');
});

clause(
  ['MM-B4a', 'MM-B1k', 'MM-B1f'],
  'a company that has turned to shoot turns back only if it would overlap another',
  () => {
    const turned = (...others: (readonly [number, number])[]) => {
      const trial = begin({
        south: [{ at: [[20, 20]] }, ...others.map((at) => ({ at: [at] }))],
        north: [{ at: [[26, 27]] }, ...FAR],
      });
      trial.give(acts([0], []));
      trial.give(shoots(0, others.length + 1, 40), 1, 1, 1, 1);
      return trial.s.facing[0];
    };
    assert.equal(turned(), 400);
    assert.equal(turned([23.05, 20]), 0);
    assert.equal(turned([40, 20], [50, 20]), 400, 'others far off');
    assert.equal(turned([40, 20], [16.95, 20]), 0);
  },
);

clause(['MM-B5o', 'MM-C2e', 'MM-B5f'], 'in play the cover of the target counts for a shot', () => {
  const hit = (terrain: object[]) => {
    const trial = begin({ terrain, south: [{ at: [[20, 20]] }], north: [{ at: [[20, 27]] }, ...FAR] });
    trial.give(acts([0], []));
    trial.give(shoots(0, 1), 5, 5, 6, 1);
    return 4 - (trial.s.strength[1] ?? 0);
  };
  const wood = {
    id: 'wood',
    kind: 'woods',
    poly: [
      [16, 25],
      [24, 25],
      [24, 31],
      [16, 31],
    ],
  };
  assert.equal(hit([]), 3);
  assert.equal(hit([wood]), 1);
});

clause(['MM-B3t', 'MM-A5f'], 'in play no company turns into the range of an enemy in order to shoot', () => {
  const trial = begin({
    south: [{ type: 'lightInfantry', at: [[20, 20]] }],
    north: [{ at: [[20, 26.2]] }, { at: [[26, 27]] }, ...FAR],
  });
  trial.give(acts([0], []));
  assert.equal(trial.refused(shoots(0, 2, 40))?.clause, 'MM-B3t');
  assert.equal(trial.refused(shoots(0, 1, 0)), null);
});

clause(['MM-E5a', 'MM-B4a'], 'a shot at a general is shown with his name and place', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    south: [{ type: 'lightInfantry', at: [[20, 20]] }],
    north: FAR,
    generals: [
      [60, 2],
      [20, 26],
    ],
  });
  trial.give(acts([0], []));
  trial.give({ do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 }, 1, 1, 1);
  const said = trial.logItems.find(({ sentence }) => / with muskets/.test(sentence));
  assert.equal(said?.sentence, 'The S 0 shoots at General North with muskets.');
  const what = said?.what as { targets?: string[]; at?: { spot: object } } | undefined;
  assert.deepEqual([what?.targets, what?.at?.spot], [['general:1'], { x: inch(20), y: inch(26) }]);
});
