import { includesPick, type Picked } from '@linstock/scene';
import type { NextSelection } from '../agenda/intention.ts';
import { isOwn } from '../picking/clicking.ts';
import type { SessionState } from '../state/state.ts';

/**
 * The unit to be selected at the next question, after an answer is given. It is the unit that was clicked, if the answer names only
 * its body or place. If the answer was given by a button, it is the only unit of that body that can act. Null if there is none.
 */
export function nextSelectionOf(
  state: SessionState,
  picks: readonly Picked[],
  click: NextSelection['click'],
): NextSelection | null {
  const candidates = click?.candidates ?? [];
  const man = candidates.some((each) => 'piece' in each && isOwn(state, each) && !includesPick(picks, each));
  const said = picks.length > 0 && picks.every((each) => includesPick(candidates, each));
  const all = picks.every((each) => 'body' in each || 'hex' in each) ? picks : [];
  const kept = man && said ? click : null;
  return kept || all.length > 0 ? { kind: 'selection', click: kept, all } : null;
}
