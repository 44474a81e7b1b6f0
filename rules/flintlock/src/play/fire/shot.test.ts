import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';
import { type ShotOccasion, shotLines } from '../../reckon/fire.ts';
import { targetsOf } from './fire-law.ts';
import { chanceOf, shotOf } from './shot.ts';

/** The shot of a position: its modifiers, range and line. By default Webster's First Volley is gone. */

interface Case {
  readonly given?: Duel;
  readonly volley?: boolean;
  readonly occasion?: ShotOccasion;
  readonly firer?: (t: Situation) => number;
  readonly target?: (t: Situation) => number;
}

function situated({ given, volley }: Case): Situation {
  return duel({
    ...given,
    prepare: (s, t) => {
      if (!volley) s.volley.fill('spent');
      given?.prepare?.(s, t);
    },
  });
}

/** The modifiers of a shot by their labels. */
function modifiers(each: Case): Record<string, number> {
  const t = situated(each);
  const { firer = () => t.unit('Webster'), target = () => t.unit('Eaton'), occasion = 'phasing' } = each;
  const lines = shotLines(shotOf({ field: t.field, s: t.state }, firer(t), target(t), occasion));
  return Object.fromEntries(lines.map(({ label, value }) => [label, value as number]));
}

const OPEN_FRONT = { 'Target in Open, front': -1 };
const PLAIN = { 'Range 1': 1, ...OPEN_FRONT };
const gun = (at: string) => [{ at }];

clause(['FL-11.33e', 'FL-6.31d', 'FL-6.31c', 'FL-11.33f', 'FL-11.33a'], 'a plain shot at range 1', () => {
  assert.deepEqual(modifiers({}), PLAIN);
});

clause(['FL-11.33f'], 'each range has its own modifier, by the weapon', () => {
  const ranges = { '1010': 1, '1009': 0, '1008': -2 };
  for (const [at, drm] of Object.entries(ranges)) {
    const [range] = Object.entries(modifiers({ given: { american: [at] } })).filter(([label]) =>
      label.startsWith('Range'),
    );
    assert.equal(range?.[1] ?? 0, drm);
  }
  assert.equal(modifiers({ given: { american: ['1006'], webster: { weapon: 'R' } } })['Range 5'], -2);
});

clause('FL-6.41c', 'Close fires as Open does', () => {
  assert.deepEqual(modifiers({ given: { webster: { formation: 'Close' } } }), PLAIN);
});

/** By the facing of a target at 1010 that is fired at from 1011, to its south-west. */
const ASPECTS: readonly (readonly [string, string, number, string, number])[] = [
  ['FL-6.31d', 'Open', 6, 'front', -1],
  ['FL-6.31d', 'Open', 0, 'rear', -1],
  ['FL-6.31d', 'Open', 10, 'flank', -2],
  ['FL-6.41d', 'Close', 6, 'front', 1],
  ['FL-6.41d', 'Close', 0, 'rear', 1],
  ['FL-6.41d', 'Close', 10, 'flank', -1],
  ['FL-6.21c', 'Column', 7, 'front', -1],
  ['FL-6.21c', 'Column', 1, 'rear', -1],
  ['FL-6.21c', 'Column', 5, 'flank', 2],
];

for (const [id, formation, facing, aspect, drm] of ASPECTS)
  clause(
    [id, 'FL-11.33e', 'FL-11.3n'],
    `a target in ${formation} hit from its ${aspect} when it faces ${facing}`,
    () => {
      const eaton = { formation: formation as 'Open', facing };
      assert.equal(modifiers({ given: { eaton } })[`Target in ${formation}, ${aspect}`], drm);
    },
  );

clause('FL-11.3n', 'over a corner a front counts before a rear, and a rear before a flank', () => {
  const aspectOver = (facing: number) =>
    Object.keys(modifiers({ given: { american: ['1009'], eaton: { facing } } })).find((label) =>
      label.startsWith('Target'),
    );
  // From 1011 the line reaches 1009 over its southern corner.
  assert.equal(aspectOver(6), 'Target in Open, front');
  assert.equal(aspectOver(4), 'Target in Open, front', 'one side is a flank, the other a front');
  assert.equal(aspectOver(2), 'Target in Open, rear', 'one side is a flank, the other a rear');
});

clause(['FL-6.54c', 'FL-6.54d', 'FL-11.34d'], 'SK as firer and as target', () => {
  const skirmisher: Duel = { webster: { formation: 'SK', facing: 1 } };
  assert.deepEqual(modifiers({ given: skirmisher, volley: true }), { ...PLAIN, 'firer in SK': -2 });
  for (const facing of [7, 1, 11])
    assert.equal(
      Object.entries(modifiers({ given: { eaton: { formation: 'SK', facing } } })).find(([label]) =>
        label.startsWith('Target'),
      )?.[1],
      -2,
    );
});

clause(
  ['FL-11.33b', 'FL-11.33c', 'FL-11.33h', 'FL-11.33l', 'FL-11.13f'],
  'modifiers by the state of the firer, for Cavalry, and after movement',
  () => {
    const worn: Duel = {
      eaton: { kind: 'cavalry' },
      prepare: (s, t) => {
        s.disordered[t.unit('Webster')] = 1;
        s.reduced[t.unit('Webster')] = 1;
      },
    };
    const all = { 'Range 1': 1, 'target is Cavalry': 1, 'firer Disordered': -1, 'firer Reduced': -1 };
    assert.deepEqual(modifiers({ given: worn }), all);
    assert.deepEqual(modifiers({ given: worn, occasion: 'return' }), all);
    assert.deepEqual(modifiers({ given: worn, occasion: 'movement' }), {
      ...all,
      'Reaction to Movement': -1,
    });
  },
);

clause(
  ['FL-11.33j', 'FL-11.33k'],
  'the ground of the target, and a fence that the line crosses, on either side of it',
  () => {
    const field = { terrain: { '1010': 'light woods' }, sides: { '1010': { fence: [3] as const } } };
    assert.deepEqual(modifiers({ given: { field } }), {
      ...PLAIN,
      'Ground of the target': -1,
      'target behind fence': -1,
    });
    const back = { sides: { '1011': { fence: [0] as const } } };
    assert.equal(modifiers({ given: { field: back } })['target behind fence'], -1);
    const elsewhere = { sides: { '1010': { fence: [2] as const } } };
    assert.equal(modifiers({ given: { field: elsewhere } })['target behind fence'], undefined);
  },
);

clause(
  'FL-11.33k',
  'over a corner a fence on either of the two sides that count gives cover, one on another does not',
  () => {
    const sheltered = (facing: number, fence: 2 | 3) =>
      modifiers({
        given: { american: ['1009'], eaton: { facing }, field: { sides: { '1009': { fence: [fence] } } } },
      })['target behind fence'] === -1;
    assert.deepEqual([sheltered(6, 2), sheltered(6, 3)], [true, true]);
    assert.deepEqual(
      [sheltered(4, 2), sheltered(4, 3)],
      [true, false],
      'the front of the two is the south-east side',
    );
  },
);

clause(
  ['FL-11.33m', 'FL-11.47a'],
  'a gun fires by its own range row, and the state of its crew, Smoke and volley do not matter',
  () => {
    const given: Duel = {
      britishGuns: gun('1011'),
      british: ['0516'],
      eaton: { kind: 'cavalry' },
      field: { terrain: { '1010': 'light woods' }, sides: { '1010': { fence: [3] } } },
      prepare: (s, t) => {
        s.reduced[t.gun(0)] = 1;
        s.smoke[t.gun(0)] = 1;
        s.smoke[t.unit('Eaton')] = 1;
      },
    };
    assert.deepEqual(modifiers({ given, volley: true, firer: (t) => t.gun(0), occasion: 'movement' }), {
      ...{ 'Range 1': 2, 'target is Cavalry': 1, 'Ground of the target': -1, 'target behind fence': -1 },
      ...{ 'target has Smoke': -1, 'Reaction to Movement': -1 },
    });
  },
);

/** True if Webster's first unit, at 1011, may fire at Eaton's first. */
function mayFire(given: Duel): boolean {
  const t = duel(given);
  return targetsOf({ field: t.field, s: t.state }, t.unit('Webster')).includes(t.unit('Eaton'));
}

clause(
  ['FL-11.2b', 'FL-11.2a'],
  'the line leaves through the front: bounds included, SK over a wider one',
  () => {
    // 0910 and 1010 are in front of 1011; 1111 is to the side of it, and 1210 on the bound of 60 degrees.
    for (const [at, may] of [
      ['0910', true],
      ['1010', true],
      ['1111', false],
      ['1110', true],
      ['1211', false],
    ] as const)
      assert.equal(mayFire({ american: [at] }), may, at);
    const skirmisher = { formation: 'SK', facing: 1 } as const;
    assert.equal(mayFire({ webster: skirmisher, american: ['1111'] }), true);
    assert.equal(mayFire({ webster: skirmisher, american: ['1012'] }), false);
  },
);

clause(
  ['FL-11.2c', 'FL-11.2d', 'FL-11.2e', 'FL-11.2h', 'FL-11.2j'],
  'woods and units block the line, guns do not; who is next in front is always seen',
  () => {
    assert.equal(mayFire({ american: ['1009'] }), true);
    assert.equal(mayFire({ american: ['1009'], field: { terrain: { '1010': 'light woods' } } }), false);
    assert.equal(mayFire({ american: ['1009'], field: { terrain: { '1009': 'heavy woods' } } }), true);
    assert.equal(mayFire({ american: ['1009', '0910'] }), false, 'either side of the hexside blocks');
    assert.equal(mayFire({ american: ['1009'], americanGuns: gun('1010') }), true);
    const hill = { levels: { '1010': 3, '1011': 0 } };
    assert.equal(mayFire({ american: ['1010'], field: hill }), true);
  },
);

clause(
  ['FL-11.2f', 'FL-11.2g', 'FL-11.45a'],
  'troops on a height see over troops beyond half the distance; Smoke blocks nothing',
  () => {
    const high = { levels: { '1011': 1 } };
    // Of the three hexes to 1008 the first is nearer to the hill, the second nearer to the target.
    assert.equal(mayFire({ american: ['1008', '1009'], field: high }), false);
    assert.equal(mayFire({ american: ['1008', '0910'], field: high }), true);
    assert.equal(mayFire({ american: ['1009'], prepare: (s) => s.leaderSmoke.fill(1) }), true);
  },
);

clause(['FL-11.2i'], 'beyond eight hexes units block a gun only within three of the target', () => {
  const sees = (screen: string) => {
    const t = duel({
      british: ['0518'],
      britishGuns: gun('1016'),
      american: ['1006', screen],
      leaders: ['1018', '1003'],
    });
    return targetsOf({ field: t.field, s: t.state }, t.gun(0)).includes(t.unit('Eaton'));
  };
  assert.equal(sees('1014'), true);
  assert.equal(sees('1008'), false);
});

clause(
  ['FL-11.55a', 'FL-11.54d', 'FL-11.54b', 'FL-12.24f'],
  'the chance of an effect takes account of Morale Checks, and of results that would change nothing',
  () => {
    const chance = (given: Duel = {}) => {
      const t = situated({ given });
      const shot = chanceOf({ field: t.field, s: t.state }, t.unit('Webster'), t.unit('Eaton'), 'phasing');
      return Math.round(shot * 54); // of six faces, and up to two checks of three
    };
    // Range 1 and Open: no modifier. NE, MC, MC, D, R, R; Morale +1 fails on 1 and 2.
    assert.equal(chance(), 54 * ((2 / 3 + 3) / 6));
    assert.equal(chance({ prepare: (s, t) => (s.disordered[t.unit('Eaton')] = 1) }), 54 * (2 / 6));
    // A Reduced and Disordered unit whose Command is at its lowest Status: no result can make it worse.
    const wornOut = (status: number): Duel => ({
      prepare: (s, t) => {
        for (const marks of [s.disordered, s.reduced]) marks[t.unit('Eaton')] = 1;
        s.status[t.command('Eaton')] = status;
      },
    });
    assert.deepEqual([chance(wornOut(3)), chance(wornOut(2))], [0, 54 * (2 / 6)]);
    // A Close pair at range 1: two better. MC for both, D, R, R, RD, RD.
    const pair = { american: ['1010', '1010'], eaton: { formation: 'Close' as const } };
    assert.equal(chance(pair), 54 * ((1 - (2 / 3) ** 2 + 5) / 6));
  },
);
