import { frontMiddle, nearestSpot } from '@linstock/ground';
import { chancesOf, percentText, type Question } from '@linstock/kernel';
import type { Filled, OrderMarker, Sheet, SheetChoice, SheetRow } from '@linstock/scene';
import type { Answer, AnswerTo } from '../answers.ts';
import { footprintOf, placedOf } from '../board.ts';
import type { Field } from '../field.ts';
import { rangeTo } from '../measure/arcs.ts';
import { ORDER_WORDS, unitOf, unitPiece } from '../naming.ts';
import { asNamed, type FireKind, firersAsked, momentOf, refuseShot } from '../play/fires.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { aim, asPivoted } from '../shots.ts';
import { orderOf, type State } from '../state.ts';
import { faceUp } from './markers.ts';
import { bareName, brigadeBody, inInches, turnWords } from './words.ts';

/** The sheet of fires: at whom each unit fires that may, in which manner (JR-5.5a, JR-5.9a, D5 to D9, D15). */

type Fires = AnswerTo<FireKind>;
type Shot = Fires['fires'][number];

/** What is said of a fire besides its target. */
type Manner = Pick<Shot, 'rapidFire' | 'canister' | 'areaFire'>;

/** The manners of a fire, by the letters that stand for them in a choice. */
const MANNERS: readonly (Manner & { readonly letters: string; readonly words: string })[] = [
  { letters: '', words: '', rapidFire: false, canister: null, areaFire: false },
  { letters: 'r', words: ', rapid fire', rapidFire: true, canister: null, areaFire: false },
  { letters: 'c', words: ', canister', rapidFire: false, canister: 'single', areaFire: false },
  { letters: 'cc', words: ', double canister', rapidFire: false, canister: 'double', areaFire: false },
  { letters: 'a', words: ', into the woods', rapidFire: false, canister: null, areaFire: true },
];

/** Pivots that are offered, the least first: 5 degrees and more of them, to both sides (JR-6.2g). */
const PIVOTS = Array.from({ length: 9 }, (_, i) => [50 * (i + 1), -50 * (i + 1)]).flat();

/** The sheet of fires of the side asked. */
export function fireSheet(
  field: Field,
  s: State,
  { side, kind }: { readonly side: Question<Answer>['side']; readonly kind: FireKind },
): Sheet<Fires> {
  const rows = firersAsked({ field, s }, side, kind)
    .map(({ id, must }) => rowOf(field, s, kind, id, must))
    .filter(({ choices }) => choices.length > 0);
  return {
    title: kind === 'first-fires' ? 'First fires' : 'Remaining fires',
    untold: 'hold fire',
    rows,
    refusePart: () => null,
    answer: (filled) => ({ do: 'fires', fires: rows.flatMap(({ id }) => shotIn(Number(id), filled)) }),
    read: ({ fires }) =>
      Object.fromEntries(fires.map((shot) => [`${shot.firer}`, { choice: choiceOf(shot) }])),
    means: ({ id }, told) => {
      const [shot] = told ? shotIn(Number(id), { [id]: told }) : [];
      return shot ? oddsOf(field, s, shot) : '';
    },
    markers: (filled) =>
      rows.flatMap(({ id }) => shotIn(Number(id), filled).map((shot) => aimed(field, s, shot))),
    warn: () => [],
  };
}

/** Range, dice and the chance of an effect: `2.7 in, 3 dice, 61.1 % to tell`. */
function oddsOf(field: Field, s: State, shot: Shot): string {
  const { fire, distance } = aim(field, s, asNamed(s, shot));
  if (!canFire(fire)) return `${inInches(distance)} in, and no dice are left`;
  const reckoning = fireReckoning(fire, '');
  const tells = chancesOf(reckoning)
    .filter(({ outcome }) => outcome.result !== null)
    .reduce((sum, { chance }) => sum + chance, 0);
  const { count } = reckoning.dice;
  return `${inInches(distance)} in, ${count} ${count === 1 ? 'die' : 'dice'}: ${percentText(tells)} for an effect`;
}

/** The marker of a unit with the line of its fire. */
function aimed(field: Field, s: State, { firer, target }: Shot): OrderMarker {
  const from = frontMiddle(footprintOf(field, s, firer));
  return {
    ...faceUp(field, s, firer, orderOf(s, firer), s.arrow[firer] as number),
    label: `fires at ${bareName(field, target)}`,
    arrow: { from, to: nearestSpot(footprintOf(field, s, target), from) },
  };
}

const choiceOf = ({ target, pivot, rapidFire, canister, areaFire }: Shot): string => {
  const manner = MANNERS.find(
    (each) => each.rapidFire === rapidFire && each.canister === canister && each.areaFire === areaFire,
  );
  return `${target}${manner?.letters ?? ''}${pivot === 0 ? '' : pivot > 0 ? `+${pivot}` : pivot}`;
};

function shotIn(firer: number, filled: Filled): Shot[] {
  const said = /^(\d+)([a-z]*)([+-]\d+)?$/.exec(filled[`${firer}`]?.choice ?? '');
  const manner = MANNERS.find(({ letters }) => letters === said?.[2]);
  if (!said || !manner) return [];
  const { rapidFire, canister, areaFire } = manner;
  return [{ firer, target: Number(said[1]), pivot: Number(said[3] ?? 0), rapidFire, canister, areaFire }];
}

function rowOf(field: Field, s: State, kind: FireKind, unit: number, must: boolean): SheetRow {
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

/** The fires at one enemy: as it stands in every manner it may, else after the least pivot that brings it to bear. */
function choicesAt(field: Field, s: State, kind: FireKind, firer: number, target: number): SheetChoice[] {
  const straight = MANNERS.flatMap((manner) =>
    choiceFor(field, s, kind, { firer, target, pivot: 0, manner }),
  );
  if (straight.length > 0 || orderOf(s, firer) === 'Fr') return straight;
  const [own, enemy] = [placedOf(field, s, firer), placedOf(field, s, target)];
  const least = PIVOTS.find((angle) => rangeTo(asPivoted(own, angle).stand, enemy.stand) !== null);
  const [plain] = MANNERS;
  if (least === undefined || plain === undefined) return [];
  return choiceFor(field, s, kind, { firer, target, pivot: least, manner: plain });
}

/** A fire as a choice; none where it may not be made. */
function choiceFor(
  field: Field,
  s: State,
  kind: FireKind,
  {
    firer,
    target,
    pivot,
    manner: { letters: _, words, ...manner },
  }: Pick<Shot, 'firer' | 'target' | 'pivot'> & { readonly manner: (typeof MANNERS)[number] },
): SheetChoice[] {
  const shot = { firer, target, pivot, ...manner };
  if (refuseShot(field, s, unitOf(field, firer).side, shot, momentOf(kind)) !== null) return [];
  const turned = pivot === 0 ? '' : `, turned ${turnWords(pivot)}`;
  return [
    {
      id: choiceOf(shot),
      label: `at ${bareName(field, target)}${words}${turned}`,
      does: oddsOf(field, s, shot),
      at: unitPiece(target),
      refusal: null,
    },
  ];
}
