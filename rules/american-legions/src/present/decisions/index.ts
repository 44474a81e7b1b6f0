import type { DecisionName } from '../../model/answers.ts';
import { allot, check, fire, risk, shock, suffer } from './combat.ts';
import { gunSide, order, rally, rallyCompany, relieve, reorder } from './command.ts';
import { done, pass } from './ending.ts';
import { move, moveOfficer, place, remove } from './movement.ts';
import { comesBack, face, rout, routAll, routQuietly } from './rout.ts';
import type { ClickRow } from './row.ts';
import { setUp, setUpOfficer, suggested } from './set-up.ts';

/** The clicks of each kind of answer. */
export const CLICK_ROWS = {
  ...{ done, pass },
  ...{ 'set-up': setUp, 'set-up-officer': setUpOfficer, suggested },
  ...{ 'gun-side': gunSide, relieve, rally, 'rally-company': rallyCompany, reorder, order },
  ...{ rout, 'rout-quietly': routQuietly, 'rout-all': routAll, face, return: comesBack },
  ...{ move, 'move-officer': moveOfficer, remove, place },
  ...{ fire, shock, allot, suffer, risk, check },
} satisfies { readonly [D in DecisionName]: ClickRow<D> };
