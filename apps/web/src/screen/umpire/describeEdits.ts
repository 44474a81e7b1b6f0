import { Game, type ManualEdit } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';

/** Changes by hand that one side asks for, in the words that the log will have for them. */
export function describeEdits(game: AnyGame, edits: readonly ManualEdit[]): string {
  const trial = Game.fromRecord(game.rules, game.record);
  const proposal = trial.proposeHand(0, edits, true);
  if ('refused' in proposal) return proposal.refused.sentence;
  return trial
    .append(proposal.entry)
    .map(({ sentence }) => sentence)
    .join(' ');
}
