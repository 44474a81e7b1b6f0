import { shortLength } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import type { AttackPreview, Filled, RowNote, Sheet, SheetChoice, SheetRow } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { Field, UnitId } from '../model/field.ts';
import { NONE } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { cloneState, ON_TABLE, orderOf, type State } from '../model/state.ts';
import { namable, refuseSupport } from '../play/charging.ts';
import { otherCharges } from './attack-preview/alternatives.ts';
import { chargeTold } from './attack-preview/charge.ts';
import { faceUp } from './markers.ts';
import { gapTo } from './reaches.ts';
import { bareName, brigadeBody, ORDER_SIGNS } from './words.ts';

/** The sheet of charges: a target, or a unit to support, for each unit that charges (JR-5.4c, D4). */

type Charges = AnswerTo<'charges'>;

/** The sheet of charges of the side asked. */
export function chargeSheet(
  field: Field,
  s: State,
  { side }: Pick<Question<Answer>, 'side'>,
): Sheet<Charges> {
  const charging = field.units
    .filter((unit) => unit.side === side && s.fate[unit.id] === ON_TABLE && orderOf(s, unit.id) === 'C')
    .map(({ id }) => id);
  const rows = charging
    .map((unit) => chargeRowOf(field, s, unit, charging))
    .filter(({ choices }) => choices.length > 0);
  return {
    title: 'Whom they charge',
    untold: 'Charges nobody',
    rows,
    refusePart: (row, { choice }, filled) => {
      const point = named('s', choice);
      if (point === null) return null;
      const lead = filled[`${point}`]?.choice;
      return refuseSupport(field, s, Number(row.id), point, lead === undefined || named('t', lead) !== null);
    },
    answer: (filled) => ({ do: 'charges', charges: rows.flatMap(({ id }) => chargeIn(Number(id), filled)) }),
    read: ({ charges }) =>
      Object.fromEntries(
        charges.map((each) => [
          `${each.unit}`,
          { choice: 'target' in each ? `t${each.target}` : `s${each.point}` },
        ]),
      ),
    means: ({ id }, told) => {
      const target = told && named('t', told.choice);
      return target === null ? '' : `${shortLength(gapTo(field, s, Number(id), target), 1)}`;
    },
    attackPreview: ({ id }, told, filled) => chargeNamed(field, s, Number(id), told, rows, filled),
    markers: () => rows.map(({ id }) => faceUp(field, s, Number(id), 'C', NONE)),
    warn: () => [],
  };
}

/** The charge of a row at its target, with its supports until now. */
function chargeNamed(
  field: Field,
  s: State,
  unit: UnitId,
  told: RowNote,
  rows: readonly SheetRow[],
  filled: Filled,
): AttackPreview | null {
  const target = named('t', told.choice);
  if (target === null) return null;
  const supported = (id: UnitId): number | null => {
    const choice = filled[`${id}`]?.choice;
    return id === unit || choice === undefined ? null : named('s', choice);
  };
  const supports = s.supports.slice();
  for (const { id } of rows) supports[Number(id)] = supported(Number(id)) ?? NONE;
  const charges = s.charges.with(unit, target);
  const game = { field, s: { ...cloneState(s), charges, supports } };
  return chargeTold(game, unit, target, {
    assumes:
      'From where all stand now, before first fires and charges that go first; the target does not turn, and none but the target fires.',
    ways: () =>
      otherCharges(
        game,
        unit,
        rows.map(({ id, choices }) => ({
          id,
          targets: choices.flatMap((each) => named('t', each.id) ?? []),
        })),
      ),
  });
}

/** The unit a choice names, as a target (`t`) or a point unit (`s`). */
function named(kind: 't' | 's', choice: string): UnitId | null {
  return choice.startsWith(kind) ? Number(choice.slice(1)) : null;
}

function chargeIn(unit: UnitId, filled: Filled): Charges['charges'] {
  const choice = filled[`${unit}`]?.choice;
  if (choice === undefined) return [];
  const [target, point] = [named('t', choice), named('s', choice)];
  if (target !== null) return [{ unit, target }];
  return point === null ? [] : [{ unit, point }];
}

function chargeRowOf(field: Field, s: State, unit: UnitId, charging: readonly UnitId[]): SheetRow {
  const { brigade, name } = unitOf(field, unit);
  const targets = namable(field, s, unit).map(
    (target): SheetChoice => ({
      id: `t${target}`,
      label: `Charge ${bareName(field, target)}`,
      sign: ORDER_SIGNS.C,
      at: unitPiece(target),
      refusal: null,
    }),
  );
  const supports = charging
    .filter((point) => point !== unit && refuseSupport(field, s, unit, point, true) === null)
    .map(
      (point): SheetChoice => ({
        id: `s${point}`,
        label: `Support ${bareName(field, point)}`,
        at: unitPiece(point),
        refusal: null,
      }),
    );
  return {
    id: `${unit}`,
    piece: unitPiece(unit),
    body: brigadeBody(brigade),
    label: name,
    choices: [...targets, ...supports],
  };
}
