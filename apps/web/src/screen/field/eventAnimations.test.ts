import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type LogItem } from '@linstock/kernel';
import { type GameEvent, isOfficer, type Piece, type Place, type Scene, samePlace } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { idOfPlace } from '../../common/places.ts';
import { makeBody, makePiece, makeScene } from '../../common/testing.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { groupsOf } from '../../play/steps/animation.ts';
import { buildAnimations, findRingedPlaces } from './eventAnimations.ts';

/** An entry of a battle played by reflex: its log, and the scenes before and after it. */
interface Moment {
  readonly n: number;
  readonly logItems: readonly LogItem[];
  readonly before: Scene;
  readonly after: Scene;
}

/** Entries of a battle, each side playing by reflex. */
function* fought(system: string, battle: string, entries: number): Generator<Moment> {
  const rulebook = needRulebook(system);
  const game: AnyGame = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'seen' } });
  const sceneNow = () =>
    rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  for (let before = sceneNow(); game.head < entries && !game.over; before = sceneNow()) {
    const question = game.open[0];
    assert.ok(question);
    const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    const logItems = game.append(proposal.entry);
    yield { n: game.head, logItems, before, after: sceneNow() };
  }
}

const placeOf = ({ place }: Piece): Place | null => place;

for (const [system, battle, entries] of [
  ['american-legions', 'cowpens', 500],
  ['morschauser', 'cowpens', 700],
] as const) {
  test(`${system}: troops that are elsewhere after an entry are seen to go there, whatever took them`, () => {
    const kinds = new Set<string>();
    for (const { n, logItems, before, after } of fought(system, battle, entries)) {
      const seen = buildAnimations(`${n}`, logItems, after, before);
      for (const piece of after.pieces) {
        const was = before.pieces.find(({ id }) => id === piece.id);
        const [from, to] = [was && placeOf(was), placeOf(piece)];
        if (isOfficer(piece) || !from || !to || samePlace(from, to)) continue;
        const ways = seen.flatMap((each) =>
          each.kind === 'move' && each.piece === piece.id ? [each.path] : [],
        );
        const starts = ways.at(0);
        const ends = ways.at(-1);
        assert.ok(
          starts && ends,
          `entry ${n}: ${piece.id} jumps. ${logItems.map((each) => each.sentence).join(' ')}`,
        );
        const [first, last] = [placesOf(starts).at(0), placesOf(ends).at(-1)];
        assert.ok(first && samePlace(first, from), `entry ${n}: ${piece.id} begins where it stood`);
        assert.ok(last && samePlace(last, to), `entry ${n}: ${piece.id} ends where it stands`);
      }
      for (const { what } of logItems) if (what !== null) kinds.add((what as GameEvent).kind);
    }
    for (const kind of ['move', 'volley', 'melee']) assert.ok(kinds.has(kind), `no ${kind} was met`);
  });
}

const placesOf = (path: Extract<GameEvent, { kind: 'move' }>['went'][number]['path']): Place[] =>
  'hexes' in path ? path.hexes.map((hex) => ({ hex })) : path.poses.map(({ x, y }) => ({ spot: { x, y } }));

for (const [system, reckoning] of [
  ['american-legions', 'fire'],
  ['morschauser', 'shooting'],
] as const) {
  test(`${system}: every volley smokes where it was fired, towards what it was fired at`, () => {
    let volleys = 0;
    for (const { n, logItems, after } of fought(system, 'cowpens', 500)) {
      if (!logItems.some(({ thrown }) => thrown?.reckoning.name === reckoning)) continue;
      volleys++;
      const smoke = buildAnimations(`${n}`, logItems, after).flatMap((each) =>
        each.kind === 'volley' ? [each] : [],
      );
      assert.ok(smoke.length > 0, `entry ${n} fires and does not smoke`);
      for (const { from, towards } of smoke) assert.ok(!samePlace(from, towards), `entry ${n}`);
    }
    assert.ok(volleys > 3, `${volleys} volleys were met`);
  });
}

const logItem = (what: GameEvent): LogItem<GameEvent> => ({
  side: 0,
  sentence: 'It happens.',
  clauses: [],
  what,
});

test('pursuit and retreat are drawn pose by pose; a turn on the spot does not move', () => {
  const pose = (x: number) => ({ x, y: 0, facing: 900 });
  const poses = [pose(0), pose(1000), pose(3000)];
  const went = [{ piece: 'company:1', path: { poses } }];
  for (const kind of ['retreat', 'flight'] as const)
    assert.deepEqual(
      buildAnimations('4', [logItem({ kind, went })], null).map((each) =>
        each.kind === 'move' ? [each.id, each.piece, each.path, each.gait] : each.kind,
      ),
      [['4:0:company:1', 'company:1', { poses }, kind]],
    );
  const still = [{ piece: 'company:1', path: { hexes: [17] } }];
  assert.deepEqual(buildAnimations('4', [logItem({ kind: 'move', went: still })], null), []);
});

test('pointing at a log line rings its pieces and places, a body by all its pieces', () => {
  const scene = makeScene({ bodies: [makeBody({ id: 'regiment:2', pieces: ['company:5', 'company:6'] })] });
  const volley: GameEvent = {
    kind: 'volley',
    by: ['company:1'],
    targets: ['company:9'],
    at: { hex: 17 },
    weapon: 'musket',
  };
  assert.deepEqual(findRingedPlaces(logItem(volley), scene, idOfPlace), ['company:1', 'company:9', 'hex:17']);
  assert.deepEqual(findRingedPlaces(logItem({ kind: 'body lost', body: 'regiment:2' }), scene, idOfPlace), [
    'company:5',
    'company:6',
  ]);
});

/** Two companies of one hex and an enemy in another, before anything happens. */
const DRAWN_UP = makeScene({
  pieces: [
    makePiece({ id: 'company:1', coat: 'scarlet', facing: 0, place: { hex: 3 } }),
    makePiece({ id: 'company:2', coat: 'scarlet', facing: 0, place: { hex: 3 } }),
    makePiece({ id: 'company:9', coat: 'blue', facing: 1800, place: { hex: 4 } }),
  ],
});
const GONE = makeScene({});

test('units in hand-to-hand fighting strike together, from where they stood', () => {
  const melee: GameEvent = {
    kind: 'melee',
    attackers: ['company:1', 'company:2'],
    defenders: ['company:9'],
    losses: [],
  };
  const [clash, ...more] = buildAnimations('7', [logItem(melee)], GONE, DRAWN_UP);
  assert.ok(clash?.kind === 'clash' && more.length === 0);
  assert.deepEqual([clash.at, clash.against, clash.pieces], [{ hex: 3 }, { hex: 4 }, melee.attackers]);
});

test('broken troops run from where they stood, once per hex; those struck down do not run', () => {
  const removed = (how: 'broken' | 'destroyed'): GameEvent => ({
    ...{ kind: 'removed', how },
    pieces: ['company:1', 'company:2'],
  });
  const seen = buildAnimations('8', [logItem(removed('broken'))], GONE, DRAWN_UP);
  assert.deepEqual(
    seen.map((each) => (each.kind === 'break' ? [each.from, each.facing] : each.kind)),
    [[{ hex: 3 }, 0], 'losses'],
  );
  const struck = buildAnimations('9', [logItem(removed('destroyed'))], GONE, DRAWN_UP);
  assert.deepEqual(
    struck.map(({ kind }) => kind),
    ['losses'],
  );
});

test('a unit struck down falls with the blow, and units that then run leave the line later', () => {
  const melee: GameEvent = {
    ...{ kind: 'melee', attackers: ['company:1', 'company:2'], defenders: ['company:9'] },
    losses: [{ piece: 'company:1', points: 1 }],
  };
  const loss: GameEvent = { kind: 'loss', losses: [{ piece: 'company:9', points: 1 }] };
  const broken: GameEvent = { kind: 'removed', pieces: ['company:9'], how: 'broken' };
  const groups = groupsOf(buildAnimations('11', [melee, loss, broken].map(logItem), GONE, DRAWN_UP));
  const seen = groups.map((group) =>
    group.map((each) => (each.kind === 'losses' ? each.pieces.join() : each.kind)),
  );
  assert.deepEqual(seen, [
    ['clash', 'company:1', 'company:9'],
    ['break', 'company:9'],
  ]);
});

test('a volley of several hexes is played at once, and its effects later', () => {
  const scene = {
    ...DRAWN_UP,
    pieces: DRAWN_UP.pieces.map((piece, i) => ({ ...piece, place: { hex: i } })),
  };
  const volley: GameEvent = {
    ...{ kind: 'volley', by: ['company:1', 'company:2'], targets: ['company:9'] },
    ...{ at: { hex: 2 }, weapon: 'musket' },
  };
  const flight: GameEvent = {
    kind: 'flight',
    went: [{ piece: 'company:9', path: { hexes: [2, 8] } }],
  };
  const groups = groupsOf(buildAnimations('10', [logItem(volley), logItem(flight)], scene));
  assert.deepEqual(
    groups.map((group) => group.map(({ kind }) => kind)),
    [['volley', 'volley'], ['move']],
  );
  assert.deepEqual(
    groups[0]!.map((each) => each.kind === 'volley' && each.nth),
    [0, 1],
    'it rolls along the line',
  );
});

test('a general without a logged route moves with the men who marched off with him, and does not jump', () => {
  const general = (hex: number) =>
    makePiece({ id: 'general:1', kind: 'leader', coat: 'scarlet', place: { hex } });
  const before = makeScene({ pieces: [...DRAWN_UP.pieces, general(3)] });
  const after = makeScene({ pieces: [...DRAWN_UP.pieces, general(9)] });
  const move: GameEvent = { kind: 'move', went: [{ piece: 'company:1', path: { hexes: [3, 8, 9] } }] };
  const [march, ...along] = buildAnimations('12', [logItem(move)], after, before);
  assert.ok(march?.kind === 'move' && march.piece === 'company:1');
  assert.deepEqual(
    along.map((each) => each.kind === 'move' && [each.piece, each.path, each.together === march.together]),
    [['general:1', { hexes: [3, 9] }, true]],
  );
});

test('a unit that attacks from a distance strikes when it arrives, not before it has left', () => {
  const melee: GameEvent = {
    ...{ kind: 'melee', attackers: ['company:1'], defenders: ['company:9'] },
    losses: [{ piece: 'company:9', points: 1 }],
  };
  const ride = (hexes: readonly number[]): GameEvent => ({
    ...{ kind: 'charge', into: ['company:9'] },
    went: [{ piece: 'company:1', path: { hexes } }],
  });
  const seen = buildAnimations('13', [melee, ride([3, 5]), ride([5, 6])].map(logItem), DRAWN_UP, DRAWN_UP);
  assert.deepEqual(
    seen.map(({ kind }) => kind),
    ['move', 'move', 'clash', 'losses'],
  );
  assert.deepEqual(seen[2]?.kind === 'clash' && seen[2].at, { hex: 6 });
});
