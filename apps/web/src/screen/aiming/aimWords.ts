/** Attacker and target, in one line. */
import { isOfficer, listNames, type Piece, type Scene, sentence } from '@linstock/scene';
import type { Aim } from '../../play/aiming/aim.ts';

/**
 * `2 of the British guns on the Skirmishers`; if there are no more guns than these, `The British guns on the
 * Skirmishers`.
 */
export function describeAim({ by, at, choice }: Aim, scene: Scene | null): string {
  const whom = bodyNames(at, scene);
  const [one, other] = by;
  const groups = new Set(by.map(({ group }) => group));
  const all = scene?.pieces.filter((piece) => groups.has(piece.group) && !isOfficer(piece)) ?? [];
  const bodies = bodyNames(by, scene);
  const part = all.length > by.length ? `${by.length} of ${bodies}` : bodies;
  return `${sentence(choice?.subject ?? (one && !other ? one.name : part))} on ${whom}`;
}

/** The names of the bodies of some pieces; for a single piece of a mixed body, its own name. */
function bodyNames(pieces: readonly Piece[], scene: Scene | null): string {
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const [first, other] = troops.length > 0 ? troops : pieces;
  if (first && !other) return `${first.called}`;
  const bodies = new Set(troops.map(({ group }) => group));
  return listNames([...bodies].map((group) => scene?.bodies.find(({ id }) => id === group)?.called ?? group));
}
