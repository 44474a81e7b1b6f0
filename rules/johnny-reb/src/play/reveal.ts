import { reveal, type SealId } from '@linstock/kernel';
import { told } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { NONE } from '../model/field.ts';
import { emit, type Game, type Play } from '../model/game.ts';
import { unitPiece } from '../model/naming.ts';
import { FIRST_FIRES, has, levelOf, MARKERS, ON_TABLE, orderOf, ROUTED, type State } from '../model/state.ts';
import { ORDER_WORDS } from '../tables/words.ts';
import { changesQuestion } from './changing.ts';
import { holdInstead, standOnHold } from './hold.ts';
import { chargesQuestion } from './naming-charges.ts';
import { enter } from './phases.ts';
import { together } from './secret.ts';

/** Phase 3, a step at a time: markers up, then two more secret moments (JR-5.4). */

/** The steps of phase 3. */
const MARKERS_UP = 0;
const CHANGES = 1;

/** Carries phase 3 on from its step. */
export function* revealPhase(game: Game): Play {
  const { s } = game;
  if (s.step === MARKERS_UP) {
    yield* turnUp(game);
    s.step = CHANGES;
  } else if (s.step === CHANGES) {
    for (const answer of yield* together((side) => changesQuestion(game, side), 'JR-5.4b')) change(s, answer);
    s.step++;
  } else {
    for (const { charges } of yield* together((side) => chargesQuestion(game, side), 'JR-5.4c'))
      for (const named of charges) {
        if ('target' in named) s.charges[named.unit] = named.target;
        else s.supports[named.unit] = named.point;
      }
    holdTheIdle(game);
    enter(game, FIRST_FIRES);
  }
}

/**
 * Reveals all markers together. A marker whose unit has gone since, or has routed even if it has rallied, is
 * dropped (JR-5.4a, JR-4.1d).
 */
function* turnUp(game: Game): Play {
  const { field, s } = game;
  const sealIds = s.tokens.filter((sealId): sealId is SealId => sealId !== 0);
  const opened = yield* reveal<Answer, AnswerTo<'orders'>>(sealIds, 'JR-5.4a');
  s.tokens = [0, 0];
  for (const { orders } of opened)
    for (const { unit, order, arrow } of orders) {
      if (s.fate[unit] !== ON_TABLE || has(s, unit, ROUTED)) continue;
      s.order[unit] = MARKERS.indexOf(order);
      s.arrow[unit] = arrow ?? NONE;
    }
  const there = field.units.filter(({ id }) => s.fate[id] === ON_TABLE && levelOf(s, id) !== 'routed');
  emit(
    game,
    null,
    ['JR-5.4a'],
    () =>
      told`The orders are revealed`.adding(
        `. ${there.map(({ id, name }) => `${name}: ${ORDER_WORDS[orderOf(s, id)]}`).join('; ')}`,
      ),
    () => ({ kind: 'reveal', pieces: there.map(({ id }) => unitPiece(id)) }),
  );
}

/** The choices of a side after the reveal (D2, D3). */
function change(s: State, { hold, flanks }: AnswerTo<'changes'>): void {
  for (const unit of hold) standOnHold(s, unit);
  for (const { unit, flank } of flanks) s.refuses[unit] = { left: -1, none: 0, right: 1 }[flank];
}

/** Units on Charge that name no target go on Conditional hold (JR-14.1c). */
function holdTheIdle(game: Game): void {
  const { field, s } = game;
  for (const { id } of field.units) {
    if (orderOf(s, id) !== 'C' || s.charges[id] !== NONE || s.supports[id] !== NONE) continue;
    holdInstead(game, id, 'JR-14.1c', 'has no enemy to charge');
  }
}
