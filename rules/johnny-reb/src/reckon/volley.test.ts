import { sumOfLines } from '@linstock/kernel';
import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { laid } from '../testing/dice.ts';
import { fireWith, GUNS, type OtherFire } from '../testing/fires.ts';
import { blows, type Combatant, meleeDice, meleeModifiers, meleeStrength } from './melee.ts';
import { volley } from './volley.ts';

/** From the table to losses, with dice laid out beforehand. */

/** The result of a fire with these dice, all of which must be thrown. */
function fired(otherwise: OtherFire, ...faces: number[]) {
  const umpire = laid(...faces);
  const found = volley(umpire, fireWith(otherwise), 'Fire');
  assert.equal(umpire.left(), 0, 'all dice are thrown');
  return found;
}

clause(
  ['JR-10.1a', 'JR-10.1b', 'JR-12.1b'],
  'a morale check result is no loss, and counts only of guns and sharpshooters',
  () => {
    assert.deepEqual(fired({}, 2, 2, 3), {
      result: 'MC',
      losses: 0,
      guns: null,
      hitCheck: false,
      lowers: false,
    });
    const sharp = fired({ firer: { weapon: 'sharpshooter_rifle' } }, 2, 2, 2);
    assert.deepEqual([sharp.result, sharp.hitCheck], ['MC', true]);
    assert.equal(fired({ firer: { weapon: 'sharpshooter_rifle' } }, 1, 1, 2).hitCheck, false);
    const guns = fired({ range: 5, firer: { ...GUNS, weapon: 'mixed' } }, 3, 3, 3);
    assert.deepEqual([guns.result, guns.losses, guns.hitCheck], ['MC', 0, true]);
  },
);

clause(
  ['JR-10.2a', 'JR-10.2b', 'JR-10.2c'],
  'a possible loss is shown as one on 4 to 6, a number as that many',
  () => {
    assert.deepEqual([fired({}, 2, 3, 3, 4).losses, fired({}, 2, 3, 3, 3).losses], [1, 0]);
    assert.equal(fired({ firer: { weapon: 'sharpshooter_rifle' } }, 2, 3, 3, 1).hitCheck, true);
    assert.equal(fired({}, 5, 5, 4).losses, 2);
  },
);

clause(
  ['JR-10.3a', 'JR-10.3b'],
  'losses of skirmishers and of those who disengage are halved once, an odd half by a die',
  () => {
    const skirmish = { target: { formation: 'skirmish' } } as const;
    assert.equal(fired(skirmish, 5, 5, 4).losses, 1);
    assert.equal(fired({ target: { formation: 'skirmish', disengaging: true } }, 6, 6, 5).losses, 2);
    assert.deepEqual([fired(skirmish, 4, 4, 4, 3).losses, fired(skirmish, 4, 4, 4, 4).losses], [0, 1]);
  },
);

clause('JR-10.3c', 'no more figures are lost than there are', () => {
  assert.equal(fired({ target: { strength: 2 } }, 6, 6, 5).losses, 2);
});

clause(
  ['JR-10.4a', 'JR-10.4b'],
  'each loss of a battery is a horse or a section, and hits past the last section are ignored',
  () => {
    const target = { ...GUNS, formation: 'limbered', strength: 1.5 } as const;
    // Ten figures with 17: four losses.
    const four = fired({ target }, 6, 5, 3, 5, 6, 4, 1);
    assert.deepEqual([four.losses, four.guns], [4, { sections: 2, horses: 2 }]);
    const all = fired({ target }, 6, 5, 3, 5, 6, 5, 1);
    assert.deepEqual(all.guns, { sections: 2, horses: 1 });
  },
);

clause('JR-10.5a', 'ammunition drops when all dice show six', () => {
  assert.equal(fired({}, 6, 6, 6).lowers, true);
  assert.equal(fired({}, 6, 6, 5).lowers, false);
});

const FOOT: Combatant = {
  arm: 'infantry',
  strength: 10,
  quality: 'veteran',
  weapon: 'rifle_musket',
  formation: 'single_line',
  officerPresent: false,
  shaken: false,
  disordered: false,
  disengaging: false,
  aspect: 'front',
  supportFigures: 0,
};
const drm = (by: Partial<Combatant>, on: Partial<Combatant> = {}): number =>
  sumOfLines(meleeModifiers({ ...FOOT, ...by }, { ...FOOT, ...on }));

clause(
  ['JR-15.2a', 'JR-8.3d', 'JR-15.2e'],
  'a round has four dice, three for the shaken, and formation takes no strength',
  () => {
    assert.deepEqual([meleeDice(FOOT), meleeDice({ shaken: true })], [4, 3]);
    assert.deepEqual(meleeStrength({ ...FOOT, formation: 'skirmish', disordered: true }, 1), {
      strength: 10,
      counted: 'figures',
    });
  },
);

clause(
  ['JR-15.2b', 'JR-15.2f'],
  'half the supports fight in the first round, all later; guns with supports count in figures',
  () => {
    const held = { ...FOOT, supportFigures: 7 };
    assert.deepEqual(
      [1, 2, 3].map((round) => meleeStrength(held, round).strength),
      [13.5, 17, 17],
    );
    const guns = { ...FOOT, ...GUNS };
    assert.deepEqual(meleeStrength(guns, 1), { strength: 2, counted: 'sections' });
    // Two sections fight on the row of six figures.
    assert.deepEqual(meleeStrength({ ...guns, supportFigures: 8 }, 1), { strength: 10, counted: 'figures' });
  },
);

clause(
  ['JR-15.2c', 'JR-15.2d'],
  'in a melee count officer, quality, formation, aspect, and the weapon by one',
  () => {
    assert.equal(drm({}), 0);
    assert.equal(
      drm(
        { officerPresent: true, quality: 'elite' },
        { quality: 'militia', disordered: true, aspect: 'rear' },
      ),
      1 + 1 + 1 + 3 + 2,
    );
    assert.deepEqual(
      (['smoothbore_musket', 'shotgun', 'pistol', 'breech_loading_carbine'] as const).map((weapon) =>
        drm({ weapon }),
      ),
      [1, 1, 1, 0],
    );
    assert.equal(drm({ arm: 'mounted', weapon: 'shotgun' }), 1);
    assert.equal(drm({ arm: 'dismounted', weapon: 'breech_loading_carbine' }), 1);
    assert.equal(drm({ ...GUNS, weapon: null }, { aspect: 'full_flank' }), 6);
  },
);

/** Losses inflicted with these dice, all of which must be thrown. */
function struck(by: Partial<Combatant>, on: Partial<Combatant>, ...faces: number[]): number {
  const umpire = laid(...faces);
  const { inflicts } = blows(umpire, { ...FOOT, ...by }, { ...FOOT, ...on }, 1, 'Melee');
  assert.equal(umpire.left(), 0, 'all dice are thrown');
  return inflicts;
}

clause(
  ['JR-15.3a', 'JR-15.3b', 'JR-15.3c', 'JR-10.3a'],
  'losses of foot are doubled, halved for skirmishers, then limited; those of horse and guns are single',
  () => {
    // Ten figures with 14: two losses.
    assert.equal(struck({}, {}, 4, 4, 3, 3), 4);
    assert.equal(struck({}, { strength: 3 }, 4, 4, 3, 3), 3);
    assert.equal(struck({}, { formation: 'skirmish' }, 4, 4, 3, 3), 2);
    assert.equal(struck({}, { arm: 'mounted', formation: 'mounted_line' }, 4, 4, 3, 2), 2);
    assert.equal(struck({}, { ...GUNS, strength: 1.5 }, 6, 4, 4, 3), 2);
    assert.equal(struck(GUNS, {}, 6, 5, 4, 2), 4);
    // A possible loss is settled before it is doubled; a morale check does nothing.
    assert.deepEqual(
      [struck({}, {}, 2, 2, 2, 2, 4), struck({}, {}, 2, 2, 2, 2, 3), struck({}, {}, 2, 2, 2, 1)],
      [2, 0, 0],
    );
  },
);

clause('JR-8.2c', 'a unit too weak for the table inflicts nothing', () => {
  assert.equal(struck({ strength: 0 }, {}), 0);
});
