import type { Switches } from '../tables/switches.ts';
import type { MorschauserBattle } from './index.ts';

/** The men in a stand at the scale of a battle, by kind of company (MM-A1b to MM-A1d). */
export interface Scale {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
}

/** A battle to be drawn up. */
export interface BattleLists {
  /** The id of the battle. */
  readonly id: string;
  readonly lists: MorschauserBattle;
  readonly switches: Switches;
  readonly scale: Scale;
  readonly pickup: boolean;
  /** True if the players buy and place their forces themselves (MM-BAT1f): no company has a starting place. */
  readonly own?: boolean;
}
