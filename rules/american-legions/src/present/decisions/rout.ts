import { namesTogether, saying } from '@linstock/scene';
import { companyOf, EMPTY_HEX } from '../../model/board.ts';
import { NONE } from '../../model/state.ts';
import { runThrough } from '../../play/rout.ts';
import * as name from '../names.ts';
import { type ClickRow, clicked, companyPickOf, headingOf, pressed } from './row.ts';

/** Routs, and companies that form again (AL-4.15, AL-4.51w to z). */

export const rout: ClickRow<'rout'> = {
  picks({ field, s }, answer) {
    const who = companyOf(field, answer.company).called;
    const { hex } = answer;
    const disorders = runThrough({ field, s }, answer).map((id) => companyOf(field, id).called);
    const goes =
      hex === null
        ? clicked(`${saying(who, 'leaves', 'leave')} the map`, companyPickOf(answer), {
            button: 'leave',
            label: 'Leave',
          })
        : clicked(`${saying(who, 'routs', 'rout')} to ${name.hexName(field, hex)}`, companyPickOf(answer), {
            hex,
          });
    if (disorders.length === 0) return goes;
    return { ...goes, warns: [`Running through friends disorders ${namesTogether(disorders)} (AL-6.31a).`] };
  },
  meaning(_, { companies: [company], hexes }) {
    const hex = hexes.at(-1);
    return company === undefined || hex === undefined ? null : { do: 'rout', company, hex };
  },
  attempt({ s }, piece) {
    if (!('company' in piece)) return null;
    const { id } = piece.company;
    const hex = s.at[id] ?? NONE;
    return { do: 'rout', company: id, hex: hex === NONE ? null : hex };
  },
};

export const routQuietly: ClickRow<'rout-quietly'> = {
  picks: () => pressed('all', 'Let them all run, so that each disorders the fewest friends'),
  meaning: (_, { button }) => (button === 'all' ? { do: 'rout-quietly' } : null),
  attempt: null,
};

/** In old records only. */
export const routAll: ClickRow<'rout-all'> = {
  picks: () => pressed('free', 'Let them all run, each through free hexes'),
  meaning: null,
  attempt: null,
};

export const face: ClickRow<'face'> = {
  picks({ field, s, side }, { hex, facing }) {
    const who = name.thoseIn(field, s, [hex], side) ?? EMPTY_HEX;
    const label = `${saying(who, 'faces', 'face')} ${name.facingWord(field, facing)}`;
    return clicked(label, { hex }, headingOf(facing));
  },
  meaning: null,
  attempt: null,
};

export const comesBack: ClickRow<'return'> = {
  picks({ field }, answer) {
    const who = companyOf(field, answer.company).called;
    const label = `${saying(who, 'returns', 'return')} in ${name.hexName(field, answer.hex)}`;
    return clicked(label, companyPickOf(answer), { hex: answer.hex });
  },
  meaning: null,
  attempt: null,
};
