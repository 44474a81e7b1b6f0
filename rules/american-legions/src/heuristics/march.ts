import type { Hex, HexState } from '@linstock/ground';
import { nth, type Plans, type Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { NONE } from '../model/state.ts';
import {
  actionsTo,
  costOf,
  facingOfPose,
  hexOfPose,
  posesOf,
  type Ways,
  waysOfCompanies,
} from '../play/ways.ts';
import { excessOf } from '../reckon/stacking.ts';
import { type Body, bodiesToMarch } from './bodies.ts';
import { dutiesOf } from './duties.ts';
import { type Intent, intentOf, simply } from './intent.ts';
import { sober } from './onset.ts';
import { openingFor } from './openings.ts';
import { aimOf, poseWorth } from './pose-worth.ts';
import type { SideView } from './side-view.ts';

/** The gain that makes a march to a pose worth while. */
const WORTH_MARCHING = 3;
/** The value of a movement point that is saved. */
const COST_OF_A_POINT = 0.2;

/** The next march by these plans; null if no body wants to move. */
export function nextMarch(view: SideView, plans: Plans): Answer | null {
  for (const body of bodiesToMarch(view)) {
    const march = bestMarch(view, body, intentOfBody(view, body, plans), plans);
    if (march) return march;
  }
  return null;
}

/** The action of a body by these plans. Horse that waited charges as soon as it has the order. */
function intentOfBody(view: SideView, { regiment, order }: Body, plans: Plans): Intent {
  if (regiment === null) return simply('fire');
  const intent = sober(view, regiment, intentOf(view, regiment, plans), plans);
  if (intent.kind !== 'counter' || order !== 'CHARGE') return intent;
  return { ...simply('charge'), against: openingFor(view, regiment) };
}

function bestMarch(view: SideView, body: Body, intent: Intent, plans: Plans): Answer | null {
  const companies = body.companies.map(({ id }) => id);
  const ways = waysOfCompanies(view.field, view.state, companies);
  const aim = aimOf(view, body, intent, plans);
  const duties = dutiesOf(view, body);
  let best = NONE;
  let bestWorth = poseWorth(view, body, intent, aim, body.hex, body.facing) + WORTH_MARCHING;
  for (const pose of posesOf(ways)) {
    const hex = hexOfPose(ways, pose);
    const worth = poseWorth(view, body, intent, aim, hex, facingOfPose(ways, pose));
    const value = worth - COST_OF_A_POINT * costOf(ways, pose) - duties.cost(hex);
    if (
      value <= bestWorth ||
      duties.forbids(hex) ||
      isCrowded(ways, hex, view.side) ||
      threads(ways, pose, view.side)
    )
      continue;
    best = pose;
    bestWorth = value;
  }
  if (best === NONE) return null;
  const actions = actionsTo(view.map, ways.reached, best);
  return { do: 'move', companies, actions, leaders: [] };
}

/** True if a path leads through friends, whom it may disorder and whose fire it blocks. */
function threads(ways: Ways, pose: HexState, side: Side): boolean {
  const { reached, looked, start } = ways;
  const hex = hexOfPose(ways, pose);
  for (let at = nth(reached.cameFrom, pose); at !== -1; at = nth(reached.cameFrom, at)) {
    const passed = hexOfPose(ways, at);
    if (passed !== hex && passed !== start && looked.held[passed * 2 + side] !== 0) return true;
  }
  return false;
}

/** True if too many would stand in a hex if these companies came to it (AL-6.2a). */
function isCrowded({ looked, companies, start }: Ways, hex: Hex, side: Side): boolean {
  return hex !== start && excessOf(nth(looked.held, hex * 2 + side) + companies.length) > 0;
}
