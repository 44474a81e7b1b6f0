import type { Formation, Row } from '@linstock/scene';
import type { HaltedFormation, HaltedFormations } from '../chosen/formationOrder.ts';
import type { SessionState } from '../state/state.ts';
import { stepOf } from '../state/stepKey.ts';

type HaltFields = Pick<SessionState, 'halted' | 'scene' | 'asked'>;

/** The scope of a halt: one step of play, and its question. */
export function haltScope({ scene, asked }: Pick<HaltFields, 'scene' | 'asked'>): string {
  return `${stepOf({ scene })} ${asked?.kind}`;
}

/** The formations that are halted by order at the present question. */
export function haltedFormationsIn(moment: HaltFields): readonly HaltedFormation[] {
  const { halted } = moment;
  return halted && halted.during === haltScope(moment) ? halted.formations : [];
}

/** The units that stand fast by order at the open question. */
export function haltedUnitsIn(moment: HaltFields): readonly string[] {
  return haltedFormationsIn(moment).flatMap(({ pieces }) => pieces);
}

/** Adds one more formation that stands fast. */
export function addHalted(moment: HaltFields, { called, pieces }: Formation): HaltedFormations {
  const ids = pieces.map(({ id }) => id);
  const before = releaseHalted(moment, ids)?.formations ?? [];
  return { during: haltScope(moment), formations: [...before, { called, pieces: ids }] };
}

/** The units that still stand fast after these got another order, or may act again. */
export function releaseHalted(moment: HaltFields, pieces: readonly string[]): HaltedFormations | null {
  const formations = haltedFormationsIn(moment)
    .map((each) => ({ ...each, pieces: each.pieces.filter((id) => !pieces.includes(id)) }))
    .filter((each) => each.pieces.length > 0);
  return formations.length === 0 ? null : { during: haltScope(moment), formations };
}

/** The rows of units that do not stand fast: separately, or with all of their body. */
export function removeHalted(rows: readonly Row<unknown>[], moment: HaltFields): readonly Row<unknown>[] {
  const halted = new Set(haltedUnitsIn(moment));
  if (halted.size === 0) return rows;
  const troops = (body: string) => moment.scene?.pieces.filter(({ group }) => group === body) ?? [];
  return rows.filter(({ pick }) => {
    if ('piece' in pick) return !halted.has(pick.piece);
    return !('body' in pick && troops(pick.body).every(({ id }) => halted.has(id)));
  });
}
