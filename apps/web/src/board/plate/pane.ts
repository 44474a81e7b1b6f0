import type { Box } from '../../common/box.ts';

/** The window by the spots of the plate at its scale, in CSS pixels, and what of the page lies over it there. */
export interface Pane {
  readonly window: Box;
  readonly over: readonly Box[];
}
