import type { Question } from '@linstock/kernel';
import { nth } from '@linstock/kernel';
import type { Filled, Sheet, SheetChoice, SheetRow } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { Field, UnitId } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { ON_TABLE, orderOf, type State } from '../model/state.ts';
import { refuseChange, refuseFlank } from '../play/ordering.ts';
import { ORDER_WORDS } from '../tables/words.ts';
import { faceUp } from './markers.ts';
import { ORDER_DOES, orderTerms } from './terms.ts';
import { brigadeBody, ORDER_SIGNS } from './words.ts';

/** The sheet of changes at the reveal: Conditional hold, and flanks refused (JR-5.4b, D2, D3). */

type Changes = AnswerTo<'changes'>;

const FLANKS = ['left', 'right', 'none'] as const;

const FLANK_LABELS: Readonly<Record<(typeof FLANKS)[number], string>> = {
  left: 'Refuse the left flank',
  right: 'Refuse the right flank',
  none: 'Refuse none',
};

/** The sheet of changes of the side asked. */
export function changeSheet(
  field: Field,
  s: State,
  { side }: Pick<Question<Answer>, 'side'>,
): Sheet<Changes> {
  const own = field.units.filter((unit) => unit.side === side && s.fate[unit.id] === ON_TABLE);
  const rows = own
    .filter(({ id }) => refuseChange(s, id) === null || refuseFlank(s, id) === null)
    .map(({ id }) => changeRowOf(field, s, id));
  return {
    title: 'Change your mind?',
    untold: 'As it is',
    rows,
    refusePart: () => null,
    answer: (filled) => ({ do: 'changes', hold: heldIn(rows, filled), flanks: flanksIn(rows, filled) }),
    read: ({ hold, flanks }) =>
      Object.fromEntries([
        ...hold.map((unit) => [`${unit}`, { choice: 'CH' }] as const),
        ...flanks.map(({ unit, flank }) => [`${unit}`, { choice: `${flank}` }] as const),
      ]),
    means: () => '',
    terms: ({ id }, { choice }) => (choice === 'CH' ? orderTerms(field, s, Number(id), 'CH', null) : null),
    markers: (filled) =>
      rows.map(({ id }) =>
        faceUp(
          field,
          s,
          Number(id),
          filled[id]?.choice === 'CH' ? 'CH' : orderOf(s, Number(id)),
          nth(s.arrow, Number(id)),
        ),
      ),
    warn: () => [],
  };
}

function heldIn(rows: readonly SheetRow[], filled: Filled): UnitId[] {
  return rows.filter(({ id }) => filled[id]?.choice === 'CH').map(({ id }) => Number(id));
}

function flanksIn(rows: readonly SheetRow[], filled: Filled): Changes['flanks'] {
  return rows.flatMap(({ id }) => {
    const flank = FLANKS.find((each) => each === filled[id]?.choice);
    return flank === undefined ? [] : [{ unit: Number(id), flank }];
  });
}

function changeRowOf(field: Field, s: State, unit: UnitId): SheetRow {
  const { brigade, name } = unitOf(field, unit);
  const order = orderOf(s, unit);
  const hold: SheetChoice = {
    id: 'CH',
    label: ORDER_WORDS.CH,
    letter: 'CH',
    key: 'C',
    sign: ORDER_SIGNS.CH,
    does: ORDER_DOES.CH.says,
    refusal: refuseChange(s, unit),
  };
  const flanks = FLANKS.map(
    (flank): SheetChoice => ({
      id: flank,
      label: FLANK_LABELS[flank],
      letter: { left: 'L', right: 'R', none: '0' }[flank],
      does: 'A blow on that side counts a step milder; the line fires with a stand fewer.',
      refusal: refuseFlank(s, unit),
    }),
  );
  return {
    id: `${unit}`,
    piece: unitPiece(unit),
    body: brigadeBody(brigade),
    label: name,
    state: ORDER_WORDS[order],
    choices: order === 'H' ? flanks : [hold],
  };
}
