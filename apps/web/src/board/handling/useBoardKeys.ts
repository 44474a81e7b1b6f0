/** The keys of a board: they pan, zoom, show the whole field, and fade the pieces while Space is held. Each kind of ground adds its own. */
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { keepInSight } from '../plate/camera.ts';
import { type BoardCamera, GLIDE_MS, isMotionReduced } from '../view/useCamera.ts';
import { readKey, type Stroke, strokeOf } from './keys.ts';
import type { BoardSettings } from './model.ts';

/** The listeners of a board's element. */
export interface FrameKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The keyboard's side of a board. */
export interface BoardKeys extends FrameKeys {
  /** Pieces are faded while Space is held. */
  readonly faded: boolean;
}

/** A key pressed on a board. */
export interface PressedKey {
  /** The usual key of the one pressed. */
  readonly key: string;
  /** The meaning of the key on every board. Null if it has none. */
  readonly stroke: Stroke | null;
  readonly shift: boolean;
}

/** The parts of a board that its keys act on. */
export interface KeyParts {
  readonly root: RefObject<HTMLElement | null>;
  readonly board: BoardCamera;
  readonly settings: Pick<BoardSettings, 'keys' | 'letterKeys'>;
}

/**
 * Keys of a board. A key used here goes no further; all others are left to the application.
 * @param takeOwn the keys of the ground, which are before those of the camera; false if it does not use the key
 */
export function useBoardKeys(
  { root, board, settings }: KeyParts,
  takeOwn: (pressed: PressedKey) => boolean,
): BoardKeys {
  const [faded, setFaded] = useState(false);
  return {
    faded,
    onKeyDown(event) {
      const [press, { keys, letterKeys }] = [event.nativeEvent, settings];
      const key = readKey(press, keys, letterKeys);
      if (key === null || event.target !== root.current) return;
      const stroke = strokeOf(press, keys, letterKeys);
      if (!takeOwn({ key, stroke, shift: event.shiftKey }) && !moveCamera(board, stroke, setFaded)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp(event) {
      if (event.key === ' ') setFaded(false);
    },
    onBlur: () => setFaded(false),
  };
}

/** Carries out a key of the camera. False if the key is not one of the camera's. */
function moveCamera(board: BoardCamera, stroke: Stroke | null, fade: (on: boolean) => void): boolean {
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
      fade(true);
      return true;
    default:
      return false;
  }
}
