import { unitOf, nameOf, sentence, unitPiece } from '../naming.ts';
import { tell } from '../game.ts';
import type { Moving } from '../state.ts';
import type { MoveLeg } from '../reckon/legs.ts';
import type { Alarmed } from './alarm.ts';
import { type Made, takeStep } from './stepping.ts';

/** A move under way goes on to its end, or to the next moment at which the other side may fire (JR-6.2h, JR-5.8b). */

/** Carries the move under way on. */
export function carryOn(game: Alarmed, moving: Moving): void {
  const { s } = game;
  const { unit } = moving;
  const made: Made[] = [];
  while (s.moving) {
    if (s.moving.exposed) s.moving = { ...s.moving, exposed: false };
    const step = takeStep(game, s.moving);
    if (step) made.push(step);
  }
  tellLegs(game, unit, made);
}

/** Tells the legs that a unit has made, as one way. */
function tellLegs(game: Alarmed, unit: number, made: readonly Made[]): void {
  const { field } = game;
  if (made.length === 0) return;
  tell(
    game,
    unitOf(field, unit).side,
    ['JR-6.2a'],
    () => sentence(`${nameOf(field, unit)} ${made.map(({ leg }) => wordsOf(leg)).join(', ')}`),
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
      return `advances ${inchesTold(leg.distance)}`;
    case 'oblique':
      return `goes ${inchesTold(leg.distance)} obliquely to the ${leg.angle < 0 ? 'left' : 'right'}`;
    case 'wheel':
      return `wheels ${leg.about} ${Math.round(Math.abs(leg.angle)) / 10} degrees`;
    case 'back':
      return `steps back ${inchesTold(leg.distance)}`;
    case 'about':
      return 'faces about';
  }
}

function inchesTold(distance: number): string {
  const inches = Math.round(distance / 100) / 10;
  return inches === 1 ? '1 inch' : `${inches} inches`;
}
