/** A lesson: a real game from a set-up position, with a coach's words. */
import type { Json, Side } from '@linstock/kernel';
import type { GameEvent, MarkKind, PieceKind } from '@linstock/scene';
import type { OfferedLesson } from './offered-lessons.ts';

/** Pieces by what a reader sees of them; all conditions must apply. */
export interface Query {
  readonly side?: 'mine' | 'theirs';
  /** Names of the bodies they belong to. */
  readonly bodies?: readonly string[];
  readonly names?: readonly string[];
  /** Words in their names, such as a regiment's. */
  readonly named?: string;
  readonly kinds?: readonly PieceKind[];
  readonly marked?: MarkKind;
}

/** The pieces to be in view: several sets, the widest first; the first in which everything can be read is shown. */
export type Frame = readonly (readonly Query[])[];

/** A condition on a game as the seat sees it; a lesson knows no rules. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** A question of this kind is open. */
  | { readonly asking: string; readonly of: 'me' | 'him' }
  /** A question of this kind is open, or has been answered. */
  | { readonly asked: string; readonly of: 'me' | 'him' }
  /** An answer was given with these values in it. */
  | { readonly gave: { readonly [key: string]: Json }; readonly by: 'me' | 'him'; readonly times?: number }
  /** An event with this many pieces, or this often if it is about none. */
  | {
      readonly event: GameEvent['kind'];
      /** With these values in it, such as `morale: 'disordered'`. */
      readonly being?: { readonly [key: string]: Json };
      readonly on?: Query;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  /** A sentence with all these words was logged. */
  | { readonly said: readonly string[] }
  /** Pieces the reader has clicked for an answer. */
  | { readonly picked: Query; readonly atLeast: number }
  /** The odds of an answer are shown. */
  | { readonly odds: true }
  /** Pieces on the present board. */
  | { readonly pieces: Query; readonly atLeast: number }
  /** The reader has pressed this beat's button. */
  | { readonly went: string }
  | { readonly over: true };

/** Words for one case; the first whose case applies is used, and the last has no case. */
export interface Line {
  readonly when?: Condition;
  readonly say: string;
}

/** The present action, by mouse or keys, and by touch. */
export interface Deed {
  readonly pointer: string;
  readonly touch: string;
}

/** The words of a step in one case. They may name another action than the step, with the pieces it is about. */
export interface CoachWords extends Line {
  readonly doThis?: Deed;
  readonly point?: Query;
}

/** One thing the coach has to say, at one moment of the game. */
export interface LessonStep {
  readonly id: string;
  /** Its condition. The last step whose condition is met is the present one, so no step can block a reader. */
  readonly when: Condition;
  readonly say: readonly CoachWords[];
  /** Left out if one only looks on. */
  readonly doThis?: Deed;
  /** The place on the board that it is about. */
  readonly point?: Query;
  /** The pieces shown when the step begins; the lesson's own if left out. */
  readonly frame?: Frame;
  /** The coach's words about it afterwards, by the events; none if no case applies. */
  readonly after: readonly Line[];
  /** The bot waits until the reader goes on. */
  readonly holds?: true;
  /** The reason, for a reader who asks why. */
  readonly why: string;
}

/** A lesson of about ten minutes. */
export interface Lesson extends OfferedLesson {
  readonly system: string;
  /** The side the reader plays. */
  readonly seat: Side;
  readonly frame: Frame;
  readonly beats: readonly LessonStep[];
  /** Said of whatever beat it happened in, before what that beat itself has to say of it. */
  readonly besides?: readonly Line[];
  /** Said once at the end, over the buttons. */
  readonly ending: readonly Line[];
}
