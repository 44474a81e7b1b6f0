/**
 * The law of the flow: an answer that throws dice, reveals something or cannot be taken back is never given by
 * clicks on the board alone.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Chance, Game, type Json, type Question, type Side, seededChance } from '@linstock/kernel';
import { type Picked, type Piece, picksOfWays } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { toySystem } from '@linstock/testing/toy-system';
import { Session } from '../apps/web/src/play/session.ts';
import { meaningOfPicks, narrowedIn, picksIn } from '../apps/web/src/play/state/modeSelectors.ts';
import { type AnyGame, needsCard } from '../apps/web/src/play/state/state.ts';
import { GameHost } from '../apps/web/src/play/testing.ts';
import { skirmish } from '../bench/skirmish/index.ts';

interface Case {
  readonly rulebook: AnyRulebook;
  readonly battle: string;
  readonly clicks: number;
}

const cases: readonly Case[] = [
  { rulebook: needRulebook('american-legions'), battle: 'cowpens', clicks: 300 },
  { rulebook: needRulebook('flintlock'), battle: 'cowpens', clicks: 300 },
  { rulebook: needRulebook('morschauser'), battle: 'pick-up', clicks: 1200 },
  { rulebook: toySystem as AnyRulebook, battle: 'square', clicks: 900 },
  { rulebook: skirmish as AnyRulebook, battle: 'line', clicks: 900 },
];

/** Clicks at one question before the game continues by itself. */
const CLICKS_EACH = 25;

describe('the law of the flow', () => {
  for (const { rulebook, battle, clicks } of cases) {
    test(`${rulebook.title}: of ${clicks} clicks on the board none throws, opens, or is past taking back`, async () => {
      const { answers, cards, unlawful } = await clickAbout(rulebook, battle, clicks);
      assert.deepEqual(unlawful, []);
      assert.ok(answers + cards > 10, `${answers} answers and ${cards} cards: the clicks meant nothing`);
    });
  }
});

interface Given {
  /** Answers that the clicks gave. */
  readonly answers: number;
  /** Clicks after which an answer was shown with its card. */
  readonly cards: number;
  readonly unlawful: readonly string[];
}

/** Clicks at random on the boards of several games, and helps a game on if the clicks lead nowhere. */
async function clickAbout(rulebook: AnyRulebook, battle: string, clicks: number): Promise<Given> {
  const chance = seededChance(`flow ${rulebook.id}`);
  const unlawful: string[] = [];
  let answers = 0;
  let cards = 0;
  for (let left = clicks, game = 0; left > 0; game++) {
    const seed = `flow ${game}`;
    const judge: AnyGame = Game.create(rulebook, { battle, options: {}, dice: { kind: 'seeded', seed } });
    const host = new GameHost(judge, [0, 1]);
    const answer = host.answer.bind(host);
    host.answer = async (seen, side, value) => {
      answers++;
      const broken = whatIsBroken(judge, side, value);
      const refused = await answer(seen, side, value);
      const free = judge.takeBack(side);
      if (broken.length > 0 || (refused === null && free.steps === 0))
        unlawful.push(`${judge.head} ${JSON.stringify(value)}: ${broken.join(', ')} ${free.sentence}`);
      return refused;
    };
    const session = new Session(host, rulebook, () => 'at once');
    while (left > 0 && !judge.over) {
      let last: readonly Picked[] = [];
      for (let n = 0; n < CLICKS_EACH && left > 0 && !judge.over; n++, left--) {
        last = clickOnce(session, chance, last);
        await Promise.resolve();
        const meaning = meaningOfPicks(session.store.get());
        if (meaning && needsCard(meaning)) cards++;
      }
      await playOn(judge, rulebook, answer);
    }
    session.close();
  }
  return { answers, cards, unlawful };
}

/** The effect of this answer that a click alone may not have. */
function whatIsBroken(judge: AnyGame, side: Side, value: Json): readonly string[] {
  const { throws, opens, passes } = judge.preview(side, value);
  return [throws && 'throws', opens && 'opens', passes && 'passes'].filter((each) => each !== false);
}

/** One click, double click or drag; returns the clicked thing. */
function clickOnce(session: Session, chance: Chance, last: readonly Picked[]): readonly Picked[] {
  const state = session.store.get();
  const { scene } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  if (!scene) return last;
  const pieces = scene.pieces.filter(({ place }) => place !== null);
  const piece = pieces[chance.below(pieces.length)];
  const next = [...(narrowed?.next.values() ?? [])].filter(({ pick }) => !('button' in pick));
  const roll = chance.below(10);
  if (roll < 3 && last.length > 0) session.apply({ on: 'board', do: 'click', candidates: last });
  else if (roll < 4 && piece?.pose)
    session.apply({ on: 'board', do: 'place', picks: carriedFrom(piece, chance), said: 'clicked' });
  else {
    const marked = next[chance.below(Math.max(1, next.length))]?.pick;
    const aimed =
      roll < 7 && marked ? [marked] : roll < 9 && piece ? onPiece(piece) : anywhere(chance, pieces);
    const held = picks.at(-1);
    session.apply({
      on: 'board',
      do: 'click',
      candidates: roll === 5 && held ? [held] : aimed,
      how: { adds: chance.below(8) === 0 },
    });
    return aimed;
  }
  return last;
}

const onPiece = ({ id, group, place }: Piece): readonly Picked[] => [
  { piece: id },
  { body: group },
  ...(place === null ? [] : [place]),
];

/** A random place of the board. */
function anywhere(chance: Chance, pieces: readonly Piece[]): readonly Picked[] {
  const near = pieces[chance.below(Math.max(1, pieces.length))]?.place;
  if (!near) return [];
  if ('hex' in near) return [{ hex: Math.max(0, near.hex + chance.below(9) - 4) }];
  const aside = () => chance.below(8000) - 4000;
  return 'spot' in near ? [{ spot: { x: near.spot.x + aside(), y: near.spot.y + aside() } }] : [near];
}

/** A stand dragged a little way and released. */
function carriedFrom({ id, pose }: Piece, chance: Chance): Picked[] {
  const { x, y, facing } = pose as NonNullable<Piece['pose']>;
  const aside = () => chance.below(3000) - 1500;
  return picksOfWays([{ piece: id, way: [{ x: x + aside(), y: y + aside(), facing }] }]);
}

/** Gives one answer by reflex, as a button would. */
async function playOn(
  judge: AnyGame,
  { heuristics }: AnyRulebook,
  answer: GameHost['answer'],
): Promise<void> {
  const question = judge.open[0] as Question<unknown> | undefined;
  if (!question) return;
  const reflex = heuristics.reflex(judge.field, judge.position.state, question, {}, []);
  const refused = await answer(judge.head, question.side, reflex as Json);
  assert.equal(refused, null);
}
