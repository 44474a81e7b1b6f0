import { includesPick, type Picked } from '@linstock/scene';
import type { NextSelection } from '../agenda/intention.ts';
import { isOwn } from '../picking/clicking.ts';
import type { SessionState } from '../state/state.ts';

/**
 * Who is to be selected at the next question, when an answer is given: the unit that was clicked, where the answer names its body
 * or place and not the unit; told by a button, the only one of that body who can act. Null where the answer leaves nobody open.
 */
export function chosenBy(
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
