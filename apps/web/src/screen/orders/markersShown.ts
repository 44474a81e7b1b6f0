import type { OrderMarker, Scene } from '@linstock/scene';
import type { OpenSheet } from '../../play/state/state.ts';

/** The markers to be drawn: for each piece the order being written, else its present marker. */
export function listMarkers(sheet: OpenSheet | null, scene: Scene | null): readonly OrderMarker[] {
  const written = sheet?.sheet.markers(sheet.filled) ?? [];
  const own = new Set(written.map(({ piece }) => piece));
  return [...(scene?.markers ?? []).filter(({ piece }) => !own.has(piece)), ...written];
}
