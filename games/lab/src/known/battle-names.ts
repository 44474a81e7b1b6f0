import { battleSummaryOf } from '@linstock/battles';
import type { GameOption, Json, Options, SystemManifest } from '@linstock/kernel';
import { sidesOf } from '@linstock/systems';
import { knownOf, minutesOf } from './known.ts';

/** The names that the terms of a game need: for the plate of a challenge, its row, and previews of its link. */
export interface BattleNames {
  readonly system: string;
  readonly battle: string;
  /** The first side of the battle first. */
  readonly sides: readonly [string, string];
  /** Such as `45 min`; null if no machine has fought the battle. */
  readonly length: string | null;
  /** The options that differ from the defaults, in words. */
  readonly changed: readonly string[];
}

/** The names of a battle under a system, with these options. */
export function battleNames(system: SystemManifest, battle: string, options: Options = {}): BattleNames {
  const figures = knownOf(system.id, battle);
  return {
    system: system.title,
    battle: battleSummaryOf(system, battle).title,
    sides: sidesOf(system, battle),
    length: figures ? lengthWords(minutesOf(figures)) : null,
    changed: changedOptions(system.options ?? [], options),
  };
}

/** The options that differ from the default, such as `Set-up: free`. */
function changedOptions(offered: readonly GameOption[], options: Options): readonly string[] {
  return Object.entries(options).flatMap(([id, value]) => {
    const option = offered.find((each) => each.id === id);
    if (!option) return [`${id}: ${String(value)}`];
    const words = changedWords(option, value);
    return words === null ? [] : [`${option.title}: ${words}`];
  });
}

function changedWords({ whole, choices }: GameOption, value: Json): string | null {
  if (whole) return value === whole.usual ? null : String(value);
  const at = choices.findIndex((choice) => choice.value === value);
  return at === 0 ? null : (choices[at]?.label ?? String(value));
}

/** `45 min`, `2 h`, `2½ h`. */
export function lengthWords(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.floor(minutes / 60)}${minutes % 60 >= 30 ? '½' : ''} h`;
}
