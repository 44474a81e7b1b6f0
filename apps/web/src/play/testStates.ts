/** States of a session for tests, and rules that put one question: what a test does not say is left out. */
import type { Preview, Question, Refusal, Side } from '@linstock/kernel';
import {
  answerMenuOfChoices,
  type Body,
  type Choice,
  type Filled,
  type Formation,
  type Manoeuvre,
  type MarkKind,
  Name,
  type Piece,
  type Scene,
  type Sheet,
  type SheetChoice,
  type SheetRow,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { handOf, IDLE, type Mode, makePickingMode } from './state/mode.ts';
import type { OpenSheet } from './state/modeData.ts';
import { endsIn, formationIn, picksIn, previewIn, routeIn, staysIn } from './state/modeSelectors.ts';
import { type AnyGame, EMPTY_SESSION, type OpenQuestion } from './state/state.ts';
import type { Rules, Transition, WritableFields } from './state/transition.ts';

/** A choice with a label that is its answer. */
export const choiceOf = (answer: string, ...picks: Choice<unknown>['picks']): Choice<unknown> => ({
  ...{ answer, label: answer, picks },
});

/** A piece: foot of the first side, off the board, with the fields that a test gives. */
export function pieceOf(id: string, fields: Partial<Piece> = {}): Piece {
  const name = fields.name ?? id;
  return {
    ...{ id, side: 0, group: 'b', kind: 'foot', name, short: name, story: name },
    called: new Name(name, { article: fields.name !== undefined }),
    ...{ place: null, off: null, facing: null, marks: [], figures: [], coat: 'blue', facings: 'white' },
    ...fields,
  };
}

/** A body of the first side, with the fields that a test gives. */
export const bodyOf = (id: string, name: string, fields: Partial<Body> = {}): Body => ({
  ...{ id, side: 0, name, called: new Name(name, { article: true }), leader: '' },
  ...{ order: null, state: '', facts: [], pieces: [] },
  ...fields,
});

/** A formation of the first side. */
export const formationOf = (id: string, name: string, pieces: readonly Piece[]): Formation => ({
  ...{ id, side: 0, name, called: new Name(name), pieces },
});

/** An order of a formation that nothing stops, with the fields that a test gives. */
export const manoeuvreOf = (fields: Partial<Manoeuvre<unknown>>): Manoeuvre<unknown> => ({
  ...{ answers: [], kinds: [], destinations: [], stragglers: [], waiting: [] },
  ...{ stops: null, pause: null, asks: null },
  ...fields,
});

/** Marks of a piece by their kinds. */
export const marksOf = (...kinds: readonly MarkKind[]): Piece['marks'] =>
  kinds.map((kind) => ({ kind, letter: '', label: kind, clause: null, passing: false }));

/** A scene of these pieces, in the first step of the first turn. */
export function sceneOf(pieces: readonly Piece[], fields: Partial<Scene> = {}): Scene {
  return {
    clock: { label: 'Turn 1', now: 1, of: null, side: null },
    ...{ steps: [], step: 1, pieces, bodies: [bodyOf('b', 'B')] },
    ...{ goals: [[], []], standing: ['', ''] },
    ...fields,
  };
}

/** A question that takes these answers and no others. */
export interface QuestionSpec {
  readonly side?: Side;
  readonly kind?: string;
  readonly clause?: string;
  readonly takes?: readonly string[];
  readonly forced?: string;
  /** Answers that throw dice. */
  readonly throws?: readonly string[];
  /** Answers that the enemy answers. */
  readonly passes?: readonly string[];
  /** Answers that are listed. */
  readonly lists?: readonly Choice<unknown>[];
  /** The answer that unlisted picks mean, and its effects. */
  readonly meant?: Choice<unknown>;
}

/** A question as shown to the player. */
export function makeAsked({
  side = 0,
  kind = 'move',
  clause = 'T-1',
  lists = [],
}: QuestionSpec): OpenQuestion {
  const menu = answerMenuOfChoices(lists);
  return { side, kind, clause, prompt: '', menu, ending: null, reactors: [], reaction: null };
}

/** The preview of an answer that throws or passes as said. */
export function previewOf({ throws = [], passes = [] }: QuestionSpec, answer: unknown): Preview {
  const [thrown, passed] = [throws, passes].map((all) => all.includes(answer as string));
  return { throws: thrown === true, certain: false, opens: false, passes: passed === true, first: null };
}

/** Some fields of a value, at any depth. A function has its whole type. */
type Part<T> = T extends (...args: never[]) => unknown ? T : { readonly [K in keyof T]?: Part<T[K]> };

/** A value of which a test gives a part; the other fields are undefined. */
const partOf = <T>(given: Part<T>): T => given as T;

/** Rules and a game that put one question, and nothing more. */
export function makeRules(asks: QuestionSpec, fields: Partial<Rules> = {}): Rules {
  const { side = 0, kind = 'move', clause = 'T-1', takes = [], forced, meant } = asks;
  const refuse = (answer: unknown) =>
    takes.includes(answer as string) ? null : { code: 'no', sentence: 'No.', clause: 'T-1' };
  const question = partOf<Question<unknown>>({
    ...{ side, kind, clause, refuse },
    forcedAnswer: () => forced ?? null,
  });
  const game = partOf<AnyGame>({
    ...{ head: 7, line: [], open: [question], position: { sealedAnswers: [] }, question: () => question },
    preview: (_: Side, answer: unknown) => previewOf(asks, answer),
  });
  const rulebook = partOf<AnyRulebook>({
    present: {
      asks: { onward: (_, asked, answer) => (asked.kind === 'go-on' ? `rest of ${answer as string}` : null) },
      clicks: { meaning: () => meant?.answer ?? null, picks: () => meant ?? { label: '', picks: [] } },
    },
    clock: () => ({ label: 'Turn 1', now: 1, of: null, side: null }),
    parseAnswer: () => 'given',
  });
  const asked = { rulebook, game, seats: [side] };
  return { ...asked, marchStops: 'harmed', tumbles: true, storedDraft: () => null, ...fields };
}

/** A transition that begins with a question put, and with some fields of the state. */
export function startAt(asks: QuestionSpec, fields: WritableFields = {}, mode?: Mode): Transition {
  const asked = makeAsked(asks);
  const at = mode ?? makePickingMode(asked.menu);
  const state = { ...EMPTY_SESSION, asked, ...fields, mode: at };
  return { state, effects: [], rules: makeRules(asks) };
}

/** What was sent, as `sends SIDE ANSWER`. */
export const listSent = ({ effects }: Transition): readonly string[] =>
  effects.flatMap((effect) =>
    effect.do === 'send' ? [`sends ${effect.side} ${effect.answer as string}`] : [],
  );

/** A mode in words, with its data: `sheet, card, 2 picked`. */
export function describeMode(mode: Mode): string {
  const hand = handOf(mode);
  const [picks, route, stays] = [picksIn({ mode }), routeIn({ mode }), staysIn({ mode })];
  const [preview, ends, commanded] = [previewIn({ mode }), endsIn({ mode }), formationIn({ mode })];
  const parts = [
    mode.at === 'sheet' ? `sheet, ${hand.at}` : mode.at,
    ...(commanded?.line ? [commanded.line.from === null ? 'line' : 'line begun'] : []),
    ...(picks.length > 0 ? [`${picks.length} picked`] : []),
    ...(route.hexes.length > 0 ? ['route'] : []),
    ...(stays.length > 0 ? ['stays'] : []),
    ...(preview ? ['preview'] : []),
    ...(ends === null ? [] : ['ends?']),
  ];
  return parts.join(', ');
}

/** The results of an event: the mode, the sent answers, the messages. */
export function describeAfter(t: Transition): readonly string[] {
  const { toast } = t.state;
  return [describeMode(t.state.mode), ...listSent(t), ...(toast ? [`says ${toast.sentence}`] : [])];
}

/** A choice of a row, which needs something besides or not. */
export const makeRowChoice = (
  id: string,
  needs?: SheetChoice['needs'],
  refusal: Refusal | null = null,
): SheetChoice => ({
  ...{ id, label: id, refusal, ...(needs && { needs }) },
});

/** A row of a sheet, of a piece of the same id. */
export const rowOf = (id: string, choices: readonly SheetChoice[], body = 'b'): SheetRow => ({
  ...{ id, piece: id, body, label: id, choices },
});

/** A sheet whose answer names the choice of each row, such as `a fire, b hold`; null while a row is open. */
export function sheetOf(rows: readonly SheetRow[]): Sheet<unknown> {
  const told = (filled: Filled) => rows.map(({ id }) => filled[id] && `${id} ${filled[id].choice}`);
  return {
    ...{
      title: 'Orders',
      rows,
      untold: null,
      read: () => ({}),
      means: () => '',
      markers: () => [],
      warn: () => [],
    },
    refusePart: (row, { choice }) => row.choices.find(({ id }) => id === choice)?.refusal ?? null,
    answer: (filled) => (told(filled).every((each) => each !== undefined) ? told(filled).join(', ') : null),
  };
}

/** A sheet that is filled in. */
export function makeFillingMode(sheet: Sheet<unknown>, fields: Partial<OpenSheet> = {}): Mode {
  const none = { filled: {}, last: {}, row: null, body: null, kept: null, waits: null, looks: null };
  return { at: 'sheet', open: { sheet, ...none, ...fields }, hand: IDLE };
}
