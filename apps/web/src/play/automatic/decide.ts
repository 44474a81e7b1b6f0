/** Decides what an intention does at the question just put. Pure: the result depends on the moment alone. */
import { canonical, type Question } from '@linstock/kernel';
import {
  type Choice,
  carryOutWishes,
  formationOf,
  includesPick,
  type MarkKind,
  type Picked,
  rideTo,
  type Scene,
  type Straggler,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Settings } from '../../app/settings.ts';
import { idOfPlace } from '../../common/places.ts';
import type {
  CarriedMove,
  ConfirmedThrow,
  Draft,
  ForcedAnswers,
  Intention,
  March,
  NextSelection,
  OrderRest,
  Pass,
  Riders,
  Sequence,
  StopAnswer,
} from '../agenda/intention.ts';
import type { Firmness } from '../chosen/meaning.ts';
import { clickOn, listPicksOn } from '../picking/clicking.ts';
import { choiceOf, explainIdle, judgePicks, tells } from '../picking/clickLegality.ts';
import { resumeDraft } from '../picking/drafts.ts';
import { meaningOf } from '../picking/meaningOf.ts';
import { picksIn } from '../state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../state/state.ts';
import { stepOf } from '../state/stepKey.ts';
import { forcedAnswerIn } from './forcing.ts';

/** Everything a decision may depend on. */
export interface DecisionContext {
  readonly state: SessionState;
  readonly rulebook: AnyRulebook;
  readonly game: AnyGame;
  readonly question: Question<unknown>;
  /** The setting that says when a march under fire stops and asks. */
  readonly marchStops: Settings['marchStops'];
}

/** A sentence shown to the player, with its clause. */
export interface Message {
  readonly sentence: string;
  readonly clause: string | null;
  /** It disappears after a while. */
  readonly passes?: true;
}

/** The effect of an intention, and what replaces it: itself, another one, or null. */
export type Verdict =
  /** It does not concern this question, and stays on the agenda. */
  | { readonly does: 'wait' }
  /** It is no longer intended. */
  | { readonly does: 'lapse'; readonly says?: Message }
  /** This answer is sent. */
  | {
      readonly does: 'give';
      readonly answer: unknown;
      readonly left: Intention | null;
      readonly says?: Message;
    }
  /** This answer is shown with its card, and sent if `said` is firm enough for it. */
  | { readonly does: 'show'; readonly choice: Choice<unknown>; readonly said: Firmness }
  /** These picks are selected. */
  | {
      readonly does: 'select';
      readonly picks: readonly Picked[];
      readonly laid: readonly Picked[] | null;
      readonly left: Intention | null;
      readonly says?: Message;
    }
  /** It becomes a sequence of answers, followed by the rest of an order. */
  | {
      readonly does: 'begin';
      readonly answers: readonly unknown[];
      readonly kinds: readonly string[];
      readonly later: readonly Intention[];
      /** Pieces that get an order to move, and no longer stand fast. */
      readonly releases: readonly string[];
      readonly says?: Message;
    };

const WAIT: Verdict = { does: 'wait' };
const LAPSE: Verdict = { does: 'lapse' };

/** The effect of an intention at this question. */
export function decide(intention: Intention, moment: DecisionContext): Verdict {
  switch (intention.kind) {
    case 'march':
      return decideMarch(intention, moment);
    case 'sequence':
      return decideSequence(intention, moment);
    case 'forced':
      return decideForced(intention, moment);
    case 'draft':
      return decideDraft(intention, moment);
    case 'selection':
      return decideSelection(intention, moment);
    case 'carried':
      return decideCarried(intention, moment);
    case 'confirmed':
      return decideConfirmed(intention, moment);
    case 'riders':
      return decideRiders(intention, moment);
    case 'stop':
      return decideStop(intention, moment);
    case 'rest':
      return decideRest(intention, moment);
    case 'pass':
      return decidePass(intention, moment);
  }
}

/** A march continues at its side's next question about it, unless the player's setting says stop. */
function decideMarch(
  march: March,
  { state, rulebook, game, question, marchStops }: DecisionContext,
): Verdict {
  if (march.side !== question.side) return WAIT;
  const { field, position } = game;
  const onward =
    rulebook.present.asks.onward?.({ field, state: position.state, known: [] }, question, march.answer) ??
    null;
  const harmed = march.harm !== keyOfHarm(state.scene, march.side);
  const stops = onward === null || marchStops === 'fired' || (marchStops === 'harmed' && harmed);
  return stops ? LAPSE : { does: 'give', answer: onward, left: march };
}

/**
 * Sends the next answer of an order if it fits the question, is legal, and neither throws dice nor reveals
 * anything.
 */
function decideSequence(sequence: Sequence, { game, question }: DecisionContext): Verdict {
  const answer = sequence.answers[sequence.next];
  const fits = sequence.side === question.side && sequence.kinds[sequence.next] === question.kind;
  if (answer === undefined || !fits || question.refuse(answer) !== null) return LAPSE;
  const { throws, opens } = game.preview(question.side, answer);
  if (throws || opens) return LAPSE;
  return { does: 'give', answer, left: { ...sequence, next: sequence.next + 1 } };
}

/** Forced answers are given in the step of play in which the player asked for it. */
function decideForced(forced: ForcedAnswers, { state, game, question }: DecisionContext): Verdict {
  const found = forced.step === stepOf(state) ? forcedAnswerIn(game, question) : null;
  return found ? { does: 'give', answer: found.answer, left: forced } : LAPSE;
}

/** A draft is selected again as far as it still fits. It stays until its side answers. */
function decideDraft(draft: Draft, moment: DecisionContext): Verdict {
  const { asked } = moment.state;
  if (!asked || draft.side !== asked.side) return WAIT;
  const means = (picks: readonly Picked[]): boolean => judgeChoice(moment, picks)?.refusal === null;
  const { picks, laid, loss } = resumeDraft(draft, asked, means);
  const says = loss === null ? {} : { says: { sentence: loss, clause: asked.clause } };
  return { does: 'select', picks, laid, left: draft, ...says };
}

/** The unit that was clicked when its body was ordered is selected, or the only unit of the body that can act. */
function decideSelection({ click, all }: NextSelection, moment: DecisionContext): Verdict {
  const { state, rulebook, game, question } = moment;
  if (!state.asked || picksIn(state).length > 0) return LAPSE;
  const law = {
    judge: (picks: readonly Picked[]) => judgeChoice(moment, picks),
    whyIdle: (piece: string) => explainIdle(rulebook, game, question, piece),
  };
  const meant = click && clickOn(state, click.candidates, click.how, law);
  const picks = meant ? (meant.to === 'picks' ? meant.picks : null) : findOnlyUnit(state, all);
  return picks ? { does: 'select', picks, laid: null, left: null } : LAPSE;
}

/** The only unit that can act, if it belongs to the body or place that was ordered; else null. */
function findOnlyUnit({ asked, scene }: SessionState, all: readonly Picked[]): readonly Picked[] | null {
  const [first, ...more] = asked?.menu.rows ?? [];
  const unit = first && scene?.pieces.find(({ id }) => 'piece' in first.pick && first.pick.piece === id);
  const ordered = unit && listPicksOn(unit).some((each) => includesPick(all, each));
  return ordered && more.length === 0 ? [first.pick] : null;
}

/** A carried move is given when the stand may move, and waits until then. */
function decideCarried({ picks }: CarriedMove, moment: DecisionContext): Verdict {
  const tried = judgeChoice(moment, picks);
  if (!tried) return WAIT;
  if (!tells(tried)) return LAPSE;
  return tried.refusal
    ? { does: 'lapse', says: tried.refusal }
    : { does: 'show', choice: choiceOf(tried), said: 'clicked' };
}

/** A confirmed throw is given. If its chances have changed it is shown again. */
function decideConfirmed({ meaning }: ConfirmedThrow, { state, game, question }: DecisionContext): Verdict {
  const { choice, preview } = meaning;
  if (question.refuse(choice.answer) !== null) return LAPSE;
  const now = meaningOf(game, state, question.side, choice);
  const unchanged = canonical(now.preview) === canonical(preview);
  return { does: 'show', choice, said: unchanged ? 'confirmed' : 'clicked' };
}

/** Officers follow the troops they led, if they have not been moved since. */
function decideRiders(riders: Riders, { state }: DecisionContext): Verdict {
  const { asked, scene } = state;
  if (!asked || asked.side !== riders.side || !scene) return WAIT;
  const placeOf = (piece: string) => scene.pieces.find(({ id }) => id === piece)?.place ?? null;
  const there = placeOf(riders.troop);
  if (there === null || !('hex' in there)) return LAPSE;
  const rides = riders.officers.flatMap(({ id, from }) => {
    const place = placeOf(id);
    const stayed = place !== null && idOfPlace(place) === from;
    return (stayed && rideTo(asked.menu, id, there.hex)) || [];
  });
  if (rides.length === 0) return LAPSE;
  const answers = rides.map(({ answer }) => answer);
  return { does: 'begin', answers, kinds: rides.map(() => asked.kind), later: [], releases: [] };
}

/** The answer before which an order stopped is shown, if it is legal. */
function decideStop({ choice }: StopAnswer, { question }: DecisionContext): Verdict {
  return question.refuse(choice.answer) === null ? { does: 'show', choice, said: 'named' } : LAPSE;
}

/** The rest of an order continues in its step of play, as soon as a part of it can be done. */
function decideRest(rest: OrderRest, { state, rulebook, game }: DecisionContext): Verdict {
  const { asked, scene } = state;
  const formation =
    asked && scene && rest.step === stepOf(state) ? formationOf(scene, asked.side, rest.formation) : null;
  if (!formation) return LAPSE;
  const { present } = rulebook;
  const { side } = formation;
  const from = { present, position: game.position.forSeat(side), side, formation };
  const plan = carryOutWishes(from, present.shows.ground(game.field), rest.wishes);
  if (plan.answers.length === 0 && plan.stops === null && plan.asks !== null) return WAIT;
  const [straggler] = plan.stragglers;
  const { answers, kinds } = plan;
  const later = listIntentionsAfter(plan, rest.formation, stepOf(state), null);
  const says = straggler ? { says: messageOf(straggler) } : {};
  const releases = plan.destinations.map(({ piece }) => piece);
  return { does: 'begin', answers, kinds, later, releases, ...says };
}

/** An empty sheet is given at its own question only, with a message. */
function decidePass({ side, clause, title, answer }: Pass, { question }: DecisionContext): Verdict {
  if (side !== question.side || clause !== question.clause || question.refuse(answer) !== null) return LAPSE;
  const says = { sentence: `${title}: no unit needs an order.`, clause, passes: true } as const;
  return { does: 'give', answer, left: null, says };
}

const messageOf = ({ sentence, clause }: Straggler): Message => ({ sentence, clause });

type Plan = ReturnType<typeof carryOutWishes>;

/**
 * The intentions that follow the answers of an order: the answer it stops before, and the rest of it.
 * @param ungivenAt the entry at which it is ordered, if it begins with no answer; else null
 */
export function listIntentionsAfter(
  { stops, waiting }: Plan,
  formation: string,
  step: string,
  ungivenAt: number | null,
): readonly Intention[] {
  return [
    ...(stops ? [{ kind: 'stop', choice: stops } as const] : []),
    ...(waiting.length > 0 ? [{ kind: 'rest', formation, wishes: waiting, step, ungivenAt } as const] : []),
  ];
}

const judgeChoice = ({ rulebook, game, question }: DecisionContext, picks: readonly Picked[]) =>
  judgePicks(rulebook, game, question, picks);

/** Marks that show harm to a unit. */
const HARM_MARKS: readonly MarkKind[] = ['disordered', 'shaken', 'routed', 'reduced', 'abandoned'];

/** A string that changes whenever a unit of this side is harmed. */
export function keyOfHarm(scene: Scene | null, side: number): string {
  const own = scene?.pieces.filter((piece) => piece.side === side) ?? [];
  return own
    .map(({ id, place, marks, strength }) => {
      const harms = marks.filter(({ kind }) => HARM_MARKS.includes(kind)).map(({ kind }) => kind);
      return [id, place !== null, strength?.left, ...harms].join(' ');
    })
    .join('; ');
}
