import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { DUE, LOST } from '../src/model/state.ts';
import { acts, begin, DONE, FAR_AHEAD, goes, moves, shoots, type TestGame } from './battlefield.ts';

/** The log of events: enough to compute them again by hand. */

const said = (trial: TestGame, words: RegExp): string | undefined =>
  trial.logItems.map(({ sentence }) => sentence).findLast((sentence) => words.test(sentence));

clause(['MM-B4c', 'MM-A3i'], 'a shot names its weapon', () => {
  const trial = begin({
    south: [{ type: 'artillery', at: [[20, 10]] }, { at: [[40, 10]] }],
    north: [{ at: [[20, 20]] }, { at: [[40, 18]] }, ...FAR_AHEAD],
  });
  trial.give(acts([0], []));
  trial.give(shoots(0, 2, 0, 'canister'), 1, 1);
  assert.match(said(trial, /shoots at .* with/) ?? '', /shoots at the N 0 with canister\.$/);
  trial.give(DONE);
  trial.give(acts([1], []));
  trial.give(shoots(1, 3), 1, 1, 1, 1);
  assert.match(said(trial, /shoots at .* with/) ?? '', /with muskets\.$/);
  const volley = trial.logItems.findLast(({ what }) => (what as { kind?: string } | null)?.kind === 'volley');
  assert.deepEqual((volley?.what as { targets?: string[] } | undefined)?.targets, ['company:3']);
});

clause(['MM-B6p', 'MM-B6q'], 'a round of melee names the beaten side, or says that it is drawn', () => {
  const fight = (...faces: number[]) => {
    const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 30]] }, ...FAR_AHEAD] });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 24.2, 0)), ...faces);
    return said(trial, / against /);
  };
  assert.equal(fight(1, 1, 6, 6, 1, 6, 6, 6), 'The S 0 against the N 0: 2 hits to 1, the N 0 is beaten.');
  assert.equal(fight(1, 6, 6, 6, 1, 1, 6, 6), 'The S 0 against the N 0: 1 hit to 2, the S 0 is beaten.');
  assert.equal(fight(1, 6, 6, 6, 1, 6, 6, 6), 'The S 0 against the N 0: 1 hit to 1, drawn.');
});

clause(
  ['MM-B6q', 'MM-B6z'],
  'the log of a retreat longer than a full move says that it went past friends',
  () => {
    const retreat = (...friends: (readonly [number, number])[]) => {
      const north = [{ at: [[20, 20]] as const }, ...friends.map((at) => ({ at: [at] })), ...FAR_AHEAD];
      const trial = begin({ south: [{ at: [[20, 10]] }], north });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 14.2, 0)), 1, 1, 6, 6, 6, 6, 6, 6);
      return said(trial, /retreats/);
    };
    assert.equal(retreat(), 'The N 0 retreats 12 inches.');
    assert.equal(retreat([20, 31]), 'The N 0 retreats 14 inches, past friends.');
  },
);

clause(
  ['MM-E2f', 'MM-E2p', 'MM-E2y', 'MM-E2z'],
  'the log of a command die says what the general changed, and for "no advance" how to move',
  () => {
    const switches = { commandControl: true, formedRegiments: true };
    const generals = [
      [20, 12],
      [60, 46],
    ] as const;
    const column = [
      [20, 20],
      [20, 17],
    ] as const;
    const trial = begin({
      switches,
      south: [{ at: column }, { at: [[30, 20]] }],
      north: FAR_AHEAD,
      generals,
    });
    trial.give(acts([2]), 2);
    trial.give({ do: 'change', by: 1 });
    assert.equal(said(trial, /S 1.*: G/), 'The S 1 obeys its order: General South adds 1.');
    trial.give(moves(goes(2, 30, 21, 0)));
    assert.equal(said(trial, /moves/), 'The S 1 moves 1 inch.');
    trial.give(acts([0, 1]), 2);
    trial.give({ do: 'change', by: 0 });
    assert.equal(said(trial, /S 0 does/), 'The S 0 does not advance.');
    trial.give(moves(goes(0, 20.5, 20, 0)));
    assert.equal(said(trial, /moves/), 'The 1st company of the S 0 moves 0.5 inches sideways or back.');
    trial.give(moves(goes(1, 23.5, 20, 0)));
    assert.match(said(trial, /moves/) ?? '', /^The 2nd company of the S 0 moves .* inches up into line\.$/);
  },
);

clause('MM-A5f', 'a stationary company is logged as acting in place', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }, { at: [[30, 10]] }], north: FAR_AHEAD });
  trial.give(acts([0], []));
  assert.equal(said(trial, /acts/), 'The S 0 acts where it stands.');
  if (trial.question().kind !== 'act') trial.give(DONE);
  trial.give(acts([1]));
  assert.equal(said(trial, /is to move/), 'The S 1 is to move.');
});

clause(['MM-E4a', 'MM-E4d', 'MM-E4k'], 'a rally says which company has its strength back', () => {
  const trial = begin(
    {
      switches: { rallying: true },
      south: [{ at: [[20, 10]] }],
      north: FAR_AHEAD,
      generals: [
        [20, 7.75],
        [60, 46],
      ],
    },
    (s) => {
      s.strength[0] = 1;
      s.generalDone[0] = 4;
    },
  );
  assert.equal(trial.question().kind, 'rally');
  trial.give({ do: 'rally', company: 0 }, 5);
  assert.equal(said(trial, /back/), 'The S 0 has 1 strength point back.');
});

clause(['MM-E3a', 'MM-E3h'], 'no unit tests for a brigade that has none on the table', () => {
  const lost = (companies: readonly number[], due: readonly number[] = []) => {
    const trial = begin(
      {
        switches: { brigadeMorale: true, halfLossesEndGame: false },
        south: [
          [20, 10],
          [30, 10],
          [40, 10],
          [50, 10],
        ].map(([x = 0, y = 0]) => ({ at: [[x, y]] as const })),
        north: FAR_AHEAD,
        brigadier: { x: 40, y: 5, personality: 'bold' },
      },
      (s) => {
        for (const id of companies) s.status[id] = LOST;
        for (const id of due) s.status[id] = DUE;
        [s.active, s.first] = [1, 1];
      },
    );
    trial.give(DONE); // North's player turn
    return trial;
  };
  assert.match(said(lost([0, 1]), /tests/) ?? '', /has lost half of its companies and tests/);
  const all = lost([0, 1, 2], [3]);
  assert.equal(said(all, /tests/), undefined);
  assert.equal(all.s.tested[0], 1);
});
