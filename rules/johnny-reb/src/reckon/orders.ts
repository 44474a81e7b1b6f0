import { inches, lengthWords, type Thousandths } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { FORMATION_RULES, type Formation, type Level, type Order } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { sentence } from '../tables/words.ts';

/** The markers that may be placed, and the orders they may become (JR-4, D1 to D3). */

/** The facts about a unit and its surroundings that decide which orders it may get. */
export interface OrderedUnit {
  readonly formation: Formation;
  readonly level: Level;
  readonly disordered: boolean;
  /** Distance to the nearest officer of its command; null if there is none. */
  readonly officer: Thousandths | null;
  /** To the nearest visible enemy; null if there is none. */
  readonly enemy: Thousandths | null;
  /** A Move has its arrow. */
  readonly arrow: boolean;
}

/** The range of command (JR-16.4a). */
export const COMMAND_DISTANCE = inches(12);
/** Maximum distance of a visible enemy for a disengagement (JR-4.4b). */
export const DISENGAGE_DISTANCE: Thousandths = inches(12);

/** Why an order may not be placed on a unit (D1); null if it may. */
export function refuseOrder(order: Exclude<Order, 'CH'>, unit: OrderedUnit): Refusal | null {
  if (unit.level === 'routed') return refused('JR-4.1b', 'Routed units get no order.');
  switch (order) {
    case 'H':
    case 'Fm':
      return null;
    case 'Fr':
      return unit.formation === 'limbered' || isColumn(unit.formation)
        ? refused('JR-4.2b', 'A limbered or column unit cannot First fire.')
        : null;
    case 'D':
      return (unit.enemy ?? Number.POSITIVE_INFINITY) > DISENGAGE_DISTANCE
        ? refused('JR-4.4b', `There is no visible enemy within ${lengthWords(inches(12))} to disengage from.`)
        : null;
    case 'C':
      return refuseCharge(unit);
    case 'M':
      return unit.arrow ? null : refused('JR-4.6a', 'A Move needs an arrow.');
  }
}

function refuseCharge(unit: OrderedUnit): Refusal | null {
  const cannot = whoCannotCharge(unit);
  if (cannot !== null) return refused('JR-4.5b', `${cannot} cannot charge.`);
  return isInCommand(unit.officer)
    ? null
    : refused(
        'JR-16.4a',
        `It is out of command: no officer of its command is within ${lengthWords(inches(12))}.`,
      );
}

/** The words of the rule that bars a unit from charging; null if none does. */
function whoCannotCharge({ formation, level, disordered }: OrderedUnit): string | null {
  if (!FORMATION_RULES[formation].may_charge) return `Troops in ${formation.replaceAll('_', ' ')}`;
  if (level !== 'good') return sentence(`${level} troops`).slice(0, -1);
  return disordered ? 'Disordered troops' : null;
}

/** True if an officer of its command is near enough to a unit (JR-16.4a). */
export function isInCommand(officer: Thousandths | null): boolean {
  return officer !== null && officer <= COMMAND_DISTANCE;
}

const isColumn = (formation: Formation): boolean =>
  formation === 'march_column' || formation === 'mounted_column';

/** Why a marker may not become Conditional hold at the reveal (D2); null if it may. */
export function refuseConditionalHold(marker: Order, level: Level): Refusal | null {
  if (level === 'routed') return refused('JR-4.1b', 'Routed units get no order.');
  return marker === 'M' || marker === 'Fm' || marker === 'C'
    ? null
    : refused('JR-4.8b', 'Only Move, Form and Charge markers may change.');
}

/** Stands a unit needs to refuse a flank, and to go on refusing it (JR-3.4a). */
export const LEAST_STANDS_TO_REFUSE = 3;

/** Why a unit may not refuse a flank, or go on refusing it (D3); null if it may. */
export function refuseRefusal(unit: {
  readonly formation: Formation;
  readonly disordered: boolean;
  readonly stands: number;
  readonly order: Order;
}): Refusal | null {
  const may =
    unit.order === 'H' &&
    unit.formation === 'single_line' &&
    !unit.disordered &&
    unit.stands >= LEAST_STANDS_TO_REFUSE;
  return may ? null : refused('JR-3.4a', 'Only a holding single line of three stands can refuse a flank.');
}
