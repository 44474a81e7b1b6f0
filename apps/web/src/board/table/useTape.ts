/** The tape measure on the table: put down at one place or stand, drawn out to another. */
import type { Spot as Place } from '@linstock/ground';
import { useEffect, useMemo, useState } from 'react';
import type { Carry } from '../handling/gestures.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { measureTape, type TapeEnd, type TapeReading } from './tape.ts';

/** The tape and its actions, for the parts of the table. */
export interface TapeControl {
  readonly active: boolean;
  readonly reading: TapeReading | null;
  readonly toggle: () => void;
  /** A click: the first places one end, the second the other, a third begins again. */
  readonly putEnd: (place: Place, piece: string | null) => void;
  readonly follow: (place: Place, piece: string | null) => void;
  /** A drag draws the tape out. */
  readonly carry: (place: Place, piece: string | null, placeUnder: (x: number, y: number) => Place) => Carry;
}

interface Tape {
  readonly from: TapeEnd;
  readonly to: TapeEnd;
  readonly fixed: boolean;
}

/** Holds the tape's state, and calls back when it is taken up and put away. */
export function useTape(pieces: readonly StandPiece[], onTape?: (inHand: boolean) => void): TapeControl {
  const [active, setActive] = useState(false);
  useEffect(() => onTape?.(active), [active, onTape]);
  const [tape, setTape] = useState<Tape | null>(null);
  return useMemo((): TapeControl => {
    const end = (place: Place, piece: string | null): TapeEnd => ({
      place,
      stand: pieces.find(({ id }) => id === piece)?.pose ?? null,
    });
    const drawTo = (to: TapeEnd) => setTape((now) => now && (now.fixed ? now : { ...now, to }));
    return {
      active,
      reading: active && tape ? measureTape(tape.from, tape.to) : null,
      toggle() {
        setActive(!active);
        setTape(null);
      },
      putEnd(place, piece) {
        const at = end(place, piece);
        setTape((now) =>
          now && !now.fixed ? { ...now, to: at, fixed: true } : { from: at, to: at, fixed: false },
        );
      },
      follow: (place, piece) => drawTo(end(place, piece)),
      carry(place, piece, placeUnder) {
        const from = end(place, piece);
        setTape({ from, to: from, fixed: false });
        return {
          move: (x, y) => drawTo(end(placeUnder(x, y), pieceUnder(pieces, placeUnder(x, y)))),
          drop: () => setTape((now) => now && { ...now, fixed: true }),
          cancel: () => setTape(null),
        };
      },
    };
  }, [active, tape, pieces]);
}

/** The stand at a place; null if there is none. */
function pieceUnder(pieces: readonly StandPiece[], place: Place): string | null {
  return (
    pieces.find(({ pose }) => measureTape({ place, stand: null }, { place, stand: pose }).length === 0)?.id ??
    null
  );
}
