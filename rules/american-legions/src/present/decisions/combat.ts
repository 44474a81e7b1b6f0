import type { Hex } from '@linstock/ground';
import { otherSide } from '@linstock/kernel';
import { type Name, saying, sentence } from '@linstock/scene';
import { companyOf, EMPTY_HEX, officerName, regimentName } from '../../model/board.ts';
import type { CompanyId } from '../../model/field.ts';
import { NONE } from '../../model/state.ts';
import * as name from '../names.ts';
import {
  bodyPickOf,
  type ClickRow,
  type ClickView,
  clicked,
  companyPickOf,
  companyPicksOf,
  nearestEnemy,
} from './row.ts';

/** Fire and shock, and what suffers and checks for them (AL-7, AL-8). */

/** The enemies in a target hex, in words; the hex may be empty in an attack that is only meant. */
function targetIn({ field, s, side }: ClickView, hex: Hex): Name {
  return name.thoseIn(field, s, [hex], otherSide(side)) ?? EMPTY_HEX;
}

export const fire: ClickRow<'fire'> = {
  picks(view, answer) {
    const firers = name.companiesWord(view.field, view.s, answer.companies);
    const label = `${saying(firers, 'fires', 'fire')} at ${targetIn(view, answer.target)}`;
    return clicked(label, ...companyPicksOf(answer), { hex: answer.target });
  },
  meaning(_, { companies, hexes }) {
    const target = hexes.at(-1);
    return companies.length === 0 || target === undefined
      ? null
      : { do: 'fire', target, companies: [...companies] };
  },
  attempt(view, piece) {
    if (!('company' in piece)) return null;
    const target = nearestEnemy(view, piece.company);
    return target === null ? null : { do: 'fire', target, companies: [piece.company.id] };
  },
};

export const shock: ClickRow<'shock'> = {
  picks(view, answer) {
    const attackers = name.thoseIn(view.field, view.s, answer.hexes, view.side);
    const label = `Charge ${targetIn(view, answer.target)} with ${attackers}`;
    return clicked(label, ...[...answer.hexes, answer.target].map((hex) => ({ hex })));
  },
  meaning(_, { hexes }) {
    const target = hexes.at(-1);
    return target === undefined || hexes.length < 2
      ? null
      : { do: 'shock', target, hexes: hexes.slice(0, -1) };
  },
  attempt(view, piece) {
    if (!('company' in piece)) return null;
    const target = nearestEnemy(view, piece.company);
    return target === null ? null : { do: 'shock', target, hexes: [view.s.at[piece.company.id] ?? NONE] };
  },
};

/** A company that takes a result is named and clicked the same way, whatever brought the result. */
const sufferer = ({ field }: ClickView, answer: { readonly company: CompanyId }) =>
  clicked(`${saying(companyOf(field, answer.company).called, 'takes', 'take')} it`, companyPickOf(answer));

export const allot: ClickRow<'allot'> = {
  picks: sufferer,
  meaning: (_, { companies: [company] }) => (company === undefined ? null : { do: 'allot', company }),
  attempt: null,
};

export const suffer: ClickRow<'suffer'> = {
  picks: sufferer,
  meaning: (_, { companies: [company] }) => (company === undefined ? null : { do: 'suffer', company }),
  attempt: null,
};

export const risk: ClickRow<'risk'> = {
  picks: ({ field, s, side }, { officer }) =>
    clicked(`${sentence(officerName(field, s, side, officer))} is at risk`, {
      piece: name.officerId(side, officer),
    }),
  meaning: (_, { officers: [officer] }) => (officer === undefined ? null : { do: 'risk', officer }),
  attempt: null,
};

export const check: ClickRow<'check'> = {
  picks: ({ field }, answer) =>
    clicked(
      `${saying(regimentName(field, answer.regiment), 'checks its', 'check their')} morale`,
      bodyPickOf(answer),
    ),
  meaning: (_, { regiment }) => (regiment === null ? null : { do: 'check', regiment }),
  attempt: null,
};
