/**
 * What lies above the ground, carried along while the view moves. Drawing counters and names anew takes a browser without a graphics
 * card longer than a frame: in a movement their last picture is moved and stretched, and they are drawn anew once the view rests, or
 * has gone too far from that picture.
 */

import { partAround } from '../../common/parts.ts';
import type { Size, View } from '../plate/camera.ts';

/** How far a picture reaches over each edge of the window, in CSS pixels; the style sheet cuts it there. */
const SPARE = 320;
/** How much larger or smaller a picture may be shown than it was drawn. */
const STRETCH = 1.5;

/** How a picture drawn for one view is laid to be seen in another. */
export interface PictureTransform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Lays the picture of `drawn` for the view `now` in a window of this size; null where it does not fill the window, or would be too
 * coarse: then it must be drawn anew.
 */
export function laid(drawn: View, now: View, { width, height }: Size): PictureTransform | null {
  const scale = now.k / drawn.k;
  if (scale > STRETCH || scale < 1 / STRETCH) return null;
  const [x, y] = [now.x - drawn.x * scale, now.y - drawn.y * scale];
  const fills = (from: number, length: number) =>
    from <= SPARE * scale && from + (length + SPARE) * scale >= length;
  return fills(x, width) && fills(y, height) ? { x, y, scale } : null;
}

/** What is carried. */
export interface CarriedPicture {
  /** Shows it in a view of a window of this size, by its last picture where that will do. */
  readonly show: (view: View, size: Size) => void;
  /** Has it drawn anew when it is shown next. */
  readonly renew: () => void;
  /** Whether it is drawn for the view it is shown in. */
  readonly sharp: () => boolean;
}

/**
 * What is drawn above the ground in these groups of an SVG. The element about an SVG is moved, for a transform of the SVG itself has all
 * its letters laid out again; and by an animation that stands still and is given other frames, for a style set in each frame has
 * all layers of the page arranged anew.
 */
export function carriedIn(groups: () => readonly SVGGElement[]): CarriedPicture {
  let drawn: View | null = null;
  const held: { readonly effect: KeyframeEffect; readonly animation: Animation }[] = [];
  const hold = () => {
    for (const group of groups()) {
      const effect = new KeyframeEffect(partAround(group, 'carried'), null, { duration: 1, fill: 'both' });
      const animation = new Animation(effect);
      animation.pause();
      held.push({ effect, animation });
    }
  };
  const lay = ({ x, y, scale }: PictureTransform) => {
    const transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (held.length === 0) hold();
    for (const { effect } of held) effect.setKeyframes({ transform: [transform, transform] });
  };
  const draw = (view: View) => {
    drawn = view;
    const transform = `translate(${view.x} ${view.y}) scale(${view.k})`;
    for (const group of groups())
      if (group.getAttribute('transform') !== transform) group.setAttribute('transform', transform);
    for (const { animation } of held.splice(0)) animation.cancel();
  };
  return {
    show(view, size) {
      const how = drawn && laid(drawn, view, size);
      if (!how) draw(view);
      else if (held.length > 0 || !isSame(drawn, view)) lay(how);
    },
    renew() {
      drawn = null;
    },
    sharp: () => held.length === 0,
  };
}

const isSame = (a: View | null, b: View): boolean => a?.x === b.x && a.y === b.y && a.k === b.k;
