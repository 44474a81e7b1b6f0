import { type PickedAnswer, saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { chargePreview, shockPreview } from '../play/shock/shock-preview.ts';
import { blowsOf } from './blows.ts';
import { approachClicks, CHARGE } from './charging.ts';
import { named, piece, pressed, told, who } from './clicks.ts';

type Shock = Extract<Answer, { do: 'shock' | 'charge' | 'retreat' | 'advance' | 'arm' }>;

/** The clicks for a Shock and its consequences, with the possible results of a Shock or a Charge. */
export function shockPicks(field: Field, s: State, answer: Shock): PickedAnswer {
  const game = { field, s };
  switch (answer.do) {
    case 'shock': {
      const label = `Shock: ${board.commandName(field, s.command)} attacks`;
      return { ...pressed('shock', label), ...blowsOf(game, shockPreview(game, s.command)) };
    }
    case 'charge': {
      const { chargers } = answer;
      const units = chargers.map(({ unit }) => unit);
      const ways = chargers.flatMap((charger) => approachClicks(game, charger));
      return {
        ...told(`Charge: ${named(field, units)}`, CHARGE, ...ways),
        ...blowsOf(game, chargePreview(game, s.command, chargers)),
      };
    }
    case 'retreat': {
      const goes = saying(board.namesOf(field, answer.units), 'retreats', 'retreat');
      const label = `${goes} to ${board.hexName(field, answer.hex)}`;
      return told(label, ...answer.units.map(piece), { hex: answer.hex });
    }
    case 'advance': {
      const label = `${saying(who(field, answer.unit), 'advances', 'advance')} to ${board.hexName(field, answer.hex)}`;
      return told(label, piece(answer.unit), { hex: answer.hex });
    }
    case 'arm':
      return answer.arm === 'infantry'
        ? pressed(answer.arm, 'The infantry strikes back')
        : pressed(answer.arm, 'The cavalry strikes back');
  }
}
