/** The course of a lesson until now, as the reader's seat has seen it. */
import type { Entry, Game, Json, LogItem, Side } from '@linstock/kernel';
import type { Body, Piece, Scene } from '@linstock/scene';

/** One answer since the lesson began, and its log items. */
export interface Step {
  readonly side: Side;
  /** The kind of the question it answered. */
  readonly kind: string;
  readonly answer: Json | null;
  readonly logItems: readonly LogItem[];
}

/** The present point of a lesson. */
export interface LessonCourse {
  readonly seat: Side;
  readonly steps: readonly Step[];
  /** The questions that are open. */
  readonly asking: readonly { readonly kind: string; readonly side: Side }[];
  readonly pieces: readonly Piece[];
  readonly bodies: readonly Body[];
  /** Ids of the pieces the reader has clicked for an answer. */
  readonly picked: readonly string[];
  /** Steps whose button the reader has pressed. */
  readonly went: readonly string[];
  /** The button of the open odds card; null without one. */
  readonly odds: string | null;
  readonly over: boolean;
}

/** The part of a lesson that is not in the game: the present clicks, and the pressed buttons of the coach. */
export interface LessonProgress {
  readonly picked: readonly string[];
  readonly went: readonly string[];
  /** The button of the open odds card; left out without one. */
  readonly odds?: string | null;
}

/** The course of a game that began with a lesson's record of `from` entries. */
export function courseOf<S, A, F>(
  game: Game<S, A, F>,
  from: number,
  seat: Side,
  scene: Scene,
  { picked, went, odds = null }: LessonProgress,
): LessonCourse {
  const { entries } = game.record;
  const steps = game.line
    .filter((n) => n > from)
    .flatMap((n): Step[] => {
      const entry = entries[n - 1];
      return entry && 'dice' in entry
        ? [
            {
              side: entry.side,
              kind: kindOf(game, entry),
              answer: entry.answer ?? null,
              logItems: game.logItemsOf(n),
            },
          ]
        : [];
    });
  const asking = game.open.map(({ kind, side }) => ({ kind, side }));
  const { pieces, bodies } = scene;
  return { seat, steps, asking, pieces, bodies, picked, went, odds, over: game.over };
}

/** The kinds of the questions that entries answered: to look one up means to go back in the game. */
const kinds = new WeakMap<Entry, string>();

function kindOf<S, A, F>(game: Game<S, A, F>, entry: Entry): string {
  const known = kinds.get(entry);
  if (known !== undefined) return known;
  const kind = game.positionAt(entry.n - 1).question(entry.side)?.kind ?? '';
  kinds.set(entry, kind);
  return kind;
}
