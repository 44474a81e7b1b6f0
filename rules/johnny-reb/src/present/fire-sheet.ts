import {
  asFacing,
  bearingTo,
  frontMiddle,
  nearestSpot,
  shorterTurn,
  shortLength,
  type TenthDegrees,
} from '@linstock/ground';
import { nth, percentText, type Question } from '@linstock/kernel';
import type { OrderMarker, RowNote, Sheet, SheetChoice, SheetRow } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { footprintOf, placedOf } from '../model/board.ts';
import type { Field, Unit, UnitId } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { orderOf, type State } from '../model/state.ts';
import { type FireKind, firersAsked, momentOf, refuseShot } from '../play/fires.ts';
import { asNamed } from '../play/shot.ts';
import { chanceOf, usualShot } from '../play/usual-shot.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { MAX_PIVOT, refuseRapidFire } from '../reckon/may-fire.ts';
import { isGun, WEAPON_RULES } from '../tables/index.ts';
import { ORDER_WORDS } from '../tables/words.ts';
import { faceUp } from './markers.ts';
import { bareName, brigadeBody, turnWords } from './words.ts';

/** The sheet of fires: a target and a manner for each unit that may fire (JR-5.5a, JR-5.9a, D5 to D9, D15). */

type Fires = AnswerTo<FireKind>;
type Shot = Fires['fires'][number];

/** The details of a fire other than its target. */
type FireManner = Pick<Shot, 'rapidFire' | 'canister' | 'areaFire'>;

/** The manners of a fire, by their letters in a choice. */
const MANNERS: readonly (FireManner & { readonly letters: string; readonly words: string })[] = [
  { letters: '', words: '', rapidFire: false, canister: null, areaFire: false },
  {
    letters: 'r',
    words: `, rapid fire (+${WEAPON_RULES.breech_loading_carbine.rapid_fire_drm} on the total)`,
    rapidFire: true,
    canister: null,
    areaFire: false,
  },
  { letters: 'c', words: ', canister', rapidFire: false, canister: 'single', areaFire: false },
  { letters: 'cc', words: ', double canister', rapidFire: false, canister: 'double', areaFire: false },
  { letters: 'a', words: ', into the woods', rapidFire: false, canister: null, areaFire: true },
];

/** The last letter of the choice of a fire after a pivot; its new heading is given with it. */
const TURNED = 't';

/** Pivots that are tried for canister, the smallest first: 5 degrees, 10 and so on, to both sides (JR-6.2g). */
const PIVOTS = Array.from({ length: 9 }, (_, i) => [50 * (i + 1), -50 * (i + 1)]).flat();

/** The sheet of fires of the side asked. */
export function fireSheet(
  field: Field,
  s: State,
  { side, kind }: { readonly side: Question<Answer>['side']; readonly kind: FireKind },
): Sheet<Fires> {
  const rows = firersAsked({ field, s }, side, kind)
    .map(({ id, must }) => fireRowOf(field, s, kind, id, must))
    .filter(({ choices }) => choices.length > 0);
  return {
    title: kind === 'first-fires' ? 'First fires' : 'Remaining fires',
    untold: 'hold fire',
    rows,
    refusePart: ({ id }, written) => {
      const [shot] = shotIn(s, Number(id), written);
      return shot ? refuseShot(field, s, side, shot, momentOf(kind)) : null;
    },
    answer: (filled) => ({ do: 'fires', fires: rows.flatMap(({ id }) => shotIn(s, Number(id), filled[id])) }),
    read: ({ fires }) => Object.fromEntries(fires.map((shot) => [`${shot.firer}`, writtenOf(s, shot)])),
    means: ({ id }, told) => {
      const [shot] = shotIn(s, Number(id), told);
      return shot ? oddsOf(field, s, shot) : '';
    },
    markers: (filled) =>
      rows.flatMap(({ id }) => shotIn(s, Number(id), filled[id]).map((shot) => aimed(field, s, shot))),
    warn: () => [],
  };
}

/** Range, dice and the chance of an effect: `2.7 in, 3 dice: 61.1 % for an effect`. */
function oddsOf(field: Field, s: State, shot: Shot): string {
  const { fire, distance } = aim(field, s, asNamed(s, shot));
  if (!canFire(fire)) return `${shortLength(distance, 1)}, and no dice are left`;
  const { count } = fireReckoning(fire, '').dice;
  const chance = percentText(chanceOf({ field, s }, shot));
  return `${shortLength(distance, 1)}, ${count} ${count === 1 ? 'die' : 'dice'}: ${chance} for an effect`;
}

/** The marker of a unit with the line of its fire. */
function aimed(field: Field, s: State, { firer, target }: Shot): OrderMarker {
  const from = frontMiddle(footprintOf(field, s, firer));
  return {
    ...faceUp(field, s, firer, orderOf(s, firer), nth(s.arrow, firer)),
    label: `fires at ${bareName(field, target)}`,
    arrow: { from, to: nearestSpot(footprintOf(field, s, target), from) },
  };
}

/** The choice for a fire. */
function writtenOf(s: State, { firer, target, pivot, rapidFire, canister, areaFire }: Shot): RowNote {
  const manner = MANNERS.find(
    (each) => each.rapidFire === rapidFire && each.canister === canister && each.areaFire === areaFire,
  );
  const choice = `${target}${manner?.letters ?? ''}`;
  if (pivot === 0) return { choice };
  return { choice: `${choice}${TURNED}`, detail: { heading: asFacing(nth(s.facing, firer) + pivot) } };
}

/** The fire that is written of a unit; none if nothing is. */
function shotIn(s: State, firer: UnitId, written: RowNote | null | undefined): Shot[] {
  const said = /^(\d+)([a-z]*?)(t?)$/.exec(written?.choice ?? '');
  const manner = MANNERS.find(({ letters }) => letters === said?.[2]);
  if (!said || !manner) return [];
  const { rapidFire, canister, areaFire } = manner;
  const detail = written?.detail;
  const turned = said[3] === TURNED && detail && 'heading' in detail;
  const pivot = turned ? shorterTurn(nth(s.facing, firer), detail.heading) : 0;
  return [{ firer, target: Number(said[1]), pivot, rapidFire, canister, areaFire }];
}

function fireRowOf(field: Field, s: State, kind: FireKind, unit: UnitId, must: boolean): SheetRow {
  const { brigade, name, side } = unitOf(field, unit);
  const enemies = field.units.filter((enemy) => enemy.side !== side);
  return {
    id: `${unit}`,
    piece: unitPiece(unit),
    body: brigadeBody(brigade),
    label: name,
    state: must ? `${ORDER_WORDS.Fr}: it must fire` : ORDER_WORDS[orderOf(s, unit)],
    choices: enemies.flatMap(({ id }) => choicesAt(field, s, kind, unit, id)),
  };
}

/** The fires at one enemy in every manner: without a turn, and after a pivot (JR-4.3b). */
function choicesAt(field: Field, s: State, kind: FireKind, firer: UnitId, target: UnitId): SheetChoice[] {
  const able = MANNERS.filter((manner) => mayEver(unitOf(field, firer), manner));
  const shotAt = (pivot: TenthDegrees, { rapidFire, canister, areaFire }: FireManner): Shot[] => {
    const shot: Shot = { firer, target, pivot, rapidFire, canister, areaFire };
    const { side } = unitOf(field, firer);
    return refuseShot(field, s, side, shot, momentOf(kind)) === null ? [shot] : [];
  };
  const straight = able.flatMap((manner) =>
    shotAt(0, manner).map((shot) => choiceOf(field, s, shot, manner)),
  );
  const pivots = orderOf(s, firer) === 'Fr' ? [] : pivotsAt(field, s, kind, firer, target);
  const turned = able.flatMap((manner) => {
    for (const pivot of manner.canister === null ? pivots : [...pivots, ...PIVOTS]) {
      const [shot] = shotAt(pivot, manner);
      if (shot) return [choiceOf(field, s, shot, manner)];
    }
    return [];
  });
  return [...straight, ...turned];
}

/** True if a unit's weapon can ever fire in a manner (JR-8.6a, JR-11.2a). */
function mayEver({ arm, weapon }: Unit, { rapidFire, canister }: FireManner): boolean {
  if (rapidFire && (isGun(weapon) || refuseRapidFire(weapon) !== null)) return false;
  return canister === null || arm === 'battery';
}

/**
 * The pivots to try at an enemy: that of the usual shot, then the one that faces it, then the smallest ones.
 */
function pivotsAt(field: Field, s: State, kind: FireKind, firer: UnitId, target: UnitId): TenthDegrees[] {
  const usual = usualShot(field, s, firer, target, momentOf(kind))?.pivot ?? 0;
  const [own, enemy] = [placedOf(field, s, firer).stand, placedOf(field, s, target).stand];
  const off = shorterTurn(own.facing, bearingTo(own, enemy));
  const facing = Math.max(0 - MAX_PIVOT, Math.min(MAX_PIVOT, off));
  return [usual, facing, 50, -50].filter((pivot) => pivot !== 0);
}

/** A fire as a choice. After a pivot its heading is said with it, first the one that this shot has. */
function choiceOf(field: Field, s: State, shot: Shot, { words }: (typeof MANNERS)[number]): SheetChoice {
  const { firer, target, pivot } = shot;
  const { choice, detail } = writtenOf(s, shot);
  const ahead = detail && 'heading' in detail ? detail.heading : null;
  return {
    id: choice,
    label: `at ${bareName(field, target)}${words}${ahead === null ? '' : ', turning'}`,
    does: `${oddsOf(field, s, shot)}${ahead === null ? '' : `, turned ${turnWords(pivot)}`}`,
    at: unitPiece(target),
    refusal: null,
    ...(ahead !== null && {
      needs: { kind: 'heading', label: `which way the ${bareName(field, firer)} turns`, ahead },
    }),
  };
}
