import type { Table } from '@linstock/ground';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import type { TableBearing } from '../../board/bearing.ts';
import { type Bearing, turnBearing } from '../../board/plate/tablePlate.ts';
import { isOpenedNear } from '../../board/table/tableOpening.ts';
import type { Size } from '../../common/box.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** By how much larger a table must be seen to be turned. */
const MIN_GAIN = 1.06;

/** A window so low that a table which is higher than wide would be a narrow strip in it: a phone held sideways. */
const HELD_SIDEWAYS = `${WINDOWS.low} and (orientation: landscape)`;

/** True if a quarter turn makes a table so much larger on a board of this size that it should be turned. */
export function isLargerTurned({ width, height }: Pick<Table, 'width' | 'height'>, board: Size): boolean {
  const level = Math.min(board.width / width, board.height / height);
  return Math.min(board.width / height, board.height / width) > level * MIN_GAIN;
}

/** The best bearing of a table on the board. */
interface BestBearing {
  /** It is seen larger by a quarter turn. */
  readonly larger: boolean;
  /** True if only a part of it is shown, so that its arms can be recognised. */
  readonly near: boolean;
}

const USUAL_BEARING: BestBearing = { larger: false, near: false };

/**
 * Whether the table is turned by a quarter on the board, and whether the view is near. It is computed again
 * when the board's width changes, but not when a sheet or a keyboard reduces its height.
 */
function useLying(
  table: Pick<Table, 'width' | 'height'> | null,
  board: RefObject<HTMLElement | null>,
  covered: boolean,
): BestBearing {
  const [lying, setLying] = useState(USUAL_BEARING);
  useEffect(() => {
    if (!table || !board.current || covered) return;
    let wide = 0;
    const watching = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (Math.abs(width - wide) < 1 || height === 0) return;
      wide = width;
      const size = { width, height };
      setLying({ larger: isLargerTurned(table, size), near: isOpenedNear(table, size) });
    });
    watching.observe(board.current);
    return () => watching.disconnect();
  }, [table, board, covered]);
  return table === null ? USUAL_BEARING : lying;
}

/**
 * The bearing of a table. For the first side, who sits at its southern edge, north is up; for the second side
 * south is up. If two players share the screen and wish it, it turns to the side that decides. In an upright
 * window a wide table is turned upright if that shows it larger, with the player's own edge at the left. A
 * phone shows a part of it, so there the player's army stays at the foot until the player looks at the whole.
 * On a phone held sideways a high table lies down. Turns by hand are added to that.
 * @param table its size; null if the game has no table in inches
 * @param covered true if something else has the board's place, such as the muster; its size is then not used
 */
export function useBearing(
  table: Pick<Table, 'width' | 'height'> | null,
  board: RefObject<HTMLElement | null>,
  covered: boolean,
): TableBearing {
  const session = useSession();
  const { turnToSide } = useSettings();
  const side = useSessionState((state) => state.asked?.side ?? state.waiting ?? 0);
  // A panel opened next to the board in a wide window makes the board narrow, and turns nothing.
  const portrait = useMedia('(orientation: portrait)');
  const sideways = useMedia(HELD_SIDEWAYS);
  const { larger, near } = useLying(table, board, covered);
  const wide = table !== null && table.width > table.height;
  // Checked when the reader goes there: a lowered sheet leaves more height.
  const [upright, setUpright] = useState(false);
  const onWhole = useCallback(
    (whole: boolean) => {
      const { clientWidth: width, clientHeight: height } = board.current ?? {
        clientWidth: 0,
        clientHeight: 0,
      };
      setUpright(whole && table !== null && isLargerTurned(table, { width, height }));
    },
    [board, table],
  );
  const turned = wide ? portrait && (near ? upright : larger) : larger && sideways;
  const [byHand, setByHand] = useState<Bearing>(0);
  const [seat, other] = session.seats;
  const seen = other !== undefined && turnToSide ? side : other === undefined ? (seat ?? 0) : 0;
  const own = seen === 1 ? turnBearing(byHand, 180) : byHand;
  return {
    bearing: turned ? turnBearing(own, 270) : own,
    turn: (by) => setByHand(turnBearing(byHand, by)),
    forWhole: wide && portrait && near && upright,
    onWhole,
  };
}
