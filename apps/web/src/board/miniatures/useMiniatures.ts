/** Keeps the canvas of miniatures in step with the camera, the pieces, and those that are on their way. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Step } from '../plate/sight.ts';
import type { BoardCamera } from '../view/useCamera.ts';
import { startMiniatureLayer, type TableContents, USUAL_RIMS } from './layer.ts';

/** How long a view must rest before figures are painted at its scale, in milliseconds. */
const VIEW_REST_MS = 120;

/** Moves a miniature frame by frame; null if it has arrived. */
export type MoveMiniature = (piece: string, step: Step | null) => void;

/** The stands and the marks on the table. */
type MiniatureContents = Pick<TableContents, 'miniatures' | 'relics' | 'plate'>;

/** Paints the miniatures. Returns the function that animations call for pieces on their way. */
export function useMiniatures(
  canvas: RefObject<HTMLCanvasElement | null>,
  board: BoardCamera,
  { miniatures, relics, plate }: MiniatureContents,
): MoveMiniature {
  const laid = useRef<TableContents>({ miniatures, relics, plate, moving: new Map(), rims: USUAL_RIMS });
  const ask = useRef<() => void>(() => undefined);
  const { camera, size } = board;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const layer = startMiniatureLayer(element);
    let frame = 0;
    let moved = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      frame = 0;
      if (size().width === 0) return;
      const resting = performance.now() - moved > VIEW_REST_MS;
      const done = layer.draw(laid.current, camera.view(), size(), devicePixelRatio, resting);
      if (!done) asked();
    };
    const asked = () => {
      frame ||= requestAnimationFrame(draw);
    };
    ask.current = asked;
    laid.current = { ...laid.current, rims: rimsOf(element) };
    const deafen = camera.listen(() => {
      moved = performance.now();
      asked();
      clearTimeout(rest);
      rest = setTimeout(asked, VIEW_REST_MS + 10);
    });
    asked();
    return () => {
      deafen();
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      ask.current = () => undefined;
    };
  }, [canvas, camera, size]);
  useLayoutEffect(() => {
    laid.current = { ...laid.current, miniatures, relics, plate };
    ask.current();
  }, [miniatures, relics, plate]);
  return useMemo(
    (): MoveMiniature => (piece, step) => {
      const moving = new Map(laid.current.moving);
      if (step) moving.set(piece, step);
      else moving.delete(piece);
      laid.current = { ...laid.current, moving };
      ask.current();
    },
    [],
  );
}

/** The sides' colours as the page about the canvas has them: a system says which of its sides is red and which blue. */
function rimsOf(element: Element): readonly [string, string] {
  const style = getComputedStyle(element);
  const paint = (name: string, usual: string) => {
    const said = style.getPropertyValue(name).trim();
    return /^#[0-9a-f]{6}$/i.test(said) ? said : usual;
  };
  return [paint('--first-paint', USUAL_RIMS[0]), paint('--second-paint', USUAL_RIMS[1])];
}
