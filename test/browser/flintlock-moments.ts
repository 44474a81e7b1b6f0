/** Moments of Cowpens under Flintlock, found by bots that play from a seed, and a person's actions there. */
import assert from 'node:assert/strict';
import { botNamed, thinkingAt } from '@linstock/bots';
import { Game, type GameRecord, type Question, sealedKnownTo, seededChance } from '@linstock/kernel';
import { type AnswerMenu, answerMenuOf, hexesPicked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { clickPiece, read, untilAsked } from './person.ts';

const rules = needRulebook('flintlock');

/** A moment of Cowpens, and a march of the British there that two of the enemy may fire at with effect. */
export interface UnderFire {
  readonly record: GameRecord;
  /** The beginning of the marching unit's description. */
  readonly name: string;
  /** The index of the destination among the hexes marked as under fire. */
  readonly nth: number;
  /** The label of the answer. */
  readonly label: string;
}

/** Plays Cowpens by reflex until such a march is offered. */
export function underFire(): UnderFire {
  const dice = { kind: 'seeded', seed: 'a march under fire' } as const;
  const game = Game.create(rules, { battle: 'cowpens', dice });
  const { present, heuristics } = rules;
  for (;;) {
    const [question] = game.open;
    assert.ok(question, 'nobody ever marches under fire');
    const { state } = game.position;
    const known = sealedKnownTo(game.position, question.side);
    if (question.kind === 'action' && question.side === 0) {
      const menu = answerMenuOf(present, { field: game.field, state, known }, question);
      const { pieces } = present.shows.scene({ field: game.field, state, known });
      for (const choice of menu.all) {
        const provoked = question.provokes?.(choice.answer) ?? [];
        const near = provoked.filter(({ step, chance }) => step === 0 && (chance ?? 0) > 0);
        const [first] = choice.picks;
        if (!first || !('piece' in first) || near.length < 2) continue;
        const name = pieces.find(({ id }) => id === first.piece)?.name ?? '';
        const under = hexesUnderFire(question, menu, first);
        const nth = under.indexOf(hexesPicked(choice.picks)[0] ?? -1);
        if (nth < 0) continue;
        return { record: game.record, name, nth, label: choice.label };
      }
    }
    const proposal = game.propose(
      question.side,
      heuristics.reflex(game.field, state, question, {}, known),
      game.head,
    );
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

/** The hexes from which it can be fired at in its next hex, whichever way it faces. */
function hexesUnderFire(
  question: Question<unknown>,
  menu: AnswerMenu<unknown>,
  piece: { readonly piece: string },
): number[] {
  const provokes = (answer: unknown) => (question.provokes?.(answer) ?? []).length > 0;
  return [...menu.after([piece]).next.values()].flatMap(({ pick, choices }) =>
    'hex' in pick && choices.every(({ answer }) => provokes(answer)) ? [pick.hex] : [],
  );
}

/** Runs in the page: the place of a sign's hex. The sign itself is not drawn at small scales. */
function placeOfSign(sign: Element): readonly [number, number] {
  const [area, own] = [sign.parentElement as unknown as SVGGElement, sign as SVGPathElement];
  const { e, f } = area.getScreenCTM()!.multiply(own.transform.baseVal.consolidate()!.matrix);
  return [e, f];
}

/** The British march into the enemy's fire, by clicks on the map. */
export async function march(page: Page, { name, nth, label }: UnderFire): Promise<void> {
  await untilAsked(page);
  await page.locator('.board-buttons .whole').click();
  // A click would miss a unit that is still moving to its place.
  await atRest(page);
  const before = await read(page);
  await clickPiece(page, new RegExp(`^${name},.*can be chosen`));
  await untilAsked(page, before);
  await atRest(page);
  const [x, y] = await page.locator('.area.cost .sign').nth(nth).evaluate(placeOfSign);
  await page.mouse.click(x, y);
  await page.getByRole('button', { name: label }).first().click();
  const card = page.getByRole('region', { name: 'Odds' });
  await card
    .getByRole('region', { name: 'What it provokes' })
    .getByText(/Step 1\..*%/)
    .first()
    .waitFor();
  await card.getByRole('button', { name: /^(Do it|Throw the dice)/ }).click();
}

/** The first Shock that is offered to greedy bots, and the name of a unit of another Command of that side. */
export function beforeShock(): {
  readonly record: GameRecord;
  readonly side: 0 | 1;
  readonly stranger: string;
} {
  const dice = { kind: 'seeded', seed: 'late' } as const;
  const game = Game.create(rules, { battle: 'cowpens', dice });
  const thinking = { ...thinkingAt('easy', seededChance('late')) };
  for (;;) {
    const [question] = game.open;
    assert.ok(question, 'nobody ever comes to a Shock');
    const stranger = strangerToShock(game, question);
    if (stranger !== null) return { record: game.record, side: question.side, stranger };
    const given = botNamed('greedy').answer(game.position, question.side, thinking);
    const proposal = game.propose(question.side, given, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

/**
 * The question at which a Shock is offered whose strengths both have a sum to explain: a unit of the same side that
 * has no part in this turn.
 */
function strangerToShock(game: Game<unknown, unknown, unknown>, asked: Question<unknown>): string | null {
  if (asked.kind !== 'action') return null;
  const { field, position } = game;
  const all = [...asked.options()].map((each) =>
    rules.present.clicks.picks({ field, state: position.state, known: [] }, asked, each),
  );
  const shock = all.find(({ label }) => label.startsWith('Shock: '));
  const told = shock?.strikes?.some(
    ({ sums = [] }) => sums.length > 0 && sums.every(({ lines }) => lines.length > 0),
  );
  if (!shock || !told) return null;
  const { pieces, bodies } = rules.present.shows.scene({ field, state: position.state, known: [] });
  const leader = /^Shock: (.*) attacks$/.exec(shock.label)?.[1];
  const own = bodies.find(({ name }) => leader === name)?.id;
  const stranger = pieces.find(
    ({ side, group, place, kind }) =>
      side === asked.side && group !== own && place !== null && !/leader|commander/.test(kind),
  );
  return stranger?.name ?? null;
}

/** The last line of the log with these words. */
export const logOf = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'Log' }).getByText(words).last();
