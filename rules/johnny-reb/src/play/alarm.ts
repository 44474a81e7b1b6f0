import type { Spot, Stand } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { UnitId } from '../model/field.ts';
import type { Game } from '../model/game.ts';

/** An event that may shake friends near it: a rout, a loss, an officer killed (JR-12.1d). */
export interface Alarm {
  readonly side: Side;
  /** Its place, before any fall-back: a footprint, or an officer's point. */
  readonly place: Stand | Spot;
  /** The unit that routed; null for a loss or an officer. */
  readonly routed: UnitId | null;
}

/** A charging unit, and the checks that it may owe when its charge is over (JR-12.2c). */
export interface PostponedAlarms {
  readonly alarm: Alarm;
  readonly unit: UnitId;
}

/** A game in which alarms are gathered, to run when what caused them is over (JR-12.2d). */
export interface AlarmContext extends Game {
  readonly alarms: Alarm[];
  readonly postponed: PostponedAlarms[];
}
