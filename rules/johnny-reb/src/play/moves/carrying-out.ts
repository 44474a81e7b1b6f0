import type { Pose } from '@linstock/ground';
import { last, nth, type Refusal, type Side } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import { frontOf } from '../../model/board.ts';
import { NONE, type UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { type FormStep, formationOf, type PendingQuickMarch, type State } from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { asFormed, type Formed, refuseFormed } from './forming.ts';
import { consider, type Plan, type PlanResult, startOf } from './marching.ts';
import { refuseMover } from './movers.ts';
import { beginMove } from './stepping.ts';
import { type Mover, moverOf } from './ways.ts';

/** The orders Move, Disengage and Form: what may be done on each, and how it is begun (D10, D12 to D14). */

type MoveAnswer = AnswerTo<'disengage'> & { readonly do: 'move' };
type FormAnswer = AnswerTo<'moves'> & { readonly do: 'form' };

// Move

/** A move of a unit on Move; a quick march adds its bonus. */
export function movePlan(
  s: State,
  unit: UnitId,
  legs: readonly MoveLeg[],
  pushing: PendingQuickMarch | null,
): Plan {
  const arrow = nth(s.arrow, unit);
  const bonus = pushing?.bonus ?? null;
  return { legs, arrow: arrow === NONE ? null : arrow, half: false, disengaging: false, bonus };
}

/** Why a unit on Move may not move in this way; null if it may (D12). */
export function refuseMove({ field, s }: StateView, side: Side, { unit, legs }: MoveAnswer): Refusal | null {
  return (
    refuseMover(field, s, side, unit, 'M') ??
    consider(startOf(field, s, unit), movePlan(s, unit, legs, s.pushing)).refused
  );
}

/** A unit on Move begins to move; a quick march as its owner has rolled for it. */
export function beginMarch(s: State, { unit, legs }: MoveAnswer): void {
  beginMove(s, unit, legs, { half: false, disengaging: false, bonus: s.pushing?.bonus ?? null });
  s.pushing = null;
}

/** A unit on Move, as its ways are looked for. */
export function moverOnMove(game: StateView, unit: UnitId): Mover {
  const { field, s } = game;
  const { arrow } = movePlan(s, unit, [], null);
  const start = startOf(field, s, unit);
  return moverOf(game, unit, arrow, (legs) => consider(start, movePlan(s, unit, legs, s.pushing)));
}

// Disengage

/** An unlimbered battery limbers before it moves; null for all others (JR-11.4c). */
function limbering(s: State, unit: UnitId): FormStep | null {
  if (formationOf(s, unit) !== 'unlimbered') return null;
  return { kind: 'form', formation: 'limbered', facing: frontOf(s, unit).facing };
}

function disengagePlan(legs: readonly MoveLeg[], half: boolean): Plan {
  return { legs, arrow: null, half, disengaging: true, bonus: null };
}

/** The result of legs of a unit on Disengage. */
function disengaging({ field, s }: StateView, unit: UnitId): (legs: readonly MoveLeg[]) => PlanResult {
  const limbers = limbering(s, unit);
  const start = startOf(field, s, unit);
  if (limbers === null) return (legs) => consider(start, disengagePlan(legs, false));
  const wrong = refuseFormed(field, s, unit, frontOf(s, unit), { ...limbers, moves: false });
  const limbered = startOf(field, asFormed(s, unit, limbers), unit);
  return (legs) => {
    if (legs.length === 0) return consider(start, disengagePlan(legs, false));
    return consider(limbered, disengagePlan(legs, true), start.placed, wrong);
  };
}

/** Why a unit on Disengage may not move in this way; null if it may (D10). */
export function refuseDisengage(game: StateView, side: Side, { unit, legs }: MoveAnswer): Refusal | null {
  return refuseMover(game.field, game.s, side, unit, 'D') ?? disengaging(game, unit)(legs).refused;
}

/** A unit on Disengage begins to move. If it does not move at all, it does not limber either. */
export function beginDisengaging(s: State, { unit, legs }: MoveAnswer): void {
  const limbers = legs.length > 0 ? limbering(s, unit) : null;
  const steps = limbers ? [limbers, ...legs] : legs;
  beginMove(s, unit, steps, { half: limbers !== null, disengaging: true, bonus: null });
}

/** A unit on Disengage, as its ways are looked for. */
export function moverDisengaging(game: StateView, unit: UnitId): Mover {
  return moverOf(game, unit, null, disengaging(game, unit));
}

// Form

function halfPlan(legs: readonly MoveLeg[]): Plan {
  return { legs, arrow: null, half: true, disengaging: false, bonus: null };
}

/** True if an answer changes anything; a unit may be left unchanged, and then stays (JR-4.7a). */
function changes(s: State, { unit, formation }: FormAnswer): boolean {
  return formation !== formationOf(s, unit) || s.disordered[unit] === 1;
}

/** Why a unit may not form in this way; null if it may (D14). */
export function refuseForming(game: StateView, side: Side, answer: FormAnswer): Refusal | null {
  const { field, s } = game;
  const { unit, formation, facing, first, legs } = answer;
  const mover = refuseMover(field, s, side, unit, 'Fm');
  if (mover) return mover;
  const formed: Formed = { formation, facing, moves: legs.length > 0 };
  const formsAt = (front: Pose): Refusal | null => refuseFormed(field, s, unit, front, formed);
  if (first === 'move' && formed.moves) {
    const { poses, refused } = consider(startOf(field, s, unit), halfPlan(legs));
    return formsAt(last(poses)) ?? refused;
  }
  const wrong = formsAt(frontOf(s, unit));
  if (wrong || !formed.moves) return wrong;
  return consider(startOf(field, asFormed(s, unit, formed), unit), halfPlan(legs)).refused;
}

/** A unit on Form begins to carry it out: it forms and then moves, or moves and then forms (JR-4.7b). */
export function beginForming(s: State, answer: FormAnswer): void {
  const { unit, formation, facing, first, legs } = answer;
  const form: FormStep = { kind: 'form', formation, facing };
  const steps = first === 'form' ? [form, ...legs] : [...legs, form];
  beginMove(s, unit, changes(s, answer) ? steps : [], { half: true, disengaging: false, bonus: null });
}

/** A unit in its new formation, for the search for the paths of its half move. */
export function moverFormed(game: StateView, unit: UnitId, formed: Omit<Formed, 'moves'>): Mover {
  const { field, s } = game;
  const there = asFormed(s, unit, formed);
  const start = startOf(field, there, unit);
  return moverOf({ field, s: there }, unit, null, (legs) => consider(start, halfPlan(legs)));
}
