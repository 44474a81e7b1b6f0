import { asFacing, rounded, type Spot, type Stand, spotOnBearing } from '@linstock/ground';
import type { Feature } from '@linstock/scene';
import { EDGE_BEARING } from '../measure/retreat.ts';
import { companyOf } from '../model/board.ts';
import type { CompanyId, Field, Reinforcement } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { isDue } from '../play/doings.ts';

/** Reinforcements next to the table, and the stretch of its edge where they come on (MM-B1r). */

/** Distance outside the edge of the middle of a waiting stand, in thousandths. */
const WAITING_OFFSET = 1700;

/** The place of a company that may come on now, facing the table; null for all others. */
export function waitingPose(field: Field, s: State, company: CompanyId): Stand | null {
  const due = isDue(field, s, company) ? dueOf(field, company) : undefined;
  if (!due) return null;
  const { size } = companyOf(field, company).abilities;
  const place = due.companies.indexOf(company) - (due.companies.length - 1) / 2;
  const out = EDGE_BEARING[due.edge];
  const edge = spotOnBearing(middleOfEdge(due), out, WAITING_OFFSET);
  return {
    ...spotOnBearing(edge, asFacing(out + 900), rounded(place * size.frontage)),
    facing: inward(due),
    ...size,
  };
}

/**
 * The place on its stretch of the edge from which a reinforcement has the shortest way to a spot; null if it
 * has none.
 */
export function entryFor(field: Field, company: CompanyId, { x, y }: Spot): Spot | null {
  const due = dueOf(field, company);
  if (!due) return null;
  const between = (at: number, a: number, b: number) =>
    Math.max(Math.min(a, b), Math.min(Math.max(a, b), at));
  return { x: between(x, due.from.x, due.to.x), y: between(y, due.from.y, due.to.y) };
}

/** The stretches of the edge at which a company may come on now. */
export function entriesOf(field: Field, s: State): Feature[] {
  return field.reinforcements
    .filter(({ companies }) => companies.some((id) => isDue(field, s, id)))
    .map((due, i) => ({
      id: `entry:${i}`,
      kind: 'entry',
      label: `${field.sideNames[due.side]} reinforcements come on here`,
      at: {
        ...middleOfEdge(due),
        facing: inward(due),
        frontage: Math.abs(due.to.x - due.from.x) + Math.abs(due.to.y - due.from.y),
        depth: 0,
      },
    }));
}

const dueOf = (field: Field, company: CompanyId): Reinforcement | undefined =>
  field.reinforcements.find(({ companies }) => companies.includes(company));

const middleOfEdge = ({ from, to }: Reinforcement): Spot => ({
  x: rounded((from.x + to.x) / 2),
  y: rounded((from.y + to.y) / 2),
});

const inward = ({ edge }: Reinforcement): number => asFacing(EDGE_BEARING[edge] + 1800);
