/** A click on the board: its possible meanings, in the order in which they are tried. */
import { includesPick, type Picked } from '@linstock/scene';
import { findChoiceAt } from '../aiming/aim.ts';
import { clickRulesIn } from '../answering/judging.ts';
import { clickRoute } from '../answering/route.ts';
import { givePickedAnswer, meaningOfChoice, showCard } from '../answering/selectPicks.ts';
import { clickFormation } from '../ordering/formationEvents.ts';
import { clickSheet } from '../orders/clickSheet.ts';
import { type Clicked, clickOn, confirmsByKey } from '../picking/clicking.ts';
import { picksIn } from '../state/modeSelectors.ts';
import { changeState, type Transition } from '../state/transition.ts';
import { commitPicks, narrowPicks } from './commitPicks.ts';
import { toggleReactor } from './reactors.ts';
import { refuseClick, showShotAfterStep } from './refusedClick.ts';

/** A click that may mean one of several picks, most likely first: a counter, its body, its place. */
export function clickBoard(before: Transition, candidates: readonly Picked[], how: Clicked = {}): Transition {
  const { head = 0 } = before.rules.game ?? {};
  // If two clicks gave an answer each, the second one is no double click.
  const twice = (how.again ?? false) && before.state.clickedAt === head;
  const t = changeState(before, { clickedAt: head, clickPoint: how.point ?? null });
  return (
    clickSheet(t, candidates, twice) ??
    clickFormation(t, candidates, { ...how, again: twice }) ??
    clickRoute(t, candidates, how.adds ?? false) ??
    clickReactor(t, candidates) ??
    (confirmsByKey(t.state, candidates, how) ? confirmByKey(t) : clickPicks(t, candidates, how))
  );
}

/** Enter at the cursor gives the answer that is shown there. */
const confirmByKey = (t: Transition): Transition =>
  commitPicks(changeState(t, { clickPoint: null }), 'confirmed');

/** A click on a unit that may act at this moment. */
function clickReactor(t: Transition, candidates: readonly Picked[]): Transition | null {
  const reactor = t.state.asked?.reactors.find(({ piece }) => includesPick(candidates, { piece }));
  return reactor ? toggleReactor(t, reactor) : null;
}

/** A click that narrows the answers. */
function clickPicks(before: Transition, candidates: readonly Picked[], how: Clicked): Transition {
  const t = changeState(before, { click: { candidates, how } });
  const click = clickOn(t.state, candidates, how, clickRulesIn(t));
  switch (click.to) {
    case 'inspect':
      return changeState(t, { inspected: click.piece });
    case 'again':
      return commitPicks(t, 'clicked');
    case 'picks':
      return showFirstShot(t, candidates) ?? narrowPicks(t, click.picks, 'clicked');
    case 'answer':
      return givePickedAnswer(t, click.picks, click.choice, 'clicked');
    case 'toast': {
      const { piece } = click;
      const inspected = () => (piece === null ? t : changeState(t, { inspected: piece }));
      return showShotAfterStep(t, candidates) ?? refuseClick(inspected(), click, candidates, how);
    }
    case 'nothing':
      return t;
  }
}

/**
 * A first click on an enemy shows the best attack on it. The player confirms it on its card or chooses another. Null if there is
 * none that throws dice.
 */
function showFirstShot(t: Transition, candidates: readonly Picked[]): Transition | null {
  const { asked } = t.state;
  const picks = picksIn(t.state);
  const shot = picks.length === 0 ? findChoiceAt(t.state, candidates) : null;
  const meaning = shot && asked && meaningOfChoice(t, asked.side, shot);
  return meaning?.preview.throws ? showCard(t, meaning) : null;
}
