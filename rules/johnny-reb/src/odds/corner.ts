import { nth } from '@linstock/kernel';
import { meleeRow } from '../reckon/melee.ts';
import type { AfterRound } from '../reckon/melee-result.ts';
import { type Spread, spreadOf } from '../reckon/spread.ts';
import type { Aspect } from '../tables/index.ts';
import { type Body, bodyKey, combatantOf, reduced } from './body.ts';
import { checkInMelee, rollForOfficer, strike } from './rounds.ts';

/** One side of a melee of which every branch is followed. */

/** The effect of a round on a side: its possible ends, and the remaining bodies that fight on. */
export interface RoundEffect {
  readonly kinds: readonly { readonly after: AfterRound; readonly chance: number }[];
  readonly standing: readonly { readonly body: number; readonly chance: number }[];
}

/** The strength of a body in a round: bodies with one key strike alike. */
export interface FightingManner {
  readonly key: string;
  readonly body: Body;
}

/** More figures than any blow takes. */
const PLENTY = 1000;

/** One side of a melee. It stores each computed result: the same strengths occur again and again. */
export class Corner {
  readonly #aspect: Aspect;
  readonly #bodies: Body[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #fighting = new Map<number, FightingManner>();
  readonly #blows = new Map<string, Spread<number>>();
  readonly #hurt: (RoundEffect | undefined)[] = [];
  readonly #after = new Map<string, RoundEffect>();

  /** @param aspect of the enemy's attack on this side */
  constructor(aspect: Aspect) {
    this.#aspect = aspect;
  }

  /** The number of a body; those alike have one. */
  number(body: Body): number {
    const key = bodyKey(body);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#bodies.length);
    return this.#bodies.push(body) - 1;
  }

  /** The strength of a body: by its row, its officer, and whether it is shaken. */
  fights(number: number, round: number): FightingManner {
    const at = 4 * number + round;
    const known = this.#fighting.get(at);
    if (known) return known;
    const body = this.#body(number);
    const row = meleeRow(combatantOf(body, 'front'), round)?.figures ?? 0;
    const found = { key: `${row}/${body.officer === null ? 0 : 1}/${body.level}`, body };
    this.#fighting.set(at, found);
    return found;
  }

  /** The effect of a round against an enemy on a body. */
  after(number: number, enemy: FightingManner, round: number): RoundEffect {
    const key = `${number}/${enemy.key}`;
    const known = this.#after.get(key);
    if (known) return known;
    const body = this.#body(number);
    const losses = this.#inflicted(enemy, body, round);
    const found = mixed(losses, (lost) => this.#without(number, lost));
    this.#after.set(key, found);
    return found;
  }

  #body(number: number): Body {
    return nth(this.#bodies, number);
  }

  /** The losses the enemy inflicts, however many there are to be lost. */
  #inflicted({ key: by, body: enemy }: FightingManner, body: Body, round: number): Spread<number> {
    const key = `${by}/${body.disordered ? 1 : 0}`;
    const known = this.#blows.get(key);
    if (known) return known;
    const plenty = body.arm === 'battery' ? { sections: PLENTY } : { stands: [PLENTY] };
    const struck = { ...body, ...plenty };
    const found = spreadOf((umpire) => strike(umpire, enemy, struck, this.#aspect, round), String);
    this.#blows.set(key, found);
    return found;
  }

  #without(number: number, lost: number): RoundEffect {
    if (lost === 0) return { kinds: [{ after: UNHURT, chance: 1 }], standing: [{ body: number, chance: 1 }] };
    const { body, destroyed } = reduced(this.#body(number), lost);
    if (destroyed) return { kinds: [{ after: { destroyed, check: null }, chance: 1 }], standing: [] };
    const left = this.number(body);
    return (this.#hurt[left] ??= this.#checked(body));
  }

  /** The fate of a body that has just lost something: its officer may fall, then it checks. */
  #checked(hurt: Body): RoundEffect {
    const fates = spreadOf(
      (umpire) => checkInMelee(umpire, rollForOfficer(umpire, hurt)),
      ({ body }) => bodyKey(body),
    );
    return mixed(fates, ({ body, after }) => ({
      kinds: [{ after, chance: 1 }],
      standing: outOf(after) === null ? [{ body: this.number(body), chance: 1 }] : [],
    }));
  }
}

const UNHURT: AfterRound = { destroyed: false, check: null };

/** The sum of several branches; equal ends are one. */
function mixed<T>(ways: Spread<T>, after: (value: T) => RoundEffect): RoundEffect {
  const kinds = new Map<string, { after: AfterRound; chance: number }>();
  const standing = new Map<number, number>();
  for (const { value, chance } of ways) {
    const found = after(value);
    for (const each of found.kinds) {
      const out = outOf(each.after) ?? 'stands';
      const kind = kinds.get(out);
      if (kind) kind.chance += chance * each.chance;
      else kinds.set(out, { after: each.after, chance: chance * each.chance });
    }
    for (const each of found.standing)
      standing.set(each.body, (standing.get(each.body) ?? 0) + chance * each.chance);
  }
  return { kinds: [...kinds.values()], standing: [...standing].map(([body, chance]) => ({ body, chance })) };
}

/** The way a side is out of the fight; null if it fights on. */
function outOf({ destroyed, check }: AfterRound): string | null {
  if (destroyed) return 'destroyed';
  if (check?.after === 'routed') return 'routed';
  return check?.before === 'good' && check.after === 'shaken' ? 'shaken' : null;
}
