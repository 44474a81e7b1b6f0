import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { LENGTHS, TROOPS, type TroopType, type Weapon } from '../tables/index.ts';
import { chapters } from './chapters.ts';
import { signs } from './signs.ts';

/** The numbers in the guide are those of the tables. */

const WORDS = { 3: 'three', 6: 'six', 12: 'twelve', 18: 'eighteen' } as const;

/** A length in words, in inches. */
function inchesInWords(thousandths: number): string {
  const words = new Map(Object.entries(WORDS)).get(String(thousandths / 1000));
  return words ?? assert.fail(`no word for ${thousandths / 1000} inches`);
}

function weaponOf(type: TroopType, weapon: Weapon) {
  return (
    TROOPS[type].weapons.find((line) => line.weapon === weapon) ?? assert.fail(`${type} has no ${weapon}`)
  );
}

const gistOf = (title: string): string =>
  chapters.find((chapter) => chapter.title === title)?.gist ?? assert.fail(title);

clause(['MM-A4a', 'MM-A4e'], 'the guide gives ranges and hits as the troop table does', () => {
  const canister = weaponOf('artillery', 'canister');
  const shot = weaponOf('artillery', 'shot');
  assert.match(
    signs.arms['gun'] ?? '',
    new RegExp(`Up to ${inchesInWords(canister.range)} inches .* canister`),
  );
  assert.ok(canister.lowestHit < shot.lowestHit, 'canister hits more easily');
  assert.match(signs.arms['gun'] ?? '', /canister, which hits more easily; farther off, shot/);
  assert.equal(weaponOf('lineInfantry', 'musket').lowestHit, 5);
  assert.match(signs.arms['foot'] ?? '', /five and six hit/);
  assert.match(
    signs.arms['skirmisher'] ?? '',
    new RegExp(`shoot ${inchesInWords(weaponOf('lightInfantry', 'musket').range)} inches`),
  );
});

clause(
  'MM-B4c',
  'the guide gives one die a point of strength to all fire, and does not blame distance',
  () => {
    for (const words of [signs.arms['gun'], gistOf('Shooting')])
      assert.doesNotMatch(words ?? '', /more dice/);
    assert.match(
      gistOf('Shooting'),
      /A die for each point of strength\..*Cover makes that harder; distance does not/,
    );
  },
);

clause(['MM-B1g', 'MM-B2a'], 'the guide lets a company go any way and shoot before or after', () => {
  assert.match(gistOf('Movement'), /goes any way it likes.*shoots before its move or after it, not both/);
});

clause('MM-B3a', 'the guide gives the distance at which a move is a charge', () => {
  assert.match(
    gistOf('Charges'),
    new RegExp(`within ${inchesInWords(LENGTHS.meleeRange)} inches of an enemy`),
  );
  assert.match(
    signs.arms['leader'] ?? '',
    new RegExp(`Within ${inchesInWords(LENGTHS.commandRadius)} inches`),
  );
});
