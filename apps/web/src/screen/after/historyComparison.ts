/** A battle fought here, compared with history, in figures. */
import { battleById } from '@linstock/battles';
import { SIDES, type Side } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';

/** One figure here and in history. */
export interface Row {
  readonly label: string;
  readonly here: string;
  readonly history: string;
}

/** The rows of the comparison; none for a battle that never happened, or was of other sides. */
export function compareWithHistory({ rules, field, position, record, verdict }: AnyGame): Row[] {
  const outcome = battleById(record.battle.id)?.outcome;
  if (!outcome) return [];
  const told = position.sides.map((name) => outcome.sides[name.toLowerCase()]);
  const rows: Row[] = [];
  for (const side of SIDES) {
    const then = told[side];
    if (!then) continue;
    const { men, menOf } = rules.losses(field, position.state, side);
    rows.push({
      label: `${position.sides[side]} men lost`,
      here: share(men, menOf),
      history: share(Math.round(then.totalLoss), then.present.best),
    });
  }
  if (rows.length === 0) return [];
  const { minutes } = rules.pace;
  const { now } = rules.clock(field, position.state);
  if (minutes !== undefined)
    rows.push({
      label: 'Length',
      here: `about ${now * minutes} minutes`,
      history: `about ${outcome.minutes.best} minutes`,
    });
  const winner = position.sides.find((name) => name.toLowerCase() === outcome.winner);
  rows.push({
    label: 'Won by',
    here: winnerName(position.sides, verdict?.winner ?? null),
    history: winner ?? 'nobody',
  });
  return rows;
}

/** The year of a battle, for the head of the column. */
export function yearOf({ record }: AnyGame): string {
  return battleById(record.battle.id)?.date.slice(0, 4) ?? 'then';
}

const winnerName = (sides: readonly [string, string], winner: Side | null): string =>
  winner === null ? 'nobody' : sides[winner];

function share(men: number, of: number): string {
  return of > 0 ? `${men} of ${of} (${Math.round((100 * men) / of)}\u00a0%)` : String(men);
}
