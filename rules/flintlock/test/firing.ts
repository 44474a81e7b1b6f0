import type { Answer } from '../src/model/answers.ts';
import type { State } from '../src/model/state.ts';
import * as S from '../src/model/state.ts';
import type { ArmySetting, CommandSetting, GunSetting, Setting } from './setting.ts';
import { type Situation, situation } from './situation.ts';

/** Two Commands face to face, their leaders far behind them: Webster's men look north, Eaton's south. */
export interface Duel {
  readonly british?: readonly string[];
  readonly american?: readonly string[];
  readonly webster?: Omit<CommandSetting, 'at'>;
  readonly eaton?: Omit<CommandSetting, 'at'>;
  readonly britishGuns?: readonly GunSetting[];
  readonly americanGuns?: readonly GunSetting[];
  readonly field?: Pick<Setting, 'levels' | 'terrain' | 'sides' | 'impassable'>;
  /** The hexes of the two sides' leaders; by default `1016` and `1003`. */
  readonly leaders?: readonly [string, string];
  readonly prepare?: (state: State, t: Situation) => void;
}

/** The turn of Webster's Command, in command, before its first action. */
export function duel(given: Duel = {}): Situation {
  const t = facingOff(given);
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

/** The same before a turn is chosen. */
export function facingOff(given: Duel = {}): Situation {
  const [behind, beyond] = given.leaders ?? ['1016', '1003'];
  const army = (
    name: string,
    at: readonly string[],
    command: Omit<CommandSetting, 'at'> | undefined,
    guns: readonly GunSetting[] | undefined,
    leader: string,
  ): ArmySetting => ({
    commands: { [name]: { range: 8, leader, ...command, at } },
    ...(guns && { guns }),
    overall: { at: leader, range: 8 },
  });
  return situation(
    {
      ...given.field,
      british: army('Webster', given.british ?? ['1011'], given.webster, given.britishGuns, behind),
      american: army('Eaton', given.american ?? ['1010'], given.eaton, given.americanGuns, beyond),
    },
    given.prepare,
  );
}

/** A shot of a unit of one Command at a unit of the other. */
export function fireAt(t: Situation, command: 'Webster' | 'Eaton', index = 0, target = 0): Answer {
  const enemy = command === 'Webster' ? 'Eaton' : 'Webster';
  return { do: 'fire', unit: t.unit(command, index), target: t.unit(enemy, target) };
}

/** Puts the first unit of a Command into SK before the game: both counters in its hex, the second on top. */
export function skirmishing(command: string): (state: State, t: Situation) => void {
  return (s, t) => {
    const unit = t.unit(command);
    const counters = t.field.units[unit]?.skirmishers ?? [];
    counters.forEach((counter, height) => {
      s.at[counter] = s.at[unit] as number;
      s.fate[counter] = S.ON_MAP;
      s.height[counter] = height;
      s.formation[counter] = S.formationCode('SK');
      s.facing[counter] = (s.facing[unit] as number) + 1;
    });
    s.at[unit] = S.NONE;
    s.fate[unit] = S.FOLDED;
  };
}
