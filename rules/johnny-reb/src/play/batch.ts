import type { Spot } from '@linstock/ground';
import { need, nth, type Side, type Umpire } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { isClear } from '../measure/slide.ts';
import { footprintOf, isSpent, placedOf, situationOf } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { type AimedFire, aim, asPivoted, type NamedFire } from '../model/shots.ts';
import { DESTROYED, FIRED, mark, ON_TABLE, OPENED, PIVOTED } from '../model/state.ts';
import { checksAfter, type Hit, inBatchOrder } from '../reckon/batch.ts';
import { canFire } from '../reckon/fire.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import { GUNS } from '../tables/index.ts';
import { titled } from '../tables/words.ts';
import type { AlarmContext } from './alarm.ts';
import { type LossEffect, putAt, remove, takeLosses } from './losses.ts';
import { checkAfterFire, runAlarms } from './morale.ts';
import { rollForOfficers } from './officers.ts';

/** Simultaneous fires (P2, JR-5.10). */

/** A fire that has been rolled. */
interface RolledFire {
  readonly aimed: AimedFire;
  readonly volley: Volley;
}

/** Resolves fires as one batch, those of the side with the initiative first, each side's as listed (P2). */
export function fireBatch(game: AlarmContext, named: readonly NamedFire[]): void {
  const { field, s } = game;
  const listed = named.map((each) => ({
    each,
    side: unitOf(field, each.firer).side,
    listed: each.firer,
  }));
  fireTogether(
    game,
    inBatchOrder(listed, s.initiative).map(({ each }) => each),
  );
}

/** Resolves fires together, rolled in the order given: rolls, pivots, losses, officers, checks, alarms (P2, JR-5.10a to c). */
export function fireTogether(game: AlarmContext, named: readonly NamedFire[]): void {
  const { field, s } = game;
  const sideOf = (unit: UnitId): Side => unitOf(field, unit).side;
  const ordered = named.map((each) => aim(field, s, each));
  const fired = ordered.filter(({ fire }) => canFire(fire)).map((aimed) => shoot(game, aimed));
  for (const { aimed } of fired) pivot(game, aimed);
  const firers = new Map(fired.map(({ aimed: { firer } }) => [firer, placedOf(field, s, firer)]));
  const hitUnits = [...new Set(fired.map(({ aimed }) => aimed.target))];
  const inOrder = inBatchOrder(
    hitUnits.map((unit) => ({ unit, side: sideOf(unit), listed: unit })),
    s.initiative,
  ).map(({ unit }) => unit);
  const places = new Map(inOrder.map((unit) => [unit, footprintOf(field, s, unit)]));
  const suffered = new Map(inOrder.map((unit) => [unit, suffer(game, unit, fired)]));
  for (const unit of inOrder)
    if (lossesOn(fired, unit) > 0)
      rollForOfficers(game, unit, bySharpshooters(fired, unit), places.get(unit));
  for (const unit of inOrder) {
    const place = places.get(unit);
    if (isSpent(field, s, unit) && place)
      remove(game, unit, {
        fate: DESTROYED,
        clause: 'JR-1.4d',
        verb: ['is', 'are'],
        words: 'destroyed',
        taken: false,
        place,
      });
  }
  for (const unit of inOrder) {
    const hits = hitsOn(fired, unit);
    const { first, standLost } = need(suffered, unit);
    if (s.fate[unit] === ON_TABLE && checksAfter(hits, { firstLoss: first, standLost }))
      checkAfterFire(game, unit, hits, firers);
  }
  runAlarms(game);
}

/** Rolls one fire; the firer's fire, opening volley and ammunition are used (JR-8.1b, JR-9.1b, JR-10.5a, b). */
function shoot(game: AlarmContext, aimed: AimedFire): RolledFire {
  const { field, s, umpire } = game;
  const { firer, target, fire } = aimed;
  const names = [nameOf(field, firer), nameOf(field, target)] as const;
  emit(
    game,
    unitOf(field, firer).side,
    ['JR-8.4a'],
    () => told`${saying(names[0], 'fires', 'fire')} at ${names[1]}`,
    () => ({
      kind: 'volley',
      by: [unitPiece(firer)],
      targets: [unitPiece(target)],
      at: { spot: spotOf(placedOf(field, s, target).stand) },
      weapon: GUNS.some((gun) => gun === fire.firer.weapon) ? 'gun' : 'musket',
    }),
  );
  const rolled = volley(
    aboutThese(umpire, [firer, target].map(unitPiece)),
    fire,
    titled(`${names[0]} fires at ${names[1]}`),
  );
  if (aimed.mode !== 'after_charge') mark(s, firer, FIRED); // JR-14.7c
  s.marks[firer] = nth(s.marks, firer) | OPENED;
  if (rolled.lowers) s.ammunition[firer] = nth(s.ammunition, firer) + 1; // who is out does not fire
  return { aimed, volley: rolled };
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** Makes a pivot that was named with a fire, unless it no longer fits (JR-5.10c). */
function pivot(game: AlarmContext, { firer, pivot: angle }: AimedFire): void {
  const { field, s } = game;
  if (angle === 0 || s.fate[firer] !== ON_TABLE) return;
  const turned = asPivoted(placedOf(field, s, firer), angle).stand;
  const others = situationOf(field, s).units.filter(({ listed }) => listed !== firer);
  if (
    !isClear(
      field.table,
      turned,
      others.map(({ stand }) => stand),
    )
  )
    return;
  putAt(game, firer, turned);
  mark(s, firer, PIVOTED);
}

const lossesOn = (fired: readonly RolledFire[], unit: UnitId): number =>
  hitsOn(fired, unit).reduce((sum, { losses }) => sum + losses, 0);

/**
 * The fires at a unit in the form its check needs; of a battery's losses sections count, horses do not (JR-10.4b).
 */
function hitsOn(fired: readonly RolledFire[], unit: UnitId): Hit[] {
  return fired
    .filter(({ aimed }) => aimed.target === unit)
    .map(({ aimed, volley: { losses, guns, hitCheck } }) => ({
      firer: aimed.firer,
      aspect: aimed.mode === 'after_charge' ? 'front' : aimed.fire.target.aspect,
      losses: guns ? guns.sections : losses,
      hitCheck,
      distance: aimed.distance,
    }));
}

/** True if a sharpshooter fired at a unit (JR-16.2a). */
function bySharpshooters(fired: readonly RolledFire[], unit: UnitId): boolean {
  return fired.some(({ aimed }) => aimed.target === unit && aimed.fire.firer.weapon === 'sharpshooter_rifle');
}

/** Takes off a unit what all fires of the batch cost it together (JR-5.10a). */
function suffer(game: AlarmContext, unit: UnitId, fired: readonly RolledFire[]): LossEffect {
  const { s } = game;
  const horses = fired
    .filter(({ aimed }) => aimed.target === unit)
    .reduce((sum, { volley: { guns } }) => sum + (guns?.horses ?? 0), 0);
  s.horses[unit] = nth(s.horses, unit) + horses;
  const lossesTold = hitsOn(fired, unit).filter(({ losses }) => losses > 0).length;
  return takeLosses(game, unit, lossesOn(fired, unit), lossesTold > 1 ? ' in all' : '');
}

/** An umpire whose throws say that they are about these pieces. */
const aboutThese = (umpire: Umpire, about: readonly string[]): Umpire => ({
  throw: (reckoning) => umpire.throw({ ...reckoning, about }),
  emit: (item) => umpire.emit(item),
});
