import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, skirmishing } from '../../../test/firing.ts';
import { contact } from '../../../test/shocking.ts';
import type { Situation } from '../../../test/situation.ts';
import type { Answer } from '../../model/answers.ts';

/** Reaction to Movement (FL-11.13e to l; Decisions: REACTION-MOVEMENT). */

/** Webster's first unit at 1012 steps north-west to 1011, in front of Eaton's at 1010; more steps after it if named. */
const START: Duel = { british: ['1012'] };

function steps(t: Situation, ids: readonly string[], facing = 0): Answer {
  const path = ids.map((id) => ({ hex: t.hex(id), facing }));
  return { do: 'move', unit: t.unit('Webster'), path, facing };
}

function up(given: Duel = {}, ids: readonly string[] = ['1011']): Situation {
  const t = duel({
    ...START,
    ...given,
    prepare: (s, each) => {
      s.volley.fill('spent');
      given.prepare?.(s, each);
    },
  });
  t.does(steps(t, ids, given.webster?.formation === 'SK' ? 1 : 0));
  return t;
}

const react = (...units: number[]): Answer => ({ do: 'react', units });

clause(
  ['FL-11.13e', 'FL-11.13a', 'FL-11.11a', 'FL-11.14a'],
  'a unit that comes into a frontal hex may be fired at there, once in the Activation',
  () => {
    const t = up();
    assert.deepEqual([t.asked().kind, t.asked().side], ['reaction-fire', 1]);
    assert.equal(t.state.at[t.unit('Webster')], t.hex('1011'));
    t.does(react(t.unit('Eaton')), [6]);
    assert.equal(t.state.disordered[t.unit('Webster')], 0);
    assert.equal(t.state.reduced[t.unit('Webster')], 1, 'six, less one for movement, is a 5');
    assert.equal(t.state.reacted[t.unit('Eaton')], 1);
  },
);

clause(['FL-11.13e', 'FL-11.14a'], 'a unit that lets one mover pass may fire at the next', () => {
  const t = up({ british: ['1012', '1112'] });
  t.does(react());
  assert.equal(t.state.reacted[t.unit('Eaton')], 0);
  const path = [{ hex: t.hex('1111'), facing: 0 }];
  t.does({ do: 'move', unit: t.unit('Webster', 1), path, facing: 0 });
  assert.equal(t.asked().kind, 'reaction-fire');
});

clause(['FL-11.13e', 'FL-11.13i'], 'a unit that faces another way is not asked', () => {
  const t = up({ eaton: { facing: 2 } });
  assert.equal(t.asked().kind, 'action');
});

clause(['FL-11.13h', 'FL-11.13e'], 'guns in fire mode react, though they have no ZOC', () => {
  const t = up({ american: ['0503'], americanGuns: [{ at: '1010' }] });
  t.does(react(t.gun(1)), [6]);
  assert.equal(t.state.reduced[t.unit('Webster')], 1);
});

clause(
  ['FL-11.13j', 'FL-11.13l'],
  'the other side sets the order; each shot is resolved by itself, and the unit stays in the hex',
  () => {
    const t = up({ american: ['1010', '0910'] });
    const [a, b] = [t.unit('Eaton'), t.unit('Eaton', 1)];
    assert.deepEqual([...t.asked().options()], [react(), react(a), react(b), react(a, b)]);
    t.does(react(b, a), [6], [6]);
    const { reduced, disordered, at } = t.state;
    const unit = t.unit('Webster');
    assert.deepEqual([reduced[unit], disordered[unit], at[unit]], [1, 1, t.hex('1011')]);
    const volleys = t.logItems.flatMap(({ sentence }) => (/fires at/.test(sentence) ? [sentence] : []));
    assert.match(volleys[0] ?? '', /Eaton b/);
  },
);

clause(
  'FL-11.13j',
  'after each shot the side is asked who fires next at a mover, with the present chances',
  () => {
    const t = up({ american: ['1010', '0910'], prepare: (s, each) => (s.reduced[each.unit('Webster')] = 1) });
    const [a, b] = [t.unit('Eaton'), t.unit('Eaton', 1)];
    const before = t.asked().standing?.units[1]?.chance();
    t.does(react(a), [1]);
    assert.equal(t.asked().kind, 'reaction-fire');
    assert.match(t.asked().prompt(), /^Who else fires at /);
    assert.deepEqual([...t.asked().options()], [react(), react(b)]);
    assert.equal(t.asked().standing?.units[0]?.chance(), before);
    assert.equal(t.refuses(react(a)).code, 'FL-R-REACTED');
    t.does(react(b), [6]);
    assert.equal(t.state.disordered[t.unit('Webster')], 1);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  'FL-11.13j',
  'a side that holds fire after the first shot can fire later, and is not asked again for this hex',
  () => {
    const t = up({ american: ['1010', '0910'] });
    t.does(react(t.unit('Eaton')), [1]);
    t.does(react());
    assert.equal(t.asked().kind, 'action');
    assert.equal(t.state.reacted[t.unit('Eaton', 1)], 0);
  },
);

clause(
  ['FL-11.13j', 'FL-11.14a', 'FL-11.13l', 'FL-11.53a'],
  'a shot at a gun that another shot has made Abandoned is lost, and not used up',
  () => {
    const t = duel({
      ...START,
      british: ['0516'],
      britishGuns: [{ at: '1012' }],
      american: ['1010', '0910'],
      prepare: (s, each) => {
        s.volley.fill('spent');
        s.limbered[each.gun(0)] = 1;
      },
    });
    t.does({ do: 'done' });
    t.does({ do: 'gun-turn', hex: t.hex('1012') });
    t.does({ do: 'move', unit: t.gun(0), path: [{ hex: t.hex('1011'), facing: 0 }], facing: 0 });
    t.does(react(t.unit('Eaton'), t.unit('Eaton', 1)), [6]);
    assert.equal(t.state.abandoned[t.gun(0)], 1);
    assert.deepEqual(
      [0, 1].map((i) => t.state.reacted[t.unit('Eaton', i)]),
      [1, 0],
    );
  },
);

clause(
  ['FL-11.13l', 'FL-11.13h'],
  'a unit fired at on its way may go on or end its move there; fire that was not used stops nothing',
  () => {
    const way: readonly string[] = ['1011', '0911'];
    const given: Duel = { american: ['0503'], americanGuns: [{ at: '1010' }] };
    const t = up(given, way);
    t.does(react(t.gun(1)), [1]);
    assert.equal(t.asked().kind, 'go-on');
    const offered = [...t.asked().options()].map((answer) => answer.do);
    assert.ok(offered.includes('halt') && offered.includes('go-on'), 'it may end its move, or go on');
    assert.equal(t.state.at[t.unit('Webster')], t.hex('1011'));
    t.does({ do: 'go-on', path: [{ hex: t.hex('0911'), facing: 0 }], facing: 0 });
    assert.equal(t.state.at[t.unit('Webster')], t.hex('0911'));
    const spared = up(given, way);
    spared.does(react());
    assert.equal(spared.state.at[spared.unit('Webster')], spared.hex('0911'));
  },
);

const OTHERS = { american: ['0910', '1010'] };
/** Why Eaton's second, at 1010, cannot react; the first can. */
const BARRED: readonly (readonly [string, string, Duel])[] = [
  ['FL-R-REACTED', 'FL-11.14a', { prepare: (s, t) => (s.reacted[t.unit('Eaton', 1)] = 1) }],
  ['FL-R-DISORDERED-REACTION', 'FL-11.51a', { prepare: (s, t) => (s.disordered[t.unit('Eaton', 1)] = 1) }],
  ['FL-R-NOT-FRONTAL', 'FL-11.13e', { prepare: (s, t) => (s.facing[t.unit('Eaton', 1)] = 2) }],
  [
    'FL-R-COLUMN',
    'FL-6.2a',
    { prepare: (s, t) => ((s.formation[t.unit('Eaton', 1)] = 0), (s.facing[t.unit('Eaton', 1)] = 7)) },
  ],
];

for (const [code, by, given] of BARRED)
  clause([by, 'FL-11.13e'], `fire at movement is refused with ${code}`, () => {
    const t = up({ ...OTHERS, ...given });
    const refused = t.refuses(react(t.unit('Eaton', 1)));
    assert.deepEqual([refused.code, refused.clause], [code, by]);
    assert.deepEqual(
      t.asked().standing?.units.map(({ piece }) => piece),
      [t.unit('Eaton')],
    );
  });

for (const [code, by, list] of [
  ['FL-R-GUN-MODE', 'FL-2.24c', 'limbered'],
  ['FL-R-DISORDERED-GUN', 'FL-11.51d', 'disordered'],
  ['FL-R-ABANDONED', 'FL-11.56b', 'abandoned'],
] as const)
  clause([by, 'FL-11.13h'], `a gun's fire at movement is refused with ${code}`, () => {
    const t = up({
      american: ['0910'],
      americanGuns: [{ at: '1010' }],
      prepare: (s, each) => (s[list][each.gun(1)] = 1),
    });
    const refused = t.refuses(react(t.gun(1)));
    assert.deepEqual([refused.code, refused.clause], [code, by]);
  });

clause('FL-2.25a', 'Cavalry cannot fire at movement', () => {
  const t = up({ eaton: { kind: 'cavalry' }, americanGuns: [{ at: '0910' }] });
  const refused = t.refuses(react(t.unit('Eaton')));
  assert.deepEqual([refused.code, refused.clause], ['FL-R-CAVALRY', 'FL-2.25a']);
});

clause(['FL-10.0g'], 'of an SK pair the top counter alone fires at movement', () => {
  const pair: Duel = { eaton: { skirmishers: 1, facing: 6 }, prepare: skirmishing('Eaton') };
  const t = up(pair);
  const refused = t.refuses(react(t.unit('Eaton', 1)));
  assert.deepEqual([refused.code, refused.clause], ['FL-R-SK-UNDER', 'FL-10.0g']);
  t.does(react(t.unit('Eaton', 2)), [1]);
});

clause('FL-11.14a', 'no unit fires twice in one answer, and no enemy or unlisted unit fires', () => {
  const t = up();
  const eaton = t.unit('Eaton');
  assert.equal(t.refuses(react(eaton, eaton)).code, 'FL-R-REACTED');
  assert.equal(t.refuses(react(t.unit('Webster'))).code, 'FL-R-NOT-FRONTAL');
  assert.equal(t.refuses(react(4000)).code, 'FL-R-NOT-FRONTAL');
  const folded = up({ eaton: { skirmishers: 1 } });
  assert.equal(
    folded.refuses(react(folded.unit('Eaton', 1))).code,
    'FL-R-NOT-FRONTAL',
    'it is not on the map',
  );
});

clause(['FL-10.0f', 'FL-11.13k'], 'fire at a unit that comes into a Close stack hits both', () => {
  const t = up({ british: ['1012', '1011'], webster: { formation: 'Close' } });
  t.does(react(t.unit('Eaton')), [4]);
  assert.deepEqual(
    [0, 1].map((i) => t.state.reduced[t.unit('Webster', i)]),
    [1, 1],
  );
});

clause(['FL-8.0l', 'FL-11.3n'], 'the fire meets the facing its owner set before the step', () => {
  const t = duel({ ...START, prepare: (s) => s.volley.fill('spent') });
  t.does(steps(t, ['1011'], 6));
  t.does(react(t.unit('Eaton')), [1]);
  const lines = t.logItems.findLast(({ thrown }) => thrown !== undefined)?.thrown?.reckoning.lines ?? [];
  assert.ok(lines.some(({ label }) => label === 'Target in Open, rear'));
});

clause(['FL-11.41a', 'FL-11.43a'], 'the Smoke of fire at movement falls at the end of the enemy turn', () => {
  const t = up({ british: ['1012', '0516'] });
  t.does(react(t.unit('Eaton')), [1]);
  assert.equal(t.state.leaderSmoke[t.leader('Eaton')], 0);
  t.does({ do: 'done' });
  assert.equal(t.state.leaderSmoke[t.leader('Eaton')], 1);
});

clause(
  'FL-11.13f',
  'a move tells beforehand who may fire at which step, with the chance the question then names',
  () => {
    const t = duel({ ...START, prepare: (s) => s.volley.fill('spent') });
    const move = steps(t, ['1011']);
    const [provoked] = t.asked().provokes?.(move) ?? [];
    assert.deepEqual(
      [provoked?.step, provoked?.piece, provoked?.kind],
      [0, t.unit('Eaton'), 'reaction-fire'],
    );
    t.does(move);
    assert.equal(t.asked().standing?.units[0]?.chance(), provoked?.chance);
  },
);

clause(['FL-11.13i', 'FL-4.5c'], 'a leader who rides up draws no fire', () => {
  const t = duel({ british: ['1011'], leaders: ['1012', '1003'] });
  t.does({ do: 'ride', leader: t.leader('Webster'), path: [t.hex('1011')] });
  assert.equal(t.asked().kind, 'action');
});

clause(['FL-11.13g', 'FL-11.13i'], 'neither a Shock nor its retreats and advances draw fire', () => {
  const t = contact({ webster: { status: 'Excellent' }, eaton: { status: 'Poor' } });
  t.does({ do: 'shock' }, [5]);
  const asked: string[] = [];
  while (t.asked().kind !== 'action') {
    asked.push(t.asked().kind);
    t.does([...t.asked().options()][0] ?? assert.fail('no answer'));
  }
  assert.ok(asked.includes('retreat-hex'), asked.join());
  assert.equal(asked.includes('reaction-fire'), false);
  assert.equal(
    t.logItems.some(({ thrown }) => thrown?.reckoning.name === 'fire'),
    false,
  );
});
