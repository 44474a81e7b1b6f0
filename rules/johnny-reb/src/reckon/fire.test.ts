import { sumOfLines } from '@linstock/kernel';
import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Gun, Weapon } from '../tables/index.ts';
import { fireWith, GUNS, type OtherFire } from '../testing/fires.ts';
import { bestCover } from './cover.ts';
import { canFire, diceOf, effectiveStrength, rowOfFirer } from './fire.ts';
import { fireModifiers } from './fire-modifiers.ts';
import { bandAt } from './shot.ts';

/** Strength, dice, bands and modifiers of a fire, against the numbers of the digest's clauses. */

const drm = (otherwise: OtherFire = {}): number => sumOfLines(fireModifiers(fireWith(otherwise)));
const dice = (otherwise: OtherFire = {}): number => diceOf(fireWith(otherwise));
const strength = (otherwise: OtherFire['firer'] = {}): number =>
  effectiveStrength(fireWith({ firer: otherwise }).firer);
const guns = (otherwise: OtherFire = {}): OtherFire => ({
  range: 5,
  ...otherwise,
  firer: { ...GUNS, weapon: 'napoleon_12', ...otherwise.firer },
});

clause(
  ['JR-8.2b', 'JR-3.4c', 'JR-11.3a', 'JR-8.1c'],
  'formation, disorder, dismounting, a refused flank and woods reduce the strength of a fire',
  () => {
    assert.deepEqual(
      (['single_line', 'extended_line', 'double_line', 'skirmish', 'march_column'] as const).map(
        (formation) => strength({ formation }),
      ),
      [10, 10, 5, 5, 2.5],
    );
    assert.equal(strength({ disordered: true }), 5);
    assert.equal(strength({ formation: 'march_column', disordered: true }), 2.5);
    assert.equal(strength({ arm: 'dismounted' }), 7.5);
    assert.equal(strength({ arm: 'dismounted', formation: 'skirmish' }), 5);
    assert.equal(strength({ refusesFlank: true }), 7.5);
    assert.equal(strength({ arm: 'mounted', formation: 'mounted_line' }), 5);
    assert.equal(strength({ arm: 'mounted', formation: 'mounted_column' }), 0);
    assert.equal(strength({ ...GUNS, inWoods: true }), 1);
    assert.equal(strength({ ...GUNS, formation: 'limbered' }), 0);
  },
);

clause('JR-8.2c', 'the row is the greatest not above the strength; the weakest do not fire', () => {
  const row = (figures: number) =>
    rowOfFirer(fireWith({ firer: { strength: figures } }).firer)?.figures ?? null;
  assert.deepEqual([0.9, 1, 5, 9.9, 31, 32, 40].map(row), [null, 1, 4, 8, 24, 32, 32]);
  const section = (sections: number) =>
    rowOfFirer(fireWith({ firer: { ...GUNS, strength: sections } }).firer)?.sections ?? null;
  assert.deepEqual([0.4, 0.5, 1.5, 2.5, 3, 20].map(section), [null, 0.5, 1, 2, 3, 16]);
});

clause(['JR-8.3a', 'JR-8.3b', 'JR-8.3c', 'JR-14.4d'], 'a ready fire has three dice, any other two', () => {
  assert.deepEqual(
    (
      ['hold', 'first_fire', 'moved', 'formed', 'pivoted', 'second_volley', 'disengaging_volley'] as const
    ).map((mode) => dice({ mode })),
    [3, 3, 2, 2, 2, 2, 2],
  );
});

clause(
  ['JR-8.3e', 'JR-8.3f', 'JR-8.3g', 'JR-8.3h', 'JR-8.3j', 'JR-8.3l'],
  'each cause adds or removes its dice',
  () => {
    assert.equal(dice({ range: 2 }), 4);
    assert.equal(dice({ range: 12 }), 2);
    assert.equal(dice({ range: 12, firer: { weapon: 'sharpshooter_rifle' } }), 3);
    assert.equal(dice({ range: 2, firer: { weapon: 'repeating_carbine' } }), 4);
    assert.equal(dice({ firer: { shaken: true } }), 2);
    assert.equal(dice({ areaFire: true }), 2);
    assert.equal(dice({ firer: { ammunition: 'low' } }), 2);
    assert.equal(dice({ firer: { conditionalHold: true } }), 2);
    assert.equal(dice({ mode: 'conditional_hold' }), 2);
    assert.equal(dice({ mode: 'conditional_hold', firer: { conditionalHold: true } }), 2);
    assert.equal(dice({ mode: 'pivoted', firer: { conditionalHold: true } }), 1);
    assert.equal(dice(guns({ canister: 'single' })), 5);
    assert.equal(dice(guns({ canister: 'double' })), 6);
    assert.equal(dice(guns({ range: 1 })), 3);
  },
);

clause(['JR-8.3i', 'JR-10.5c', 'JR-8.5a'], 'without dice, ammunition or range there is no fire', () => {
  assert.equal(canFire(fireWith()), true);
  assert.equal(canFire(fireWith({ mode: 'moved', range: 12, firer: { shaken: true } })), false);
  assert.equal(canFire(fireWith({ firer: { ammunition: 'out' } })), false);
  assert.equal(canFire(fireWith({ range: 12.1 })), false);
});

clause(
  ['JR-14.7b', 'JR-14.7c'],
  'the volley after a charge has two dice and no aspect or close range, at any range and in any state',
  () => {
    const after: OtherFire = {
      mode: 'after_charge',
      range: 40,
      firer: { shaken: true, conditionalHold: true, ammunition: 'low' },
    };
    assert.equal(dice(after), 2);
    assert.equal(canFire(fireWith(after)), true);
    assert.equal(drm({ mode: 'after_charge', range: 0, firer: { weapon: 'shotgun' } }), 0);
    assert.equal(drm({ mode: 'after_charge', target: { aspect: 'rear' } }), 0);
    assert.equal(drm({ mode: 'after_charge', firer: { quality: 'elite', opening: true } }), 3);
  },
);

const SMALL_ARMS: readonly (readonly [Weapon, close: number, normal: number, long: number])[] = [
  ['rifle_musket', 2, 4, 12],
  ['smoothbore_musket', 1, 3, 6],
  ['muzzle_loading_carbine', 1, 2, 4],
  ['breech_loading_carbine', 1, 3, 7],
  ['mixed_musket', 1, 3, 8],
  ['flintlock_musket', 1, 2, 5],
  ['repeating_carbine', 1, 3, 7],
  ['sharpshooter_rifle', 3, 7, 21],
  ['pistol', 0.25, 0.5, 1.5],
  ['shotgun', 0.5, 1, 2],
];

clause(
  ['JR-8.5a', 'JR-8.5c', 'JR-8.5d', 'JR-8.5e', 'JR-8.5f', 'JR-8.5l'],
  'each weapon has its ranges, the limits within them',
  () => {
    for (const [weapon, close, normal, long] of SMALL_ARMS)
      assert.deepEqual(
        [close, close + 0.001, normal, normal + 0.001, long, long + 0.001].map((range) =>
          bandAt(weapon, 1000 * range),
        ),
        ['close', 'normal', 'normal', 'long', 'long', 'out'],
        weapon,
      );
    assert.equal(drm({ range: 1, firer: { weapon: 'smoothbore_musket' } }), 1);
    assert.equal(drm({ range: 2, firer: { weapon: 'smoothbore_musket' } }), 0);
    assert.equal(drm({ firer: { weapon: 'flintlock_musket' } }), -1);
    assert.equal(drm({ firer: { weapon: 'sharpshooter_rifle' } }), 1);
  },
);

const GUN_RANGES: readonly (readonly [Gun, canister: number, normal: number, long: number, drm: number])[] = [
  ['napoleon_12', 3, 12, 30, 0],
  ['rifle_10_or_3in', 2, 16, 36, 0],
  ['gun_6', 1, 10, 28, -1],
  ['rifle_20', 2, 18, 40, 1],
  ['mixed', 2, 14, 33, 0],
  ['howitzer_12', 1, 10, 20, 1],
];

clause(
  ['JR-8.5b', 'JR-8.5g', 'JR-8.5h', 'JR-8.5i', 'JR-8.5j', 'JR-8.5k', 'JR-8.5l'],
  'each gun has its ranges and its number',
  () => {
    for (const [gun, canister, normal, long, own] of GUN_RANGES) {
      assert.deepEqual(
        [canister, canister + 0.001, normal, normal + 0.001, long, long + 0.001].map((range) =>
          bandAt(gun, 1000 * range),
        ),
        ['canister', 'normal', 'normal', 'long', 'long', 'out'],
        gun,
      );
      assert.equal(drm(guns({ firer: { weapon: gun } })), own, gun);
    }
  },
);

clause('JR-8.6a', 'rapid fire of breech-loading carbines adds two', () => {
  assert.equal(drm({ rapidFire: true, firer: { weapon: 'breech_loading_carbine' } }), 2);
  assert.equal(drm({ firer: { weapon: 'breech_loading_carbine' } }), 0);
});

clause(
  ['JR-9.1a', 'JR-9.1b', 'JR-9.1c', 'JR-9.1d', 'JR-9.1e', 'JR-1.3b'],
  "modifiers of fire by the firer's state",
  () => {
    assert.equal(drm({ firer: { officerPresent: true } }), 1);
    assert.equal(drm({ firer: { opening: true } }), 2);
    assert.equal(drm(guns({ firer: { opening: true } })), 0);
    assert.equal(drm({ mode: 'first_fire' }), 1);
    assert.deepEqual(
      (['elite', 'veteran', 'green', 'militia'] as const).map((quality) => drm({ firer: { quality } })),
      [1, 0, -1, -1],
    );
    assert.deepEqual(
      (['hasty', 'medium', 'heavy'] as const).map((works) => drm({ firer: { works } })),
      [1, 2, 2],
    );
  },
);

clause(
  ['JR-9.2a', 'JR-9.2b', 'JR-9.2c', 'JR-9.2d', 'JR-3.3a'],
  'modifiers by the formation and disorder of the target; a battery keeps its own row',
  () => {
    assert.deepEqual(
      (['single_line', 'extended_line', 'double_line', 'skirmish', 'march_column'] as const).map(
        (formation) => drm({ target: { formation } }),
      ),
      [0, -1, 1, 0, 3],
    );
    assert.equal(drm({ target: { formation: 'double_line', disordered: true } }), 3);
    assert.equal(drm({ target: { formation: 'extended_line', routed: true } }), 3);
    assert.equal(drm({ target: { arm: 'mounted', formation: 'mounted_column' } }), 1);
    assert.equal(drm({ target: { ...GUNS, disordered: true } }), -3);
    assert.equal(drm({ target: { ...GUNS, formation: 'limbered', routed: true } }), 3);
  },
);

clause(
  ['JR-9.3a', 'JR-9.3b', 'JR-9.3c', 'JR-9.3d', 'JR-9.3e', 'JR-9.3f', 'JR-9.3g'],
  'modifiers of cover for small arms and for guns; a charging unit has no cover',
  () => {
    const rows = ['wood_fence', 'stone_wall', 'woods', 'hasty_works', 'medium_works', 'heavy_works'] as const;
    assert.deepEqual(
      rows.map((cover) => drm({ target: { cover } })),
      [-1, -2, -2, -3, -6, -8],
    );
    assert.deepEqual(
      rows.map((cover) => drm(guns({ target: { cover } })) + 0),
      [0, -1, -1, -2, -5, -7],
    );
    assert.equal(drm({ target: { cover: 'heavy_works', charging: true } }), 0);
  },
);

clause('JR-7.2b', 'the best cover alone counts, the first of equal ones, a fence against guns too', () => {
  assert.equal(bestCover(['wood_fence', 'stone_wall', 'woods'], 'infantry', false), 'stone_wall');
  assert.equal(bestCover(['woods', 'stone_wall'], 'battery', false), 'woods');
  assert.equal(bestCover(['wood_fence'], 'battery', false), 'wood_fence');
  assert.equal(bestCover(['woods'], 'infantry', true), null);
  assert.equal(bestCover([], 'infantry', false), null);
});

clause(
  ['JR-9.4a', 'JR-9.4b', 'JR-9.4c', 'JR-2.6d'],
  'flank and rear add, more by guns; a skirmish line has neither',
  () => {
    const aspects = ['front', 'partial_flank', 'full_flank', 'rear'] as const;
    assert.deepEqual(
      aspects.map((aspect) => drm({ target: { aspect } })),
      [0, 2, 4, 2],
    );
    assert.deepEqual(
      aspects.map((aspect) => drm(guns({ target: { aspect } }))),
      [0, 3, 6, 3],
    );
    assert.deepEqual(
      aspects.map((aspect) => drm({ target: { aspect, formation: 'skirmish' } })),
      [0, 0, 0, 0],
    );
  },
);

clause(
  ['JR-9.5a', 'JR-9.6a'],
  'the quality of the target counts, and all modifiers add up without a cap',
  () => {
    assert.deepEqual(
      (['elite', 'veteran', 'green', 'militia'] as const).map((quality) => drm({ target: { quality } })),
      [-1, 0, 1, 1],
    );
    const all = drm({
      mode: 'first_fire',
      range: 1,
      firer: {
        officerPresent: true,
        opening: true,
        quality: 'elite',
        works: 'heavy',
        weapon: 'smoothbore_musket',
      },
      target: { formation: 'march_column', aspect: 'full_flank', quality: 'militia' },
    });
    assert.equal(all, 1 + 2 + 1 + 2 + 1 + 1 + 3 + 4 + 1);
  },
);
