/** The animations of a board, as data: what plays them, or their sounds, switches over all kinds. */
import type { Path, Place, Weapon } from '@linstock/scene';

/** The kind of troops, by the way they move. */
export type Arm = 'foot' | 'horse' | 'guns';

/** The kind of movement of troops. */
export type Gait = 'march' | 'charge' | 'retreat' | 'flight';

/** The kind of movement in each kind of game event that has one. */
export const GAITS = {
  move: 'march',
  charge: 'charge',
  pursuit: 'charge',
  retreat: 'retreat',
  flight: 'flight',
} as const satisfies Readonly<Record<string, Gait>>;

/** Something to be seen happening once, after what the board already shows. */
export type Animation =
  | {
      readonly kind: 'move';
      readonly id: string;
      /** Units that one order moves go at the same time. */
      readonly together: string;
      readonly piece: string;
      readonly path: Path;
      readonly gait: Gait;
      readonly arm: Arm;
      /** The coat of the troops that run. */
      readonly coat: string;
    }
  | {
      readonly kind: 'volley';
      readonly id: string;
      readonly together: string;
      readonly from: Place;
      readonly towards: Place;
      readonly weapon: Weapon;
      /** The number of the place in the line that fires: a volley rolls along it. */
      readonly nth: number;
      /** The ends of the firing front, its left one first. Default: as wide as a place. */
      readonly front?: readonly [Place, Place];
    }
  /** Troops fight hand to hand. */
  | {
      readonly kind: 'clash';
      readonly id: string;
      readonly together: string;
      readonly at: Place;
      readonly against: Place;
      /** The attackers that start from there. */
      readonly pieces: readonly string[];
      readonly arm: Arm;
    }
  /** Troops that break and are gone. */
  | {
      readonly kind: 'break';
      readonly id: string;
      readonly together: string;
      readonly from: Place;
      /** Their backs: tenths of a degree clockwise from the top; null if they looked nowhere. */
      readonly facing: number | null;
      readonly coat: string;
    }
  /** Their losses are visible from here on: until then they look as before. */
  | {
      readonly kind: 'losses';
      readonly id: string;
      readonly together: string;
      readonly pieces: readonly string[];
    };

/** The animations that are played at the same time, group after group. */
export function groupsOf(animations: readonly Animation[]): Animation[][] {
  const groups: Animation[][] = [];
  for (const each of animations) {
    const last = groups.at(-1);
    if (last?.[0]?.together === each.together) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
