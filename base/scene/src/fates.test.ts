import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partial } from '@linstock/kernel/partial';
import { fatesOf } from './fates.ts';
import type { GameEvent } from './game-event.ts';
import type { Scene } from './scene.ts';

/** Two counters of one regiment, a stand and its general of the other side. */
const BEFORE = partial<Scene>({
  pieces: [
    {
      id: 'counter:1',
      side: 0,
      kind: 'foot',
      name: 'A company',
      group: 'regiment:1',
      strength: { left: 1, full: 1 },
    },
    {
      id: 'counter:2',
      side: 0,
      kind: 'foot',
      name: 'B company',
      group: 'regiment:1',
      strength: { left: 1, full: 1 },
    },
    {
      id: 'stand:1',
      side: 1,
      kind: 'horse',
      name: 'The Dragoons',
      group: 'brigade:1',
      strength: { left: 4, full: 4 },
      pose: {},
    },
    { id: 'general:1', side: 1, kind: 'leader', name: 'Colonel Lee', group: 'brigade:1' },
  ],
  bodies: [
    { id: 'regiment:1', side: 0, name: 'The Foot' },
    { id: 'brigade:1', side: 1, name: "Lee's brigade" },
  ],
});

const rows: readonly [name: string, told: readonly GameEvent[], fates: readonly string[]][] = [
  [
    'strength lost is added up over all that is told',
    [
      { kind: 'loss', losses: [{ piece: 'stand:1', points: 1 }] },
      {
        kind: 'melee',
        attackers: ['stand:1'],
        defenders: [],
        losses: [{ piece: 'stand:1', points: 2 }],
      },
    ],
    ['The Dragoons: loses 3'],
  ],
  [
    'who is removed is told so and no more',
    [
      { kind: 'loss', losses: [{ piece: 'stand:1', points: 4 }] },
      { kind: 'morale', pieces: ['stand:1'], morale: 'shaken' },
      { kind: 'removed', pieces: ['stand:1'], how: 'destroyed' },
    ],
    ['The Dragoons: destroyed'],
  ],
  [
    'counters are told by their body, two of one thing once',
    [
      { kind: 'morale', pieces: ['counter:1'], morale: 'disordered' },
      { kind: 'morale', pieces: ['counter:2'], morale: 'disordered' },
    ],
    ['The Foot: one disordered'],
  ],
  [
    'a body that routs routs as one',
    [{ kind: 'rout', pieces: ['counter:1', 'counter:2'] }],
    ['The Foot: routs'],
  ],
  [
    'a body with nobody left is told by name',
    [{ kind: 'body lost', body: 'regiment:1' }],
    ['The Foot: nobody left'],
  ],
  [
    'an officer who falls is told by name; one who joins his men is not',
    [
      { kind: 'officer', piece: 'general:1', fate: 'falls' },
      { kind: 'officer', piece: 'general:1', fate: 'joins' },
    ],
    ['Colonel Lee: falls'],
  ],
  [
    'what is done on purpose is no consequence',
    [
      { kind: 'charge', went: [], into: ['counter:1'] },
      {
        kind: 'volley',
        by: ['counter:1'],
        targets: ['stand:1'],
        at: { hex: 1 },
        weapon: 'musket',
      },
    ],
    [],
  ],
  [
    'troops driven back and troops that run are told apart',
    [
      { kind: 'retreat', went: [{ piece: 'stand:1', path: { poses: [] } }] },
      { kind: 'flight', went: [{ piece: 'counter:1', path: { hexes: [1, 2] } }] },
    ],
    ['The Foot: one runs', 'The Dragoons: falls back'],
  ],
];

for (const [name, events, fates] of rows)
  test(name, () => {
    assert.deepEqual(
      fatesOf(events, BEFORE).map(({ who, what }) => `${who}: ${what}`),
      fates,
    );
  });
