import type { Switches } from '../tables/switches.ts';
import type { MorschauserBattle } from './index.ts';

/** What the scale of a battle says a stand is: men by kind of company (MM-A1b to MM-A1d). */
export interface Scale {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
}

/** A battle to be drawn up. */
export interface BattleLists {
  /** What the house calls the battle. */
  readonly id: string;
  readonly lists: MorschauserBattle;
  readonly switches: Switches;
  readonly scale: Scale;
  readonly pickup: boolean;
  /** The players buy and place their forces themselves (MM-BAT1f): nobody has a place to start from. */
  readonly own?: boolean;
}
