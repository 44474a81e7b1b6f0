import { gapToSpot, insideGround, TOUCH_DISTANCE } from '@linstock/ground';
import { isSide, nth, otherSide, type Side, type Verdict } from '@linstock/kernel';
import { isOnTable, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { emit, type Game, noteEvent } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { type CompanyLosses, lossVerdict, winnerAtLimit } from '../reckon/victory.ts';

/** P-VICTORY: who is beaten by losses, and who has won when the time is up (D). */

/** The losses of both sides, reinforcements counted with the original (MM-D1e). */
export function tollsOf(field: Field, s: State): readonly [CompanyLosses, CompanyLosses] {
  const toll = (side: Side): CompanyLosses => {
    const own = field.companies.filter((company) => company.side === side);
    const lost = own.filter(({ id }) => s.status[id] === S.LOST).length;
    return { original: own.length, lost, breaksAt: field.breaksAt[side] };
  };
  return [toll(0), toll(1)];
}

/** Tests the losses after a step that may have brought some (MM-D1c, MM-D1e, MM-D1f, MM-D1g). */
export function testLosses(game: Game): void {
  const { field, s } = game;
  if (s.winner !== S.UNDECIDED) return;
  const verdict = lossVerdict(tollsOf(field, s), field.switches, field.pickup);
  if (verdict === null) return;
  s.winner = verdict === 'draw' ? S.DRAWN : verdict;
  emit(game, null, [field.clauses.losses], () => toldLosses(field, s), noteEvent);
}

/** True if the game is decided before its time (MM-D1d). */
export function isDecided({ s }: Game): boolean {
  return s.winner !== S.UNDECIDED;
}

/** The sentence for the side that has lost too many companies; the verdict names the winner. */
function toldLosses(field: Field, s: State): string {
  if (!isSide(s.winner)) return lossSentence(field, s);
  return `The ${field.sideNames[otherSide(s.winner)]} side has lost too many companies.`;
}

function lossSentence(field: Field, s: State): string {
  const { winner } = s;
  if (!isSide(winner)) return 'Both sides have lost too much to go on: a draw.';
  const loser = field.sideNames[otherSide(winner)];
  return `The ${field.sideNames[winner]} side has won: the ${loser} side has lost too many companies and must retreat.`;
}

/** The winner, once the game is over or decided; null before (MM-D1f, MM-D1g, MM-D1h, MM-BAT3e). */
export function verdictOf(field: Field, s: State): Verdict | null {
  if (s.winner !== S.UNDECIDED) {
    const winner = isSide(s.winner) ? s.winner : null;
    const clause = winner === null ? 'MM-D1f' : field.clauses.losses;
    return { winner, clause, sentence: lossSentence(field, s) };
  }
  if (s.step !== S.OVER) return null;
  const winner = judged(field, s);
  const sentence =
    winner === null
      ? 'The last turn is over with nothing decided: a draw.'
      : `The last turn is over: the ${field.sideNames[winner]} side has won.`;
  return { winner, clause: field.clauses.limit, sentence };
}

/** The battle's objectives at the end of its last turn (MM-D1h, MM-BAT3e). */
export function judged(field: Field, s: State): Side | null {
  const { judgement } = field;
  switch (judgement.kind) {
    case 'countInArea':
    case 'countInTerrain':
      return counted(field, s) >= judgement.atLeast ? judgement.winner : otherSide(judgement.winner);
    case 'lossFraction':
      return winnerAtLimit(tollsOf(field, s), judgement.lead);
    case 'lossFractionThenNear':
      return winnerAtLimit(tollsOf(field, s), undefined, [counted(field, s, 0), counted(field, s, 1)]);
  }
}

/** Companies at the places that the battle's objective counts; those of a side if it counts both. */
export function counted(field: Field, s: State, side?: Side): number {
  return field.companies.filter(
    (company) =>
      isOnTable(s, company.id) &&
      company.side === (side ?? countedSide(field)) &&
      counts(field, s, company.id),
  ).length;
}

/** The side whose companies an objective counts (MM-D1h, MM-BAT3e). */
function countedSide({ judgement }: Field): Side | undefined {
  return 'side' in judgement ? judgement.side : undefined;
}

/** True if a company counts for the objective: on the table, and beyond its line (MM-A0d, MM-D1h, MM-BAT3e). */
function counts({ judgement, companies, table }: Field, s: State, id: CompanyId): boolean {
  const at = { x: nth(s.x, id), y: nth(s.y, id) };
  switch (judgement.kind) {
    case 'countInArea': {
      const traits = companies[id]?.abilities.traits ?? [];
      const across = at[judgement.axis] > judgement.line;
      return across === judgement.beyond && !traits.some((trait) => judgement.except.includes(trait));
    }
    case 'countInTerrain':
      return table.areas.some((area) => area.id === judgement.terrain && insideGround(area, at));
    case 'lossFractionThenNear':
      return gapToSpot(standOf({ companies }, s, id), judgement.spot) <= judgement.within + TOUCH_DISTANCE; // MM-A0d
    case 'lossFraction':
      return false;
  }
}
