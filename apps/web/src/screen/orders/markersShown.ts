import type { OrderMarker } from '@linstock/scene';
import type { SessionState } from '../../play/state/state.ts';

/** The markers to be drawn: of each piece what is being written for it, else what lies by it. */
export function markersShown({
  sheet,
  scene,
}: Pick<SessionState, 'sheet' | 'scene'>): readonly OrderMarker[] {
  const written = sheet?.sheet.markers(sheet.filled) ?? [];
  const own = new Set(written.map(({ piece }) => piece));
  return [...(scene?.markers ?? []).filter(({ piece }) => !own.has(piece)), ...written];
}
