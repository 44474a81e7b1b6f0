import { halfOf, span, type Thousandths } from '@linstock/ground';
import { FRONT_ARC, fireRange } from '../measure/arcs.ts';
import { snapToLimit } from '../measure/limits.ts';
import { sightLine } from '../measure/sight.ts';
import { inContact, type PlacedUnit, type Situation } from '../measure/situation.ts';
import type { SightedEnemy } from '../reckon/may-fire.ts';
import { bandAt } from '../reckon/shot.ts';
import type { Gun, Weapon } from '../tables/index.ts';

/** A firer's measurements of an enemy. Each value is measured once, when needed. */
export class EnemySighting implements SightedEnemy {
  readonly id: string;
  readonly listed: number;
  readonly #situation: Situation;
  readonly #firer: PlacedUnit;
  readonly #weapon: Weapon | Gun;
  readonly #enemy: PlacedUnit;
  readonly #halted: number;
  #range: Thousandths | null | undefined;
  #visible: boolean | undefined;
  #touches: boolean | undefined;

  /** @param halted the point unit of a charge that is halted; `NONE` for none */
  constructor(
    situation: Situation,
    firer: PlacedUnit,
    weapon: Weapon | Gun,
    enemy: PlacedUnit,
    halted: number,
  ) {
    this.id = enemy.id;
    this.listed = enemy.listed;
    this.#situation = situation;
    this.#firer = firer;
    this.#weapon = weapon;
    this.#enemy = enemy;
    this.#halted = halted;
  }

  /** True if the two centres alone show that it may be within range. */
  get isInReach(): boolean {
    const [own, his] = [this.#firer.stand, this.#enemy.stand];
    return this.#isWithin(snapToLimit(Math.max(0, span(own, his) - halfOf(own) - halfOf(his))));
  }

  get range(): Thousandths | null {
    if (this.#range === undefined) this.#range = fireRange(this.#firer.stand, this.#enemy.stand);
    return this.#range;
  }

  /** A line of sight is not tested for an enemy out of range. */
  get visible(): boolean {
    this.#visible ??=
      this.range !== null &&
      this.#isWithin(this.range) &&
      sightLine(this.#situation, this.#firer, this.#enemy, FRONT_ARC) !== null;
    return this.#visible;
  }

  get touchesEnemy(): boolean {
    this.#touches ??= touchesAny(this.#situation, this.#enemy, this.#halted);
    return this.#touches;
  }

  #isWithin(range: Thousandths): boolean {
    return bandAt(this.#weapon, range) !== 'out';
  }
}

/** True if a unit is in contact with an enemy; the point unit of a charge that is halted is not yet (JR-8.1e, JR-14.5a). */
export function touchesAny({ units }: Situation, unit: PlacedUnit, halted: number): boolean {
  if (unit.listed === halted) return false;
  return units.some((other) => other.listed !== halted && inContact(unit, other));
}
