import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { cellOf } from '../tables/index.ts';
import {
  allotCandidates,
  cellInWords,
  type Exposed,
  ignoresDisorder,
  type Rest,
  type Result,
  refuseAllot,
} from './allot.ts';

const musket: Exposed = { arm: 'musket', gun: null };
const regular: Exposed = { arm: 'six_pounder', gun: 'regular' };
const attached: Exposed = { arm: 'howitzer', gun: 'attached' };

clause('AL-7.2f', 'a digit repeats the letter after it', () => {
  assert.deepEqual(cellOf('K3D'), { text: 'K3D', kills: 1, disorders: 3 });
  assert.deepEqual(cellOf('4D'), { text: '4D', kills: 0, disorders: 4 });
  assert.deepEqual(cellOf('KKKD'), { text: 'KKKD', kills: 3, disorders: 1 });
  assert.deepEqual(cellOf(null), { text: null, kills: 0, disorders: 0 });
  assert.throws(() => cellOf('X2'), /holds K, D and digits/);
});

clause(['AL-7.2b', 'AL-7.2f', 'AL-7.33k'], 'a cell in words tells its hits, each kind it has', () => {
  assert.equal(cellInWords(cellOf('K3D')), '1 killing and 3 disordering hits');
  assert.equal(cellInWords(cellOf('D')), '1 disordering hit');
  assert.equal(cellInWords(cellOf('DD')), '2 disordering hits');
  assert.equal(cellInWords(cellOf('K')), '1 killing hit');
  assert.equal(cellInWords(cellOf('KK')), '2 killing hits');
  assert.equal(cellInWords(cellOf('KD')), '1 killing and 1 disordering hit');
  assert.equal(cellInWords(cellOf(null)), 'no effect');
});

clause(['AL-8.0a', 'AL-8.4b'], 'a gun is regular or attached, and only the regular one ignores a D', () => {
  assert.deepEqual([musket, regular, attached].map(ignoresDisorder), [false, true, false]);
});

clause(
  ['AL-7.2a', 'AL-7.2c', 'AL-8.4b', 'AL-8.4c'],
  'every wrong choice of companies is refused with its code',
  () => {
    const D = { kills: 0, disorders: 1 };
    const refused = (companies: Exposed[], hit: boolean[], result: Result, rest: typeof D, index: number) =>
      refuseAllot(companies, hit, result, rest, index)?.code ?? null;
    assert.equal(refused([musket, musket], [true, false], 'D', D, 0), 'already_has_result');
    assert.equal(refused([musket, attached], [false, false], 'D', D, 1), 'gun_last');
    assert.equal(refused([attached, regular], [false, false], 'D', D, 1), 'gun_ignores_d');
    assert.equal(
      refused([attached, regular], [false, false], 'K', { kills: 1, disorders: 1 }, 0),
      'must_take_result',
    );
    assert.equal(refused([attached, regular], [false, false], 'K', { kills: 1, disorders: 0 }, 0), null);
    assert.equal(refused([musket], [false], 'D', D, 1), 'already_has_result');
    const K = { kills: 1, disorders: 0 };
    assert.equal(refused([attached, regular, musket], [false, false, false], 'K', K, 1), 'gun_last');
    assert.equal(refused([attached, regular, musket], [false, true, false], 'K', K, 1), 'already_has_result');
  },
);

/**
 * The maximum number of results that can still take effect on these, kills first, whatever companies are
 * named for them.
 */
function most(companies: readonly Exposed[], hit: readonly boolean[], rest: Rest): number {
  if (rest.kills + rest.disorders === 0) return 0;
  const { after, open } = next(companies, hit, rest);
  return Math.max(
    most(companies, hit, after),
    ...open.map((i) => 1 + most(companies, hit.with(i, true), after)),
  );
}

/**
 * The results left after the next one, and the companies that may take it: none twice, guns last, no D on a regular
 * gun.
 */
function next(companies: readonly Exposed[], hit: readonly boolean[], { kills, disorders }: Rest) {
  const after = kills > 0 ? { kills: kills - 1, disorders } : { kills, disorders: disorders - 1 };
  const free = companies.flatMap((company, i) => (hit[i] ? [] : [{ company, i }]));
  const foot = free.filter(({ company }) => company.gun === null);
  const open = (foot.length > 0 ? foot : free)
    .filter(({ company }) => kills > 0 || company.gun !== 'regular')
    .map(({ i }) => i);
  return { after, open };
}

clause(
  ['AL-7.2a', 'AL-7.2c', 'AL-8.4b', 'AL-8.4c'],
  'the owner may name only companies with which as many results as possible still take effect',
  () => {
    for (const [guns, ownGuns, foot] of combinations([0, 1, 2], [0, 1, 2], [0, 1]))
      for (const [kills, disorders] of combinations([0, 1, 2, 3], [0, 1, 2])) {
        const rest = { kills: kills as number, disorders: disorders as number };
        if (rest.kills + rest.disorders === 0) continue;
        const companies = [
          ...new Array<Exposed>(guns as number).fill(regular),
          ...new Array<Exposed>(ownGuns as number).fill(attached),
          ...new Array<Exposed>(foot as number).fill(musket),
        ];
        const hit = companies.map(() => false);
        const { after, open } = next(companies, hit, rest);
        const best = most(companies, hit, rest);
        const allowed = open.filter((i) => 1 + most(companies, hit.with(i, true), after) === best);
        const result = rest.kills > 0 ? 'K' : 'D';
        const words = `${guns} regular, ${ownGuns} attached, ${foot} foot: ${rest.kills} K, ${rest.disorders} D`;
        assert.deepEqual(allotCandidates(companies, hit, result, rest), allowed, words);
        for (const i of companies.keys())
          assert.equal(refuseAllot(companies, hit, result, rest, i) === null, allowed.includes(i), words);
      }
  },
);

/** Every choice of one out of each list. */
function combinations(...lists: readonly (readonly number[])[]): number[][] {
  return lists.reduce<number[][]>(
    (all, list) => all.flatMap((chosen) => list.map((each) => [...chosen, each])),
    [[]],
  );
}

clause('AL-8.4c', 'guns are candidates only if no other company is left', () => {
  const rest = { kills: 0, disorders: 2 };
  assert.deepEqual(allotCandidates([attached, musket, regular], [false, false, false], 'D', rest), [1]);
  assert.deepEqual(allotCandidates([attached, musket, regular], [false, true, false], 'D', rest), [0]);
});
