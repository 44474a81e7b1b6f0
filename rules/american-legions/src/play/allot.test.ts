import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { suffer } from '../../test/vectors/allotting.ts';
import type { Target } from '../../test/vectors/given.ts';

const company = (arm: Target['arm'], gun: Target['gun'] = null): Target => ({
  id: arm,
  arm,
  gun,
  disordered: false,
  routed: false,
});
const musket = company('musket');
const regular = company('six_pounder', 'regular');
const attached = company('howitzer', 'attached');
const skirmisher = company('skirmisher');

clause(['AL-4.12a', 'AL-4.12e', 'AL-4.13a', 'AL-7.33k'], 'the effect of a D and of a K on a company', () => {
  const one = (cell: { kills: number; disorders: number }, target: Target) =>
    Object.values(suffer(cell, [target], []).effects)[0];
  const D = { kills: 0, disorders: 1 };
  assert.equal(one(D, musket), 'disordered');
  assert.equal(one(D, { ...musket, disordered: true }), 'to_track');
  assert.equal(one({ kills: 1, disorders: 0 }, musket), 'eliminated');
  assert.equal(one(D, skirmisher), 'eliminated');
  assert.equal(one(D, regular), undefined);
});

/** The maximum number of results that can take effect, by trying every choice that the rules allow. */
function most(companies: readonly Target[], hit: boolean[], kills: number, disorders: number): number {
  if (kills + disorders === 0) return 0;
  const result = kills > 0 ? 'K' : 'D';
  const left: [number, number] = kills > 0 ? [kills - 1, disorders] : [kills, disorders - 1];
  let best = most(companies, hit, ...left);
  const foot = companies.some((company, i) => !hit[i] && !company.gun);
  companies.forEach((company, i) => {
    if (hit[i] || (company.gun && foot) || (result === 'D' && company.gun === 'regular')) return;
    const after = hit.with(i, true);
    best = Math.max(best, 1 + most(companies, after, ...left));
  });
  return best;
}

clause(
  ['AL-7.2b', 'AL-7.2c'],
  'as many results take effect as possible, even against the wish of the owner',
  () => {
    const stack = fc.array(fc.constantFrom(musket, regular, attached, skirmisher), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(stack, fc.nat(3), fc.nat(4), fc.nat(4), (companies, kills, disorders, first) => {
        const named = companies.map((company, i) => ({ ...company, id: String(i) }));
        const { effects, wasted } = suffer({ kills, disorders }, named, [String(first)]);
        const taken = Object.keys(effects).length;
        assert.equal(
          taken,
          most(
            companies,
            companies.map(() => false),
            kills,
            disorders,
          ),
        );
        assert.equal(taken + wasted.K + wasted.D, kills + disorders);
      }),
      { numRuns: 300 },
    );
  },
);
