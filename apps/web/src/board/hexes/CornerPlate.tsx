/** The title of a map, its scale of yards and its north, in a corner of the window if no troops are. */

import type { Piece } from '@linstock/scene';
import { useEffect, useState } from 'react';
import { contains } from '../../common/box.ts';
import { part } from '../../common/parts.ts';
import { idOfPlace } from '../../common/places.ts';
import { Star, type Title } from '../margin/Margin.tsx';
import { boxInSightOf } from '../plate/camera.ts';
import { listOuterHexes, makeHexBox } from '../plate/plate.ts';
import { scaleBar, TITLE_FROM_WIDTH_PX, TITLE_ROOM, YARDS } from '../plate/sheet.ts';
import { isClear } from '../view/clearViews.ts';
import type { HexView } from './boardOfHexes.ts';

/** Height of the tabs of troops out of sight, in CSS pixels; in the right corner the title is below them. */
const TABS_HEIGHT_PX = 36;

/** Letters of a title that find room at its full size, and that size in pixels. */
const TITLE = { letters: 13, size: 23 };

/** Longest bar of the scale, in pixels. */
const BAR_WIDTH_PX = 96;

/** Time that a view must rest before the plate is placed again (milliseconds). */
const VIEW_REST_MS = 160;

/** The corner of the plate, and the pixels of a yard. */
interface Corner {
  readonly corner: 'left' | 'right' | 'none';
  readonly perYard: number;
}

/** The plate, in an upper corner. It is not shown if both upper corners have troops. */
export function CornerPlate(props: CornerView & { readonly title: Title }) {
  const { corner, perYard } = useCorner(props);
  const { plate } = props.board;
  if (corner === 'none' || perYard === 0) return null;
  const { battle, date } = props.title;
  const { length } = scaleBar({ ...YARDS, per: perYard }, BAR_WIDTH_PX);
  return (
    <div className="corner-plate" {...part('over view')} data-corner={corner} aria-hidden="true">
      <div>
        <p className="plan-of">{date ? 'Plan of the Battle of' : 'Plan of the ground of'}</p>
        <p
          className="battle"
          style={{
            fontSize: `calc(${TITLE.size * Math.min(1, TITLE.letters / battle.length)}px * var(--text-scale))`,
          }}
        >
          {battle}
        </p>
        <p className="yards">
          <span className="bar" style={{ width: length * perYard }} />
          {length} yards
        </p>
      </div>
      <svg width="62" height="62" viewBox="-46 -46 92 92">
        <g className="margin">
          <Star x={0} y={0} bearing={plate.source.layout.bearing} radius={27} />
        </g>
      </svg>
    </div>
  );
}

interface CornerView {
  readonly board: HexView;
  readonly pieces: readonly Piece[];
  readonly textScale: number;
}

/** The corner without troops, found again whenever the view has stopped. */
function useCorner({ board, pieces, textScale }: CornerView): Corner {
  const [found, setFound] = useState<Corner>({ corner: 'none', perYard: 0 });
  useEffect(() => {
    const spots = pieces.flatMap(({ place }) => (place ? [board.spotOf(idOfPlace(place))] : []));
    const outer = listOuterHexes(board.plate);
    const look = () => {
      const view = board.camera.view();
      const size = board.size();
      const { width } = size;
      const { field } = board.plate;
      const room = textScale * TITLE_ROOM.width;
      // If the whole field is in sight, the plate covers no hex of it either.
      const whole =
        contains(boxInSightOf(view, size), [field.x, field.y]) &&
        contains(boxInSightOf(view, size), [field.x + field.width, field.y + field.height]);
      const kept = whole ? outer : spots.flatMap((spot) => (spot ? [makeHexBox(spot)] : []));
      const clear = (x: number) => {
        const height = textScale * (TITLE_ROOM.height + (x > 0 ? TABS_HEIGHT_PX : 0));
        return isClear(view, kept, [{ width: room, x, y: 0, height }]);
      };
      const corner = clear(0) ? 'left' : clear(width - room) ? 'right' : 'none';
      setFound({
        corner: width < TITLE_FROM_WIDTH_PX ? 'none' : corner,
        perYard: board.plate.perYard * view.k,
      });
    };
    let timer = setTimeout(look, 0);
    const deafen = board.camera.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(look, VIEW_REST_MS);
    });
    return () => {
      deafen();
      clearTimeout(timer);
    };
  }, [board, pieces, textScale]);
  return found;
}
