import type { Question } from '@linstock/kernel';
import type { Filled, Sheet, SheetChoice, SheetRow } from '@linstock/scene';
import type { Answer, AnswerTo } from '../answers.ts';
import type { Field } from '../field.ts';
import { unitOf, unitPiece } from '../naming.ts';
import { type FireKind, firersAsked, momentOf, refuseShot } from '../play/fires.ts';
import type { State } from '../state.ts';
import { gapTo } from './reaches.ts';
import { bareName, brigadeBody, inInches, ORDER_SIGNS, ORDER_WORDS } from './words.ts';

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

/** The sheet of fires of the side asked. */
export function fireSheet(
  field: Field,
  s: State,
  { side, kind }: { readonly side: Question<Answer>['side']; readonly kind: FireKind },
): Sheet<Fires> {
  const able = firersAsked({ field, s }, side, kind);
  const rows = able.map(({ id, must }) => rowOf(field, s, kind, id, must));
  return {
    title: kind === 'first-fires' ? 'First fires' : 'Remaining fires',
    untold: 'Holds its fire',
    rows,
    refusePart: () => null,
    answer: (filled) => ({ do: 'fires', fires: rows.flatMap(({ id }) => shotIn(Number(id), filled)) }),
    read: ({ fires }) =>
      Object.fromEntries(fires.map((shot) => [`${shot.firer}`, { choice: choiceOf(shot) }])),
    means: ({ id }, told) => {
      const [shot] = told ? shotIn(Number(id), { [id]: told }) : [];
      return shot ? `${inInches(gapTo(field, s, shot.firer, shot.target))} in` : '';
    },
    markers: () => [],
    warn: () => [],
  };
}

const choiceOf = ({ target, rapidFire, canister, areaFire }: Shot): string => {
  const manner = MANNERS.find(
    (each) => each.rapidFire === rapidFire && each.canister === canister && each.areaFire === areaFire,
  );
  return `${target}${manner?.letters ?? ''}`;
};

function shotIn(firer: number, filled: Filled): Shot[] {
  const said = /^(\d+)([a-z]*)$/.exec(filled[`${firer}`]?.choice ?? '');
  const manner = MANNERS.find(({ letters }) => letters === said?.[2]);
  if (!said || !manner) return [];
  const { rapidFire, canister, areaFire } = manner;
  return [{ firer, target: Number(said[1]), pivot: 0, rapidFire, canister, areaFire }];
}

function rowOf(field: Field, s: State, kind: FireKind, unit: number, must: boolean): SheetRow {
  const { brigade, name, side } = unitOf(field, unit);
  const enemies = field.units.filter((enemy) => enemy.side !== side);
  const choices = enemies.flatMap(({ id: target }) =>
    MANNERS.flatMap(({ letters, words, ...manner }): SheetChoice[] => {
      const shot = { firer: unit, target, pivot: 0, ...manner };
      if (refuseShot(field, s, side, shot, momentOf(kind)) !== null) return [];
      const label = `Fire at ${bareName(field, target)}${words}`;
      return [
        { id: `${target}${letters}`, label, sign: ORDER_SIGNS.Fr, at: unitPiece(target), refusal: null },
      ];
    }),
  );
  return {
    id: `${unit}`,
    piece: unitPiece(unit),
    body: brigadeBody(brigade),
    label: name,
    state: must ? `${ORDER_WORDS.Fr}: it must fire` : 'may fire once this turn',
    choices,
  };
}
