/** What may come of an answer after its throw: losses allotted, morale checked, to the end of the step. */
import { odds, type Position, type Question, type Side, wilson } from '@linstock/kernel';
import { endsStep, type Piece, type Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';

/** A position of any system. */
export type AnyPosition = Position<unknown, unknown, unknown>;

/** Something that happens to a body of troops, and how likely that is. */
export interface Consequence {
  /** Name of the body. */
  readonly body: string;
  readonly side: Side;
  /** In words, such as `a company disordered`. */
  readonly what: string;
  readonly chance: number;
}

/** All that may happen, likeliest first. */
export interface Consequences {
  readonly rows: readonly Consequence[];
  readonly exact: boolean;
  /** Ways the dice can fall, or trials. */
  readonly branches: number;
  /** Half the width of the widest 95 % interval, 0 to 1; 0 where it is exact. */
  readonly give: number;
  /** What is asked next where it stops, in the words of the step. */
  readonly stoppedAt: string;
}

/** How far consequences are sought. */
export interface Effort {
  /** Ways the dice may fall that are walked for exact chances; where there are more, they are tried. */
  readonly ways: number;
  readonly trials: number;
}

const FULL: Effort = { ways: 3000, trials: 1000 };

/** Tried first, to see how long one run takes; no finding rests on fewer. */
const LEAST: Effort = { ways: 1, trials: 40 };

/** As `consequencesOf`, with no more effort than fits about so many milliseconds. */
export function consequencesWithin(
  milliseconds: number,
  rulebook: AnyRulebook,
  position: AnyPosition,
  side: Side,
  answer: unknown,
): Consequences {
  const begun = performance.now();
  const first = consequencesOf(rulebook, position, side, answer, LEAST);
  if (first.exact) return first;
  const runs = Math.floor(milliseconds / ((performance.now() - begun) / LEAST.trials));
  const ways = Math.min(FULL.ways, Math.floor(runs / 3));
  const trials = Math.min(FULL.trials, runs - ways);
  return trials > LEAST.trials ? consequencesOf(rulebook, position, side, answer, { ways, trials }) : first;
}

/**
 * Follows an answer to the end of the step it is given in: nothing more is begun where a step may be ended, all that must be
 * decided is decided as a sensible player would. The position is left as it is.
 */
export function consequencesOf(
  rulebook: AnyRulebook,
  position: AnyPosition,
  side: Side,
  answer: unknown,
  effort: Effort = FULL,
): Consequences {
  const { field } = position;
  const sceneOf = (at: AnyPosition): Scene => rulebook.present.scene(field, at.state);
  const before = sceneOf(position);
  const stops = new Set<string>();
  const found = odds<unknown, unknown, unknown>(
    position,
    side,
    answer,
    (end) => {
      const after = sceneOf(end);
      stops.add(end.over ? 'the end of the battle' : (after.steps[after.step]?.label ?? ''));
      return JSON.stringify(eventsBetween(before, after));
    },
    {
      policy: nothingMore(rulebook),
      // Steps change at stable points only; looking there alone keeps this quick.
      until: (at) => at.stable && stepOf(sceneOf(at)) !== stepOf(before),
      limit: effort.ways,
      samples: effort.trials,
    },
  );
  const chances = new Map<string, number>();
  for (const { key, chance } of found.rows)
    for (const event of JSON.parse(key) as string[]) chances.set(event, (chances.get(event) ?? 0) + chance);
  const rows = [...chances].map(([event, chance]) => ({ ...told(event), chance: Math.min(1, chance) }));
  rows.sort((a, b) => b.chance - a.chance || (a.what < b.what ? -1 : 1));
  return {
    rows,
    exact: found.exact,
    branches: found.branches,
    give: found.exact ? 0 : widest(rows, found.branches),
    stoppedAt: [...stops].join(' or '),
  };
}

const stepOf = ({ clock, step }: Scene): string => `${clock.now}:${clock.side}:${step}`;

function widest(rows: readonly Consequence[], n: number): number {
  const halves = rows.map(({ chance }) => {
    const { low, high } = wilson(Math.round(chance * n), n);
    return (high - low) / 2;
  });
  return Math.max(0, ...halves);
}

/** Ends every step that may be ended, and otherwise answers by reflex; always the same to the same question. */
function nothingMore({
  present,
}: AnyRulebook): (question: Question<unknown>, position: AnyPosition) => unknown {
  const ends: unknown[] = [];
  const searched = new Set<string>();
  return (question, { rules, field, state }) => {
    for (const end of ends) {
      const known = rules.parseAnswer(question.kind, end);
      if (known !== null && question.refuse(known) === null) return known;
    }
    const end = searched.has(question.kind) ? undefined : endAmong(present, question, { field, state });
    searched.add(question.kind);
    if (end === undefined) return rules.wits.reflex(field, state, question, {});
    ends.push(end);
    return end;
  };
}

/** The answer that ends a step: one click on its button. */
function endAmong(
  present: AnyRulebook['present'],
  question: Question<unknown>,
  { field, state }: Pick<AnyPosition, 'field' | 'state'>,
): unknown {
  for (const option of question.options()) {
    const { picks } = present.picks(field, state, question, option);
    if (endsStep(picks)) return option;
  }
  return undefined;
}

/** What has happened to each body between two scenes, each event once: `side|body|words`. */
export function eventsBetween(before: Scene, after: Scene): string[] {
  const events = new Set<string>();
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const bodies = new Map(after.bodies.map((body) => [body.id, body]));
  for (const body of before.bodies) {
    const later = bodies.get(body.id);
    const tell = (what: string) => events.add(`${body.side}|${body.name}|${what}`);
    if (later && later.state !== body.state) tell(later.state);
    if (later && later.leader !== body.leader) tell(`led by ${later.leader || 'nobody'}`);
    for (const piece of before.pieces) {
      if (piece.group !== body.id) continue;
      if (piece.strength) {
        for (const what of fateOf(piece, now.get(piece.id), before.clock.side))
          events.add(`${piece.side}|${piece.name}|${what}`);
        continue;
      }
      for (const what of changesOf(piece, now.get(piece.id), later?.state ?? '')) tell(what);
    }
  }
  return [...events].sort();
}

/** What becomes of a stand, told by its own name: strength lost, driven back in the turn of the enemy, gone. */
function fateOf(piece: Piece, later: Piece | undefined, active: Side | null): string[] {
  if (piece.place === null || !later || !piece.strength) return [];
  if (later.off !== null) return [later.off];
  const lost = piece.strength.left - (later.strength?.left ?? 0);
  const driven = piece.side !== active && piece.place !== later.place;
  const marks = changesOf(piece, later, '').map((what) => what.replace('one ', ''));
  return [...(lost > 0 ? [`loses ${lost}`] : []), ...(driven ? ['falls back'] : []), ...marks];
}

/** Marks a piece has newly got, but for those that pass with the turn, and why it is gone. */
function changesOf(piece: Piece, later: Piece | undefined, state: string): string[] {
  if (piece.place === null || !later) return [];
  if (later.off !== null) return [`one ${later.off}`];
  const had = new Set(piece.marks.map((mark) => mark.id));
  return later.marks
    .filter((mark) => !had.has(mark.id) && mark.letter !== mark.letter.toLowerCase() && mark.label !== state)
    .map((mark) => `one ${mark.label}`);
}

function told(event: string): Omit<Consequence, 'chance'> {
  const [side, body = '', what = ''] = event.split('|');
  return { side: Number(side) as Side, body, what };
}
