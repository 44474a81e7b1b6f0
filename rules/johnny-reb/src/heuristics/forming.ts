import { asFacing, type TenthDegrees } from '@linstock/ground';
import type { PlacedUnit } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import { refuseForming } from '../play/moves/carrying-out.ts';
import type { Formation } from '../tables/index.ts';
import { nearestFoe, type SideView, turnTo } from './side-view.ts';

/** The choice of a unit on Form: in order, in line, its guns in battery, its front to the enemy. */

type FormAnswer = AnswerTo<'moves'> & { readonly do: 'form' };

/** The change of a unit on Form; unchanged if no other fits. */
export function formOf(view: SideView, unit: PlacedUnit): FormAnswer {
  const near = nearestFoe(view, unit);
  const turn = near === null ? 0 : turnTo(unit.stand, near.foe.stand);
  const formation = formationFor(unit);
  const most = formation === 'unlimbered' ? ANY_WAY : MAX_FORMING_TURN;
  const wanted = Math.max(0 - most, Math.min(most, turn));
  const tried = [wanted, Math.round(wanted / 2), 0].map((by) => form(unit, formation, by));
  const lawful = tried.find((answer) => refuseForming(view, view.side, answer) === null);
  return lawful ?? form(unit, unit.formation, 0);
}

/** Maximum turn of a unit that forms; guns that unlimber, any way (JR-6.5a, JR-11.4a). */
const MAX_FORMING_TURN: TenthDegrees = 900;
const ANY_WAY: TenthDegrees = 1800;

function form({ listed, stand }: PlacedUnit, formation: Formation, by: TenthDegrees): FormAnswer {
  return {
    do: 'form',
    unit: listed,
    formation,
    facing: asFacing(stand.facing + by),
    first: 'form',
    legs: [],
  };
}

/** The formation to take up: cavalry that is in line and in order has been told to form to dismount, or to mount. */
function formationFor({ arm, formation, disordered }: PlacedUnit): Formation {
  if (arm === 'battery') return formation === 'limbered' ? 'unlimbered' : 'limbered';
  if (arm === 'mounted') return formation === 'mounted_line' && !disordered ? 'single_line' : 'mounted_line';
  if (arm === 'dismounted' && formation !== 'march_column' && !disordered) return 'mounted_line';
  return disordered && formation !== 'march_column' ? formation : 'single_line';
}
