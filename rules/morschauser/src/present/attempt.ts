import { gap } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { facingTowards } from '../measure/aim.ts';
import { type Answer, movesAnswer } from '../model/answers.ts';
import { companyId, isOnTable, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';

/**
 * The most likely answer for a click on a company alone, so that its refusal explains why the company cannot act; null
 * if there is none.
 */
export function attempt(
  field: Field,
  s: State,
  { kind, side }: Question<Answer>,
  piece: string,
): Answer | null {
  const company = field.companies.find(({ id }) => companyId(id) === piece);
  if (!company || !isOnTable(s, company.id)) return null;
  if (company.side !== side) return atEnemy(field, s, kind, company.id);
  const { id } = company;
  const stand = standOf(field, s, id);
  const foe = nearestFoe(field, s, side, id);
  switch (kind) {
    case 'shoot':
    case 'shoot-after': {
      const weapon = company.abilities.weapons.at(-1)?.weapon ?? 'musket';
      if (foe === null) return null;
      const facing = facingTowards(stand, standOf(field, s, foe));
      return { do: 'shoot', company: id, weapon, facing, at: 'company', target: foe };
    }
    case 'move':
    case 'move-after': {
      const leg = { x: stand.x, y: stand.y, facing: stand.facing };
      return movesAnswer([{ company: id, entry: null, legs: [leg], facing: stand.facing, target: null }]);
    }
    case 'melee':
      return foe === null ? null : { do: 'melee', company: id, target: foe };
    case 'act':
      return { do: 'activate', companies: [id], movers: [] };
    default:
      return null;
  }
}

/** The likely action of the first company of the acting group against a clicked enemy: shoot at it or attack it. */
function atEnemy(field: Field, s: State, kind: string, target: CompanyId): Answer | null {
  const company = s.group?.companies.find((id) => isOnTable(s, id));
  if (company === undefined) return null;
  if (kind === 'melee') return { do: 'melee', company, target };
  if (kind !== 'shoot' && kind !== 'shoot-after') return null;
  const weapon = field.companies[company]?.abilities.weapons.at(-1)?.weapon ?? 'musket';
  const facing = facingTowards(standOf(field, s, company), standOf(field, s, target));
  return { do: 'shoot', company, weapon, facing, at: 'company', target };
}

/** The enemy company on the table nearest to one; null if there is none. */
function nearestFoe(field: Field, s: State, side: number, company: CompanyId): number | null {
  const stand = standOf(field, s, company);
  const foes = field.companies.filter((each) => each.side !== side && isOnTable(s, each.id));
  const [nearest] = foes.sort(
    (a, b) => gap(stand, standOf(field, s, a.id)) - gap(stand, standOf(field, s, b.id)),
  );
  return nearest?.id ?? null;
}
