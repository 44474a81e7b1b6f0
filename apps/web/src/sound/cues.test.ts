import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Animation } from '../play/steps/animation.ts';
import { cueOf } from './cues.ts';

const volley = (weapon: 'musket' | 'gun', nth: number): Animation => ({
  ...{ kind: 'volley', id: `${nth}`, together: '1:0', from: { hex: nth }, towards: { hex: 9 } },
  ...{ weapon, nth },
});
const moving = (gait: 'march' | 'charge' | 'flight', arm: 'foot' | 'horse'): Animation => ({
  ...{ kind: 'move', id: 'a', together: '1:0', piece: 'a', path: { hexes: [1, 2] } },
  ...{ gait, arm, coat: '' },
});

test('a longer line fires more muskets, and guns sound like guns', () => {
  const one = cueOf([volley('musket', 0)])!;
  const three = cueOf([0, 1, 2].map((nth) => volley('musket', nth)))!;
  assert.equal(three.noise, 'musketry');
  assert.ok(three.many > one.many);
  assert.equal(cueOf([volley('gun', 0)])?.noise, 'guns');
});

test('cavalry sounds of hooves, and a charge of a rush, mounted or on foot', () => {
  assert.equal(cueOf([moving('march', 'foot')])?.noise, 'steps');
  assert.equal(cueOf([moving('march', 'horse')])?.noise, 'hooves');
  assert.deepEqual(cueOf([moving('charge', 'horse')]), { noise: 'storm', many: 1, mounted: true });
  assert.equal(cueOf([moving('flight', 'foot')])?.noise, 'rout');
  assert.equal(cueOf([]), null);
});
