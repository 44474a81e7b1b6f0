import type { Umpire } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { Square } from '../model/field.ts';
import { emit, type Game, type Play } from '../model/game.ts';
import { actingOrder, calledOf, company, pieceOf, type ToyState } from '../model/state.ts';
import { fires } from './fire.ts';
import { nameReserve, throwInitiative } from './initiative.ts';
import { marches, presses } from './march.ts';
import { revealOrders, writeOrders } from './orders.ts';
import { chooseStances } from './stances.ts';
import { isEnded } from './victory.ts';

/** The sequence of a beat. It can be started at every question: the phase says where. */
export function* play(umpire: Umpire, field: Square, s: ToyState): Play {
  const game: Game = { umpire, field, s };
  while (!isEnded(s)) yield* phase(game);
}

function* phase(game: Game): Play {
  const { s } = game;
  switch (s.phase) {
    case 'write':
      yield* writeOrders(game);
      s.phase = 'initiative';
      return;
    case 'initiative':
      throwInitiative(game);
      s.phase = 'reserve';
      return;
    case 'reserve':
      yield* nameReserve(game);
      s.phase = 'open';
      return;
    case 'open':
      yield* revealOrders(game);
      s.phase = 'stance';
      return;
    case 'stance':
      yield* chooseStances(game);
      s.phase = 'act';
      return;
    case 'act':
      return act(game);
    case 'march':
      return yield* marches(game);
    case 'fire':
      return yield* fires(game);
    case 'press':
      return yield* presses(game);
  }
}

/** The next company carries out its order; after the last the beat ends. */
function act(game: Game): void {
  const { s } = game;
  const id = actingOrder(s).find((each) => !s.done[each]);
  if (id === undefined) return endBeat(s);
  const order = s.orders[id];
  if (order === 'advance') {
    s.moving = { company: id, rest: 0 };
    s.phase = 'march';
    return;
  }
  if (order === 'form') form(game, id);
  s.done[id] = true;
}

/** From line to column or back (D-9). */
function form(game: Game, id: number): void {
  const changed = company(game.s, id);
  changed.column = !changed.column;
  const formation = changed.column ? 'in column' : 'in line';
  emit(
    game,
    changed.side,
    ['D-9'],
    () => told`${saying(calledOf(game.s, id), 'forms', 'form')} ${formation}`,
    () => ({ kind: 'formation', pieces: [pieceOf(id)], formation }),
  );
}

function endBeat(s: ToyState): void {
  s.beat++;
  s.done.fill(false);
  s.reserve = -1;
  s.orders.fill(null);
  s.kneeling.fill(false);
  for (const each of s.companies) each.fired = false;
  s.phase = 'write';
}
