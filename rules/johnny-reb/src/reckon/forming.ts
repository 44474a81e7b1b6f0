import type { Refusal } from '@linstock/kernel';
import { type Arm, type Formation, gradeOf, type Quality } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { horsePower } from './rates.ts';

/** Changes of formation (JR-3.1, JR-4.7, JR-6.5, JR-11.4, JR-17.1). */

const ON_FOOT: readonly Formation[] = ['single_line', 'extended_line', 'skirmish', 'march_column'];

/** The formations open to an arm (JR-3.1). */
const OPEN_TO: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: [...ON_FOOT, 'double_line'],
  dismounted: ON_FOOT,
  mounted: ['mounted_line', 'mounted_column'],
  battery: ['limbered', 'unlimbered'],
};

/** The arm a unit is in a formation: cavalry mounts and dismounts by forming (JR-17.1a). */
export function armIn(arm: Arm, formation: Formation): Arm {
  if (arm !== 'mounted' && arm !== 'dismounted') return arm;
  return OPEN_TO.mounted.includes(formation) ? 'mounted' : 'dismounted';
}

/** The formations a unit may take up; cavalry those of both its arms (JR-6.5b, JR-17.1a). */
export function formationsFor(arm: Arm): readonly Formation[] {
  return arm === 'mounted' || arm === 'dismounted'
    ? [...OPEN_TO.mounted, ...OPEN_TO.dismounted]
    : OPEN_TO[arm];
}

/** A unit that may form. */
export interface FormingUnit {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly quality: Quality;
  readonly disordered: boolean;
  readonly horseMarkers: number;
  /** Sections of a battery. */
  readonly sections: number;
}

/**
 * True if forming leaves a unit half a move (JR-4.7b, c). It does not for green troops, for a change to or from
 * skirmish order, or for a disordered unit.
 */
export function leavesHalfMove(
  { quality, formation, disordered }: Pick<FormingUnit, 'quality' | 'formation' | 'disordered'>,
  to: Formation,
): boolean {
  return gradeOf(quality) !== 'green' && formation !== 'skirmish' && to !== 'skirmish' && !disordered;
}

/** The farthest turn of a unit that forms, in tenths of a degree (JR-6.5a); unlimbering may face any way (JR-11.4a). */
const MAX_FORMING_TURN = 900;

/**
 * Why a unit may not form in this way; null if it may. The table checks whether the new footprint fits.
 * @param turn from the old heading to the new, in tenths of a degree, either way
 * @param moves whether it moves as well
 */
export function refuseForm(unit: FormingUnit, to: Formation, turn: number, moves: boolean): Refusal | null {
  if (!formationsFor(unit.arm).includes(to))
    return refused('JR-3.1a', `This arm has no ${to.replaceAll('_', ' ')}.`);
  if (
    to === 'limbered' &&
    unit.formation === 'unlimbered' &&
    horsePower(unit.horseMarkers, unit.sections) === 0
  )
    return refused('JR-11.4b', 'It has no horses to limber with.');
  const anyWay = unit.arm === 'battery' && to === 'unlimbered' && unit.formation === 'limbered';
  if (Math.abs(turn) > MAX_FORMING_TURN && !anyWay)
    return refused('JR-6.5a', 'It turns more than 90 degrees.');
  const changes = to !== unit.formation || unit.disordered;
  if (!changes && (moves || turn !== 0))
    return refused('JR-4.7a', 'A unit on Form that makes no change does not move either.');
  if (moves && !leavesHalfMove(unit, to)) return refused('JR-4.7c', 'This change takes the whole move.');
  return null;
}

/**
 * True if a unit may try a quick march: the right formation, good morale, in order (JR-6.4a). Near enemies are
 * checked elsewhere, from the positions on the table.
 */
export function mayQuickMarch({
  formation,
  level,
  disordered,
}: {
  readonly formation: Formation;
  readonly level: string;
  readonly disordered: boolean;
}): boolean {
  return QUICK.includes(formation) && level === 'good' && !disordered;
}

const QUICK: readonly Formation[] = [
  'march_column',
  'mounted_column',
  'mounted_line',
  'single_line',
  'limbered',
];
