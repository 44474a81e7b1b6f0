import { editPosition, type ManualEdit } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';

/** Changes by hand that one side asks for, in the words that the log will have for them. */
export function describeEdits(game: AnyGame, edits: readonly ManualEdit[]): string {
  const edited = editPosition(game.position, edits);
  if ('refused' in edited) return edited.refused.sentence;
  return edited.logItems.map(({ sentence }) => sentence).join(' ');
}
