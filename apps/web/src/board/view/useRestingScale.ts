/** The scale of a view at rest. Parts that depend on it are drawn again then, and not in each frame. */
import { useEffect, useMemo, useState } from 'react';
import type { Camera, View } from '../plate/camera.ts';
import { NAMES_FROM_RADIUS_PX } from '../plate/names.ts';
import type { Pane } from '../plate/pane.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import type { BoardCamera } from './useCamera.ts';

/** How long a view must rest, in milliseconds. */
export const VIEW_REST_MS = 160;

/** CSS pixels to a plate unit once the camera rests. */
export function useRestingScale(camera: Camera): number {
  return useResting(camera, scaleOf);
}

/** The view once the camera rests. */
export function useRestingView(camera: Camera): View {
  return useResting(camera, wholeView);
}

/** The visible part of a board that is far off and at rest, with the boxes over it. Null if names are on the counters. */
export function usePane({ camera, size, over }: BoardCamera): Pane | null {
  const view = useRestingView(camera);
  return useMemo(() => {
    if (view.k * HEX_RADIUS >= NAMES_FROM_RADIUS_PX) return null;
    const { width, height } = size();
    return {
      window: { x: -view.x, y: -view.y, width, height },
      over: over().map((box) => ({ ...box, x: box.x - view.x, y: box.y - view.y })),
    };
  }, [view, size, over]);
}

const scaleOf = ({ k }: View): number => k;
const wholeView = (view: View): View => view;

function useResting<T>(camera: Camera, read: (view: View) => T): T {
  const [seen, setSeen] = useState(() => read(camera.view()));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setSeen(() => read(camera.view()));
    const deafen = camera.listen(() => {
      clearTimeout(rest);
      rest = setTimeout(settle, VIEW_REST_MS);
    });
    rest = setTimeout(settle, 0);
    return () => {
      deafen();
      clearTimeout(rest);
    };
  }, [camera, read]);
  return seen;
}
