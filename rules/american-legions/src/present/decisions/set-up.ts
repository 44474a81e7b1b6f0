import { sentence } from '@linstock/scene';
import { officerName } from '../../model/board.ts';
import * as name from '../names.ts';
import { type ClickRow, clicked, companyPicksOf, headingOf, pressed } from './row.ts';

/** Setting up (AL-2.4). */

export const setUp: ClickRow<'set-up'> = {
  picks({ field, s }, answer) {
    const where = `${name.hexName(field, answer.hex)}, facing ${name.facingWord(field, answer.facing)}`;
    const label = `${sentence(name.companiesWord(field, s, answer.companies))} in ${where}`;
    return clicked(label, ...companyPicksOf(answer), { hex: answer.hex }, headingOf(answer.facing));
  },
  meaning(_, { companies, hexes, facing }) {
    const hex = hexes.at(-1);
    return companies.length === 0 || hex === undefined || facing === null
      ? null
      : { do: 'set-up', companies: [...companies], hex, facing };
  },
  attempt: null,
};

export const setUpOfficer: ClickRow<'set-up-officer'> = {
  picks({ field, s, side }, { officer, hex }) {
    const label = `${sentence(officerName(field, s, side, officer))} goes to ${name.hexName(field, hex)}`;
    return clicked(label, { piece: name.officerId(side, officer) }, { hex });
  },
  meaning: null,
  attempt: null,
};

export const suggested: ClickRow<'suggested'> = {
  picks: () => pressed('suggested', 'Set up as suggested'),
  meaning: null,
  attempt: null,
};
