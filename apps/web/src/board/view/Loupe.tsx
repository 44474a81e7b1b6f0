/** A magnifier that shows the board under a carrying finger, twice as large and out of its way. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardCamera } from './useCamera.ts';
import './loupe.css';

const LOUPE_SIDE_PX = 128;
const LOUPE_ZOOM = 2;
/** Distance of the glass from the board's edges, in pixels. */
const LOUPE_MARGIN_PX = 14;

interface Props {
  readonly at: { readonly x: number; readonly y: number };
  readonly board: BoardCamera;
  /** The layers under the drawn layer, lowest first. */
  readonly pictures: readonly RefObject<HTMLCanvasElement | null>[];
  /** Id of the SVG group with everything drawn above the ground. */
  readonly world: string;
}

/** The glass, in the upper corner that is farther from the finger. */
export function Loupe({ at, board, pictures, world }: Props) {
  const glass = useRef<HTMLCanvasElement>(null);
  const half = LOUPE_SIDE_PX / LOUPE_ZOOM / 2;
  useLayoutEffect(() => {
    const pen = glass.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, LOUPE_SIDE_PX, LOUPE_SIDE_PX);
    for (const { current: picture } of pictures) {
      if (!picture) continue;
      const ratio = picture.width / Math.max(1, picture.clientWidth);
      const [left, top, side] = [(at.x - half) * ratio, (at.y - half) * ratio, 2 * half * ratio];
      pen.drawImage(picture, left, top, side, side, 0, 0, LOUPE_SIDE_PX, LOUPE_SIDE_PX);
    }
  });
  const { x, y, k } = board.camera.view();
  const left =
    at.x > board.size().width / 2 ? LOUPE_MARGIN_PX : board.size().width - LOUPE_SIDE_PX - LOUPE_MARGIN_PX;
  return (
    <div className="loupe" style={{ left, top: LOUPE_MARGIN_PX }} aria-hidden="true">
      <canvas ref={glass} width={LOUPE_SIDE_PX} height={LOUPE_SIDE_PX} />
      <svg viewBox={`${at.x - half} ${at.y - half} ${2 * half} ${2 * half}`}>
        <g transform={`translate(${x} ${y}) scale(${k})`}>
          <use href={`#${world}`} />
        </g>
      </svg>
    </div>
  );
}
