/**
 * The keys that both boards have: pan, zoom, show the whole field, and fade the pieces while Space is
 * pressed.
 */
import { type KeyboardEvent, useState } from 'react';
import { keepInSight } from '../plate/camera.ts';
import { type BoardCamera, GLIDE_MS, isMotionReduced } from '../view/useCamera.ts';
import type { Stroke } from './keys.ts';

/** The listeners of a board's element. */
export interface FrameKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The keys of a camera. */
export interface CameraKeys extends Omit<FrameKeys, 'onKeyDown'> {
  /** Pieces are faded. */
  readonly faded: boolean;
  /** Carries a key out. False if the key is not one of the camera's. */
  readonly carryOut: (stroke: Stroke | null) => boolean;
}

/** Keys that move the camera of a board, or fade its pieces. */
export function useCameraKeys(board: BoardCamera): CameraKeys {
  const [faded, setFaded] = useState(false);
  return {
    faded,
    carryOut(stroke) {
      switch (stroke?.do) {
        case 'pan': {
          const view = board.camera.view();
          const moved = { ...view, x: view.x + stroke.x, y: view.y + stroke.y };
          board.camera.look(keepInSight(moved, board.size(), board.limits()));
          return true;
        }
        case 'zoom':
          board.zoomBy(stroke.factor);
          return true;
        case 'whole':
          board.fitField(isMotionReduced() ? 0 : GLIDE_MS);
          return true;
        case 'fade':
          setFaded(true);
          return true;
        default:
          return false;
      }
    },
    onKeyUp(event) {
      if (event.key === ' ') setFaded(false);
    },
    onBlur: () => setFaded(false),
  };
}
