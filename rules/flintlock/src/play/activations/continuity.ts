import { chanceThat, isCertain, nth, otherSide, percentText, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { leaderNumber, ratingsOf } from '../../model/board.ts';
import { SIDE_NAMES } from '../../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import {
  afterContinuity,
  afterSeizure,
  continuityReckoning,
  type Succession,
  seizureReckoning,
} from '../../reckon/activation.ts';
import { endByLimit } from './flight.ts';

/** The next Activation: Continuity, Seizure, or the other side's Free Activation (FL-5.21, FL-5.22, Sequence 5). */

/** Asks A whether to try, then B whether to Seize, and rolls (FL-5.21b, FL-5.21e, FL-5.22c, d). */
export function* continuity(game: Game): Play {
  const { s } = game;
  const other = otherSide(s.active);
  if (s.trying === 0) {
    if ((yield* put(continuityQuestion(game))).do === 'yes') s.trying = 1;
    else nextActivation(game, other, true); // FL-5.21a
    return;
  }
  const { do: seizes } = yield* put(seizeQuestion(game, other));
  s.trying = 0;
  if (seizes === 'yes') return seize(game, other);
  const roll = continuityReckoning(initiativeOf(game, s.active), s.successes);
  // No die is thrown if none can succeed.
  const { succeeds } = isCertain(roll) ? nth(roll.outcomes, 0) : game.umpire.throw(roll);
  follow(game, afterContinuity(succeeds, s.successes));
}

function follow(game: Game, { goesOver, free, successes }: Succession): void {
  const { s } = game;
  s.successes = successes;
  nextActivation(game, goesOver ? otherSide(s.active) : s.active, free);
}

/** The Initiative of a side's Overall Leader, or of his replacement (FL-4.1a, FL-4.61c). */
export function initiativeOf(game: StateView, side: Side): number {
  return ratingsOf(game, game.field.armies[side].leader).initiative;
}

/** B takes the next Activation, or pays with its Command Range and gives A a Free one (FL-5.22c, d, f). */
function seize(game: Game, seizing: Side): void {
  const { s } = game;
  const { succeeds } = game.umpire.throw(seizureReckoning(initiativeOf(game, seizing)));
  emit(
    game,
    seizing,
    [succeeds ? 'FL-5.22c' : 'FL-5.22d'],
    () =>
      succeeds
        ? told`The ${SIDE_NAMES[seizing]} side seizes the initiative`
        : told`The ${SIDE_NAMES[seizing]} side fails to seize the initiative: its leader’s Command Range is less in its next Activation`,
    () => ({ kind: 'note', pieces: [], at: null }),
  );
  if (!succeeds) s.penalties[seizing] = nth(s.penalties, seizing) + 1;
  follow(game, afterSeizure(succeeds, s.successes));
}

/** The next Activation begins; the count of successes ends with the run of one side (FL-5.21f). */
export function nextActivation(game: Game, side: Side, free: boolean): void {
  const { field, s } = game;
  if (side !== s.active) s.successes = 0;
  if (s.activation >= field.mostActivations) return endByLimit(game, 'FL-3.0f');
  s.activation++;
  s.active = side;
  s.free = free ? 1 : 0;
  s.begun = 0;
  s.paid = 0;
  s.passed = 0;
  s.step = S.START;
  tellActivation(game);
}

/** Logged when it begins, and not at its first question, which may be asked again. */
export function tellActivation(game: Game): void {
  const { s } = game;
  emit(
    game,
    s.active,
    ['FL-3.0a'],
    () => told`${SIDE_NAMES[s.active]} Activation ${s.activation}${s.free === 1 ? ', Free' : ''}`,
    () => ({ kind: 'turn' }),
  );
}

function continuityQuestion(game: Game): QuestionOf<'continuity'> {
  const { s } = game;
  const other = otherSide(s.active);
  return {
    side: s.active,
    kind: 'continuity',
    clause: 'FL-5.21a',
    stable: true,
    prompt: () => {
      const { seizes, fails } = chancesToSeize(game, other);
      return `${SIDE_NAMES[s.active]}: do you try for another Activation at once? ${fails === 1 ? 'No roll can succeed now' : `Your chance is ${percentText(1 - fails)}`}. The other side may try to seize it first, with a chance of ${percentText(seizes)}.`;
    },
    options: () => [{ do: 'yes' }, { do: 'no' }],
    refuse: () => null,
  };
}

/** The chances for a Seizure: that it succeeds, and that the other side would fail anyway. */
export function chancesToSeize(game: StateView, side: Side) {
  const { s } = game;
  return {
    seizes: chanceThat(seizureReckoning(initiativeOf(game, side)), ({ succeeds }) => succeeds),
    fails: chanceThat(
      continuityReckoning(initiativeOf(game, s.active), s.successes),
      ({ succeeds }) => !succeeds,
    ),
  };
}

/**
 * The player should be asked if a Seizure is more likely than a failed Continuity roll; this chance is given to the
 * standing answer.
 */
function seizeQuestion(game: Game, side: Side): QuestionOf<'seize'> {
  const { field, s } = game;
  const { seizes, fails } = chancesToSeize(game, side);
  return {
    side,
    kind: 'seize',
    clause: 'FL-5.22a',
    stable: true,
    standing: {
      units: [
        { piece: leaderNumber(field, field.armies[side].leader), chance: () => Math.max(0, seizes - fails) },
      ],
      act: (pieces) => ({ do: pieces.length === 0 ? 'no' : 'yes' }),
      usual: () => null,
      declines: () => false, // the roll for Continuity follows
    },
    prompt: () =>
      `The ${SIDE_NAMES[s.active]} side tries to go on, ${fails === 1 ? 'but no roll can succeed' : `and has a chance of ${percentText(fails)} to fail`}. Do you try to seize the initiative? Your chance is ${percentText(seizes)}. If you fail, your leader’s Command Range is 2 less in your next Activation.`,
    options: () => [{ do: 'yes' }, { do: 'no' }],
    refuse: () => null,
  };
}
