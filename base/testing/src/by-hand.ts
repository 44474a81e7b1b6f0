import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Json, type ManualEdit, nth, seededChance, verify } from '@linstock/kernel';
import { type EditField, type Place, placeAsJson, type Rulebook } from '@linstock/scene';

/** The games that a trial of umpire mode plays. */
export interface HandTrial<S, A, F> {
  readonly rules: Rulebook<S, A, F>;
  readonly battles: readonly string[];
  /** A place that a piece may be put at, from the ground of the battle; chosen by `below(n)`, 0 to n-1. */
  readonly place: (game: Game<S, A, F>, below: (n: number) => number) => Place;
  readonly entries: number;
}

/**
 * Random games in which pieces are changed by hand at random: each refusal is a sentence and changes nothing, the games go
 * on from what is accepted, and their records replay to the same hash and verify.
 */
export function testByHand<S, A, F>(trial: HandTrial<S, A, F>): void {
  for (const battle of trial.battles)
    test(`${trial.rules.id}: ${battle} goes on after any change by hand, and its record verifies`, () => {
      const { game, accepted } = playEdited(trial, battle);
      assert.ok(accepted >= 10, `only ${accepted} changes were accepted`);
      const again = Game.fromRecord(trial.rules, JSON.parse(JSON.stringify(game.record)));
      assert.equal(again.hash, game.hash);
      assert.deepEqual(again.position.state, game.position.state);
      const found = verify(game.record, trial.rules);
      assert.equal(found.fault, null, found.fault?.sentence);
      assert.equal(found.byHand.entries.length, accepted);
    });
}

function playEdited<S, A, F>({ rules, place, entries }: HandTrial<S, A, F>, battle: string) {
  const dice = { kind: 'seeded', seed: `by hand ${battle}` } as const;
  const game = Game.create(rules, { battle, dice, umpire: true });
  const chance = seededChance(`by hand ${battle}`);
  const below = (n: number): number => chance.below(n);
  let accepted = 0;
  while (game.head < entries && !game.over) {
    if (below(3) === 0 && editSome(game, rules, place, below)) accepted++;
    const question = game.open[0];
    assert.ok(question);
    const offered = [...question.options()];
    const answer = question.sample?.(below) ?? nth(offered, below(offered.length));
    const proposal = game.propose(question.side, answer, game.head, { salt: () => 'salt' });
    assert.ok('entry' in proposal, 'refused' in proposal ? proposal.refused.sentence : '');
    game.append(proposal.entry);
  }
  return { game, accepted };
}

/** Tries a change of one or two values of a random piece. */
function editSome<S, A, F>(
  game: Game<S, A, F>,
  { present }: Rulebook<S, A, F>,
  place: HandTrial<S, A, F>['place'],
  below: (n: number) => number,
): boolean {
  const { field, state } = game.position;
  const view = { field, state, known: [] };
  const { pieces } = present.shows.scene(view);
  const piece = nth(pieces, below(pieces.length)).id;
  const fields = present.shows.editFields?.(view, piece) ?? [];
  if (fields.length === 0) return false;
  const set: Record<string, Json> = {};
  for (let i = 0; i <= below(2); i++) {
    const edited = nth(fields, below(fields.length));
    set[edited.id] = valueOf(edited, () => place(game, below), below);
  }
  const edit: ManualEdit = { piece, set };
  const before = JSON.stringify(state);
  const proposal = game.proposeHand(0, [edit]);
  assert.equal(JSON.stringify(game.position.state), before);
  if ('refused' in proposal) {
    assert.match(proposal.refused.sentence, /^\p{Lu}.*[.!?]$/u);
    return false;
  }
  const items = game.append(proposal.entry);
  assert.ok(items.some(({ sentence }) => sentence.startsWith('By hand: ')));
  return true;
}

function valueOf(field: EditField, place: () => Place, below: (n: number) => number): Json {
  switch (field.kind) {
    case 'place':
      return field.removable && below(4) === 0 ? null : placeAsJson(place());
    case 'heading':
      return below(3600);
    case 'number':
      return field.least + below(field.most - field.least + 1);
    case 'choice':
      return nth(field.choices, below(field.choices.length)).value;
  }
}
