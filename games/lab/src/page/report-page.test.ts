import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COWPENS, playedOf, resultOf } from '../samples.ts';
import { type Study, studyOf } from '../study.ts';
import { commandOf, plotsOf, reportPage } from './report-page.ts';

const games = [resultOf(1, 90, 5, 3), resultOf(0, 20, 50, 7), resultOf(null, 88, 40, 7)];
const one = studyOf([COWPENS], playedOf(COWPENS, games));

/** The same games for two systems and for sides with awkward names. */
function awkward(): Study {
  const [fought] = one.systems;
  assert.ok(fought);
  const evil = '<script>alert("x")</script> & \'Sons\'';
  return { ...one, title: evil, place: evil, systems: [fought, { ...fought, title: evil }] };
}

test('a report needs nothing but itself: no script, no request, and a policy that allows none', () => {
  const page = reportPage(one, "@font-face{font-family:'F';src:url(data:font/woff2;base64,AAAA)}");
  assert.doesNotMatch(page, /<script|<link|<img|<iframe|@import|\son\w+=/i);
  const addresses = [...page.matchAll(/(?:https?:)?\/\/[^\s"'<)]+/g)].map(([address]) => address);
  assert.deepEqual([...new Set(addresses)], ['http://www.w3.org/2000/svg'], 'only the name of SVG');
  assert.match(page, /url\(data:font/);
  assert.match(page, /Content-Security-Policy" content="default-src 'none'/);
  assert.match(page, /prefers-color-scheme: dark/);
  assert.match(page, /@media print/);
});

test('the structure of a report', () => {
  const page = reportPage(one);
  const count = (sign: RegExp): number => page.match(sign)?.length ?? 0;
  assert.match(page, /^<!doctype html>\n<html lang="en">/);
  assert.match(page, /<h1>Cowpens<\/h1>/);
  assert.match(page, /17 January 1781 · Cherokee County/);
  assert.match(page, /In history the American side won/);
  assert.equal(count(/<figure/g), 5);
  assert.equal(count(/role="img" class="plot" aria-label="[^"]+"/g), 5);
  assert.equal(count(/<table>/g), 4);
  assert.match(page, /<th scope="row">The Legion<\/th><td>British<\/td><td>66 %<\/td>/);
  assert.equal(count(/<h1/g), 1);
  for (const tag of ['figure', 'svg', 'table', 'tr', 'td', 'text', 'g', 'defs']) {
    assert.equal(count(new RegExp(`<${tag}[\\s>]`, 'g')), count(new RegExp(`</${tag}>`, 'g')), tag);
  }
});

test('names are escaped wherever they are written', () => {
  const page = reportPage(awkward());
  assert.doesNotMatch(page, /<script/);
  assert.doesNotMatch(page, /="[^"]*<[^"]*"/, 'no attribute holds a bare angle bracket');
  assert.match(page, /&lt;script&gt;/);
  assert.equal(page.match(/<figure/g)?.length, 6, 'every game of each system, and four plots of both');
});

test('plots describe themselves in words, and have a mark for every game', () => {
  const [every, wins, length, british, american] = plotsOf(one).map(({ svg }) => svg);
  assert.equal(
    every?.match(/<(?:rect|circle|path) [^>]*stroke-width="1.3"/g)?.length,
    3 + 3,
    'games and key',
  );
  assert.match(wins ?? '', /British 33 % \(6 % to 79 %\), American 33 %/);
  assert.match(length ?? '', /median 7 turns of 10 minutes; history was shorter than in 67 % of games/);
  assert.match(british ?? '', /history was lighter than in 67 % of games/);
  assert.match(american ?? '', /history: 12 %/);
});

test('losses are grouped by the name of the side, whichever side a system puts first', () => {
  const [fought] = one.systems;
  assert.ok(fought);
  const turned = { ...fought, sides: [fought.sides[1], fought.sides[0]] as const };
  const american = plotsOf({ ...one, systems: [fought, turned] }).at(-1)?.svg ?? '';
  assert.match(american, />5 to 10 %: .*>85 to 90 %: /s, 'the second system has them on the other side');
});

test('a battle without history, and one without games, still make a report', () => {
  const [fought] = one.systems;
  assert.ok(fought);
  const nowhere = { ...one, date: null, place: null, result: null };
  const page = reportPage({ ...nowhere, systems: [{ ...fought, history: null, beside: null }] });
  assert.doesNotMatch(page, /polygon|NaN|undefined|null/);
  assert.doesNotMatch(reportPage(studyOf([COWPENS], [])), /NaN|undefined|Infinity/);
});

test('the command for the same games again survives a shell', () => {
  assert.match(commandOf({ ...one, batch: { ...one.batch, seed: "it's; rm" } }), /--seed 'it'\\''s; rm'$/);
});
