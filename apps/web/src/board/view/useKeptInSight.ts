/**
 * The part in and around the window. It is drawn again when the camera comes near its edge, and not in each frame.
 */

import { useEffect, useState } from 'react';
import { type Box, growBox } from '../../common/box.ts';
import { boxInSightOf } from '../plate/camera.ts';
import type { BoardCamera } from './useCamera.ts';

/**
 * The margin around the window that is drawn, and the remaining margin at which more is drawn; both as shares
 * of the window.
 */
const KEPT_SHARE = 0.6;
const MIN_LEFT_SHARE = 0.1;
/** Width of the drawn part, in windows, beyond which the surplus is dropped. */
const MAX_KEPT_WIDTHS = 4;

/** The part of the plate in sight with some about it. */
export function useKeptInSight({ camera, size }: BoardCamera): Box {
  const [kept, setKept] = useState(() => about(boxInSightOf(camera.view(), size()), KEPT_SHARE));
  useEffect(() => {
    const look = () => {
      const seen = boxInSightOf(camera.view(), size());
      setKept((before) =>
        isWithin(about(seen, MIN_LEFT_SHARE), before, MAX_KEPT_WIDTHS) ? before : about(seen, KEPT_SHARE),
      );
    };
    look();
    return camera.listen(look);
  }, [camera, size]);
  return kept;
}

function about(box: Box, share: number): Box {
  return growBox(box, share * Math.max(box.width, box.height));
}

function isWithin(inner: Box, outer: Box, most: number): boolean {
  return (
    outer.width < most * inner.width &&
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
