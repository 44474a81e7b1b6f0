/**
 * Figures as a few rounded parts in space. Coordinates are to the right, ahead and up of the place where the
 * man stands, in inches of a figure of 1·7 inches. The parts are turned and drawn from any side, so that
 * backs show packs and fronts show lapels.
 */
import { drawBelts, hatOf, type Uniform } from './dress.ts';
import { makePart, type Part, type Place } from './part.ts';

/** A wheel, which stands along the line of march. */
export interface Wheel {
  readonly hub: Place;
  readonly radius: number;
}

/** The parts of one figure. */
export interface Figure {
  readonly parts: readonly Part[];
  readonly wheels: readonly Wheel[];
}

/** The posture of a man with his musket. */
export type Bearing = 'shouldered' | 'trailed' | 'levelled';

const SKIN = '#D9A878';
const WOOD = '#6B4423';
const STEEL = '#C9CCCB';
const HORSES = ['#5B3A22', '#7A4E2C', '#3B281A'] as const;

/** The same thing on both sides. */
const both = (make: (side: 1 | -1) => Part): Part[] => [make(-1), make(1)];

/** The parts moved to another place, and made larger or smaller about the ground. */
function moved(parts: readonly Part[], [right, ahead, up]: Place, size = 1): Part[] {
  const at = ([x, y, z]: Place): Place => [x * size + right, y * size + ahead, z * size + up];
  return parts.map((each) => ({
    ...each,
    from: at(each.from),
    to: at(each.to),
    radius: each.radius * size,
  }));
}

/** From the belt upwards: coat, arms, head and hat; what is worn on the back for one on foot. */
function upperPart(uniform: Uniform, packed: boolean): Part[] {
  const { coat, facing, hat } = uniform;
  return [
    makePart([0, 0, 0.62], [0, 0, 1.02], 0.25, coat),
    makePart([-0.15, 0, 1.12], [0.15, 0, 1.12], 0.2, coat),
    makePart([0, 0.22, 0.9], [0, 0.23, 1.12], 0.075, facing, true),
    ...drawBelts(uniform, packed),
    ...both((side) => makePart([side * 0.32, 0.02, 1.14], [side * 0.34, 0.12, 0.78], 0.1, coat)),
    ...both((side) => makePart([side * 0.34, 0.14, 0.72], [side * 0.34, 0.15, 0.7], 0.09, facing, true)),
    makePart([-0.05, -0.04, 1.28], [0.05, -0.04, 1.28], 0.11, facing, true),
    makePart([0, 0.03, 1.45], [0, 0.03, 1.47], 0.16, SKIN),
    ...hatOf(hat, facing),
  ];
}

function musket(bearing: Bearing, coat: string): Part[] {
  const line: Readonly<Record<Bearing, readonly [Place, Place, Place]>> = {
    shouldered: [
      [0.33, 0.16, 0.8],
      [0.36, -0.1, 2.05],
      [0.37, -0.16, 2.4],
    ],
    trailed: [
      [0.36, -0.5, 0.55],
      [0.36, 0.55, 0.75],
      [0.36, 0.85, 0.82],
    ],
    levelled: [
      [0.2, 0, 1.2],
      [0.18, 0.95, 1.26],
      [0.18, 1.22, 1.28],
    ],
  };
  const [butt, muzzle, point] = line[bearing];
  const arms =
    bearing === 'levelled'
      ? [
          makePart([0.32, 0.1, 1.14], [0.16, 0.55, 1.22], 0.1, coat),
          makePart([-0.3, 0.1, 1.14], [0.1, 0.7, 1.2], 0.1, coat),
        ]
      : [];
  return [
    ...arms,
    makePart(butt, muzzle, 0.055, WOOD),
    makePart(muzzle, point, bearing === 'levelled' ? 0.045 : 0.03, STEEL, true),
  ];
}

/** A man on foot. */
export function manOf(uniform: Uniform, bearing: Bearing): Figure {
  const { legs, coat, kilted } = uniform;
  const below = kilted
    ? [
        makePart([0, 0, 0.62], [0, 0, 0.66], 0.27, legs),
        ...both((side) => makePart([side * 0.13, 0, 0.3], [side * 0.13, 0, 0.42], 0.1, SKIN)),
        ...both((side) => makePart([side * 0.13, 0, 0.06], [side * 0.13, 0, 0.24], 0.11, '#A8483C')),
      ]
    : both((side) => makePart([side * 0.14, 0, 0.08], [side * 0.13, 0, 0.62], 0.12, legs));
  const tails = makePart([0, -0.14, 0.55], [0, -0.16, 0.66], 0.16, coat, true);
  return { parts: [...below, tails, ...upperPart(uniform, true), ...musket(bearing, coat)], wheels: [] };
}

/** A gunner or a man without a pack and a musket. */
function unarmed(uniform: Uniform): readonly Part[] {
  return [
    ...both((side) => makePart([side * 0.14, 0, 0.08], [side * 0.13, 0, 0.62], 0.12, uniform.legs)),
    ...upperPart(uniform, false),
  ];
}

function horse(hide: string, mane: string, stretch: number): Part[] {
  return [
    ...both((side) => makePart([side * 0.2, 0.5 + stretch, 0.06], [side * 0.18, 0.45, 0.8], 0.1, hide)),
    ...both((side) => makePart([side * 0.2, -0.6 - stretch, 0.06], [side * 0.18, -0.55, 0.8], 0.1, hide)),
    makePart([0, 0.48, 1], [0, -0.55, 1], 0.34, hide),
    makePart([0, 0.62, 1.15], [0, 0.92, 1.62], 0.18, hide),
    makePart([0, 0.7, 1.42], [0, 0.86, 1.76], 0.09, mane, true),
    makePart([0, 0.95, 1.62], [0, 1.28, 1.44], 0.14, hide),
    makePart([0, -0.86, 1.05], [0, -1.02, 0.45], 0.12, mane),
  ];
}

/** A trooper on a bay, a brown or a black horse. */
export function trooperOf(uniform: Uniform, nth: number, stretched: boolean): Figure {
  const hide = HORSES[nth % HORSES.length]!;
  return {
    parts: [
      ...horse(hide, '#1D1510', stretched ? 0.22 : 0),
      makePart([0, -0.3, 1.14], [0, -0.1, 1.2], 0.33, uniform.facing, true),
      ...both((side) => makePart([side * 0.3, 0.02, 1.24], [side * 0.4, 0.18, 0.72], 0.13, uniform.legs)),
      ...moved(upperPart(uniform, false), [0, -0.1, 0.56]),
      makePart([0.36, 0.14, 1.5], [0.46, 0.3, 2.35], 0.045, STEEL),
    ],
    wheels: [],
  };
}

/** A general on his horse, with gold on his hat, pointing ahead. An army commander rides a grey. */
export function generalOf(uniform: Uniform, army: boolean): Figure {
  return {
    parts: [
      ...horse(army ? '#CFC6B8' : '#6B4426', army ? '#9A9286' : '#1D1510', 0),
      makePart([0, -0.3, 1.14], [0, -0.1, 1.2], 0.33, '#9C2F2A', true),
      ...both((side) => makePart([side * 0.3, 0.02, 1.24], [side * 0.4, 0.18, 0.72], 0.13, '#F1EBDD')),
      ...moved(upperPart(uniform, false), [0, -0.1, 0.56]),
      makePart([-0.26, -0.1, 2.22], [0.26, -0.1, 2.22], 0.05, '#E2C04A'),
      ...both((side) =>
        makePart([side * 0.24, -0.1, 1.74], [side * 0.26, -0.1, 1.76], 0.08, '#E2C04A', true),
      ),
      makePart([0.3, 0, 1.6], [0.42, 0.6, 1.78], 0.1, uniform.coat),
    ],
    wheels: [],
  };
}

const BRASS = '#B58F3A';
const CARRIAGE = '#7B8288';

/** A gun with its crew at its sides. */
export function gunOf(uniform: Uniform): Figure {
  const crew: readonly Place[] = [
    [-1.05, 0.5, 0],
    [1.05, 0.5, 0],
    [-0.95, -0.75, 0],
    [0.95, -0.75, 0],
  ];
  const man = unarmed(uniform);
  return {
    parts: [
      makePart([-0.6, 0.1, 0.46], [0.6, 0.1, 0.46], 0.09, CARRIAGE),
      makePart([0, 0.1, 0.55], [0, -1.2, 0.12], 0.16, CARRIAGE),
      makePart([0, -0.35, 0.66], [0, 1.15, 0.68], 0.19, BRASS),
      makePart([0, 1.1, 0.68], [0, 1.2, 0.68], 0.2, '#8C6B22', true),
      ...crew.flatMap((place) => moved(man, place, 0.86)),
    ],
    wheels: [
      { hub: [-0.6, 0.1, 0.48], radius: 0.5 },
      { hub: [0.6, 0.1, 0.48], radius: 0.5 },
    ],
  };
}

/** A pair of horses ahead of something on wheels. */
function team(ahead: number): Part[] {
  return [-0.34, 0.34].flatMap((right, i) => moved(horse(HORSES[i]!, '#1D1510', 0), [right, ahead, 0], 0.82));
}

/** A gun behind its limber and team. */
export function limberOf(uniform: Uniform): Figure {
  return {
    parts: [
      ...team(0.55),
      makePart([-0.24, -0.5, 0.62], [0.24, -0.5, 0.62], 0.2, CARRIAGE),
      makePart([0, -0.7, 0.5], [0, -1.4, 0.6], 0.15, BRASS),
      ...moved(unarmed(uniform), [0, -0.4, 0.6], 0.7),
    ],
    wheels: [
      { hub: [-0.6, -0.75, 0.42], radius: 0.44 },
      { hub: [0.6, -0.75, 0.42], radius: 0.44 },
    ],
  };
}

/** A wagon with its pale tilt. */
export function wagonOf(): Figure {
  const cloth = '#E9DFC6';
  return {
    parts: [
      ...team(0.75),
      makePart([0, 0.1, 0.78], [0, -1, 0.78], 0.5, '#8B6B43'),
      ...[0.05, -0.3, -0.65, -1].map((at) => makePart([0, at, 1.05], [0, at - 0.1, 1.05], 0.52, cloth)),
    ],
    wheels: [-0.62, 0.62].flatMap((right): Wheel[] => [
      { hub: [right, -0.95, 0.4], radius: 0.42 },
      { hub: [right, 0.1, 0.36], radius: 0.36 },
    ]),
  };
}
