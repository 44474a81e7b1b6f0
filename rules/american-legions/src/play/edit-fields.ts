import { nth, type Side } from '@linstock/kernel';
import type { EditField } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import { hexOfCompany, isGunCompany, isRouted, leaderOf, regimentOf } from '../model/board.ts';
import type { Company, Field } from '../model/field.ts';
import {
  commanderId,
  companyOfPiece,
  facingWord,
  ORDER_WORDS,
  officerOfPiece,
  orderNumbered,
} from '../model/names.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** The values of a counter that may be set by hand in umpire mode. */

/** The states of a company on the form, by `State.status`. */
export const STATES = ['in good order', 'disordered', 'on the Regiment Track', 'eliminated'] as const;
const FACINGS = [0, 1, 2, 3, 4, 5];

/** The values of a piece that may be set by hand; empty for an unknown piece, and during set-up. */
export function editFields(field: Field, s: State, piece: string): readonly EditField[] {
  if (s.step === S.SET_UP) return [];
  const company = companyOfPiece(field, piece);
  if (company) return companyFields(field, s, company);
  const officer = officerOfPiece(field, piece);
  if (officer === null) return [];
  const side = sideOfOfficer(field, officer, piece);
  const hex = hexOfOfficer(s, side, officer);
  const removable = officer === COMMANDER && s.commanderFor[side] === S.NONE;
  return [placeField(hex, removable)];
}

function placeField(hex: number, removable: boolean): EditField {
  return { id: 'place', label: 'Where', kind: 'place', value: hex === S.NONE ? null : { hex }, removable };
}

function companyFields(field: Field, s: State, company: Company): EditField[] {
  const { id, regiment } = company;
  const fields: EditField[] = [
    placeField(hexOfCompany(s, id), true),
    choice(
      'facing',
      'Faces',
      nth(s.facing, id),
      FACINGS.map((facing) => ({ value: facing, label: facingWord(field, facing) })),
    ),
    choice('state', 'State', STATES[nth(s.status, id)] ?? '', statesOf(company).map(asWords)),
  ];
  // Off the map it has nothing else; when it comes back it is in good order.
  if (hexOfCompany(s, id) === S.NONE) return fields;
  fields.push(
    choice('command', 'Command', s.outOfCommand[id] ? 'out' : 'in', [
      { value: 'in', label: 'in command' },
      { value: 'out', label: 'out of command' },
    ]),
  );
  if (isGunCompany(company))
    fields.push(
      choice('gun', 'Gun', s.gunSide[id] === S.MOVING ? 'limbered' : 'unlimbered', [
        ...['unlimbered', 'limbered'].map(asWords),
      ]),
    );
  if (regiment === S.NONE) return fields;
  const { orders, morale } = regimentOf(field, regiment);
  if (orders.length > 0)
    fields.push(
      choice('order', 'Order of the regiment', orderNumbered(nth(s.order, regiment)), [
        ...(['none', ...orders] as const).map((order) => ({ value: order, label: ORDER_WORDS[order] })),
      ]),
    );
  if (morale !== null)
    fields.push(
      choice('morale', 'The regiment is', isRouted(field, s, id) ? 'routed' : 'steady', [
        ...['steady', 'routed'].map(asWords),
      ]),
    );
  return fields;
}

/** Skirmishers and regular guns have no track (AL-7.33k, AL-4.5k). */
function statesOf({ arm, regiment }: Company): readonly string[] {
  const off = arm === 'skirmisher' || regiment === S.NONE ? STATES.slice(3) : STATES.slice(2);
  return [...(arm === 'skirmisher' ? STATES.slice(0, 1) : STATES.slice(0, 2)), ...off];
}

const asWords = (words: string) => ({ value: words, label: words });

type Choices = Extract<EditField, { kind: 'choice' }>['choices'];

const choice = (id: string, label: string, value: string | number, choices: Choices): EditField => ({
  ...{ id, label, kind: 'choice', value, choices },
});

/** The side of an officer, by his piece. */
export function sideOfOfficer(field: Field, officer: number, piece: string): Side {
  if (officer !== COMMANDER) return leaderOf(field, officer).side;
  return piece === commanderId(0) ? 0 : 1;
}

/** The hex of an officer; -1 off the map. */
export const hexOfOfficer = (s: State, side: Side, officer: number): number =>
  officer === COMMANDER ? s.commanderAt[side] : nth(s.leaderAt, officer);
