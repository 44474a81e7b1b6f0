import {
  frontMiddle,
  inches,
  type Pose,
  type Spot,
  type Stand,
  spotOf,
  type TenthDegrees,
} from '@linstock/ground';
import type { Size } from '../reckon/legs.ts';
import { type Arm, FORMATION_RULES, type Formation, standSize } from '../tables/index.ts';

/** The ground a unit covers (JR-2.2, JR-3.2). A unit's pose is the middle of its front edge and its heading. */

/** The properties that decide a unit's footprint. */
export interface Formed {
  readonly arm: Arm;
  readonly formation: Formation;
  /** Stands present; a battery has one. */
  readonly stands: number;
}

/** Width and depth of a unit (JR-T9). */
export function footprintSize({ arm, formation, stands }: Formed): Size {
  const { files, ranks, file_pitch } = FORMATION_RULES[formation];
  const { w, d } = standSize(arm, formation);
  const abreast = files === 'n' ? stands : files === '1' ? 1 : Math.ceil(stands / 2);
  const deep = ranks === 'n' ? stands : ranks === '1' || stands === 1 ? 1 : 2;
  return { width: inches(abreast * file_pitch * w), depth: inches(deep * d) };
}

/** The footprint of a unit at a pose (JR-2.2b). */
export function footprint(front: Pose, formed: Formed): Stand {
  return standAt(front, footprintSize(formed));
}

/** The footprint of such a size at a pose. */
export function standAt(front: Pose, { width, depth }: Size): Stand {
  const centre = spotOf(front, { right: 0, ahead: 0 - depth / 2 });
  return { ...centre, facing: front.facing, frontage: width, depth };
}

/** The size of a footprint. */
export function sizeOf({ frontage, depth }: Stand): Size {
  return { width: frontage, depth };
}

/** The pose of a unit by its footprint: the middle of its front edge (JR-2.2a). */
export function poseOf(stand: Stand): Pose {
  return { ...frontMiddle(stand), facing: stand.facing };
}

/** The same unit turned about its centre, to the right by `angle` (JR-6.2g). */
export function pivoted(stand: Stand, angle: TenthDegrees): Stand {
  return { ...stand, facing: (stand.facing + angle + 3600) % 3600 };
}

/** The place of an officer with a unit: the middle of its rear edge (JR-16.1a). */
export function officerSpot(stand: Stand): Spot {
  return spotOf(stand, { right: 0, ahead: 0 - stand.depth / 2 });
}
