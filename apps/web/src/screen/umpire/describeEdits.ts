import { editPosition, type ManualEdit } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';

/** Requested changes by hand, in the words that the log will use. */
export function describeEdits(game: AnyGame, edits: readonly ManualEdit[]): string {
  const edited = editPosition(game.position, edits);
  if ('refused' in edited) return edited.refused.sentence;
  return edited.logItems.map(({ sentence }) => sentence).join(' ');
}
