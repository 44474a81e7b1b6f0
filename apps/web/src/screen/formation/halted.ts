import type { Row } from '@linstock/scene';
import { stepOf } from '../goingOn.ts';
import type { SessionState } from '../state.ts';

type Moment = Pick<SessionState, 'halted' | 'scene' | 'asked'>;

/** What a halt holds for: one step of play, and what is asked in it. */
export function haltsFor({ scene, asked }: Pick<Moment, 'scene' | 'asked'>): string {
  return `${stepOf({ scene })} ${asked?.kind}`;
}

/** Who stands fast by order at what is asked now. */
export function haltedNow(moment: Moment): readonly string[] {
  const { halted } = moment;
  return halted && halted.during === haltsFor(moment) ? halted.pieces : [];
}

/** The rows of those who were not told to stand fast: by themselves, or with all of their body. */
export function notHalted(rows: readonly Row<unknown>[], moment: Moment): readonly Row<unknown>[] {
  const halted = new Set(haltedNow(moment));
  if (halted.size === 0) return rows;
  const troops = (body: string) => moment.scene?.pieces.filter(({ group }) => group === body) ?? [];
  return rows.filter(({ pick }) => {
    if ('piece' in pick) return !halted.has(pick.piece);
    return !('body' in pick && troops(pick.body).every(({ id }) => halted.has(id)));
  });
}
