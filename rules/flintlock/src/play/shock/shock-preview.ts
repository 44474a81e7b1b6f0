import type { Reckoning, ReckoningLine } from '@linstock/kernel';
import type { CommandId, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { attackLines, type PreShockOutcome, preShockReckoning, standLines } from '../../reckon/shock.ts';
import { type ShockEndChance, shockChances } from '../../reckon/shock-chances.ts';
import { mayStandAside } from '../retreats/reaction-retreat.ts';
import { type Charger, chargeLines } from './charge-ways.ts';
import { refuseCounterattack } from './counterattack.ts';
import { refuseFlee } from './flee.ts';
import { type Lines, linesOf, withoutGuns } from './shock-line.ts';
import { attackOf, defenceOf, standOf } from './shock-strength.ts';

/** A Shock before it is declared, in the current position: no unit has got away or run yet. */
export interface ShockPreview extends Lines {
  /** Defenders who may Reaction Retreat first (FL-12.44a). */
  readonly mayStandAside: readonly UnitId[];
  /** True if the defenders may run (FL-12.45). */
  readonly mayFlee: boolean;
  readonly mayCounterattack: boolean;
  /** Both Shock Strengths addend by addend, Chaos left out; empty if only guns are attacked. */
  readonly attack: readonly ReckoningLine[];
  readonly stand: readonly ReckoningLine[];
  /** The reaction of the defending Line; null if only guns are attacked, which are Captured (FL-12.72a). */
  readonly reaction: Reckoning<PreShockOutcome> | null;
  /** Every end with its exact chance, the most likely first; empty if only guns are attacked. */
  readonly ends: readonly ShockEndChance[];
}

/** The enemies a Command would meet if it Shocked now; null if no unit of it would attack. */
export function shockPreview(game: StateView, command: CommandId): ShockPreview | null {
  return previewOf(game, linesOf(game, command));
}

/** The enemies these Chargers would meet if they all arrived in good order; null if there is none to attack. */
export function chargePreview(
  game: StateView,
  command: CommandId,
  chargers: readonly Charger[],
): ShockPreview | null {
  return previewOf(game, chargeLines(game, command, chargers));
}

function previewOf(game: StateView, lines: Lines): ShockPreview | null {
  if (lines.attackers.length === 0) return null;
  const mayCounterattack = refuseCounterattack(game, lines, false) === null;
  const before = { ...lines, mayStandAside: mayStandAside(game, lines), mayCounterattack };
  if (withoutGuns(game, lines.defenders).length === 0)
    return { ...before, mayFlee: false, attack: [], stand: [], reaction: null, ends: [] };
  const [attack, stand] = [attackOf(game, lines), standOf(game, lines)];
  const reaction = preShockReckoning(defenceOf(game, lines));
  return {
    ...before,
    mayFlee: refuseFlee(game, lines) === null,
    attack: attackLines(attack, stand.size),
    stand: standLines(stand, attack.size),
    reaction,
    ends: shockChances({ reaction, attack, stand, mayCounterattack }),
  };
}
