/**
 * The drawings above the ground, moved along while the view moves. A browser without a graphics card needs longer than a frame to draw
 * counters and names. So during a movement their last picture is moved and stretched. They are drawn again once the view rests, or is too
 * far from that picture.
 */

import type { Size } from '../../common/box.ts';
import { findPartAround } from '../../common/parts.ts';
import type { View } from '../plate/camera.ts';

/** How far a picture extends beyond each edge of the window, in CSS pixels. The style sheet cuts it there. */
const PICTURE_MARGIN_PX = 320;
/** Maximum factor by which a picture may be shown larger or smaller than it was drawn. */
const MAX_STRETCH = 1.5;

/** The transform that shows a picture of one view in another. */
export interface PictureTransform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Places the picture of `drawn` for the view `now` in a window of this size. Null if it does not fill the window, or would be too coarse:
 * then it must be drawn again.
 */
export function placePicture(drawn: View, now: View, { width, height }: Size): PictureTransform | null {
  const scale = now.k / drawn.k;
  if (scale > MAX_STRETCH || scale < 1 / MAX_STRETCH) return null;
  const [x, y] = [now.x - drawn.x * scale, now.y - drawn.y * scale];
  const fills = (from: number, length: number) =>
    from <= PICTURE_MARGIN_PX * scale && from + (length + PICTURE_MARGIN_PX) * scale >= length;
  return fills(x, width) && fills(y, height) ? { x, y, scale } : null;
}

/** A picture that is moved and scaled with the camera between drawings. */
export interface CarriedPicture {
  /** Shows it in a view of a window of this size. The last picture is used if it still fits. */
  readonly show: (view: View, size: Size) => void;
  /** Has it drawn again when it is shown next. */
  readonly renew: () => void;
  /** True if it is drawn for the view it is shown in. */
  readonly sharp: () => boolean;
}

/**
 * The drawings above the ground in these groups of an SVG. The element around an SVG is moved, because a transform of the SVG itself lays
 * out all its letters again. It is moved by an animation that is paused and gets new frames, because a style set in each frame lays out
 * all layers of the page again.
 */
export function createCarriedPicture(groups: () => readonly SVGGElement[]): CarriedPicture {
  let drawn: View | null = null;
  const held: { readonly effect: KeyframeEffect; readonly animation: Animation }[] = [];
  const hold = () => {
    for (const group of groups()) {
      const effect = new KeyframeEffect(findPartAround(group, 'carried'), null, {
        duration: 1,
        fill: 'both',
      });
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
      const how = drawn && placePicture(drawn, view, size);
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
