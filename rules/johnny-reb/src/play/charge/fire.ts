import type { Refusal } from '@linstock/kernel';
import type { AnswerTo } from '../../answers.ts';
import { placedOf } from '../../board.ts';
import type { Asked, Looked } from '../../game.ts';
import type { Field } from '../../field.ts';
import { nameOf, sentence, unitOf } from '../../naming.ts';
import { hasVolley, type Sighted, volleyMode } from '../../reckon/may-fire.ts';
import { refused } from '../../refuse.ts';
import type { Named } from '../../shots.ts';
import {
  ammunitionOf,
  type Charging,
  FELL_BACK,
  FIRED,
  FORMED,
  has,
  MOVED,
  ON_TABLE,
  orderOf,
  PIVOTED,
  type State,
} from '../../state.ts';
import { asNamed, plainShot } from '../fires.ts';
import { isThere, refuseNamedOnce } from '../own.ts';
import { plainTargets, refuseFire, refuseFirer, refuseManner, sightings } from '../targets.ts';
import { chanceOf } from '../usual-shot.ts';

/** The fire at a halted charge: the target's volley, and other units on Hold (JR-14.4d to h, JR-14.5a, D6, D8). */

type Volley = AnswerTo<'volley'>;
type Shot = Volley['fires'][number];
type Manner = Pick<Volley, 'rapidFire' | 'canister'>;

const PLAIN: Manner = { rapidFire: false, canister: null };

/** The volley of the unit that was named, in a manner; always at the point unit (JR-14.4h). */
export function volleyNamed({ s }: Looked, { point, target }: Charging, manner: Manner): Named {
  const mode = volleyMode({
    order: orderOf(s, target),
    moved: has(s, target, MOVED),
    formed: has(s, target, FORMED),
    pivoted: has(s, target, PIVOTED),
    fellBack: has(s, target, FELL_BACK),
    fired: has(s, target, FIRED),
  });
  return { firer: target, target: point, mode, pivot: 0, areaFire: false, ...manner };
}

/** The point unit as the target sees it, where that gives a volley; null where it gives none (JR-14.4e). */
export function volleySight({ field, s }: Looked, { point, target }: Charging): Sighted | null {
  const sighted = sightings(field, s, target, 0).find(({ id }) => id === unitOf(field, point).code);
  const defender = { ...placedOf(field, s, target), ammunition: ammunitionOf(s, target) };
  return sighted && hasVolley(defender, unitOf(field, target).weapon, sighted) ? sighted : null;
}

/** The manners of the volley that may be chosen besides the plain one (D8). */
function manners(game: Looked, charging: Charging): Manner[] {
  const sighted = volleySight(game, charging);
  if (!sighted) return [];
  const all: Manner[] = [
    { rapidFire: false, canister: 'single' },
    { rapidFire: false, canister: 'double' },
    { rapidFire: true, canister: null },
  ];
  return all.filter(
    (manner) => refuseManner(game.field, game.s, volleyNamed(game, charging, manner), sighted) === null,
  );
}

/** A unit that may fire at a charge that is halted, and a fire for each target it may choose. */
export interface Interrupter {
  readonly unit: number;
  readonly shots: readonly Shot[];
}

/** The units of a charge that may be fired at. */
function unitsOf({ point, supports }: Charging): number[] {
  return [point, ...supports.map(({ unit }) => unit)];
}

/** Other units that may fire at a charge that is halted (JR-14.5a). */
export function interrupters(game: Looked, charging: Charging): Interrupter[] {
  const { field, s } = game;
  const { side } = unitOf(field, charging.target);
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE)
    .filter(({ id }) => refuseInterrupter(game, charging, id) === null)
    .map(({ id }) => ({ unit: id, shots: shotsOf(game, charging, id) }))
    .filter(({ shots }) => shots.length > 0);
}

/** Why a unit does not fire at a halted charge of its own accord; null where it may. */
function refuseInterrupter(game: Looked, charging: Charging, unit: number): Refusal | null {
  const { field, s } = game;
  if (unit === charging.target && volleySight(game, charging))
    return refused('JR-14.4f', 'Its volley is its fire.', [unitOf(field, unit).code]);
  return refuseFirer(field, s, unit, 'interrupt');
}

/** Turns that are tried for a unit that sees nobody of the charge ahead. */
const TURNS = [450, -450, 225, -225];

/** The shots of a unit at a charge: straight ahead, else turned, else into woods. */
function shotsOf({ field, s }: Looked, charging: Charging, unit: number): Shot[] {
  const charge = unitsOf(charging);
  const plain = plainTargets(field, s, unit, 'interrupt').filter((each) => charge.includes(each));
  if (plain.length > 0) return plain.map((target) => bestShot(field, s, unit, target));
  const others = charge.flatMap((target) => [
    ...TURNS.map((pivot) => ({ ...plainShot(unit, target), pivot })),
    { ...plainShot(unit, target), areaFire: true },
  ]);
  return others.filter((shot) => refuseFire(field, s, asNamed(s, shot), 'interrupt') === null);
}

/** A fire straight ahead, with canister where it may be used: that costs nothing (JR-8.3h). */
function bestShot(field: Field, s: State, unit: number, target: number): Shot {
  const shot = plainShot(unit, target);
  const canister: Shot = { ...shot, canister: 'single' };
  return refuseFire(field, s, asNamed(s, canister), 'interrupt') === null ? canister : shot;
}

/** What the side that is charged decides at the halt; null where there is nothing to choose. */
export function volleyQuestion(game: Looked, charging: Charging): Asked<'volley'> | null {
  const { field } = game;
  const chosen = manners(game, charging);
  const able = interrupters(game, charging);
  if (chosen.length + able.length === 0) return null;
  const usual = chosen.find(({ canister }) => canister === 'single') ?? PLAIN;
  const answer = (manner: Manner, fires: Shot[]): Volley => ({ do: 'volley', ...manner, fires });
  const plain = (unit: number): Shot | undefined =>
    able.find((each) => each.unit === unit)?.shots.find(({ pivot, areaFire }) => pivot === 0 && !areaFire);
  return {
    side: unitOf(field, charging.target).side,
    kind: 'volley',
    clause: 'JR-14.5a',
    stable: true,
    prompt: () =>
      `${sentence(`${nameOf(field, charging.point)} is halted by ${nameOf(field, charging.target)}`)} How does it fire, and who else does?`,
    options: () => [
      answer(usual, []),
      ...[PLAIN, ...chosen].filter((manner) => manner !== usual).map((manner) => answer(manner, [])),
      ...able.flatMap(({ shots }) => shots.map((shot) => answer(usual, [shot]))),
      ...(able.length > 1
        ? [
            answer(
              usual,
              able.map(({ shots }) => shots[0] as Shot),
            ),
          ]
        : []),
    ],
    refuse: (given) => refuseVolley(game, charging, given),
    sample: (choose) =>
      answer(
        [PLAIN, ...chosen][choose(chosen.length + 1)] as Manner,
        able.flatMap(({ shots }) => shots[choose(shots.length + 1)] ?? []),
      ),
    standing: {
      units: able.map(({ unit, shots }) => ({
        piece: unit,
        chance: () => chanceOf(game, shots[0] as Shot),
      })),
      act: (pieces: readonly number[]) => {
        const fires = pieces.map(plain);
        return fires.includes(undefined) ? null : answer(usual, fires as Shot[]);
      },
      usual: () => null,
      declines: ({ do: what, ...rest }: AnswerTo<'volley'> | { readonly do: string }) =>
        what === 'volley' && 'fires' in rest && rest.fires.length === 0,
    },
  };
}

function refuseVolley(
  game: Looked,
  charging: Charging,
  { rapidFire, canister, fires }: Volley,
): Refusal | null {
  const { field, s } = game;
  const { side } = unitOf(field, charging.target);
  const sighted = volleySight(game, charging);
  if (!sighted && (rapidFire || canister !== null))
    return refused('JR-14.4e', 'It gives no volley.', [unitOf(field, charging.target).code]);
  const wrong =
    (sighted && refuseManner(field, s, volleyNamed(game, charging, { rapidFire, canister }), sighted)) ??
    refuseNamedOnce(
      field,
      side,
      fires.map(({ firer }) => firer),
      'JR-14.5a',
    );
  if (wrong) return wrong;
  for (const shot of fires) {
    const not = refuseInterrupt(game, charging, shot);
    if (not) return not;
  }
  return null;
}

function refuseInterrupt(game: Looked, charging: Charging, shot: Shot): Refusal | null {
  const { field, s } = game;
  if (!isThere(field, s, shot.firer, unitOf(field, charging.target).side))
    return refused('JR-8.1a', `The ${unitOf(field, shot.firer).name} is not on the table.`);
  if (!unitsOf(charging).includes(shot.target))
    return refused('JR-14.5a', 'At a halt one fires at the charger or its supports.');
  return refuseInterrupter(game, charging, shot.firer) ?? refuseFire(field, s, asNamed(s, shot), 'interrupt');
}
