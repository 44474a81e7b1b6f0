/** The camera of one board: its element's size, the frames that draw it, and its commands. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Box, boxOf, growBox, type Size, type Spot } from '../../common/box.ts';
import type { PaletteName } from '../../design/palette.ts';
import {
  type Camera,
  createCamera,
  fitBox,
  isTurned,
  keepInSight,
  type Limits,
  type View,
  zoomAbout,
} from '../plate/camera.ts';
import { planBareSheet, type SheetPlan } from '../plate/sheet.ts';
import { findBoxesOverBoard, type OpeningView, showWholeField } from './clearViews.ts';
import { frameSpots } from './framing.ts';
import { isSmall } from './smallWindow.ts';
import { type Sight, type Surfaces, useFrames } from './useFrames.ts';

/** The camera and its commands, for a board. */
export interface BoardCamera {
  readonly plan: SheetPlan;
  readonly camera: Camera;
  readonly size: () => Size;
  /** The boxes of the page over the board, in CSS pixels. */
  readonly over: () => readonly Box[];
  readonly limits: () => Limits;
  /** Goes to the whole field; if it is there already, back to the opening view, unless it must stay. */
  readonly fitField: (ms: number, stays?: boolean) => void;
  /** The view no longer shows the whole board: the camera is about to move. */
  readonly leaveWhole: () => void;
  /** To where it opens. */
  readonly reopen: (ms: number) => void;
  readonly zoomBy: (factor: number) => void;
}

const IGNORE = (): void => {};

/** Duration of a camera move, in milliseconds. */
export const GLIDE_MS = 320;

/** True if the reader has asked for less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ties camera, canvas and SVG together; the frames run outside React.
 * @param onWhole the reader has gone to the whole field, or back from it
 */
export function useCamera(
  sight: Sight,
  palette: PaletteName,
  opening: OpeningView,
  surfaces: Surfaces,
  onWhole: (whole: boolean) => void = IGNORE,
): BoardCamera {
  const [camera] = useState(() => createCamera({ x: 0, y: 0, k: 1 }, (draw) => requestAnimationFrame(draw)));
  const plan = useMemo(() => planBareSheet(sight.neat, sight.about, sight.field), [sight]);
  const size = useRef<Size>({ width: 0, height: 0 });
  // The last view that the page chose. As long as it is shown, the reader has not chosen one.
  const chosen = useRef<View | null>(null);
  // It is the whole field, and stays so in a window of another size.
  const isWhole = useRef(false);
  const told = useRef(onWhole);
  const choose = useCallback((view: View, whole: boolean) => {
    chosen.current = view;
    if (isWhole.current !== whole) told.current(whole);
    isWhole.current = whole;
  }, []);
  useEffect(() => {
    told.current = onWhole;
  });
  const board = useSteering(camera, { plan, sight, opening, root: surfaces.root }, size, choose);
  const { limits } = board;

  const open = (all = false) => {
    const over = overlying(surfaces.root);
    const whole = showWholeField({ ...sight, over }, size.current, limits());
    const view = all ? whole : opening(size.current, whole, limits(), over);
    choose(view, all && isWhole.current);
    camera.look(view);
  };
  const screen = useRef<Size>(screenSize());
  useMeasuredSize(surfaces.root, (next) => {
    const before = size.current;
    size.current = next;
    const turned = isTurned(screen.current, screenSize());
    screen.current = screenSize();
    // A window that changes while the camera is on its way there does not stop it half-way.
    if (turned || isOurs(camera.bound(), chosen.current)) open(isWhole.current && !turned);
    else camera.look(keepInSight(centred(camera.view(), before, next), next, limits()));
  });
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    // Another battle or another shape of the window: choose a view again, unless the reader has chosen one.
    if (size.current.width > 0 && isOurs(camera.view(), chosen.current)) latest.current(isWhole.current);
  }, [camera, plan]);
  useEffect(() => {
    // The board was turned, or has another ground, so all places have changed. A small window opens near
    // again if it did so before.
    if (size.current.width > 0) latest.current(isWhole.current || !isSmall(size.current));
  }, [sight]);
  useFrames(camera, sight, palette, { size, plan }, surfaces);
  return board;
}

/** The camera's commands, within the limits of the present sheet. */
function useSteering(
  camera: Camera,
  {
    plan,
    sight,
    opening,
    root,
  }: { plan: SheetPlan; sight: Sight; opening: OpeningView; root: Surfaces['root'] },
  size: RefObject<Size>,
  choose: (view: View, whole: boolean) => void,
): BoardCamera {
  // The opening view changes with every piece that moves; the camera's commands do not.
  const opens = useRef(opening);
  useEffect(() => {
    opens.current = opening;
  });
  return useMemo(() => {
    const limits = (): Limits => {
      const whole = fitBox(plan.about, size.current, { nearest: 4, farthest: 0.05 }).k;
      return { nearest: 3.2, farthest: Math.min(1, whole * 0.85), keep: plan.about };
    };
    return {
      plan,
      camera,
      size: () => size.current,
      over: () => overlying(root),
      limits,
      fitField(ms, stays = false) {
        const over = overlying(root);
        const whole = showWholeField({ ...sight, over }, size.current, limits());
        const back = !stays && isOurs(camera.view(), whole);
        const next = back ? opens.current(size.current, whole, limits(), over) : whole;
        choose(next, !back);
        camera.glide(next, ms);
      },
      leaveWhole: () => choose(camera.view(), false),
      reopen(ms) {
        const over = overlying(root);
        const whole = showWholeField({ ...sight, over }, size.current, limits());
        const view = opens.current(size.current, whole, limits(), over);
        choose(view, false);
        camera.glide(view, ms);
      },
      zoomBy(factor) {
        const { width, height } = size.current;
        const view = zoomAbout(camera.view(), factor, width / 2, height / 2, limits());
        camera.look(keepInSight(view, size.current, limits()));
      },
    };
  }, [camera, plan, sight, root, size, choose]);
}

const screenSize = (): Size => ({ width: innerWidth, height: innerHeight });

/** True if the view was chosen by the page and not by the reader. */
function isOurs(view: View, chosen: View | null): boolean {
  const same = (a: number, b: number) => Math.abs(a - b) < 0.5;
  return (
    chosen === null ||
    (same(view.x, chosen.x) && same(view.y, chosen.y) && Math.abs(view.k - chosen.k) < 1e-3)
  );
}

/** A view with the same spot in the middle of a window that has changed its size. */
function centred(view: View, before: Size, now: Size): View {
  return {
    ...view,
    x: view.x + (now.width - before.width) / 2,
    y: view.y + (now.height - before.height) / 2,
  };
}

function overlying({ current }: Surfaces['root']): readonly Box[] {
  return current ? findBoxesOverBoard(current) : [];
}

function useMeasuredSize(root: Surfaces['root'], changed: (size: Size) => void): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) latest.current({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [root]);
}

/** Brings spots into view with `room` plate units round them, moving as little as needed, zooming out only if it must. */
export function showSpots(board: BoardCamera, spots: readonly Spot[], room: number, shy: number): void {
  if (spots.length > 0) showBox(board, growBox(boxOf(spots), room), shy);
}

/** Brings a box into view, moving as little as needed, zooming out only if it must. */
function showBox(board: BoardCamera, box: Box, shy: number): void {
  const size = board.size();
  const view = board.camera.view();
  const ms = isMotionReduced() ? 0 : GLIDE_MS;
  const [width, height] = [size.width - 2 * shy, size.height - 2 * shy];
  if (box.width * view.k > width || box.height * view.k > height) {
    return board.camera.glide(fitBox(growBox(box, shy / view.k), size, board.limits()), ms);
  }
  const inward = (at: number, length: number, space: number) =>
    at < shy ? shy - at : Math.min(0, space - shy - at - length);
  const dx = inward(box.x * view.k + view.x, box.width * view.k, size.width);
  const dy = inward(box.y * view.k + view.y, box.height * view.k, size.height);
  if (dx || dy) board.camera.glide({ k: view.k, x: view.x + dx, y: view.y + dy }, ms);
}

/** Space around the pieces brought into view, in CSS pixels. */
const SIGHT_MARGIN_PX = 6;

/**
 * Brings the selected pieces into sight, with as many others as fit at a scale at which they can be told
 * apart.
 * @param least the smallest such scale
 */
export function bringSpots(
  board: BoardCamera,
  [chosen, others]: readonly [readonly Spot[], readonly Spot[]],
  room: number,
  least: number,
): void {
  const { width, height } = board.size();
  if (width === 0) return;
  const { k, x, y } = board.camera.view();
  const smallest = Math.min(k, least);
  const box = frameSpots(chosen, others, {
    size: {
      width: (width - 2 * SIGHT_MARGIN_PX) / smallest,
      height: (height - 2 * SIGHT_MARGIN_PX) / smallest,
    },
    middle: [(width / 2 - x) / k, (height / 2 - y) / k],
    room,
  });
  if (box) showBox(board, box, SIGHT_MARGIN_PX);
}

/**
 * Moves at the same scale until as many of these spots as fit together are in the middle, those nearest to it now
 * first.
 */
export function goTowards(board: BoardCamera, spots: readonly Spot[], room: number): void {
  const size = board.size();
  const { k, x, y } = board.camera.view();
  const middle: Spot = [(size.width / 2 - x) / k, (size.height / 2 - y) / k];
  const [first, ...rest] = [...spots].sort((a, b) => apart(a, middle) - apart(b, middle));
  if (!first) return;
  let box = growBox(boxOf([first]), room);
  for (const spot of rest) {
    const larger = joined(box, growBox(boxOf([spot]), room));
    if (larger.width * k <= size.width && larger.height * k <= size.height) box = larger;
  }
  board.camera.glide(fitBox(box, size, { nearest: k, farthest: k }), isMotionReduced() ? 0 : GLIDE_MS);
}

const apart = ([x, y]: Spot, [right, down]: Spot): number => Math.hypot(right - x, down - y);

/** The box round two. */
function joined(a: Box, b: Box): Box {
  return boxOf(
    [a, b].flatMap(({ x, y, width, height }): Spot[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}
