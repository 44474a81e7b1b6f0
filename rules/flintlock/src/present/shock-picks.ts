import { saying } from '@linstock/scene';
import * as board from '../model/board.ts';
import { pushedFrom } from '../play/retreats/retreat-ways.ts';
import { chargePreview, shockPreview } from '../play/shock/shock-preview.ts';
import { blowsOf } from './blows.ts';
import { approachClicks, CHARGE } from './charging.ts';
import { named, piece, pressed, told, who } from './clicks.ts';
import type { PickRows } from './pick-row.ts';

/** The clicks for a Shock and its consequences, with the possible results of a Shock or a Charge. */
export const SHOCK_PICKS: PickRows<'shock' | 'charge' | 'retreat' | 'advance' | 'arm'> = {
  shock(view) {
    const { field, s } = view;
    const label = `Shock: ${board.commandName(field, s.command)} attacks`;
    return { ...pressed('shock', label), ...blowsOf(view, shockPreview(view, s.command)) };
  },
  charge(view, { chargers }) {
    const units = chargers.map(({ unit }) => unit);
    const ways = chargers.flatMap((charger) => approachClicks(view, charger));
    const blows = blowsOf(view, chargePreview(view, view.s.command, chargers));
    const spent = `${saying(named(view.field, units), 'is', 'are')} Disordered after the Charge (FL-13.24a).`;
    return {
      ...told(`Charge: ${named(view.field, units)}`, CHARGE, ...ways),
      ...{ ...blows, warns: [...(blows.warns ?? []), spent] },
    };
  },
  retreat(view, { units, hex }) {
    const { field } = view;
    const goes = saying(board.namesOf(field, units), 'retreats', 'retreat');
    const answer = told(`${goes} to ${board.hexName(field, hex)}`, ...units.map(piece), { hex });
    const pushed = pushedFrom(view, hex);
    if (pushed.length === 0) return answer;
    const them = saying(board.namesOf(field, pushed), 'is', 'are');
    return { ...answer, warns: [`${them} pushed on and Disordered (FL-12.43g).`] };
  },
  advance({ field }, { unit, hex }) {
    const label = `${saying(who(field, unit), 'advances', 'advance')} to ${board.hexName(field, hex)}`;
    return told(label, piece(unit), { hex });
  },
  arm: (_, { arm }) =>
    pressed(arm, arm === 'infantry' ? 'The infantry strikes back' : 'The cavalry strikes back'),
};
