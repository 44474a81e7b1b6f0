import type { PieceKind } from '@linstock/scene';

/** The drawing of a kind of troops. */
export type FigureKind = 'man' | 'rider' | 'gun';

/** The figure a kind of piece is drawn as. */
export function figureOf(kind: PieceKind): FigureKind {
  switch (kind) {
    case 'horse':
    case 'light horse':
      return 'rider';
    case 'gun':
    case 'howitzer':
      return 'gun';
    case 'foot':
    case 'rifle':
    case 'militia':
    case 'grenadier':
    case 'skirmisher':
    case 'engineer':
    case 'wagon':
    case 'leader':
    case 'commander':
      return 'man';
  }
}
