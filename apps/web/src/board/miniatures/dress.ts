/** The dress of a unit's men: hats, and belts or blankets. */
import type { Dress } from '@linstock/scene';
import { makePart, type Part } from './part.ts';

const BLACK = '#1D1A17';
/**
 * Black felt and leather, painted as dark grey. The outline of a man is black, and he must not become one
 * black blot.
 */
const FELT = '#57524D';
const CORD = '#B3CBE2';
const BELT = '#E6DCC6';
const PACK = '#7D5B38';
const BLANKET = '#A89A7E';

/** The colours of a man's clothes, as `#rrggbb`. */
export interface Uniform {
  readonly coat: string;
  readonly facing: string;
  readonly legs: string;
  readonly kilted: boolean;
  readonly hat: Dress['hat'];
}

/** The hat, with the crown of the head at 1·5 inches. */
export function hatOf(hat: Dress['hat'], facing: string): Part[] {
  switch (hat) {
    case 'shako':
      return [
        makePart([0, 0.02, 1.62], [0, 0, 1.9], 0.16, BLACK),
        makePart([0, 0.18, 1.57], [0, 0.18, 1.57], 0.09, BLACK, true),
        makePart([0, 0.1, 2.02], [0, 0.1, 2.12], 0.06, '#B5372F', true),
      ];
    case 'bearskin':
      return [
        makePart([0, 0, 1.64], [0, -0.02, 2.2], 0.18, '#2A211A'),
        makePart([0, 0.2, 1.66], [0, 0.2, 1.7], 0.07, '#E2C04A', true),
      ];
    case 'bonnet':
      return [
        makePart([0, 0.02, 1.56], [0, 0.02, 1.56], 0.17, '#C8382C', true),
        makePart([-0.06, 0, 1.8], [0.1, 0, 1.98], 0.21, BLACK),
        makePart([-0.25, 0, 1.76], [-0.27, 0, 2.14], 0.07, '#C8382C'),
      ];
    case 'kepi':
      return [
        makePart([0, 0, 1.56], [0, 0.08, 1.7], 0.17, '#22304D'),
        makePart([0, 0.22, 1.52], [0, 0.22, 1.52], 0.09, BLACK, true),
      ];
    case 'slouch hat':
      return [
        makePart([-0.2, 0, 1.57], [0.2, 0, 1.57], 0.15, '#6B5233'),
        makePart([0, 0, 1.72], [0, 0, 1.74], 0.15, '#7B6040'),
      ];
    case 'black hat':
      return [
        makePart([-0.18, 0, 1.57], [0.18, 0, 1.57], 0.13, FELT),
        makePart([-0.1, 0.03, 1.66], [0.1, 0.03, 1.66], 0.12, CORD),
        makePart([0, 0, 1.74], [0, 0, 1.9], 0.15, FELT),
        makePart([0.15, 0.02, 1.62], [0.2, -0.06, 1.98], 0.05, '#4E5B46', true),
      ];
    case 'helmet':
      return [
        makePart([0, 0, 1.6], [0, 0, 1.66], 0.19, BLACK),
        makePart([0, 0.16, 1.84], [0, -0.24, 1.72], 0.1, facing),
      ];
    case 'cocked hat':
      return [
        makePart([-0.25, -0.06, 1.6], [0.25, -0.06, 1.6], 0.1, BLACK),
        makePart([-0.22, 0, 1.62], [0, 0.24, 1.58], 0.09, BLACK),
        makePart([0.22, 0, 1.62], [0, 0.24, 1.58], 0.09, BLACK),
        makePart([0, 0.02, 1.7], [0, 0.02, 1.7], 0.13, '#2A2520'),
        makePart([-0.14, 0.16, 1.68], [-0.12, 0.16, 1.72], 0.06, BELT, true),
      ];
  }
}

/** Belts over the shoulders: white belts crossed; under later hats a strap, or a blanket rolled up. */
export function drawBelts({ hat }: Uniform, packed: boolean): Part[] {
  if (hat === 'slouch hat')
    return [
      makePart([0.22, 0.18, 1.22], [-0.26, 0.2, 0.7], 0.08, BLANKET, true),
      ...(packed ? [makePart([0.22, -0.2, 1.22], [-0.26, -0.22, 0.7], 0.09, BLANKET, true)] : []),
    ];
  if (hat === 'kepi' || hat === 'black hat')
    return [
      makePart([-0.2, 0.24, 1.2], [0.2, 0.26, 0.74], 0.05, BLACK, true),
      ...(packed
        ? [
            makePart([-0.14, -0.26, 1.2], [0.14, -0.26, 1.2], 0.1, '#8A8B86', true),
            makePart([-0.08, -0.28, 0.98], [0.08, -0.28, 0.98], 0.15, FELT, true),
          ]
        : []),
    ];
  const front = [
    makePart([-0.2, 0.25, 1.2], [0.18, 0.27, 0.76], 0.038, BELT, true),
    makePart([0.2, 0.25, 1.2], [-0.18, 0.27, 0.76], 0.038, BELT, true),
  ];
  const back = [
    makePart([-0.2, -0.26, 1.2], [0.16, -0.28, 0.84], 0.038, BELT, true),
    makePart([0.2, -0.26, 1.2], [-0.16, -0.28, 0.84], 0.038, BELT, true),
    makePart([-0.07, -0.3, 0.78], [0.07, -0.3, 0.78], 0.13, PACK, true),
  ];
  return packed ? [...front, ...back] : front;
}
