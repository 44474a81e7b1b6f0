/**
 * The result of an order to a regiment in a real battle: which units move, in which order, and which stay and why.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord, type Question } from '@linstock/kernel';
import {
  formationOf,
  formationsOf,
  type Gesture,
  isOfficer,
  manoeuvreOf,
  type Scene,
  TrialGame,
} from '@linstock/scene';
import { needRulebook } from './all.ts';

/** True if the enemy may react to one of the answers to a question. */
const provokes = (question: Question<unknown>) => (answer: unknown) =>
  (question.provokes?.(answer).length ?? 0) > 0;

/**
 * A battle played by reflex, but every body of the side gets an order, to the first question of a kind to that side; and the results
 * of orders to its bodies there.
 */
function at(
  system: string,
  battle: string,
  kind: string,
  side: 0 | 1,
  wanted: (question: Question<unknown>) => boolean = () => true,
) {
  const rulebook = needRulebook(system);
  const { present, heuristics } = rulebook;
  const game = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'orders' } });
  for (let n = 0; n < 400; n++) {
    const question = game.open[0] as Question<unknown>;
    const { field } = game;
    const { state } = game.position;
    if (question.kind === kind && question.side === side && wanted(question)) {
      const scene = present.shows.scene({ field, state, known: [] });
      const ground = present.shows.ground(field);
      const position = game.position.forSeat(side);
      const told = (body: string, gesture: Gesture) => {
        const formation = formationOf(scene, side, body)!;
        return { formation, ...manoeuvreOf({ present, position, side, formation }, ground, gesture) };
      };
      return { game, scene, position, question, told, side };
    }
    const ordered = question.kind === 'orders' && question.side === side ? [...question.options()][0] : null;
    const answer = ordered ?? heuristics.reflex(field, state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head, { salt: () => 'orders' });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  throw new Error(`Nobody is asked ${kind} at ${battle}.`);
}

const legions = at('american-legions', 'cowpens', 'move', 0);

test('an about-face turns every company of a regiment on the spot, and nothing else', () => {
  const { formation, destinations, answers, stragglers } = legions.told('regiment:3', { kind: 'about' });
  const troops = formation.pieces.filter((piece) => !isOfficer(piece));
  assert.deepEqual(stragglers, []);
  assert.ok(answers.length > 0 && answers.length <= troops.length);
  for (const piece of troops) {
    const to = destinations.find((each) => each.piece === piece.id);
    assert.deepEqual(to?.place, piece.place, piece.name);
    assert.equal(Math.abs(to!.facing! - piece.facing!), 1800, piece.name);
  }
});

for (const by of [2, 5])
  test(`ordered ${by}, companies of a hex march in one answer, then an officer joins some of them`, () => {
    const { formation, destinations, answers } = legions.told('regiment:3', { kind: 'advance', by });
    const leads = (piece: string) => isOfficer(formation.pieces.find(({ id }) => id === piece)!);
    const officers = destinations.filter(({ piece }) => leads(piece));
    assert.ok(officers.length > 0);
    assert.deepEqual(destinations.slice(-officers.length), officers, 'officers go last');
    const troops = destinations.filter(({ piece }) => !leads(piece));
    for (const { place } of officers)
      assert.ok(troops.some((each) => JSON.stringify(each.place) === JSON.stringify(place)));
    const hexes = new Set(troops.map(({ path }) => JSON.stringify(path[0])));
    assert.equal(answers.length, hexes.size + officers.length, 'one answer a hex');
  });

test('units refused by one rule are named together, with its clause', () => {
  const { stragglers, formation } = legions.told('regiment:1', { kind: 'advance', by: 7 });
  assert.ok(stragglers.length > 0);
  const said = stragglers.map(({ goesPart, sentence }) => `${goesPart} ${sentence}`);
  assert.equal(new Set(said).size, said.length, 'each sentence once');
  const named = stragglers.flatMap(({ pieces }) => pieces);
  const troops = formation.pieces.filter((piece) => !isOfficer(piece));
  assert.ok(troops.every(({ id }) => named.includes(id)));
});

test('a body with only an officer left gets no orders, and one body alone is not listed as "everybody" too', () => {
  const { scene } = legions;
  const [first, ...others] = formationsOf(scene, 0);
  assert.ok(first && others.at(-1)?.name === 'Everybody');
  const only = (ids: readonly string[]): Scene => ({
    ...scene,
    pieces: scene.pieces.map((piece) => (ids.includes(piece.id) ? piece : { ...piece, place: null })),
  });
  const alone = formationsOf(only(first.pieces.map(({ id }) => id)), 0);
  assert.deepEqual(
    alone.map(({ id }) => id),
    [first.id],
  );
  const officers = first.pieces.filter(isOfficer).map(({ id }) => id);
  assert.ok(officers.length > 0);
  assert.deepEqual(formationsOf(only(officers), 0), []);
});

test('an answer that throws, provokes the enemy or ends one’s options is never given automatically', () => {
  const { position, question, side } = legions;
  const trial = new TrialGame(position, side);
  const end = [...question.options()].find((each) => (each as { do: string }).do === 'done');
  assert.ok(end);
  assert.equal(trial.giveAnswer(end), false, 'it ends the step');
  const fire = at('american-legions', 'cowpens', 'fire', 0);
  const shot = [...fire.question.options()].find((each) => (each as { do: string }).do === 'fire');
  assert.equal(new TrialGame(fire.position, 0).giveAnswer(shot), false, 'it throws');
  const near = at('flintlock', 'cowpens', 'action', 0, (each) => [...each.options()].some(provokes(each)));
  const provoking = [...near.question.options()].find(provokes(near.question));
  assert.equal(new TrialGame(near.position, 0).giveAnswer(provoking), false, 'the enemy may fire at it');
  assert.deepEqual(trial.answers, []);
});

test("a unit that has acted is refused for that reason, not because of its Command's turn", () => {
  const camden = at('flintlock', 'camden', 'action', 0, (question) =>
    Boolean(question.prompt().match(/Command/)),
  );
  const { game, scene, question, side } = camden;
  const command = scene.bodies.find(({ name }) => question.prompt().startsWith(name))!;
  const [first] = camden.told(command.id, { kind: 'advance', by: 1 }).answers;
  const proposal = game.propose(side, first, game.head, { salt: () => 'orders' });
  if ('refused' in proposal) assert.fail(proposal.refused.sentence);
  game.append(proposal.entry);
  const { present } = needRulebook('flintlock');
  const position = game.position.forSeat(side);
  const now = present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const formation = formationOf(now, side, command.id)!;
  const { stragglers } = manoeuvreOf(
    { present, position, side, formation },
    present.shows.ground(game.field),
    {
      kind: 'advance',
      by: 1,
    },
  );
  const said = stragglers.map(({ sentence }) => sentence).join(' ');
  assert.match(said, /acted in this Activation/);
  assert.doesNotMatch(said, /has had its turn/);
});

test('a unit that has acted is named before the others throw', () => {
  const rulebook = needRulebook('morschauser');
  const { present } = rulebook;
  const file = join(import.meta.dirname, '../../../rules/morschauser/src/golden/maida.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const game = Game.fromRecord(rulebook, { ...record, entries: record.entries.slice(0, 5) });
  const position = game.position.forSeat(0);
  const scene = present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const { group } = scene.pieces.find(({ name }) => name === '4-pdr mountain guns (Kempt)')!;
  const formation = formationOf(scene, 0, group)!;
  const ordered = (gesture: Gesture) =>
    manoeuvreOf({ present, position, side: 0, formation }, present.shows.ground(game.field), gesture);
  const { stragglers, waiting, stops } = ordered({ kind: 'advance', by: 6000 });
  assert.ok(stops, 'dice are thrown first');
  assert.match(stragglers.map(({ sentence }) => sentence).join(' '), /guns \(Kempt\) have already acted/);
  assert.ok(stragglers.every(({ pieces }) => !waiting.some(({ piece }) => pieces.includes(piece))));
  assert.deepEqual(ordered({ kind: 'about' }).stragglers, [], 'the guns acted last, and turns are free');
});
