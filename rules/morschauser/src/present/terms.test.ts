import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentText } from '@linstock/kernel';
import { acts, begin } from '../../test/battlefield.ts';
import { morschauser } from '../index.ts';
import type { Trait } from '../tables/troops.ts';

const { present } = morschauser;

/** Three inches of ground between two regiments, whose generals are too far off to change a die. */
const field = (traits: readonly Trait[]) =>
  begin({
    preset: 'full',
    south: [{ at: [[20, 20]], traits }],
    north: [{ at: [[20, 60]] }],
    generals: [
      [60, 5],
      [60, 75],
    ],
  });

const termsOf = ({ setting, s, question }: ReturnType<typeof begin>, move = true) =>
  present.asks.terms!({ field: setting, state: s, known: [] }, question(), acts([0], move ? [0] : []))!;

/** The marks of the acting companies after each face of their command die, for companies ordered to move. */
function labelsByFace(traits: readonly Trait[]): string[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const trial = field(traits);
    trial.give(acts([0]), face);
    const marker = present.shows
      .scene({ field: trial.setting, state: trial.position.state, known: [] })
      .markers?.find(({ piece }) => piece === 'company:0');
    return marker?.label ?? '';
  });
}

test('[MM-E2b] the chance of no advance shown with the order is the share of dice that bring it in play', () => {
  const labels = labelsByFace([]);
  const none = labels.filter((label) => label === 'no advance').length / 6;
  assert.ok(none > 0 && none < 1);
  const [risk] = termsOf(field([])).risks;
  assert.ok(risk!.says.includes(`no advance ${percentText(none)}`), risk!.says);
  assert.match(risk!.says, /no general near enough/);
});

test('[MM-E2g] the chance that cautious troops may not charge is shown', () => {
  const labels = labelsByFace(['cautious']);
  const barred = labels.filter((label) => label === 'moves, but may not charge').length / 6;
  const [risk] = termsOf(field(['cautious'])).risks;
  assert.ok(risk!.says.includes(`may move but not charge ${percentText(barred)}`), risk!.says);
});

test('[MM-E2r] a stationary company throws no command die, shows its range, and cannot move later', () => {
  const stands = termsOf(field([]), false);
  assert.deepEqual(stands.risks, []);
  assert.match(stands.change.says, /cannot get the order to move later/);
  assert.ok(stands.reach().every(({ does }) => does === 'strikes'));
  const [goes] = termsOf(field([])).reach();
  assert.equal(goes!.within!.far, field([]).field.companies[0]!.abilities.move);
});
