import { distance } from '@linstock/ground';
import type { Regiment } from '../model/field.ts';
import { NONE } from '../model/state.ts';
import { heart, hexInView, nearest, type SideView, standing } from './side-view.ts';

/** Hexes within which a regiment looks for ground to hold, and for a place that decides the battle. */
const NEAR_GROUND = 4;
const NEAR_OBJECTIVE = 6;

/** The least distance from the enemy of ground to take, in hexes; nearer than the second it is a risk. */
const TOO_NEAR = 2;
const RISKY = 3;

/**
 * The value of ground to hold, in points: for a place that decides the battle, each level of height, each hex
 * of the way, and the risk.
 */
const WORTH = { objective: 40, level: 6, way: -3, risk: -10 } as const;

/** Hexes within which a regiment may be asked to guard a gun. */
const NEAR_GUN = 7;

/**
 * The best ground for a regiment to hold: a structure that decides the battle, else the highest hex near it. NONE if that
 * is where it stands, or if there is none.
 */
export function postNear(view: SideView, regiment: Regiment): number {
  const { map } = view;
  const from = heart(view, standing(view, regiment.id));
  const objectives = objectivesOf(view);
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let hex = 0; hex < map.count; hex++) {
    const way = distance(map, from, hex);
    if (way > NEAR_OBJECTIVE || map.impassable[hex] === 1) continue;
    const structure = map.structure[hex] ?? null;
    const decides = structure !== null && objectives.has(structure);
    if (way > NEAR_GROUND && !decides) continue;
    const enemy = nearest(view, hex, view.foes);
    if (enemy < TOO_NEAR) continue;
    const worth =
      (decides ? WORTH.objective : 0) +
      WORTH.level * (map.level[hex] ?? 0) +
      WORTH.way * way +
      (enemy <= RISKY ? WORTH.risk : 0);
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best === from && (map.structure[best] ?? null) === null ? NONE : best;
}

/** Structures that a victory condition of either side names. */
function objectivesOf({ field }: SideView): ReadonlySet<string> {
  const names = field.victory.flatMap(({ any }) =>
    any.flatMap((way) => (way.kind === 'in-structures' ? [way.structure] : [])),
  );
  return new Set(names);
}

/** The nearest gun of the side that a regiment may guard; NONE if there is none near. */
export function gunNear(view: SideView, regiment: Regiment): number {
  const from = heart(view, standing(view, regiment.id));
  let best = NONE;
  let least = NEAR_GUN;
  for (const company of view.own) {
    if (company.gun !== 'regular') continue;
    const far = distance(view.map, from, hexInView(view, company));
    if (far >= least) continue;
    least = far;
    best = company.id;
  }
  return best;
}
