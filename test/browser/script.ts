/**
 * A stretch of a battle as a script: the answers of both sides from a moment of a golden game on, of as many kinds
 * as possible.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game, type GameRecord, type Question, type Side, sealedKnownTo } from '@linstock/kernel';
import {
  answerMenuOf,
  type Choice,
  endsStep,
  type Filled,
  kindOfPick,
  type PickedAnswer,
  type Sheet,
  writeRow,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { type RowChoice, rowChoices } from './sheet-ways.ts';

const root = join(import.meta.dirname, '..', '..');

/** A prime, used as the step through the answers of a kind. */
const STRIDE = 7919;

/** The beginning and length of a script. */
export interface Passage {
  readonly system: string;
  readonly battle: string;
  /** Entries of the golden game before it. */
  readonly from: number;
  readonly answers: number;
}

/** The answer of one moment, and a person's way to give it. */
export interface Line {
  readonly side: Side;
  /** The kind of answer, for counting. */
  readonly kind: string;
  readonly answer: unknown;
  /**
   * Clicks and words. Null for a sheet, and for a question that nobody is asked because all its answers have the
   * same effect.
   */
  readonly told: PickedAnswer | null;
  /** The orders of the rows of a sheet. */
  readonly rows: readonly RowChoice[];
}

/** A script, and the game at its start. */
export interface Script {
  readonly rules: AnyRulebook;
  readonly start: GameRecord;
  readonly lines: readonly Line[];
  /** The game to its end, with the dice of its seed. */
  readonly game: Game<unknown, unknown, unknown>;
}

/** Plays a script out. At each moment it gives an answer of the kind that has been rarest so far. */
export function scriptOf({ system, battle, from, answers }: Passage): Script {
  const file = join(root, 'rules', system, 'src', 'golden', `${battle}.json`);
  const golden: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  const rules = needRulebook(system);
  const start = { ...golden, entries: golden.entries.slice(0, from) };
  const game = Game.fromRecord(rules, start);
  const seen = new Map<string, number>();
  const lines: Line[] = [];
  let eyes: Side | null = null;
  while (lines.length < answers) {
    const { open } = game;
    const secret = open.some(({ sealed }) => sealed);
    // If both sides write in secret at one screen, the side at the screen writes first.
    const question = (secret && open.find(({ side }) => side === eyes)) || open[0];
    if (!question) break;
    eyes = secret ? question.side : null;
    const line = lineOf(rules, game, question, seen);
    const proposal = game.propose(line.side, line.answer, game.head, { salt: () => 'a'.repeat(64) });
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
    seen.set(line.kind, (seen.get(line.kind) ?? 0) + 1);
    lines.push(line);
  }
  return { rules, start, lines, game };
}

function lineOf(
  rules: AnyRulebook,
  game: Game<unknown, unknown, unknown>,
  question: Question<unknown>,
  seen: ReadonlyMap<string, number>,
): Line {
  const { field, position } = game;
  const { side, kind, standing } = question;
  const same = standing?.units.length === 0 ? (standing.same?.() ?? null) : null;
  if (same !== null) return { side, kind: `${kind}: unasked`, answer: same, told: null, rows: [] };
  const known = sealedKnownTo(position, side);
  const sheet = rules.present.asks.sheet?.({ field, state: position.state, known }, question) ?? null;
  if (sheet) {
    const rows = rowChoices(sheet, (answer) => question.refuse(answer) === null) ?? [];
    return { side, kind: `${kind}: sheet`, answer: sheet.answer(filledBy(sheet, rows)), told: null, rows };
  }
  const all = answerMenuOf(rules.present, { field, state: position.state, known }, question).all;
  const timesOf = (each: Choice<unknown>) => seen.get(kindOf(kind, each)) ?? 0;
  const fewest = Math.min(...all.map(timesOf));
  const rare = all.filter((each) => timesOf(each) === fewest);
  // Not always the first of them, which often has the least effect.
  const rarest = rare[(game.head * STRIDE) % rare.length];
  if (!rarest) throw new Error(`Nothing is offered to ${kind}.`);
  return { side, kind: kindOf(kind, rarest), answer: rarest.answer, told: rarest, rows: [] };
}

/** Kinds of clicks, with the words of its buttons. */
function kindOf(kind: string, told: PickedAnswer): string {
  if (endsStep(told.picks)) return `${kind}: its end`;
  const clicks = told.picks.map((pick) => ('button' in pick ? pick.button : kindOfPick(pick)));
  const marches = (told.path?.length ?? 0) > 1 ? ' march' : '';
  return `${kind}: ${[...new Set(clicks)].join(' ')}${marches}`;
}

/** The sheet with these rows written. */
function filledBy<A>(sheet: Sheet<A>, rows: readonly RowChoice[]): Filled {
  return rows.reduce<Filled>((filled, { row: { id }, choice }) => {
    const row = sheet.rows.find((each) => each.id === id);
    const told = row?.choices[choice.number];
    const done = row && told && writeRow(sheet, filled, row, { choice: told.id });
    return done && 'filled' in done ? done.filled : filled;
  }, {});
}
