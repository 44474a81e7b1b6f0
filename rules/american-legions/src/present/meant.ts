import type { Question } from '@linstock/kernel';
import { endsStep, hexClicks, type Picked } from '@linstock/scene';
import { type Answer, parseAnswer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { meantMove, type WayClick } from './moves.ts';
import * as name from './names.ts';

/** The clicks of one kind, as numbers. */
interface Clicked {
  readonly companies: readonly number[];
  readonly officers: readonly number[];
  readonly regiments: readonly number[];
  readonly hexes: readonly number[];
  readonly face: number | null;
  readonly button: string | null;
}

/** The answer a person means who has clicked these, offered or not; null when they mean none (yet). */
export function meant(
  field: Field,
  state: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  if (endsStep(picks))
    return parseAnswer(question.kind, { do: 'done' }) ?? parseAnswer(question.kind, { do: 'pass' });
  const clicked = read(field, picks);
  const { companies, hexes } = clicked;
  const company = companies[0];
  const hex = hexes.at(-1);
  const regiment = clicked.regiments[0] ?? field.companies[company ?? -1]?.regiment;
  switch (question.kind) {
    case 'fire':
      return company === undefined || hex === undefined
        ? null
        : { do: 'fire', target: hex, companies: [...companies] };
    case 'move':
      return movement(field, state, clicked, picks);
    case 'shock':
      return hexes.length < 2 ? null : { do: 'shock', target: hexes.at(-1)!, hexes: hexes.slice(0, -1) };
    case 'orders':
      return order(regiment, clicked.button);
    case 'rally':
      return regiment === undefined || regiment < 0 ? null : { do: 'rally', regiment };
    case 'rally-companies':
      return company === undefined
        ? null
        : { do: state.status[company] === 2 ? 'rally-company' : 'reorder', company };
    case 'allot':
      return company === undefined ? null : { do: 'allot', company };
    case 'morale-D':
      return company === undefined ? null : { do: 'suffer', company };
    case 'next-check':
      return regiment === undefined || regiment < 0 ? null : { do: 'check', regiment };
    case 'rout':
      if (clicked.button === 'all') return { do: 'rout-quietly' };
      return company === undefined || hex === undefined ? null : { do: 'rout', company, hex };
    case 'relieve':
      return clicked.officers[0] === undefined || clicked.officers[0] < 0
        ? null
        : { do: 'relieve', leader: clicked.officers[0] };
    case 'leader-at-risk':
      return clicked.officers[0] === undefined ? null : { do: 'risk', officer: clicked.officers[0] };
    case 'place-leader':
      return clicked.officers[0] === undefined || hex === undefined
        ? null
        : { do: 'place', officer: clicked.officers[0], hex };
    case 'set-up':
      return company === undefined || hex === undefined || clicked.face === null
        ? null
        : { do: 'set-up', companies: [...companies], hex, facing: clicked.face };
    default:
      return null;
  }
}

function movement(
  field: Field,
  state: State,
  { companies, officers, hexes }: Clicked,
  picks: readonly Picked[],
): Answer | null {
  const [officer] = officers;
  if (companies.length === 0)
    return officer === undefined || hexes.length === 0
      ? null
      : { do: 'move-officer', officer, path: [...hexes] };
  const clicks = picks.flatMap((pick): WayClick[] => {
    if ('hex' in pick) return [{ hex: pick.hex }];
    return 'heading' in pick ? [{ corner: name.cornerOf(pick.heading) }] : [];
  });
  const actions = hexes.length === 0 && clicks.length < 2 ? null : meantMove(field, state, companies, clicks);
  return actions === null
    ? null
    : { do: 'move', companies: [...companies], actions: actions.slice(0, 24), leaders: [...officers] };
}

function order(regiment: number | undefined, button: string | null): Answer | null {
  const named = ORDERS.find((each) => each === button);
  return regiment === undefined || regiment < 0 || named === undefined
    ? null
    : { do: 'order', regiment, order: named };
}

function read(field: Field, picks: readonly Picked[]): Clicked {
  const known = <T>(found: readonly (T | null)[]): T[] => found.filter((each) => each !== null);
  const { pieces, bodies, hexes, heading, button } = hexClicks(picks);
  return {
    companies: known(pieces.map((piece) => name.companyOfPiece(field, piece)?.id ?? null)),
    officers: known(pieces.map((piece) => name.officerOfPiece(field, piece))),
    regiments: known(bodies.map((body) => name.regimentOfBody(field, body))),
    hexes,
    face: heading === null ? null : name.cornerOf(heading),
    button,
  };
}
