/** What may come of an answer after its throw: losses allotted, morale checked, to the end of the step. */
import {
  odds,
  type Piece,
  type Position,
  type Question,
  type Scene,
  type Side,
  wilson,
} from '@linstock/kernel';

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

const LIMIT = 3000;
const TRIALS = 1000;

/**
 * Follows an answer to the end of the step it is given in: nothing more is begun where a step may be ended, all that must be
 * decided is decided as a sensible player would. The position is left as it is.
 */
export function consequencesOf(position: AnyPosition, side: Side, answer: unknown): Consequences {
  const { rules, field } = position;
  const sceneOf = (at: AnyPosition): Scene => rules.present.scene(field, at.state);
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
      policy: nothingMore(),
      // Steps change at stable points only; looking there alone keeps this quick.
      until: (at) => at.stable && stepOf(sceneOf(at)) !== stepOf(before),
      limit: LIMIT,
      samples: TRIALS,
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

const stepOf = ({ turn, active, step }: Scene): string => `${turn}:${active}:${step}`;

function widest(rows: readonly Consequence[], n: number): number {
  const halves = rows.map(({ chance }) => {
    const { low, high } = wilson(Math.round(chance * n), n);
    return (high - low) / 2;
  });
  return Math.max(0, ...halves);
}

/** Ends every step that may be ended, and otherwise answers by reflex; always the same to the same question. */
function nothingMore(): (question: Question<unknown>, position: AnyPosition) => unknown {
  const ends = new Map<string, unknown>();
  return (question, { rules, field, state }) => {
    const kind = `${question.side}:${question.kind}`;
    const known = ends.get(kind);
    if (known !== undefined && question.refuse(known) === null) return known;
    for (const option of question.options()) {
      const { picks } = rules.present.picks(field, state, question, option);
      if (picks.length !== 1 || picks[0] !== 'button:end') continue;
      ends.set(kind, option);
      return option;
    }
    return rules.wits.reflex(field, state, question, {});
  };
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
        for (const what of fateOf(piece, now.get(piece.id), before.active))
          events.add(`${piece.side}|${piece.name}|${what}`);
        continue;
      }
      for (const what of changesOf(piece, now.get(piece.id), later?.state ?? '')) tell(what);
    }
  }
  return [...events].sort();
}

/** What becomes of a stand, told by its own name: strength lost, driven back in the turn of the enemy, gone. */
function fateOf(piece: Piece, later: Piece | undefined, active: Side): string[] {
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
