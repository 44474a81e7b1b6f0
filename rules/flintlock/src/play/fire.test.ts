import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { duel, fireAt } from '../../test/firing.ts';
import * as S from '../state.ts';

/** The Fire block of a Command (FL-5.3j) and who may fire in it. */

clause(
  ['FL-11.11a', 'FL-11.12a', 'FL-5.3b', 'FL-11.31d'],
  'each unit fires once, at its turn; one enemy may be fired at again and again',
  () => {
    const t = duel({ british: ['1011', '1111'], american: ['1010'] });
    t.does(fireAt(t, 'Webster', 0), [1], [6]);
    assert.equal(t.state.block, S.OPEN);
    const again = t.refuses(fireAt(t, 'Webster', 0));
    assert.deepEqual([again.code, again.clause], ['FL-R-FIRED', 'FL-11.12a']);
    t.does(fireAt(t, 'Webster', 1), [1], [6]);
    assert.equal(t.asked().kind, 'return-fire', 'nobody is left to fire, so the block is over');
  },
);
