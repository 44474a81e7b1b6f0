import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { cellOf } from '../tables.ts';
import {
  allotCandidates,
  cellInWords,
  type Exposed,
  ignoresDisorder,
  type Result,
  refuseAllot,
} from './allot.ts';

const musket: Exposed = { arm: 'musket', gun: null, disordered: false };
const regular: Exposed = { arm: 'six_pounder', gun: 'regular', disordered: false };
const attached: Exposed = { arm: 'howitzer', gun: 'attached', disordered: false };

clause('AL-7.2f', 'a digit repeats the letter after it', () => {
  assert.deepEqual(cellOf('K3D'), { text: 'K3D', kills: 1, disorders: 3 });
  assert.deepEqual(cellOf('4D'), { text: '4D', kills: 0, disorders: 4 });
  assert.deepEqual(cellOf('KKKD'), { text: 'KKKD', kills: 3, disorders: 1 });
  assert.deepEqual(cellOf(null), { text: null, kills: 0, disorders: 0 });
  assert.throws(() => cellOf('X2'), /holds K, D and digits/);
  assert.equal(cellInWords(cellOf('K3D')), '1 killing and 3 disordering hits');
  assert.equal(cellInWords(cellOf('D')), '1 disordering hit');
  assert.equal(cellInWords(cellOf('DD')), '2 disordering hits');
  assert.equal(cellInWords(cellOf('KD')), '1 killing and 1 disordering hit');
  assert.equal(cellInWords(cellOf(null)), 'no effect');
});

clause(['AL-8.0a', 'AL-8.4b'], 'a gun is regular or attached, and only the regular one ignores a D', () => {
  assert.deepEqual([musket, regular, attached].map(ignoresDisorder), [false, true, false]);
});

clause(['AL-7.2a', 'AL-7.2c', 'AL-8.4b', 'AL-8.4c'], 'every wrong naming is refused with its code', () => {
  const D = { kills: 0, disorders: 1 };
  const refused = (
    companies: Exposed[],
    hit: boolean[],
    result: Result,
    rest: typeof D,
    index: number | null,
  ) => refuseAllot(companies, hit, result, rest, index)?.code ?? null;
  assert.equal(refused([musket, musket], [true, false], 'D', D, 0), 'already_has_result');
  assert.equal(refused([musket, attached], [false, false], 'D', D, 1), 'gun_last');
  assert.equal(refused([attached, regular], [false, false], 'D', D, 1), 'gun_ignores_d');
  assert.equal(refused([musket], [false], 'D', D, null), 'must_take_result');
  assert.equal(
    refused([attached, regular], [false, false], 'K', { kills: 1, disorders: 1 }, 0),
    'must_take_result',
  );
  assert.equal(refused([attached, regular], [false, false], 'K', { kills: 1, disorders: 0 }, 0), null);
  assert.equal(refused([musket], [true], 'D', D, null), null);
});

clause('AL-8.4c', 'guns are candidates only when nobody else is left', () => {
  const rest = { kills: 0, disorders: 2 };
  assert.deepEqual(allotCandidates([attached, musket, regular], [false, false, false], 'D', rest), [1]);
  assert.deepEqual(allotCandidates([attached, musket, regular], [false, true, false], 'D', rest), [0]);
});
