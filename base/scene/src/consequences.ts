import {
  askedSideAtItsBest,
  odds,
  type Question,
  type SeatPosition,
  type Side,
  sealedKnownTo,
  wilson,
} from '@linstock/kernel';
import { answerMenuOf } from './answer-menu.ts';
import { type Fate, fatesOf } from './fates.ts';
import { eventOf } from './game-event.ts';
import type { Rulebook } from './rulebook.ts';
import type { Scene } from './scene.ts';

/** A possible fate of a unit, and its chance. */
export interface Consequence extends Fate {
  readonly chance: number;
}

/** All possible consequences of an answer, the most likely first. */
export interface Consequences {
  readonly rows: readonly Consequence[];
  readonly exact: boolean;
  /** Ways the dice can fall, or trials. */
  readonly branches: number;
  /** Half the width of the widest 95 % interval, 0 to 1; 0 if exact. */
  readonly give: number;
  /** The end of what was followed, in the words of the steps it stopped at. */
  readonly stoppedAt: string;
}

/** The limits of a search for consequences, and the standing answers that it uses. */
export interface ConsequenceSearch<A> {
  /** The standing answer to a question, as far as the viewer may know it; null if there is none. */
  settled(question: Question<A>): A | null;
  /** Ways the dice may fall that are walked for exact chances; if there are more, they are tried. */
  readonly ways: number;
  readonly trials: number;
}

/**
 * Follows an answer to the end of its step, and collects the events on the way. Starts nothing more once the step may
 * be ended. Other questions to this side get its standing answer, or that of a sensible player. The enemy gives its
 * best answer. The position does not change.
 */
export function consequencesOf<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
  seeking: ConsequenceSearch<A>,
): Consequences {
  const sceneOf = (at: SeatPosition<S, A, F>): Scene =>
    rulebook.present.shows.scene({ field: position.field, state: at.state, known: sealedKnownTo(at, side) });
  const before = sceneOf(position);
  const stops = new Set<string>();
  const found = odds<S, A, F>(
    position,
    side,
    answer,
    (end, logItems) => {
      const after = sceneOf(end);
      stops.add(end.over ? 'the end of the battle' : (after.steps[after.step]?.label ?? after.clock.label));
      const events = logItems.map(eventOf).filter((each) => each !== null);
      return JSON.stringify(fatesOf(events, before));
    },
    {
      hears: true,
      policy: { says: SENSIBLE, thinks: true, answer: asSensible(rulebook, side, seeking) },
      // Steps change at stable points only; looking there alone keeps this quick.
      until: (at) => at.stable && stepOf(sceneOf(at)) !== stepOf(before),
      limit: seeking.ways,
      samples: seeking.trials,
    },
  );
  const rows = rowsOf(found.rows);
  return {
    rows,
    exact: found.exact,
    branches: found.branches,
    give: found.exact ? 0 : widest(rows, found.branches),
    stoppedAt: [...stops].join(' or '),
  };
}

const SENSIBLE = 'Your standing answers count, or sensible ones. The enemy does what is best for the enemy.';

const stepOf = ({ clock, step }: Scene): string => `${clock.now}:${clock.side}:${step}`;

/** Each fate with the chance of all the outcomes it is part of. */
function rowsOf(found: readonly { readonly key: string; readonly chance: number }[]): Consequence[] {
  const rows = new Map<string, Consequence>();
  for (const { key, chance } of found)
    for (const fate of JSON.parse(key) as Fate[]) {
      const id = JSON.stringify(fate);
      rows.set(id, { ...fate, chance: Math.min(1, (rows.get(id)?.chance ?? 0) + chance) });
    }
  return [...rows.values()].sort((a, b) => b.chance - a.chance || (a.what < b.what ? -1 : 1));
}

function widest(rows: readonly Consequence[], n: number): number {
  const halves = rows.map(({ chance }) => {
    const { low, high } = wilson(Math.round(chance * n), n);
    return (high - low) / 2;
  });
  return Math.max(0, ...halves);
}

/**
 * Ends each step that may be ended. Otherwise the side gives its standing answer or a reflex, and the enemy its best
 * answer. The same question always gets the same answer. A question during an event, or one with a standing answer, is
 * not a step to be ended.
 */
function asSensible<S, A, F>(
  { present }: Rulebook<S, A, F>,
  side: Side,
  { settled }: ConsequenceSearch<A>,
): (question: Question<A>, position: SeatPosition<S, A, F>) => A {
  const ends: A[] = [];
  const best = askedSideAtItsBest<S, A, F>(settled);
  const searched = new Set<string>();
  return (question, position) => {
    const { rules, field, state } = position;
    const known = sealedKnownTo(position, question.side);
    const sensible = () => rules.heuristics.reflex(field, state, question, {}, known);
    if (!question.stable || question.standing)
      return question.side === side ? (settled(question) ?? sensible()) : best.answer(question, position);
    for (const end of ends) {
      const again = rules.parseAnswer(question.kind, end);
      if (again !== null && question.refuse(again) === null) return again;
    }
    const end = searched.has(question.kind)
      ? null
      : answerMenuOf(present, { field, state, known }, question).end;
    searched.add(question.kind);
    if (end === null) return sensible();
    ends.push(end.answer);
    return end.answer;
  };
}
