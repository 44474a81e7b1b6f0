import type { SeatPosition, Side } from '@linstock/kernel';
import { type AnswerMenu, answerMenuOf } from '../answer-menu.ts';
import { type Choice, cheapestOf } from '../narrowing.ts';
import { hexesPicked, includesPick, type Picked, piecesPicked } from '../pick.ts';
import { isOfficer, type Piece } from '../piece.ts';
import { samePlace } from '../place.ts';
import type { Presentation } from '../presentation.ts';
import type { Scene } from '../scene.ts';
import { TrialGame } from './trial.ts';

/**
 * The officers who ride along with troops that march away together: if all the troops they lead leave their place, and
 * they may ride. An army commander leads all troops at the same place.
 */
export function ridersWith<A>({ pieces }: Scene, menu: AnswerMenu<A>, picks: readonly Picked[]): Piece[] {
  const chosen = piecesPicked(picks);
  const lead = pieces.find(({ id }) => id === chosen[0]);
  const from = lead?.place;
  if (!lead || !from || !('hex' in from)) return [];
  const here = pieces.filter(({ side, place }) => side === lead.side && place && samePlace(place, from));
  const troops = here.filter((piece) => !isOfficer(piece));
  return here.filter((officer) => {
    if (!isOfficer(officer) || chosen.includes(officer.id)) return false;
    const led = troops.filter((piece) => isLedBy(piece, officer));
    return (
      led.length > 0 && led.every(({ id }) => chosen.includes(id)) && ridesOf(menu, officer.id).length > 0
    );
  });
}

const isLedBy = ({ group }: Piece, { kind, group: own, commands = [] }: Piece): boolean =>
  kind === 'commander' || group === own || commands.includes(group);

/** The ways an officer may ride alone. */
const ridesOf = <A>(menu: AnswerMenu<A>, officer: string): readonly Choice<A>[] =>
  menu
    .after([{ piece: officer }])
    .left.filter(({ path, picks }) => path !== undefined && piecesPicked(picks).length === 1);

/** An officer's ride to a hex; null if it is not allowed. */
export function rideTo<A>(menu: AnswerMenu<A>, officer: string, hex: number): Choice<A> | null {
  return cheapestOf(ridesOf(menu, officer).filter(({ picks }) => includesPick(picks, { hex }))) ?? null;
}

/** Answers given one after another, with the kinds of the questions they answer. */
export interface AnswerSeries<A> {
  readonly answers: readonly A[];
  readonly kinds: readonly string[];
}

/**
 * A march, followed by the rides of the officers who go along, as far as the rules let them reach its end. Null if no
 * officer rides, or if the march needs the player.
 */
export function marchWithRiders<S, A, F>(
  present: Presentation<S, A, F>,
  position: SeatPosition<S, A, F>,
  side: Side,
  march: Choice<A>,
  officers: readonly string[],
): AnswerSeries<A> | null {
  const end = hexesPicked(march.picks).at(-1);
  const trial = new TrialGame(position, side);
  if (end === undefined || officers.length === 0 || !trial.giveAnswer(march.answer)) return null;
  for (const officer of officers) {
    const { question, position: now, known } = trial;
    const ride = rideTo(
      answerMenuOf(present, { field: now.field, state: now.state, known }, question),
      officer,
      end,
    );
    if (ride) trial.giveAnswer(ride.answer);
  }
  const { answers, kinds } = trial;
  return answers.length > 1 ? { answers, kinds } : null;
}
