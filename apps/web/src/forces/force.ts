/** A force while the page builds it, and the effect of each click. The rules decide if it is legal. */
import type { Muster, MusterForce, MusterKind, MusterMark, MusterUnit } from '@linstock/scene';

/** Nothing bought yet. */
export const EMPTY_FORCE: MusterForce = { leaders: 0, units: [] };

/**
 * One stand more of a kind under a leader: in the last plain unit of it with room, else (or if `again`) in a
 * new one.
 */
export function withStand(force: MusterForce, kind: MusterKind, leader: number, anew = false): MusterForce {
  const plain = plainUnit(kind, leader);
  const joins = force.units.findLastIndex(
    (unit) => alike(unit, plain) && unit.leader === leader && unit.count < kind.most,
  );
  if (anew || joins < 0) return { ...force, units: [...force.units, plain] };
  return withUnit(force, joins, { count: (force.units[joins]?.count ?? 0) + 1 });
}

function plainUnit({ id, arms }: MusterKind, leader: number): MusterUnit {
  return { leader, kind: id, arms: arms[0]?.id ?? '', marks: [], count: 1 };
}

const alike = (a: MusterUnit, b: MusterUnit): boolean =>
  a.kind === b.kind && a.arms === b.arms && a.marks.length === 0 && b.marks.length === 0;

/** A unit changed. A unit without stands is removed. */
export function withUnit(force: MusterForce, at: number, change: Partial<MusterUnit>): MusterForce {
  const units = force.units.map((unit, i) => (i === at ? { ...unit, ...change } : unit));
  return { ...force, units: units.filter(({ count }) => count > 0) };
}

/** A mark put on or taken off. It removes marks that exclude it. */
export function withMark(force: MusterForce, at: number, mark: MusterMark, kind: MusterKind): MusterForce {
  const unit = force.units[at];
  if (!unit) return force;
  if (unit.marks.includes(mark.id))
    return withUnit(force, at, { marks: unit.marks.filter((each) => each !== mark.id) });
  const rivals = kind.marks.filter(({ oneOf }) => oneOf !== undefined && oneOf === mark.oneOf);
  const kept = unit.marks.filter((each) => rivals.every(({ id }) => id !== each));
  return withUnit(force, at, { marks: [...kept, mark.id] });
}

/** One leader more. */
export function withLeader(force: MusterForce): MusterForce {
  return { ...force, leaders: force.leaders + 1 };
}

/** The force without a leader: his units move to the commander, and later leaders move up. */
export function removeLeader(force: MusterForce, leader: number): MusterForce {
  const units = force.units.map((unit) => ({
    ...unit,
    leader: unit.leader === leader ? 0 : unit.leader > leader ? unit.leader - 1 : unit.leader,
  }));
  return { leaders: force.leaders - 1, units };
}

/** Stands of a force, or of one leader. */
export function standsOf({ units }: MusterForce, leader: number | null = null): number {
  return units
    .filter((unit) => leader === null || unit.leader === leader)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The reason why it cannot be bought, as far as the shop itself can tell; null if the rules must be asked. */
export function explainUnfinished({ leaders }: Muster<unknown>, force: MusterForce): string | null {
  if (force.units.length === 0) return 'Nothing is bought yet: add troops, or start from a ready-made force.';
  const idle = Array.from({ length: force.leaders }, (_, i) => i + 1).find(
    (each) => standsOf(force, each) === 0,
  );
  if (idle === undefined) return null;
  return `${leaders.names[idle - 1] ?? `The ${leaders.title} ${idle}`} has no troops: give him some, or remove him.`;
}
