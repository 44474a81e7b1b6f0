import { asFacing, type TenthDegrees } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import { frontOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { unitOf } from '../../model/naming.ts';
import { formationOf } from '../../model/state.ts';
import { formationsFor, leavesHalfMove } from '../../reckon/forming.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import type { Formation } from '../../tables/index.ts';
import { moverFormed, refuseForming } from './carrying-out.ts';
import { moversOn } from './movers.ts';
import { anyWay, goodWays } from './ways.ts';

/** Good candidates for units on Form (D14). */

type FormAnswer = AnswerTo<'moves'> & { readonly do: 'form' };

/** A unit forms on the spot. */
function inPlace(unit: UnitId, formation: Formation, facing: TenthDegrees): FormAnswer {
  return { do: 'form', unit, formation, facing, first: 'form', legs: [] };
}

/** Turns that are offered with a change of formation; and those offered if the unit fits with none of the first. */
const TURNS: readonly TenthDegrees[] = [0, -450, 450];
const OTHER_TURNS: readonly TenthDegrees[] = Array.from({ length: 18 }, (_, i) => [
  -50 * (i + 1),
  50 * (i + 1),
]).flat();

/** The facings offered with a change of formation on the spot; the unit may take others too (JR-6.5a). */
export function facingsOffered(game: StateView, unit: UnitId, formation: Formation): TenthDegrees[] {
  const { side } = unitOf(game.field, unit);
  const { facing } = frontOf(game.s, unit);
  const isLegal = (turn: TenthDegrees): boolean =>
    refuseForming(game, side, inPlace(unit, formation, asFacing(facing + turn))) === null;
  const turns = TURNS.filter(isLegal);
  const other = turns.length > 0 ? undefined : OTHER_TURNS.find(isLegal);
  return (other === undefined ? turns : [other]).map((turn) => asFacing(facing + turn));
}

/** Ways to form for the list: as it faces, with the half move and without, and turned; last, leaving it unchanged. */
export function formsOf(game: StateView, unit: UnitId): FormAnswer[] {
  const { field, s } = game;
  const { arm, side } = unitOf(field, unit);
  const [now, { facing }] = [formationOf(s, unit), frontOf(s, unit)];
  const formations = formationsFor(arm).filter((each) => each !== now);
  const tried = [...formations, now].flatMap((formation) => {
    const asItFaces = withHalfMove(game, inPlace(unit, formation, facing));
    if (formation === now && s.disordered[unit] === 0) return asItFaces;
    const turned = facingsOffered(game, unit, formation).filter((each) => each !== facing);
    return [...asItFaces, ...turned.map((each) => inPlace(unit, formation, each))];
  });
  return tried.filter((answer) => refuseForming(game, side, answer) === null);
}

/** A change of formation alone and, if it leaves half a move, with the farthest way of that. */
function withHalfMove(game: StateView, form: FormAnswer): FormAnswer[] {
  const { unit, formation, facing } = form;
  if (!leavesMove(game, form)) return [form];
  const [farthest] = goodWays(moverFormed(game, unit, { formation, facing }));
  const after = farthest && farthest.length > 0 ? [{ ...form, legs: [...farthest] }] : [];
  return [form, ...after, ...movesFirst(game, form)];
}

/** Short paths, tried if a unit cannot form at the end of any good path. */
const SHORT_WAYS: readonly (readonly MoveLeg[])[] = [2500, 2000, 1500, 1000, 500, 250, 100, 50].flatMap(
  (distance) => [
    [{ kind: 'advance', distance }],
    [{ kind: 'back', distance }],
    [{ kind: 'oblique', distance, angle: 450 }],
    [{ kind: 'oblique', distance, angle: -450 }],
  ],
);

/** The same after the farthest way at whose end the new formation fits (JR-4.7b). */
function movesFirst(game: StateView, form: FormAnswer): FormAnswer[] {
  const { unit } = form;
  const formation = formationOf(game.s, unit);
  const side = unitOf(game.field, unit).side;
  const good = goodWays(moverFormed(game, unit, { formation, facing: frontOf(game.s, unit).facing }));
  for (const legs of [...good, ...SHORT_WAYS]) {
    const answer: FormAnswer = { ...form, first: 'move', legs: [...legs] };
    if (legs.length > 0 && refuseForming(game, side, answer) === null) return [answer];
  }
  return [];
}

function leavesMove({ field, s }: StateView, { unit, formation }: FormAnswer): boolean {
  const now = formationOf(s, unit);
  const state = {
    formation: now,
    disordered: s.disordered[unit] === 1,
    quality: unitOf(field, unit).quality,
  };
  return formation !== now && leavesHalfMove(state, formation);
}

/** A random change, or none. */
export function anyForm(game: StateView, unit: UnitId, choose: (n: number) => number): FormAnswer {
  const { field, s } = game;
  const { arm, side } = unitOf(field, unit);
  const { facing } = frontOf(s, unit);
  const formations = formationsFor(arm);
  const formation = nth(formations, choose(formations.length));
  const plain = inPlace(unit, formation, asFacing(facing + (choose(7) - 3) * 300));
  const moved = leavesMove(game, plain)
    ? { ...plain, legs: [...anyWay(moverFormed(game, unit, plain), choose)] }
    : plain;
  const legal = [moved, plain].find((answer) => refuseForming(game, side, answer) === null);
  return legal ?? inPlace(unit, formationOf(s, unit), facing);
}

/** The first disordered unit of a side on Form without an answer: it always re-forms (JR-4.7a); null for none. */
export function reformsInPlace({ field, s }: StateView, side: Side): FormAnswer | null {
  const unit = moversOn(field, s, side, 'Fm').find((each) => s.disordered[each] === 1);
  return unit === undefined ? null : inPlace(unit, formationOf(s, unit), frontOf(s, unit).facing);
}
