import { afterLegs, type Leg, type Pose, type Stand } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { nth } from '@linstock/kernel';
import { endsStep, includesPick, type Picked, piecesPicked, waysOfPicks } from '@linstock/scene';
import { officerSpot, poseOf } from '../measure/footprint.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { footprintOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { officerPiece } from '../model/naming.ts';
import { DUE, formationOf, orderOf, type State } from '../model/state.ts';
import { officersFor } from '../play/moves/entering.ts';
import type { MoveLeg } from '../reckon/legs.ts';
import { waysTo } from './drag-legs.ts';
import { QUICK_MARCH } from './picks.ts';
import { interruptMeant, turnMeant, volleyMeant } from './shot-picks.ts';
import { unitOfPiece } from './words.ts';

/** The answer a person means who has clicked these, offered or not; null if they mean none (yet). */
export function meant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  if (endsStep(picks)) {
    if (question.kind === 'interrupt') return { do: 'fires', fires: [] };
    return question.kind === 'moves' || question.kind === 'disengage' ? { do: 'done' } : null;
  }
  const units = piecesPicked(picks).flatMap((piece) => unitOfPiece(field, piece) ?? []);
  const own = units.find((unit) => field.units[unit]?.side === question.side);
  switch (question.kind) {
    case 'moves':
      return (
        rideMeant(field, s, question, picks, own) ??
        (own === undefined ? null : moveMeant(field, s, question, picks, own))
      );
    case 'disengage':
    case 'quick-march':
      return own === undefined ? null : marchMeant(field, s, question, picks, own);
    case 'interrupt':
      return interruptMeant(field, s, question.side, picks);
    case 'volley':
      return volleyMeant(field, s, question.side, picks);
    case 'pivot':
      return turnMeant(s, picks);
    case 'commander':
      return own === undefined ? null : { do: 'commander', unit: own };
    default:
      return null;
  }
}

/** The answer for a unit that enters, quick-marches, forms or moves. */
function moveMeant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
  unit: UnitId,
): Answer | null {
  if (s.fate[unit] === DUE) return entryMeant(field, s, picks, unit);
  if (includesPick(picks, QUICK_MARCH)) return { do: 'quick-march', unit };
  const form = orderOf(s, unit) === 'Fm' ? formMeant(s, picks, unit) : null;
  return form ? withLegs(field, s, question, picks, form) : marchMeant(field, s, question, picks, unit);
}

/**
 * The change of formation that the clicks mean: the one of a form button, or a new formation of the same kind
 * at the place to which the unit is dragged.
 */
function formMeant(s: State, picks: readonly Picked[], unit: UnitId): FormAnswer {
  const said = picks.flatMap((pick) => ('button' in pick ? (FORM.exec(pick.button) ?? []) : []));
  const [, formation, facing, first] = said;
  const heading = picks.flatMap((pick) => ('heading' in pick ? [pick.heading] : []))[0];
  return {
    do: 'form',
    unit,
    formation: (formation as FormAnswer['formation'] | undefined) ?? formationOf(s, unit),
    facing: heading ?? (facing === undefined ? nth(s.facing, unit) : Number(facing)),
    first: first === 'move' ? 'move' : 'form',
    legs: [],
  };
}

type FormAnswer = Extract<AnswerTo<'moves'>, { do: 'form' }>;

/** The button of a form, as `picks` names it. */
const FORM = /^form (\w+) (\d+) (form|move)$/;

function withLegs(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
  form: FormAnswer,
): Answer {
  return (
    bestOf(question, waysOn(footprintOf(field, s, form.unit), picks), (legs) => ({ ...form, legs })) ?? form
  );
}

/** A march by the clicked legs, or by those that lead to the place to which it was dragged. */
function marchMeant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
  unit: UnitId,
): Answer | null {
  const ways = waysOn(footprintOf(field, s, unit), picks);
  return bestOf(question, ways, (legs) => ({ do: 'move', unit, legs }));
}

/** The first legal move of these; the first of all if none is legal; null if the list is empty. */
function bestOf(
  question: Question<Answer>,
  ways: readonly (readonly MoveLeg[])[],
  told: (legs: MoveLeg[]) => Answer,
): Answer | null {
  const answers = ways.filter((legs) => legs.length > 0).map((legs) => told([...legs]));
  return answers.find((answer) => question.refuse(answer) === null) ?? answers[0] ?? null;
}

/** The meanings of picked paths: legs unchanged, and poses by the legs that lead from one to the next. */
function waysOn(stand: Stand, picks: readonly Picked[]): readonly (readonly MoveLeg[])[] {
  const legs = picks.flatMap((pick) => ('leg' in pick ? [pick.leg] : []));
  if (legs.length === 0) return [];
  if (legs.every(isMoveLeg)) return [legs];
  const [way] = waysOfPicks(picks, () => stand);
  let ways: readonly MoveLeg[][] = [[]];
  let at = stand;
  for (const pose of way?.way ?? []) {
    const next = waysTo(at, pose);
    ways = ways.flatMap((before) => next.map((more) => [...before, ...more]));
    at = { ...at, ...pose };
  }
  return ways;
}

function isMoveLeg(leg: Leg): leg is MoveLeg {
  return leg.kind !== 'turn' && leg.kind !== 'straight';
}

const includesButton = (picks: readonly Picked[], button: string): boolean =>
  picks.some((pick) => 'button' in pick && pick.button === button);

/** Troops placed where they come on. */
function entryMeant(field: Field, s: State, picks: readonly Picked[], unit: UnitId): Answer | null {
  const { frontage, depth } = footprintOf(field, s, unit);
  const legs = picks.flatMap((pick) => ('leg' in pick ? [pick.leg] : []));
  if (legs.length === 0) return null;
  const centre: Pose = afterLegs({ x: 0, y: 0, facing: 0, frontage, depth }, legs);
  return {
    do: 'enter',
    unit,
    pose: poseOf({ ...centre, frontage, depth }),
    officers: officersFor(field, s, unit).filter(
      (officer) => !includesButton(picks, `without ${officerPiece(officer)}`),
    ),
  };
}

/** An officer who rides to a unit clicked, or to a place. */
function rideMeant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
  unit: UnitId | undefined,
): Answer | null {
  const pieces = piecesPicked(picks);
  const officer = field.officers.find(({ id }) => pieces.includes(officerPiece(id)));
  if (!officer) return null;
  const spots = picks.flatMap((pick) => {
    if ('spot' in pick) return [pick.spot];
    return 'leg' in pick && pick.leg.kind === 'straight' ? [pick.leg.to] : [];
  });
  const way = spots.map(({ x, y }) => ({ x, y }));
  const to = unit ?? unitRiddenTo(field, picks);
  if (to !== undefined) {
    const rideBy = (by: typeof way): Answer => ({ do: 'ride', officer: officer.id, way: by, to });
    const ways = way.length > 0 ? [way] : [[officerSpot(footprintOf(field, s, to))], []];
    return rideBy(ways.find((by) => question.refuse(rideBy(by)) === null) ?? nth(ways, 0));
  }
  return way.length > 0 ? { do: 'ride', officer: officer.id, way, to: null } : null;
}

/** The unit of the button of a ride, as `picks` names it. */
function unitRiddenTo(field: Field, picks: readonly Picked[]): UnitId | undefined {
  const [unit] = picks.flatMap((pick) => {
    const piece = 'button' in pick && /^ride to (.+)$/.exec(pick.button)?.[1];
    return piece ? (unitOfPiece(field, piece) ?? []) : [];
  });
  return unit;
}
