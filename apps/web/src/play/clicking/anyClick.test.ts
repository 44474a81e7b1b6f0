/** Clicks on marked and unmarked things, at questions of random games in all systems. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, Game, type Json, type Question, seededChance } from '@linstock/kernel';
import { type Picked, pickKey } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPickablePlaces } from '../../screen/field/picture.ts';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import { meaningOfPicks, narrowedIn, picksIn, sheetIn } from '../state/modeSelectors.ts';
import type { AnyGame } from '../state/state.ts';
import { GameHost, LOOKED_AT } from '../testing.ts';
import { listPickablePieces } from './pickable.ts';

/** Number of questions tested in each battle. A thousand were once tested, with the same result. */
const QUESTIONS = 12;
const EACH = 3;

function keysOfAnswers(session: Session, judge: AnyGame, question: Question<unknown>): Set<string> {
  const now = session.store.get();
  const { rulebook } = now;
  const narrowed = narrowedIn(now);
  const { next } = narrowed!;
  const keys = new Set<string>();
  for (const answer of question.options()) {
    const { state } = judge.position;
    const { picks, label } = rulebook!.present.clicks.picks(
      { field: judge.field, state, known: [] },
      question,
      answer,
    );
    for (const pick of picks) keys.add(pickKey(pick));
    const shown = picks.length === 0 || picks.some((pick) => next.has(pickKey(pick)));
    assert.ok(shown, `${question.kind}: nothing can be clicked that leads to "${label}"`);
  }
  return keys;
}

/** Troops and hexes that are not marked. */
function unmarked(session: Session, judge: AnyGame, chance: Chance): (readonly Picked[])[] {
  const state = session.store.get();
  const marked = new Set([
    ...(listPickablePieces(state) ?? []),
    ...listPickablePlaces(state).map(({ place }) => place),
  ]);
  const { pieces } = state.scene!;
  const troops = pieces.filter(({ id, place, pose }) => !marked.has(id) && (place !== null || pose));
  const { map } = judge.field as { map?: { count?: number } };
  const hexes = Array.from({ length: map?.count ?? 0 }, (_, hex) => hex).filter(
    (hex) =>
      !narrowedIn(state)!.next.has(pickKey({ hex })) &&
      !pieces.some(({ place }) => place !== null && 'hex' in place && place.hex === hex),
  );
  const some = <T>(list: readonly T[]): T[] =>
    list.length > 0 ? [list[chance.below(list.length)] as T] : [];
  return [...some(troops).map(listPicksOn), ...some(hexes).map((hex) => [{ hex }])];
}

for (const [system, battle] of LOOKED_AT)
  test(`${system}: marks and answers match; a click elsewhere is refused by a rule or shows what leads there`, async () => {
    const rulebook = needRulebook(system);
    const judge: AnyGame = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'any click' } });
    const session = new Session(new GameHost(judge, [0, 1]), rulebook, () => 'at once');
    const chance = seededChance(`any click ${battle}`);
    const state = () => session.store.get();
    let [looked, clicks, refused] = [0, 0, 0];
    for (let n = 0; looked < QUESTIONS && !judge.over; n++) {
      session.apply({ on: 'seat', do: 'lift curtain' });
      const now = state();
      const { asked } = now;
      const sheet = sheetIn(now);
      const question = (asked && judge.question(asked.side)) ?? (judge.open[0] as Question<unknown>);
      if (asked && !sheet && n % EACH === 0) {
        looked++;
        const keys = keysOfAnswers(session, judge, question);
        for (const key of narrowedIn(state())!.next.keys())
          assert.ok(keys.has(key), `${question.kind}: ${key}`);
        for (const clicked of unmarked(session, judge, chance)) {
          clicks++;
          const { head } = judge;
          session.apply({ on: 'board', do: 'click', candidates: clicked });
          const after = state();
          const { toast } = after;
          const meaning = meaningOfPicks(after);
          const picks = picksIn(after);
          const told = toast ? toast.clause !== null : meaning !== null || picks.length > 0;
          assert.ok(told, `${question.kind}: ${JSON.stringify(clicked)} ${toast?.sentence}`);
          assert.equal(judge.head, head, 'nothing is given');
          if (toast) refused++;
          session.apply({ on: 'board', do: 'select', picks: [] });
          if (toast) session.apply({ on: 'view', do: 'remove toast', at: toast.at });
        }
      }
      const answer = rulebook.heuristics.reflex(judge.field, judge.position.state, question, {}, []);
      await session.send(question.side, answer as Json);
      assert.equal(state().toast, null);
    }
    // The other clicks show what may be done to the clicked piece.
    assert.ok(looked > 5 && refused > clicks / 2, `${refused} of ${clicks} clicks at ${looked} questions`);
  });
