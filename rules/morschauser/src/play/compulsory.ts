import { lengthWords } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { rout } from '../measure/retreat.ts';
import { companyOf, inMelee, inSituation, isOnTable, nameOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { DONE, isDone } from './done.ts';
import { goTo, lose, trample } from './losses.ts';
import { isDecided, testLosses } from './victory.ts';

/** The start of a player turn: rout moves (MM-E3k) and mines (MM-C6m). */

/** Every routing company of the side runs, in the owner's order; then the owner may fire mines. */
export function* compulsory(game: Game): Play {
  const { s } = game;
  for (;;) {
    const left = routersLeft(game);
    const [only] = left;
    if (only === undefined) break;
    const company = left.length === 1 ? only : (yield* put(routQuestion(game, left))).company;
    routMove(game, company);
    if (isDecided(game)) return;
  }
  while (minesLeft(game).length > 0) {
    const answer = yield* put(mineQuestion(game));
    if (isDone(answer)) return;
    const { rampart } = nth(game.field.mines, answer.mine);
    s.fired[answer.mine] = 1;
    s.breached[rampart] = 1;
    emit(
      game,
      s.active,
      ['MM-C6m'],
      () => told`A mine is fired: ${game.field.table.ramparts[rampart]?.id ?? 'The wall'} is breached`,
      () => ({
        kind: 'ground',
        feature: game.field.table.ramparts[rampart]?.id ?? '',
        change: 'breached',
      }),
    );
  }
}

function routersLeft({ field, s }: Game): number[] {
  return field.companies
    .filter(({ id, side }) => side === s.active && s.routing[id] === 1 && !S.has(s, id, S.ROUT_MOVED))
    .map(({ id }) => id);
}

function routQuestion(game: Game, left: readonly number[]): QuestionOf<'rout'> {
  return {
    side: game.s.active,
    kind: 'rout',
    clause: 'MM-E3k',
    stable: true,
    prompt: () => 'Your routing companies run: which one next?',
    forcedAnswer: () => ({ do: 'rout', company: nth(left, 0) }),
    options: () => left.map((company) => ({ do: 'rout', company })),
    refuse: ({ company }) =>
      left.includes(company)
        ? null
        : refused(
            'R-COMPULSORY',
            'MM-E3k',
            'Name a routing company of yours that has not run yet in this turn.',
          ),
  };
}

/** A company makes its rout move. It is lost if it reaches the edge (MM-E3j) or cannot leave (MM-E3m). */
export function routMove(game: Game, company: CompanyId): void {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const placed = inSituation(situation, company);
  const ran = rout(situation, placed, field.base[placed.side]);
  S.mark(s, company, S.ROUT_MOVED | S.MOVED | S.ACTED);
  trample(game, company, ran.stand);
  const name = nameOf(field, company);
  if (ran.gone) lose(game, company, 'ran off', 'MM-E3j', told`${does(name, 'have')} run off the table`);
  else {
    const fled = goTo(game, company, ran.stand);
    emit(
      game,
      companyOf(field, company).side,
      ['MM-E3j'],
      () => told`${does(name, 'run')} ${lengthWords(ran.length, 1)}`,
      () => ({ kind: 'flight', went: fled() }),
    );
  }
  surrenderIfHeld(game, company);
  testLosses(game);
}

/** A routing company that cannot get out of melee range surrenders (MM-E3m). */
function surrenderIfHeld(game: Game, company: CompanyId): void {
  const { field, s } = game;
  if (!isOnTable(s, company) || !inMelee(situationNow(field, s), company)) return;
  lose(
    game,
    company,
    'surrendered',
    'MM-E3m',
    told`${saying(nameOf(field, company), 'cannot get away and surrenders', 'cannot get away and surrender')}`,
  );
}

function minesLeft({ field, s }: Game): number[] {
  return field.mines.flatMap(({ side }, i) => (side === s.active && s.fired[i] === 0 ? [i] : []));
}

function mineQuestion(game: Game): QuestionOf<'mine'> {
  const left = minesLeft(game);
  return {
    side: game.s.active,
    kind: 'mine',
    clause: 'MM-C6m',
    stable: true,
    prompt: () => 'Will you fire a mine?',
    options: () => [DONE, ...left.map((mine) => ({ do: 'mine' as const, mine }))],
    refuse: (answer) =>
      isDone(answer) || left.includes(answer.mine)
        ? null
        : refused('R-BREACH', 'MM-C6m', 'Name a mine of yours that has not been fired.'),
  };
}
