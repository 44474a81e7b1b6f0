import type { Box } from '../../common/box.ts';

/**
 * The window in plate coordinates multiplied by the scale (CSS pixels), and the parts of the page that cover
 * it there.
 */
export interface Pane {
  readonly window: Box;
  readonly over: readonly Box[];
}
