import type { Table } from '@linstock/ground';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { type Bearing, turnedBy } from '../../board/table/tablePlate.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useSession, useSessionState } from '../useSession.ts';

/** How a free-measure table lies before the reader, and how to turn it. */
export interface Lies {
  readonly bearing: Bearing;
  readonly turn: (by: 90 | 180) => void;
}

/**
 * A table lies with its north up for the first side, who sits at its southern edge, and the other way for the second; where
 * two share it and wish it so, it turns to the side that decides. In a window that stands upright a wide table stands upright too, with
 * the player's own edge at the left. Turns by hand come on top of that.
 * @param table its size; null where the game has no table of inches
 */
export function useBearing(table: Pick<Table, 'width' | 'height'> | null): Lies {
  const session = useSession();
  const { turnToSide } = useSettings();
  const side = useSessionState((state) => state.asked?.side ?? state.waiting ?? 0);
  const upright = useMedia('(orientation: portrait)') && table !== null && table.width > table.height;
  const [byHand, setByHand] = useState<Bearing>(0);
  const [seat, other] = session.seats;
  const seen = other !== undefined && turnToSide ? side : other === undefined ? (seat ?? 0) : 0;
  const own = seen === 1 ? turnedBy(byHand, 180) : byHand;
  return {
    bearing: upright ? turnedBy(own, 270) : own,
    turn: (by) => setByHand(turnedBy(byHand, by)),
  };
}
