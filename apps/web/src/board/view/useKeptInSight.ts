/** What lies in and about the window: drawn anew when the camera comes near its edge, and not in each frame. */
import { useEffect, useState } from 'react';
import type { Box } from '../../common/box.ts';
import { inSight } from '../plate/camera.ts';
import { grown } from '../plate/plate.ts';
import type { BoardCamera } from './useCamera.ts';

/** How far about the window is kept, and how far is left of that when more is laid out, by shares of the window. */
const KEPT = 0.6;
const LEAST = 0.1;
/** How many times wider than the window more is kept than need be before it is let go. */
const MOST = 4;

/** The part of the plate in sight with some about it. */
export function useKeptInSight({ camera, size }: BoardCamera): Box {
  const [kept, setKept] = useState(() => about(inSight(camera.view(), size()), KEPT));
  useEffect(() => {
    const look = () => {
      const seen = inSight(camera.view(), size());
      setKept((before) => (isWithin(about(seen, LEAST), before, MOST) ? before : about(seen, KEPT)));
    };
    look();
    return camera.listen(look);
  }, [camera, size]);
  return kept;
}

function about(box: Box, share: number): Box {
  return grown(box, share * Math.max(box.width, box.height));
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
