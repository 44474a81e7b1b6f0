import type { GroundPicture } from './handling/model.ts';
import type { TablePicture } from './table/tableModel.ts';

/** The ground of a game, by its kind. */
export type FieldGround =
  | { readonly kind: 'hexes'; readonly picture: GroundPicture }
  | { readonly kind: 'table'; readonly picture: TablePicture };
