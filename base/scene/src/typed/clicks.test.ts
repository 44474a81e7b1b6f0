import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import { END_STEP, type Picked } from '../pick.ts';
import { readClicks, spellClicks } from './clicks.ts';
import type { LineContext } from './line-context.ts';

const buttons: readonly Picked[] = [
  { button: 'one', label: 'Musket' },
  { button: 'two', label: 'Rifle' },
  { button: 'three', label: 'Rifle' },
  END_STEP,
];

/** The possible clicks: two pieces of one name, one body, four hexes, four buttons. */
const spoken = partial<LineContext<unknown>>({
  scene: {
    pieces: [
      { id: 'a', name: '2nd Wisconsin' },
      { id: 'b', name: 'Dragoons' },
      { id: 'c', name: 'Dragoons' },
    ],
    bodies: [{ id: 'iron', name: 'Iron Brigade' }],
  },
  ground: { kind: 'hexes', map: { labels: ['0101', '0102', '0201', '0202'] } },
  menu: { all: [{ picks: buttons }] },
});

const lines: readonly (readonly [words: string, picks: readonly Picked[]])[] = [
  ['click 2nd Wisconsin; 0102; facing 60', [{ piece: 'a' }, { hex: 1 }, { heading: 600 }]],
  ['click Dragoons #2', [{ piece: 'c' }]],
  ['click all of Iron Brigade; Musket', [{ body: 'iron' }, buttons[0] as Picked]],
  ['click Rifle #2', [buttons[2] as Picked]],
  ['click End step', [END_STEP]],
  ['click spot 24.5 -0.125; ground wall-2', [{ spot: { x: 24500, y: -125 } }, { terrain: 'wall-2' }]],
  [
    'click 2nd Wisconsin; forward 3.25; oblique 1 -12.5; wheel left 20; back 0.5; about; turn 45.3; go 20 30.001',
    [
      { piece: 'a' },
      { of: 'a', leg: { kind: 'advance', distance: 3250 } },
      { of: 'a', leg: { kind: 'oblique', distance: 1000, angle: -125 } },
      { of: 'a', leg: { kind: 'wheel', about: 'left', angle: 200 } },
      { of: 'a', leg: { kind: 'back', distance: 500 } },
      { of: 'a', leg: { kind: 'about' } },
      { of: 'a', leg: { kind: 'turn', facing: 453 } },
      { of: 'a', leg: { kind: 'straight', to: { x: 20000, y: 30001 } } },
    ],
  ],
  ['click Dragoons #1: forward 2', [{ of: 'b', leg: { kind: 'advance', distance: 2000 } }]],
];

for (const [words, picks] of lines)
  test(`clicks are spelled out and read again: ${words.slice(0, 60)}`, () => {
    assert.equal(spellClicks(picks, spoken), words);
    assert.deepEqual(readClicks(words, spoken), { picks });
  });

test('a phrase that is no click is quoted; if two have one name, a number is asked for', () => {
  assert.deepEqual(readClicks('click 2nd Wisconsin; the moon', spoken), { unknown: 'the moon' });
  assert.deepEqual(readClicks('click Dragoons', spoken), { unknown: 'Dragoons' });
  assert.deepEqual(readClicks('click facing 360', spoken), { unknown: 'facing 360' });
  assert.equal(readClicks('2nd Wisconsin to 0102', spoken), null);
});
