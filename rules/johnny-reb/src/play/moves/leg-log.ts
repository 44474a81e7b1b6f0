import { lengthWords, type Stand } from '@linstock/ground';
import { listNames, told } from '@linstock/scene';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import type { MoveLeg } from '../../reckon/legs.ts';

/** The log items of a move. */

/** A leg that has been made. */
export interface MadeLeg {
  readonly leg: MoveLeg;
  /** The footprints on the way, its start and end included; on a wheel every few degrees. */
  readonly stands: readonly Stand[];
}

/** Tells the legs that a unit has made, as one way, and forgets them (JR-6.2a, JR-6.2d). */
export function tellLegs(game: Game, unit: UnitId, journal: MadeLeg[]): void {
  const { field } = game;
  const made = journal.splice(0);
  if (made.length === 0) return;
  emit(
    game,
    unitOf(field, unit).side,
    ['JR-6.2a'],
    () => told`${nameOf(field, unit)} ${listNames(made.map(({ leg }) => wordsOf(leg)))}`,
    () => ({
      kind: 'move',
      went: [
        {
          piece: unitPiece(unit),
          path: { poses: made.flatMap(({ stands }, i) => stands.slice(i > 0 ? 1 : 0)) },
        },
      ],
    }),
  );
}

/** A leg in words: `wheels right 30 degrees`. */
export function wordsOf(leg: MoveLeg): string {
  switch (leg.kind) {
    case 'advance':
      return `advances ${lengthWords(leg.distance, 1)}`;
    case 'oblique':
      return `goes ${lengthWords(leg.distance, 1)} obliquely to the ${leg.angle < 0 ? 'left' : 'right'}`;
    case 'wheel':
      return `wheels ${leg.about} ${Math.round(Math.abs(leg.angle)) / 10} degrees`;
    case 'back':
      return `steps back ${lengthWords(leg.distance, 1)}`;
    case 'about':
      return 'faces about';
  }
}
