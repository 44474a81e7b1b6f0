import { type Arm, type GunClass, isGun } from '../tables/index.ts';

/** Command status at the beginning of a Command Phase (AL-4.11, P-COMMAND 1). */

/** A company as the command rules see it. */
export interface Commanded {
  readonly arm: Arm;
  readonly gun: GunClass | null;
  /** Hexes to its leader. */
  readonly distance: number;
  readonly disordered: boolean;
  readonly outOfCommand: boolean;
  readonly routed: boolean;
}

/** The result for the company. */
export interface CommandStatus {
  readonly outOfCommand: boolean;
  readonly disordered: boolean;
}

/** True if a company can be out of command at all: regular artillery and the routed cannot (AL-4.11g, AL-4.14e). */
export function needsCommand(company: Pick<Commanded, 'arm' | 'gun' | 'routed'>): boolean {
  return !company.routed && !(isGun(company.arm) && company.gun !== 'attached');
}

/** True if a company is within its leader's radius, both in hexes (AL-4.2a). */
export function inCommand(distance: number, radius: number): boolean {
  return distance <= radius;
}

/**
 * The status of a company after the step (AL-4.11a, b, e, f). Outside the radius it is out of command and,
 * unless a skirmisher, disordered. Inside, it loses the marker but stays disordered.
 */
export function commandStatus(company: Commanded, radius: number): CommandStatus {
  if (!needsCommand(company)) return { outOfCommand: false, disordered: company.disordered };
  if (inCommand(company.distance, radius)) return { outOfCommand: false, disordered: company.disordered };
  return { outOfCommand: true, disordered: company.arm === 'skirmisher' ? company.disordered : true };
}
