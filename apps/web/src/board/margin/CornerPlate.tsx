/** The title of a map, its scale of yards and its north, in a corner of the window where no troops are. */
import type { Piece } from '@linstock/scene';
import { useEffect, useState } from 'react';
import { screenOf } from '../camera.ts';
import { idOfPlace } from '../model.ts';
import { contains, grown, HEX_RADIUS, type Spot } from '../plate.ts';
import type { HexView } from '../useHexView.ts';
import { type Title, Star } from './Margin.tsx';
import { scaleBar, YARDS } from './sheet.ts';

/** Width and height of the plate with its distance from the edges, in pixels; at the right it lies under the tabs of troops out of sight. */
const ROOM = { width: 276, height: 96, tabs: 36 };

/** Letters of a title that find room at its full size, and that size in pixels. */
const TITLE = { letters: 13, size: 23 };

/** Longest bar of the scale, in pixels. */
const BAR = 96;

/** How long a view must rest before the plate is set anew (milliseconds). */
const REST = 160;

/** Width of a window below which there is no room for the plate, in pixels. */
const NARROW = 600;

/** Where the plate stands, and how many pixels a yard is. */
interface Corner {
  readonly corner: 'left' | 'right' | 'none';
  readonly perYard: number;
}

/** The plate; nothing where troops are in both upper corners. */
export function CornerPlate(props: Seen & { readonly title: Title }) {
  const { corner, perYard } = useCorner(props);
  const { plate } = props.board;
  if (corner === 'none' || perYard === 0) return null;
  const { battle, date } = props.title;
  const { length } = scaleBar({ ...YARDS, per: perYard }, BAR);
  return (
    <div className="corner-plate" data-corner={corner} aria-hidden="true">
      <div>
        <p className="plan-of">{date ? 'Plan of the Battle of' : 'Plan of the ground of'}</p>
        <p className="battle" style={{ fontSize: TITLE.size * Math.min(1, TITLE.letters / battle.length) }}>
          {battle}
        </p>
        <p className="yards">
          <span className="bar" style={{ width: length * perYard }} />
          {length} yards
        </p>
      </div>
      <svg width="58" height="62" viewBox="-34 -38 68 70">
        <g className="margin">
          <Star x={0} y={3} bearing={plate.source.layout.bearing} radius={27} />
        </g>
      </svg>
    </div>
  );
}

interface Seen {
  readonly board: HexView;
  readonly pieces: readonly Piece[];
  readonly spotOf: (place: string) => Spot | null;
}

/** The corner that is clear of troops, found anew whenever the view has come to rest. */
function useCorner({ board, pieces, spotOf }: Seen): Corner {
  const [found, setFound] = useState<Corner>({ corner: 'none', perYard: 0 });
  useEffect(() => {
    const spots = pieces.flatMap(({ place }) => (place ? [spotOf(idOfPlace(place))] : []));
    const look = () => {
      const view = board.camera.view();
      const { width } = board.size();
      const troops = spots.flatMap((spot) => (spot ? [screenOf(view, spot)] : []));
      const clear = (x: number) => {
        const height = ROOM.height + (x > 0 ? ROOM.tabs : 0);
        const room = grown({ x, y: 0, width: ROOM.width, height }, HEX_RADIUS * view.k);
        return !troops.some((spot) => contains(room, spot));
      };
      const corner = clear(0) ? 'left' : clear(width - ROOM.width) ? 'right' : 'none';
      setFound({ corner: width < NARROW ? 'none' : corner, perYard: board.plate.perYard * view.k });
    };
    let timer = setTimeout(look, 0);
    const deafen = board.camera.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    });
    return () => {
      deafen();
      clearTimeout(timer);
    };
  }, [board, pieces, spotOf]);
  return found;
}
