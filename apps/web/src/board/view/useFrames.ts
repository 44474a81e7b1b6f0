/** The frames that draw a board: the ground on its canvas, and the transform of everything above it. */

import { type RefObject, useEffect, useRef } from 'react';
import { type Box, growBox, type Size } from '../../common/box.ts';
import type { PaletteName } from '../../design/palette.ts';
import type { GroundSource } from '../ground/engraving.ts';
import { type GroundLayer, startGroundLayer } from '../ground/tiles.ts';
import { type Camera, type Detail } from '../plate/camera.ts';
import type { SheetPlan } from '../plate/sheet.ts';
import { type CarriedPicture, createCarriedPicture } from './carriedPicture.ts';

/** The elements the frames draw on. */
export interface Surfaces {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  /** For a table: the drawing below its miniatures. */
  readonly under: RefObject<SVGGElement | null>;
}

/** The ground and field that a camera shows. Use the same object while its meaning is unchanged. */
export interface Sight {
  readonly source: GroundSource;
  /** The line round the drawn ground. */
  readonly neat: Box;
  /** The part of it within which the camera stays. */
  readonly about: Box;
  /** How much detail of a piece is drawn at a scale. */
  readonly detail: (k: number) => Detail;
  /** The part of the sheet that counts as the whole field. */
  readonly field: Box;
  /** The part that must not be covered when the whole is shown: the outer hexes, or all of a table. */
  readonly edge: readonly Box[];
  /** The room for a title in an upper corner, in CSS pixels; null if there is none. */
  readonly title: Size | null;
}

/** How long a view must rest before it is painted at its own scale, in milliseconds. */
const VIEW_REST_MS = 90;
/**
 * How long it must rest before parts out of sight are painted too. Such a sheet is always finished, and the
 * next view waits for it.
 */
const LONG_REST = 1500;
/** How long painted sheets wait so that several are shown together, in milliseconds. */
const BATCH_MS = 110;
/** Paper outside the frame, in plate units. */
const SHEET_EDGE = 26;

/** One frame sets the canvas and the SVG's transform; a rest orders the painting at the exact scale. */
export function useFrames(
  camera: Camera,
  { source, detail }: Sight,
  palette: PaletteName,
  { size, plan }: { readonly size: RefObject<Size>; readonly plan: SheetPlan },
  surfaces: Surfaces,
): void {
  const paper = useRef(growBox(plan.frame, SHEET_EDGE));
  const frames = useRef<Frames | null>(null);
  const firstPalette = useRef(palette);
  useEffect(() => {
    const canvas = surfaces.canvas.current;
    if (!canvas) return;
    const carried = createCarriedPicture(() =>
      [surfaces.world.current, surfaces.under.current].filter((group) => group != null),
    );
    const layer = (changed: () => void) => startGroundLayer(canvas, source, firstPalette.current, changed);
    const running = runFrames(layer, {
      camera,
      surfaces,
      detail,
      size,
      paper,
      carried,
    });
    frames.current = running;
    return () => running.stop();
  }, [camera, source, detail, size, surfaces]);
  useEffect(() => {
    paper.current = growBox(plan.frame, SHEET_EDGE);
    frames.current?.moved();
  }, [plan]);
  useEffect(() => {
    firstPalette.current = palette;
    frames.current?.ground.setPalette(palette);
    frames.current?.moved();
  }, [palette]);
}

/** The frames of one ground, outside React. */
interface Frames {
  readonly ground: GroundLayer;
  /** Draws the next frame again, and paints at the exact scale once the view rests. */
  readonly moved: () => void;
  readonly stop: () => void;
}

/** The data from which a frame is drawn. */
interface FrameSource {
  readonly camera: Camera;
  readonly surfaces: Surfaces;
  readonly detail: Sight['detail'];
  readonly size: RefObject<Size>;
  readonly paper: RefObject<Box>;
  /** The drawings above the ground. */
  readonly carried: CarriedPicture;
}

function runFrames(layer: (changed: () => void) => GroundLayer, drawn: FrameSource): Frames {
  const { camera, surfaces, size, carried } = drawn;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let long: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (size.current.width === 0) return;
      drawFrame(ground, drawn);
      // The first picture has its lettering at the right size already.
      if (!surfaces.root.current?.style.getPropertyValue('--k')) letter();
    });
  };
  const batch = batched(ask);
  // Sheets are shown in batches, because each frame costs the painter's time. The last ones are shown immediately.
  const more = () => {
    if (ground.settled(camera.view(), size.current, devicePixelRatio)) ask();
    else batch.soon();
  };
  const ground = layer(more);
  const paintAtRest = () => {
    if (size.current.width > 0) ground.settle(camera.view(), size.current, devicePixelRatio);
  };
  // Lettering takes the new scale only at rest: a custom property set in each frame restyles every counter.
  const letter = () => surfaces.root.current?.style.setProperty('--k', camera.view().k.toFixed(3));
  const settle = () => {
    rest = undefined;
    carried.renew();
    ask();
    letter();
    paintAtRest();
    long = setTimeout(() => ground.complete(camera.view(), size.current, devicePixelRatio), LONG_REST);
  };
  const moved = () => {
    ask();
    // The first move after a rest may be the only one (a press of a button). It is painted immediately.
    if (rest === undefined) {
      carried.renew();
      paintAtRest();
    }
    clearTimeout(rest);
    clearTimeout(long);
    rest = setTimeout(settle, VIEW_REST_MS);
  };
  const deafen = camera.listen(moved);
  moved();
  return {
    ground,
    moved,
    stop() {
      deafen();
      clearTimeout(rest);
      clearTimeout(long);
      batch.stop();
      cancelAnimationFrame(frame);
      ground.close();
    },
  };
}

/** Runs once for all requests within a while. */
function batched(run: () => void): { readonly soon: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function drawFrame(ground: GroundLayer, drawn: FrameSource): void {
  const { camera, surfaces, detail: detailOf, size, paper } = drawn;
  const view = camera.view();
  ground.draw(view, size.current, devicePixelRatio, paper.current);
  drawn.carried.show(view, size.current);
  const root = surfaces.root.current;
  if (!root) return;
  const detail = detailOf(view.k);
  if (root.dataset['detail'] !== detail) root.dataset['detail'] = detail;
  if (ground.engraved()) root.dataset['engraved'] = 'true';
  else delete root.dataset['engraved'];
  if (drawn.carried.sharp() && ground.settled(view, size.current, devicePixelRatio))
    root.dataset['settled'] = 'true';
  else delete root.dataset['settled'];
}
