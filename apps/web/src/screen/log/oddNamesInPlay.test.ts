/** Odd names in games of every system, played at random: only the names may change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Question } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import fc from 'fast-check';
import { LOOKED_AT } from '../../play/testing.ts';
import { buildLogLines, describeLine } from '../../words/logLines.ts';
import { writeShortHeadline } from './headline.ts';
import { ODD } from './testing.ts';

/** Answers of a game: enough for orders, moves, fire and losses. */
const ANSWERS = 400;

/**
 * A copy of a field in which all texts except ids are changed. A value that is not plain data stays the same object.
 */
function changeTexts(field: unknown, change: (text: string) => string): unknown {
  const copies = new Map<unknown, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!copies.has(value)) copies.set(value, copyOf(value));
    return copies.get(value);
  };
  const copyOf = (value: object): unknown => {
    if (value instanceof Name) {
      const { text, plural, article, part } = value;
      const of = part && copy(part.of);
      const changed = of instanceof Name && part ? { part: { ...part, of } } : {};
      return new Name(change(text), { plural, article, ...changed });
    }
    if (Array.isArray(value)) return value.map(copy);
    if (value instanceof Map) return new Map([...value].map(([key, each]) => [copy(key), copy(each)]));
    if (value instanceof Set) return new Set([...value].map(copy));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === 'id' ? each : copy(each)]),
    );
  };
  return copy(field);
}

/** The names of troops and officers in a field that contain no other name. */
function namesOf(field: unknown): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return;
    seen.add(value);
    if (value instanceof Name) names.add(value.whole.text);
    else if ('side' in value && 'name' in value && typeof value.name === 'string') names.add(value.name);
    for (const each of value instanceof Map ? value.values() : Object.values(value)) visit(each);
  };
  visit(field);
  // An unnamed leader is called by his rank.
  names.delete('Captain');
  // A unit of a regiment has the regiment's name and a letter, which is no name of its own.
  return [...names].filter((name) => ![...names].some((other) => other !== name && name.includes(other)));
}

/** Replaces words of a text by others, the longest first; capitals do not count. */
function replacer(words: readonly string[], others: readonly string[]): (text: string) => string {
  const small = words.map((word) => word.toLowerCase());
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const found = new RegExp(`(?<![\\w])(?:${pattern})(?![\\w])`, 'gi');
  return (text) => text.replace(found, (word) => others[small.indexOf(word.toLowerCase())] ?? word);
}

/** An answer to a question, chosen by a number generator from 0 to below 1. */
function chooseAnswer(question: Question<unknown>, next: () => number): unknown {
  const below = (n: number) => Math.floor(next() * n);
  if (question.sample) return question.sample(below);
  const options = [...question.options()];
  return options[below(options.length)];
}

/** A generator of numbers from 0 to below 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807 + 11) % 2147483647;
    return at / 2147483647;
  };
}

type RandomGame = ReturnType<typeof Game.create<unknown, unknown, unknown>>;

/** Plays a battle for some answers, half of them at random and half by reflex, so that troops meet. */
function playAtRandom(rules: AnyRulebook, battle: string, seed: number): RandomGame {
  const dice = { kind: 'seeded', seed: `${seed}` } as const;
  const game = Game.create<unknown, unknown, unknown>(rules, { battle, dice });
  const next = numbersFrom(seed + 1);
  for (let i = 0; i < ANSWERS && !game.over; i++) {
    const asked = game.open[0];
    if (!asked) break;
    const reflex = () => rules.heuristics.reflex(game.field, game.position.state, asked, {}, []);
    const answer = next() < 0.5 ? reflex() : chooseAnswer(asked, next);
    const proposal = game.propose(asked.side, answer, game.head, { salt: () => '0'.repeat(32) });
    if ('refused' in proposal) assert.fail(`${proposal.refused.sentence} (seed ${seed}, answer ${i})`);
    game.append(proposal.entry);
  }
  return game;
}

/** All words of a game that a reader sees: the log, its short lines, and the names of all pieces and bodies. */
function wordsOf(rules: AnyRulebook, game: RandomGame) {
  const scene = rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const lines = buildLogLines(game.log, scene);
  const shorts = lines.map(writeShortHeadline);
  return {
    log: lines.map(describeLine),
    facts: lines.map(({ kind, side, pieces, losses }) => [kind, side, pieces, losses.length]),
    shortLosses: shorts.map(({ losses }) => losses.length),
    stories: scene.pieces.map(({ story }) => story),
    standing: scene.standing,
  };
}

for (const [system, battle] of LOOKED_AT)
  test(`${system}: an odd name changes nothing in a random game but the name`, () => {
    const rules = needRulebook(system);
    const names = namesOf(playAtRandom(rules, battle, 0).field);
    assert.ok(names.length > 5, names.join());
    const oddNames = fc.shuffledSubarray([...names.keys()], { minLength: names.length });
    fc.assert(
      fc.property(fc.nat(10_000), oddNames, (seed, order) => {
        const odd = names.map((_, i) => `${ODD[(order[i] ?? 0) % ODD.length]} ${100 + i}`);
        const field = (id: string, options: Parameters<AnyRulebook['field']>[1]) =>
          changeTexts(rules.field(id, options), replacer(names, odd));
        const oddRules = { ...rules, field };
        const plain = wordsOf(rules, playAtRandom(rules, battle, seed));
        const renamed = wordsOf(oddRules, playAtRandom(oddRules, battle, seed));
        const back = replacer(odd, names);
        const same = (text: string) => back(text).toLowerCase();
        assert.deepEqual(renamed.facts, plain.facts);
        assert.deepEqual(renamed.shortLosses, plain.shortLosses);
        assert.deepEqual(
          renamed.log.map(same),
          plain.log.map((text) => text.toLowerCase()),
        );
        assert.deepEqual(
          renamed.stories.map(same),
          plain.stories.map((text) => text.toLowerCase()),
        );
        assert.deepEqual(
          renamed.standing.map(same),
          plain.standing.map((text) => text.toLowerCase()),
        );
      }),
      { numRuns: 4 },
    );
  });
