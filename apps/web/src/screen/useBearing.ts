import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { type Bearing, turnedBy } from '../board/table/tablePlate.ts';
import { useSession, useSessionState } from './useSession.ts';

/** How a free-measure table lies before the reader, and how to turn it. */
export interface Lies {
  readonly bearing: Bearing;
  readonly turn: (by: 90 | 180) => void;
}

/**
 * A table lies with its north up for the first side, who sits at its southern edge, and the other way for the second; where
 * two share it and wish it so, it turns to the side that decides. Turns by hand come on top of that.
 */
export function useBearing(): Lies {
  const session = useSession();
  const { turnToSide } = useSettings();
  const side = useSessionState((state) => state.asked?.side ?? state.waiting ?? 0);
  const [byHand, setByHand] = useState<Bearing>(0);
  const [seat, other] = session.seats;
  const seen = other !== undefined && turnToSide ? side : other === undefined ? (seat ?? 0) : 0;
  return {
    bearing: seen === 1 ? turnedBy(byHand, 180) : byHand,
    turn: (by) => setByHand(turnedBy(byHand, by)),
  };
}
