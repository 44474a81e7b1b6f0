import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { plateOf } from '../plate.ts';
import { dateInWords, turnOf, upright } from './names.ts';
import { scaleBar, YARDS } from './sheet.ts';

const legions = needRulebook('american-legions');

const plateFor = (id: string) => {
  const ground = legions.present.ground(legions.field(id, {}));
  assert.ok(ground.kind === 'hexes');
  return { ...ground, plate: plateOf(ground.map) };
};

test('the name of a road or creek runs along it and is never upside down', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7) assert.ok(Math.abs(upright(degrees)) <= 90);
  for (const id of legions.battles) {
    const { survey, names, plate } = plateFor(id);
    for (const name of names) assert.ok(Math.abs(turnOf(plate, survey, name)) <= 90, name.text);
  }
  const { survey, names, plate } = plateFor('cowpens');
  const road = names.find(({ text }) => text === 'Green River Road')!;
  assert.ok(Math.abs(turnOf(plate, survey, road)) > 75, 'the road runs up the board, and so its name');
  assert.equal(turnOf(plate, survey, { ...road, kind: 'height' }), 0);
});

test('dates are written as an officer would', () => {
  assert.equal(dateInWords('1781-01-17'), '17th January 1781');
  assert.equal(dateInWords('1781-03-01'), '1st March 1781');
  assert.equal(dateInWords('1780-08-22'), '22nd August 1780');
  assert.equal(dateInWords('1780-08-12'), '12th August 1780');
  assert.equal(dateInWords('one morning'), 'one morning');
});

test('the scale of yards is a round number that fits', () => {
  const rule = { ...YARDS, per: 0.762 };
  const shortest = rule.lengths[0]![0] * rule.per;
  for (const room of [100, 180, 240, 400]) {
    const { length, parts } = scaleBar(rule, room);
    assert.ok(length * rule.per <= Math.max(room, shortest));
    assert.equal(Number.isInteger(length / parts), true);
  }
});
