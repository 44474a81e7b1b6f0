import {
  type GameRecord,
  type Question,
  type SealedAnswer,
  type SeatPosition,
  type Side,
  sealedKnownTo,
} from '@linstock/kernel';
import type { AnyGame } from '../state/state.ts';

/** True if one of these questions is answered in secret. */
export function asksInSecret(open: readonly Question<unknown>[]): boolean {
  return open.some(({ sealed }) => sealed === true);
}

/** True if a side has answered in secret, and the other has not yet. */
export function hasLocked(
  { moment, open }: Pick<SeatPosition<unknown, unknown, unknown>, 'moment' | 'open'>,
  side: Side,
): boolean {
  const asked = moment.some((question) => question.side === side && question.sealed === true);
  return asked && !open.some((question) => question.side === side);
}

/**
 * The side that must come to the screen before its question is shown; null if none must. If two players share
 * a screen, neither may see the other's secret answers.
 * @param open the questions asked of seats of this page
 * @param eyes the sides that are at the screen already
 */
export function findCurtainSide(
  seats: readonly Side[],
  open: readonly Question<unknown>[],
  eyes: Side | null,
): Side | null {
  const [first] = open;
  if (seats.length < 2 || !first || !asksInSecret(open)) return null;
  return open.some(({ side }) => side === eyes) ? null : first.side;
}

/** The record as the players of this page may save it: if there are two, sealed answers stay sealed. */
export function hideSealedAnswers(
  game: Pick<AnyGame, 'record' | 'viewFor'>,
  seats: readonly Side[],
): GameRecord {
  return seats.length < 2 ? game.record : game.viewFor(null);
}

/**
 * The sealed answers of this page's seats. If both sides are here, they are shown only while their owner
 * writes in secret and the other looks away.
 * @param eyes the side at the screen
 */
export function listSealedShownTo(
  seats: readonly Side[],
  eyes: Side | null,
  position: SeatPosition<unknown, unknown, unknown>,
): readonly SealedAnswer<unknown>[] {
  if (seats.length < 2) return sealedKnownTo(position, seats[0] ?? null);
  const alone = position.open.some(({ side, sealed }) => sealed === true && side === eyes);
  return sealedKnownTo(position, alone ? eyes : null);
}

/** The parts of the state that the next player at the screen must not see. */
export const UNSEEN = {
  toast: null,
  spoken: '',
  inspected: null,
  pointed: [],
  threats: false,
} as const;
