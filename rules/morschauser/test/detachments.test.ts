import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { CHARGED, has } from '../src/model/state.ts';
import { acts, begin, DONE, FAR, goes, moves, type TestBattle, type TestRegiment } from './battlefield.ts';

/** Parts of a formed regiment that act by themselves (E1). */

const LINE: TestRegiment = {
  at: [
    [20, 10],
    [23, 10],
    [26, 10],
  ],
};
const DRAWN = [6, 6, 6, 6, 6, 6, 6, 6];

function line(more: Partial<TestBattle> = {}) {
  return begin({ switches: { formedRegiments: true }, south: [LINE], north: FAR, ...more });
}

clause(
  'MM-E1g',
  'companies that a detachment leaves and still touches have acted; others of its regiment have not',
  () => {
    const touching = line();
    touching.give(acts([0]));
    touching.give(moves(goes(0, 20, 11, 0)));
    assert.equal(touching.refused(acts([1, 2]))?.code, 'R-ACTIVATED');
    const gone = line();
    gone.give(acts([0]));
    gone.give(moves(goes(0, 20, 16, 0)));
    assert.equal(gone.refused(acts([1, 2])), null);
  },
);

clause('MM-E1g', 'after a detachment has charged, the rest may still act though it touches them', () => {
  const trial = line({ north: [{ at: [[18.5, 16.2]] }, ...FAR] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 10.4, 0)), ...DRAWN);
  assert.ok(has(trial.s, 0, CHARGED));
  assert.equal(trial.refused(acts([1, 2])), null);
});

clause('MM-E1g', 'after a detachment has meleed, the rest may still act', () => {
  const trial = line({ north: [{ at: [[17, 15]] }, ...FAR] });
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 3 }, ...DRAWN);
  trial.give(DONE);
  assert.equal(trial.refused(acts([1, 2])), null);
});

clause(
  ['MM-E1g', 'MM-B6e'],
  'companies left by a detachment with an enemy within 3 inches must still melee',
  () => {
    const trial = line({ north: [{ at: [[28.5, 15]] }, ...FAR] });
    trial.give(acts([0], []));
    trial.give(DONE);
    assert.equal(trial.refused(acts([1]))?.code, 'R-ACTIVATED');
    assert.equal(trial.refused(DONE)?.code, 'R-COMPULSORY');
    trial.give(acts([2], []));
    trial.give({ do: 'melee', company: 2, target: 3 }, ...DRAWN);
  },
);

clause(
  ['MM-E1g', 'MM-A5m'],
  'a company left with an enemy within 3 inches has acted if others drive that enemy off',
  () => {
    // 3 stands within 3 inches of 2 and of 4, which beats it.
    const trial = line({ south: [LINE, { at: [[33, 15, 270]] }], north: [{ at: [[28.5, 15]] }, ...FAR] });
    trial.give(acts([0], []));
    trial.give(DONE);
    trial.give(acts([3], []));
    trial.give({ do: 'melee', company: 3, target: 4 }, 1, 1, 6, 6, 6, 6, 6, 6);
    while (trial.question().kind !== 'act') trial.give(DONE);
    assert.equal(trial.refused(acts([2], []))?.code, 'R-ACTIVATED');
    assert.equal(trial.refused(acts([2]))?.code, 'R-ACTIVATED');
    assert.ok(![...trial.question().options()].some((each) => each.do === 'activate'));
    assert.equal(trial.refused(DONE), null);
  },
);

clause(
  ['MM-E1f', 'MM-E1b'],
  'companies held in melee range count with the moving body, a charging one does not',
  () => {
    const held = line({ north: [{ at: [[17, 15]] }, ...FAR] });
    held.give(acts([0, 1, 2], [1, 2]));
    assert.equal(held.refused(moves(goes(1, 23, 5, 0), goes(2, 26, 5, 0)))?.code, 'R-FORMED');
    assert.equal(held.refused(moves(goes(1, 23, 9, 0), goes(2, 26, 9, 0))), null);
    const charging = line({ north: [{ at: [[26, 22]] }, ...FAR] });
    charging.give(acts([0, 1, 2]));
    assert.equal(charging.refused(moves(goes(2, 26, 17, 0))), null);
    assert.equal(charging.refused(moves(goes(2, 26, 17, 0), goes(0, 15, 10, 0)))?.code, 'R-FORMED');
  },
);
