/** The free-measure table: painted ground on a canvas, stands and overlays in SVG, one camera. Knows no rules. */
import { type CSSProperties, useCallback, useId, useMemo, useRef } from 'react';
import '../board.css';
import '../overlay/overlay.css';
import '../pieces/pieces.css';
import '../margin/margin.css';
import './stands.css';
import { Margin } from '../margin/Margin.tsx';
import { INCHES } from '../margin/sheet.ts';
import { grown, type Spot } from '../plate.ts';
import { useAnimations } from '../useAnimations.ts';
import { type Sight, type Surfaces, useCamera } from '../useCamera.ts';
import type { StandPiece } from './Stand.tsx';
import { Stands } from './Stands.tsx';
import { EDGE, TableEdge } from './TableEdge.tsx';
import { placeOf, type TableBoardProps } from './tableModel.ts';
import { PER_INCH, spotOfPlace, tablePlateOf } from './tablePlate.ts';

/** Width by which it is decided how much of a stand is drawn: 3 inches. */
const STAND_WIDTH = 3 * PER_INCH;

/** The table of one battle. Fills its parent. */
export function TableBoard(props: TableBoardProps) {
  const { ground, settings, turned } = props;
  const idPrefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<SVGGElement>(null);
  const surfaces = useMemo((): Surfaces => ({ root, canvas, world }), []);
  const plate = useMemo(() => tablePlateOf(ground.table, turned), [ground, turned]);
  const sight = useMemo(
    (): Sight => ({
      source: { kind: 'table', table: ground.table, name: ground.title.battle, turned },
      neat: grown(plate.field, EDGE),
      pieceWidth: STAND_WIDTH,
    }),
    [ground, plate, turned],
  );
  const pieces = useMemo(
    () => props.pieces.filter((piece): piece is StandPiece => 'pose' in piece),
    [props.pieces],
  );
  const troops = useMemo(() => pieces.map(({ pose }) => spotOfPlace(plate, pose)), [pieces, plate]);
  const board = useCamera(sight, settings.palette, troops, surfaces);
  const spotOf = useCallback(
    (place: string): Spot | null => {
      const at = placeOf(place);
      return at && spotOfPlace(plate, at);
    },
    [plate],
  );
  useAnimations(props.animations, settings.animation, world, spotOf, props.onAnimated);
  const chosen = useMemo(() => new Set(props.chosen), [props.chosen]);
  const pickable = useMemo(
    () => (props.pickablePieces ? new Set(props.pickablePieces) : null),
    [props.pickablePieces],
  );
  return (
    <div
      ref={root}
      className="board"
      data-palette={settings.palette}
      data-faded={settings.hideCounters || undefined}
      style={{ '--counter-text': settings.textScale } as CSSProperties}
      role="application"
      aria-roledescription="battle table"
      aria-label={`Table of ${ground.title.battle}`}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <svg className="board-svg" role="presentation">
        <defs>
          <pattern id="stand-grass" width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M1 4l.6 -2M2 4l.2 -2.2M6 8l-.5 -1.8M6.8 8l.5 -2" stroke="#7d7a45" strokeWidth=".5" />
          </pattern>
        </defs>
        <g ref={world}>
          <Margin
            plan={board.plan}
            title={ground.title}
            bearing={turned ? 180 : 0}
            rule={{ ...INCHES, per: PER_INCH }}
          />
          <TableEdge plate={plate} />
          <Stands {...{ plate, pieces, chosen, pickable, idPrefix }} leaving={NONE} />
        </g>
      </svg>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
