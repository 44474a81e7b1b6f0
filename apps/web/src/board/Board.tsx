/** The drawn board: ground on a canvas, overlays and pieces in SVG, one camera. Knows no rules. */
import { useCallback, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import './board.css';
import { fitted, kept, screenOf, spotUnder } from './camera.ts';
import { listenTo } from './gestures.ts';
import { strokeOf } from './keys.ts';
import { Lettering } from './margin/Lettering.tsx';
import { Margin } from './margin/Margin.tsx';
import { type BoardProps, hexOfPlace, placeOfHex, type Picking, type Pointed } from './model.ts';
import { Cursor, Hatches, Overlays } from './overlay/Overlays.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { pilesOf } from './pieces/stacks.ts';
import { boxOf, grown, HEX_RADIUS, hexAtSpot, hexBeside, type Spot } from './plate.ts';
import { useAnimations } from './useAnimations.ts';
import { type BoardCamera, type Surfaces, useCamera } from './useCamera.ts';
import { useFan } from './useFan.ts';

const GLIDE = 320;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The board of one battle. Fills its parent. */
export function Board(props: BoardProps) {
  const { ground, pieces, overlays, settings, ghosts } = props;
  const idPrefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<SVGGElement>(null);
  const surfaces = useMemo((): Surfaces => ({ root, canvas, world }), []);
  const board = useCamera(ground, settings.palette, pieces, surfaces);
  const { plate, plan } = board;
  const spotOf = useCallback(
    (place: string): Spot | null => plate.centres[hexOfPlace(place)] ?? null,
    [plate],
  );
  const [hovered, setHovered] = useState(-1);
  const [cursor, setCursor] = useState(-1);
  const [faded, setFaded] = useState(false);
  const piles = useMemo(() => pilesOf(pieces), [pieces]);
  const fan = useFan(piles);
  const chosen = useMemo(() => new Set(props.chosen), [props.chosen]);
  const pickable = useMemo(
    () => (props.pickablePieces ? new Set(props.pickablePieces) : null),
    [props.pickablePieces],
  );
  useAnimations(props.animations, settings.animation, world, spotOf, props.onAnimated);
  useBoardHandle(props.handle, board, spotOf, root);

  const pick = (pointed: Pointed, picking: Picking) => {
    const { piece, place } = pointed;
    const open = place !== null && props.pickablePlaces.some((each) => each.place === place);
    if (piece !== null && (pickable?.has(piece) || !open)) props.onPickPiece(piece, picking);
    else if (place !== null) props.onPickPlace(place, picking);
  };
  const pointedAt = (x: number, y: number, target: EventTarget | null): Pointed => {
    const element = target instanceof Element ? target.closest('[data-piece]') : null;
    const piece = element?.getAttribute('data-piece') ?? null;
    if (piece !== null) return { piece, place: pieces.find(({ id }) => id === piece)?.place ?? null };
    const hex = hexAtSpot(plate, spotUnder(board.camera.view(), x, y));
    return { piece: null, place: hex < 0 ? null : placeOfHex(hex) };
  };
  useHand(root, board, {
    pick(x, y, event, target) {
      const pointed = pointedAt(x, y, target);
      const touch = event.pointerType !== 'mouse';
      if (touch && pointed.place !== null && fan.wouldOpen(pointed.place)) return fan.open(pointed.place);
      if (!pointed.piece) fan.close();
      pick(pointed, { shift: event.shiftKey, touch, point: { x: event.clientX, y: event.clientY } });
    },
    hover(point) {
      const pointed = point ? pointedAt(point.x, point.y, point.target) : { place: null, piece: null };
      setHovered(pointed.place === null ? -1 : hexOfPlace(pointed.place));
      fan.hover(pointed);
      props.onHover?.(pointed);
    },
    inspect: (x, y, target) => props.onInspect?.(pointedAt(x, y, target), { x, y }),
  });

  const moveCursor = (direction: number) => {
    const start =
      cursor >= 0 ? cursor : hexOfPlace(pieces.find(({ id }) => chosen.has(id))?.place ?? 'hex:0');
    const hex = cursor < 0 ? Math.max(0, start) : hexBeside(plate, cursor, direction);
    if (hex < 0) return;
    setCursor(hex);
    showSpots(board, [plate.centres[hex]!], HEX_RADIUS * 2, 0);
    props.onHover?.({ place: placeOfHex(hex), piece: piles.get(placeOfHex(hex))?.at(-1)?.id ?? null });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const stroke = strokeOf(event.nativeEvent);
    if (!stroke || event.target !== root.current) return;
    const at = cursor >= 0 ? cursor : hovered;
    const place = at >= 0 ? placeOfHex(at) : null;
    if (stroke.do === 'commit' && place === null) return;
    event.preventDefault();
    if (stroke.do !== 'pan' && stroke.do !== 'zoom') event.stopPropagation();
    const { camera } = board;
    const view = camera.view();
    switch (stroke.do) {
      case 'cursor':
        return moveCursor(stroke.direction);
      case 'pan':
        return camera.look(
          kept({ ...view, x: view.x + stroke.x, y: view.y + stroke.y }, board.size(), board.limits()),
        );
      case 'zoom':
        return board.zoomBy(stroke.factor);
      case 'whole':
        return board.fitField(still() ? 0 : GLIDE);
      case 'fan':
        return place === null ? undefined : fan.toggle(place);
      case 'fade':
        return setFaded(true);
      case 'commit':
        return pick(
          { place, piece: piles.get(place ?? '')?.at(-1)?.id ?? null },
          { shift: event.shiftKey, touch: false, point: null },
        );
    }
  };
  const describe = (place: string) =>
    props.pickablePlaces.find((each) => each.place === place)?.label ??
    props.describePlace?.(place) ??
    `Hex ${ground.map.labels[hexOfPlace(place)] ?? place}`;
  const cursorId = `${idPrefix}cursor`;

  return (
    // A map is an application of its own: its keys move a cursor, and the element that has the focus hears them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className="board"
      data-palette={settings.palette}
      data-faded={faded || settings.hideCounters || undefined}
      style={{ '--counter-text': settings.textScale } as React.CSSProperties}
      role="application"
      aria-roledescription="battle map"
      aria-label={`Map of ${ground.title.battle}`}
      aria-activedescendant={cursor >= 0 ? cursorId : undefined}
      // The board is one tab stop; its keys move a cursor within it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && setFaded(false)}
      onBlur={() => setFaded(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const [x, y] = [event.clientX - left, event.clientY - top];
        props.onInspect?.(pointedAt(x, y, event.target), { x, y });
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="board-svg" role="presentation">
        <Hatches />
        <g ref={world}>
          <Margin plate={plate} plan={plan} title={ground.title} />
          <Lettering plate={plate} survey={ground.survey} names={ground.names} />
          <Overlays plate={plate} overlays={overlays} hexOf={hexOfPlace} />
          {hovered >= 0 && <Cursor plate={plate} hex={hovered} className="pointer" />}
          {cursor >= 0 && <Cursor plate={plate} hex={cursor} className="cursor" />}
          <Pieces
            pieces={pieces}
            spotOf={spotOf}
            chosen={chosen}
            pickable={pickable}
            ghosts={ghosts}
            fan={fan.place}
            idPrefix={idPrefix}
          />
        </g>
      </svg>
      {cursor >= 0 && (
        <span id={cursorId} className="visually-hidden" role="option" aria-selected="false">
          {describe(placeOfHex(cursor))}
        </span>
      )}
    </div>
  );
}

interface HandActions {
  readonly pick: (x: number, y: number, event: PointerEvent, target: EventTarget | null) => void;
  readonly hover: (point: { x: number; y: number; target: EventTarget | null } | null) => void;
  readonly inspect: (x: number, y: number, target: EventTarget | null) => void;
}

/** Listens to the hand; always with the latest actions. */
function useHand(root: Surfaces['root'], board: BoardCamera, actions: HandActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    return listenTo(element, {
      camera: board.camera,
      size: board.size,
      limits: board.limits,
      pick: (...given) => latest.current.pick(...given),
      hover: (point) => latest.current.hover(point),
      inspect: (...given) => latest.current.inspect(...given),
      dragging: (on) => element.classList.toggle('dragging', on),
    });
  }, [root, board]);
}

/** Brings spots into view with `room` plate units round them, moving as little as needed, zooming out only if it must. */
function showSpots(board: BoardCamera, spots: readonly Spot[], room: number, shy: number): void {
  if (spots.length === 0) return;
  const box = grown(boxOf(spots), room);
  const size = board.size();
  const view = board.camera.view();
  const [width, height] = [size.width - 2 * shy, size.height - 2 * shy];
  if (box.width * view.k > width || box.height * view.k > height) {
    return board.camera.glide(fitted(grown(box, shy / view.k), size, board.limits()), still() ? 0 : GLIDE);
  }
  const inward = (at: number, length: number, space: number) =>
    at < shy ? shy - at : at + length > space - shy ? space - shy - at - length : 0;
  const dx = inward(box.x * view.k + view.x, box.width * view.k, size.width);
  const dy = inward(box.y * view.k + view.y, box.height * view.k, size.height);
  if (dx || dy) board.camera.glide({ k: view.k, x: view.x + dx, y: view.y + dy }, still() ? 0 : GLIDE);
}

function useBoardHandle(
  handle: BoardProps['handle'],
  board: BoardCamera,
  spotOf: (place: string) => Spot | null,
  root: Surfaces['root'],
): void {
  useImperativeHandle(
    handle,
    () => ({
      fitField: () => board.fitField(still() ? 0 : GLIDE),
      fitPlaces: (places, shy = 40) => {
        const spots = places.map(spotOf).filter((spot) => spot !== null);
        showSpots(board, spots, HEX_RADIUS * 1.5, shy);
      },
      zoomBy: board.zoomBy,
      pointOf(place) {
        const spot = spotOf(place);
        if (!spot) return null;
        const [x, y] = screenOf(board.camera.view(), spot);
        return { x, y };
      },
      focus: () => root.current?.focus(),
    }),
    [board, spotOf, root],
  );
}
