import { Game } from '@linstock/kernel';
import { loadSystems, systemOf } from '../registry.ts';
import type { Outcome, OutcomeTask } from './outcomes.ts';

/** Plays a finished game through, in a worker thread, and returns how it ended; null if it has not, or was called off. */
export default async function outcome({ systems, record }: OutcomeTask): Promise<Outcome | null> {
  const rules = systemOf(await loadSystems(systems, record.rules.id), record.rules.id);
  const game = Game.fromRecord(rules, record);
  const { verdict } = game;
  if (!verdict || verdict.calledOff) return null;
  const { field, state } = game.position;
  const lost = ([0, 1] as const).map((side) => {
    const { units, of } = rules.losses(field, state, side);
    return of === 0 ? 0 : units / of;
  });
  return {
    winner: verdict.winner,
    ending: endingOf(record.entries.findLast((entry) => !('nonce' in entry)) ?? null),
    lost: [lost[0] ?? 0, lost[1] ?? 0],
  };
}

/** By the kind of the last entry. */
function endingOf(last: object | null): Outcome['ending'] {
  if (last && 'resign' in last) return 'resigned';
  if (last && 'claim' in last) return 'claimed';
  return last && 'draw' in last ? 'agreed' : 'rules';
}
