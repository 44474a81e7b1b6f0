/** Choosing which way to face, the last click of many answers. */
import type { Facings } from '../board/model.ts';
import { cheapestOf, type Choice, involving, kindOf } from './narrowing.ts';
import type { SessionState } from './state.ts';

/** A way to face that can be chosen next. */
interface Way {
  readonly pick: string;
  /** Tenths of a degree clockwise from the board's top. */
  readonly facing: number;
  readonly choice: Choice<unknown>;
}

/** Tenths of a degree of a pick such as `face:2`. */
export function facingOf(face: string): number {
  return Number(face.slice('face:'.length)) * 600;
}

/** The ways to face among what can be clicked next. */
export function facingsLeft({ narrowed }: SessionState): readonly Way[] {
  return [...(narrowed?.next ?? [])].flatMap(([pick, choices]) => {
    const choice = cheapestOf(choices);
    return kindOf(pick) === 'face' && choice ? [{ pick, facing: facingOf(pick), choice }] : [];
  });
}

/** The choice to be shown on the map: hovered, meant, or the cheapest while only the way to face is left to choose. */
export function shownChoice(state: SessionState): Choice<unknown> | null {
  const known = state.preview ?? state.meaning?.choice;
  if (known) return known;
  return facingsLeft(state).length > 0 ? cheapestOf(state.narrowed?.left ?? []) : null;
}

/** The chevrons to be drawn round the hex picked; null where there is nothing to turn. */
export function facingsOf(state: SessionState): Facings | null {
  const place = state.picks.findLast((pick) => kindOf(pick) === 'hex');
  const ways = facingsLeft(state);
  if (place === undefined || ways.length === 0) return null;
  const shown = shownChoice(state);
  const choices = ways.map(({ pick, facing, choice }) => {
    const { label, cost } = choice;
    return { pick, facing, label, cost, chosen: choice === shown };
  });
  return { place, choices };
}

/** The next way to face, turning by so many steps (to the right if positive) from what is shown; null where there is none. */
export function turnedFrom(state: SessionState, by: number): Choice<unknown> | null {
  const mover = state.scene?.pieces.find((piece) => piece.id === state.picks[0]);
  // Where it stands it turns from the way it faces; elsewhere from the way it would arrive.
  const shown = mover && state.picks.includes(mover.place ?? '') ? state.preview : shownChoice(state);
  const face = shown?.picks.find((pick) => kindOf(pick) === 'face');
  const at = face === undefined ? (mover?.facing ?? 0) : facingOf(face);
  const ways = [...facingsLeft(state)];
  ways.sort((a, b) => turnTo(at, a.facing, by) - turnTo(at, b.facing, by));
  return ways[0]?.choice ?? null;
}

/**
 * The picks that let what is picked turn where it stands, with those who must turn with it; null where they have been made,
 * or nothing may turn.
 */
export function turningInPlace({ asked, picks, scene, narrowed }: SessionState): readonly string[] | null {
  const place = scene?.pieces.find((piece) => piece.id === picks[0])?.place ?? null;
  if (place === null || picks.includes(place) || (narrowed?.left ?? []).length === 0) return null;
  const turns = involving(asked?.choices ?? [], [...picks, place]).filter((each) => isTurn(each.picks));
  const fewest = turns.sort((a, b) => a.picks.length - b.picks.length)[0];
  return fewest?.picks.filter((pick) => kindOf(pick) !== 'face') ?? null;
}

const isTurn = (picks: readonly string[]): boolean => picks.some((pick) => kindOf(pick) === 'face');

const WHOLE_TURN = 3600;

/** How far it is from one facing to another turning this way round, in tenths of a degree; a whole turn for none. */
function turnTo(at: number, to: number, by: number): number {
  return (((to - at) * Math.sign(by) + 2 * WHOLE_TURN - 1) % WHOLE_TURN) + 1;
}
