import { RecordError } from '@linstock/kernel';
import { IDLE, type Mode } from './mode.ts';
import {
  NO_ORDERS,
  NO_PLAYBACK,
  NO_QUESTION,
  NO_RECORD,
  NO_REPLAY,
  NO_SEATS,
  NO_VIEW,
  type OrdersPart,
  type PlaybackPart,
  type QuestionPart,
  type RecordPart,
  type ReplayPart,
  type SeatPart,
  type ViewPart,
} from './parts.ts';

export { type Firmness, type Meaning, mayBeGiven, needsCard } from '../chosen/meaning.ts';
export { type LatestEntry, type MarchRoute, NO_ROUTE, type OpenSheet } from './modeData.ts';
export * from './sessionData.ts';

/** Everything that the screen of a game shows, by parts. */
export interface SessionState
  extends RecordPart,
    QuestionPart,
    OrdersPart,
    SeatPart,
    PlaybackPart,
    ReplayPart,
    ViewPart {
  /** The player's present mode. `modeSelectors.ts` reads it. */
  readonly mode: Mode;
}

export const EMPTY_SESSION: SessionState = {
  mode: IDLE,
  ...{ ...NO_RECORD, ...NO_QUESTION, ...NO_ORDERS, ...NO_SEATS, ...NO_PLAYBACK, ...NO_REPLAY, ...NO_VIEW },
};

/** Why a table cannot go on, in a sentence. */
export function troubleOf(fault: unknown): string {
  const known = fault instanceof RecordError || fault instanceof RangeError;
  const sentence = fault instanceof Error ? fault.message : String(fault);
  return known ? sentence : `The table could not go on: ${sentence}`;
}
