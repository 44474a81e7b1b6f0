import { distance } from '@linstock/ground';
import { otherSide, type Question, type Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import * as name from './names.ts';

/** The answer nearest to a click on a piece alone, for the law to say why it has no part in what is asked; null where there is none. */
export function attempt(
  field: Field,
  state: State,
  { kind, side }: Question<Answer>,
  piece: string,
): Answer | null {
  const company = name.companyOfPiece(field, piece);
  if (company) return ofCompany(field, state, { kind, side }, company);
  const officer = name.officerOfPiece(field, piece);
  if (officer === null || kind !== 'move') return null;
  const at = (officer < 0 ? state.commanderAt[side] : state.leaderAt[officer]) ?? is.NONE;
  const beside = field.map.neighbours.slice(at * 6, at * 6 + 6);
  const free = at === is.NONE ? undefined : beside.find((hex) => hex >= 0 && !state.at.includes(hex));
  return free === undefined ? null : { do: 'move-officer', officer, path: [free] };
}

function ofCompany(
  field: Field,
  state: State,
  { kind, side }: Pick<Question<Answer>, 'kind' | 'side'>,
  { id, regiment }: Field['companies'][number],
): Answer | null {
  const hex = state.at[id] ?? is.NONE;
  const target = nearestEnemy(field, state, side, hex);
  switch (kind) {
    case 'fire':
      return target === null ? null : { do: 'fire', target, companies: [id] };
    case 'shock':
      return target === null ? null : { do: 'shock', target, hexes: [hex] };
    case 'move':
      return { do: 'move', companies: [id], actions: ['right'], leaders: [] };
    case 'gun-sides':
      return { do: 'gun-side', gun: id, side: state.gunSide[id] === is.FIRING ? is.MOVING : is.FIRING };
    case 'orders': {
      const other = ORDERS.find((each) => each !== name.orderNumbered(state.order[regiment] ?? 0));
      return other === undefined ? null : { do: 'order', regiment, order: other };
    }
    case 'rally':
      return regiment < 0 ? null : { do: 'rally', regiment };
    case 'rout':
      return { do: 'rout', company: id, hex: hex === is.NONE ? null : hex };
    default:
      return null;
  }
}

/** The hex nearest to another that an enemy company holds; null where none is on the map. */
function nearestEnemy(field: Field, state: State, side: Side, hex: number): number | null {
  if (hex === is.NONE) return null;
  const held = field.companies
    .filter((each) => each.side === otherSide(side))
    .map((each) => state.at[each.id] ?? is.NONE)
    .filter((each) => each !== is.NONE);
  const [nearest = null] = held.sort((a, b) => distance(field.map, hex, a) - distance(field.map, hex, b));
  return nearest;
}
