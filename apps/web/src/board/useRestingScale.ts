/** The scale of a view that rests: what is laid out by it is laid out anew then, and not in each frame. */
import { useEffect, useState } from 'react';
import type { Camera } from './camera.ts';

/** How long a view must rest, in milliseconds. */
const REST = 160;

/** CSS pixels to a plate unit once the camera rests. */
export function useRestingScale(camera: Camera): number {
  const [scale, setScale] = useState(() => camera.view().k);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setScale(camera.view().k);
    const deafen = camera.listen(() => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST);
    });
    rest = setTimeout(settle, 0);
    return () => {
      deafen();
      clearTimeout(rest);
    };
  }, [camera]);
  return scale;
}
