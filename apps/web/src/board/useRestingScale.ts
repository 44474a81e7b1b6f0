/** The scale of a view that rests: what is laid out by it is laid out anew then, and not in each frame. */
import { useEffect, useState } from 'react';
import type { Camera, View } from './camera.ts';

/** How long a view must rest, in milliseconds. */
const REST = 160;

/** CSS pixels to a plate unit once the camera rests. */
export function useRestingScale(camera: Camera): number {
  return useResting(camera, scaleOf);
}

/** The view once the camera rests. */
export function useRestingView(camera: Camera): View {
  return useResting(camera, wholeView);
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
      rest = setTimeout(settle, REST);
    });
    rest = setTimeout(settle, 0);
    return () => {
      deafen();
      clearTimeout(rest);
    };
  }, [camera, read]);
  return seen;
}
