import type { Question } from '@linstock/kernel';
import { lazily } from './lazily.ts';
import {
  type Choice,
  leadingPicks,
  type NextClick,
  narrow,
  narrowFromAnywhere,
  type RemainingAnswers,
} from './narrowing.ts';
import { endsStep, includesPick, type Picked, pickKey, picksKey } from './pick.ts';
import type { PositionView, Presentation } from './presentation.ts';

/** Choices gathered by the first thing one clicks. */
export interface Row<A> {
  readonly pick: Picked;
  /** The one answer this click alone means; null if there is more to click, or there are several. */
  readonly only: Choice<A> | null;
  /**
   * The answer that this click already means, though others could follow it; null if there is none, or it is not
   * described yet.
   */
  readonly alone: Choice<A> | null;
  readonly choices: readonly Choice<A>[];
}

/**
 * The answers of a question, described as picks only when needed. So a question with thousands of answers
 * costs no more than the clicks so far require.
 */
export interface AnswerMenu<A> {
  /** The answers left by these clicks, and the possible next clicks. */
  after(picks: readonly Picked[]): RemainingAnswers<A>;
  /** The choice that ends the step without doing anything more, if there is one. */
  readonly end: Choice<A> | null;
  /** One row for each thing that can be clicked first, in the order offered, the end of the step left out. */
  readonly rows: readonly Row<A>[];
  /** Every choice there is. */
  readonly all: readonly Choice<A>[];
}

/** Answers that begin with the same clicks. */
interface Part<A> {
  readonly begins: readonly Picked[];
  /** The answer, if it has been described already. */
  readonly told: Choice<A> | null;
  /** Number of answers, found without describing them. */
  count(): number;
  choices(): readonly Choice<A>[];
}

/** The answers offered to a question of a game. */
export function answerMenuOf<S, A, F>(
  present: Presentation<S, A, F>,
  view: PositionView<S, A, F>,
  question: Question<A>,
): AnswerMenu<A> {
  const told = (answer: A): Choice<A> => ({
    answer,
    ...present.clicks.picks(view, question, answer),
  });
  const further: ContinuingChoices<A> = (picks) => [
    ...(present.clicks.further?.(view, question, picks) ?? []),
  ];
  const actors = present.clicks.actors?.(view, question) ?? null;
  if (!actors) return answerMenuOfParts(partsOfChoices(Array.from(question.options(), told)), further);
  return answerMenuOfParts(
    actors.map((actor): Part<A> => {
      const answers = lazily(() => [...actor.answers()]);
      const own = (answer: A): Choice<A> => (actor.told ? { answer, ...actor.told(answer) } : told(answer));
      return {
        begins: actor.picks,
        told: null,
        count: () => answers().length,
        choices: lazily(() => answers().map(own)),
      };
    }),
    further,
  );
}

/** A menu of answers that are described already. */
export function answerMenuOfChoices<A>(choices: readonly Choice<A>[]): AnswerMenu<A> {
  return answerMenuOfParts(partsOfChoices(choices), () => []);
}

function partsOfChoices<A>(choices: readonly Choice<A>[]): Part<A>[] {
  return choices.map((choice) => ({
    begins: leadingPicks(choice.picks),
    told: choice,
    count: () => 1,
    choices: () => [choice],
  }));
}

/** Choices that go on from some clicks and are not among those of the parts. */
type ContinuingChoices<A> = (picks: readonly Picked[]) => readonly Choice<A>[];

function answerMenuOfParts<A>(parts: readonly Part<A>[], further: ContinuingChoices<A>): AnswerMenu<A> {
  const all = lazily(() => choicesOf(parts));
  return {
    after(picks) {
      if (picks.length === 0) return begun(parts, all);
      const listed = choicesOf(parts.filter((part) => mayLead(picks, part.begins)));
      const usual = narrow(withFurther(listed, further(picks)), picks);
      return usual.left.length > 0 ? usual : narrowFromAnywhere(all(), picks);
    },
    get end() {
      const endings = choicesOf(parts.filter((part) => endsStep(part.begins)));
      return endings.find(({ picks }) => endsStep(picks)) ?? null;
    },
    rows: rowsOf(parts),
    get all() {
      return all();
    },
  };
}

/** Choices with those of the others that are clicked differently. */
function withFurther<A>(choices: readonly Choice<A>[], others: readonly Choice<A>[]): readonly Choice<A>[] {
  if (others.length === 0) return choices;
  const known = new Set(choices.map(({ picks }) => picksKey(picks)));
  return [...choices, ...others.filter(({ picks }) => !known.has(picksKey(picks)))];
}

/** True if these clicks may lead to answers that begin with them. */
function mayLead(clicked: readonly Picked[], begins: readonly Picked[]): boolean {
  return clicked.slice(0, begins.length).every((pick) => includesPick(begins, pick));
}

/** Nothing is clicked yet: all units that may act can be clicked. */
function begun<A>(parts: readonly Part<A>[], all: () => readonly Choice<A>[]): RemainingAnswers<A> {
  const next = new Map<string, ClickResult<A>>();
  for (const part of parts) for (const pick of part.begins) gather(next, pick, part);
  return {
    exact: null,
    get left() {
      return all();
    },
    next,
  };
}

function rowsOf<A>(parts: readonly Part<A>[]): readonly Row<A>[] {
  const rows = new Map<string, ClickResult<A>>();
  for (const part of parts) {
    const [first] = part.begins;
    if (first !== undefined && !endsStep(part.begins)) gather(rows, first, part);
  }
  return [...rows.values()];
}

/** The choices after a click, described when first needed. */
class ClickResult<A> implements Row<A>, NextClick<A> {
  readonly pick: Picked;
  readonly parts: Part<A>[] = [];

  constructor(pick: Picked) {
    this.pick = pick;
  }

  get choices(): readonly Choice<A>[] {
    return choicesOf(this.parts);
  }

  get alone(): Choice<A> | null {
    return this.parts.find(({ told }) => told?.picks.length === 1)?.told ?? null;
  }

  get only(): Choice<A> | null {
    const [part, ...more] = this.parts;
    const [choice] = part && more.length === 0 && part.count() === 1 ? part.choices() : [];
    return choice?.picks.length === 1 ? choice : null;
  }
}

function gather<A>(into: Map<string, ClickResult<A>>, pick: Picked, part: Part<A>): void {
  const key = pickKey(pick);
  const known = into.get(key) ?? new ClickResult<A>(pick);
  known.parts.push(part);
  into.set(key, known);
}

const choicesOf = <A>(parts: readonly Part<A>[]): Choice<A>[] => parts.flatMap((part) => part.choices());
