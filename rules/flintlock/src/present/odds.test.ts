import assert from 'node:assert/strict';
import { type LogItem, odds, type Position, type Question } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { playOut } from '../../test/play-out.ts';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import { flintlock } from '../index.ts';
import { chancesToSeize } from '../play/activations/continuity.ts';
import { chanceOf, unitsHit } from '../play/fire/shot.ts';
import { chargePreview, type ShockPreview, shockPreview } from '../play/shock/shock-preview.ts';
import { resultsSaid } from '../play/shock/shock-result.ts';
import * as S from '../state.ts';
import type { ShockWord } from '../tables.ts';

/** Chances that are shown are the chances that are thrown: each is held against every way the dice can fall (DESIGN law 13). */

type At = Position<S.State, Answer, Field>;

/** What has been compared, by the kind of chance. */
const compared = new Map<string, number>();

function same(kind: string, shown: number, thrown: number, about: string): void {
  compared.set(kind, (compared.get(kind) ?? 0) + 1);
  assert.ok(Math.abs(shown - thrown) < 1e-9, `${kind}: ${shown} is shown, ${thrown} is thrown; ${about}`);
}

type Measure = (end: { readonly state: S.State }, logItems: readonly LogItem[]) => boolean;

/** The chance that an answer leads to what is measured, before the next question. */
function chanceThrown(at: At, { side }: Question<Answer>, answer: Answer, measure: Measure): number {
  const { rows, exact } = odds(
    at.forSeat(side),
    side,
    answer,
    (end, logItems) => `${measure(end, logItems)}`,
    {
      hears: true,
    },
  );
  assert.ok(exact);
  return rows.find(({ key }) => key === 'true')?.chance ?? 0;
}

/** Whether fire did anything to these: what the card of a shot counts as an effect. */
function harmed({ field, state: before }: At, target: number): Measure {
  const hit = unitsHit({ field, s: before }, target);
  const command = field.units[target]?.command ?? S.NONE;
  const worn = [before.disordered, before.reduced, before.abandoned].map((marks) =>
    hit.map((unit) => marks[unit]),
  );
  const cohesion = [before.track[command], before.status[command]];
  return ({ state: { disordered, reduced, abandoned, track, status } }) =>
    JSON.stringify([disordered, reduced, abandoned].map((marks) => hit.map((unit) => marks[unit]))) !==
      JSON.stringify(worn) || JSON.stringify([track[command], status[command]]) !== JSON.stringify(cohesion);
}

/** A unit that ends its move in Heavy Woods may be Disordered by them, which is no effect of the shot. */
const inThickets = ({ field, state }: At, unit: number): boolean =>
  field.ground.terrain[state.at[unit] as number]?.terrain === 'heavy woods';

function seesReactions(at: At, question: Question<Answer>): void {
  const { kind, against, standing } = question;
  if (kind !== 'reaction-fire' && kind !== 'return-fire') return;
  for (const { piece, chance } of standing?.units ?? []) {
    const answer = standing?.act([piece]);
    if (!answer) continue;
    const target = answer.do === 'return-fire' ? answer.shots[0]?.target : against;
    if (target === undefined || at.state.mode === S.CHARGE || inThickets(at, target)) continue;
    same(
      kind,
      chance() ?? -1,
      chanceThrown(at, question, answer, harmed(at, target)),
      JSON.stringify(answer),
    );
  }
}

function seesShots(at: At, question: Question<Answer>): void {
  if (question.kind !== 'action' && question.kind !== 'gun-action') return;
  if (at.state.block === S.HELD) return;
  const shots = [...question.options()].flatMap((answer) => (answer.do === 'fire' ? [answer] : []));
  for (const answer of shots.slice(0, 4)) {
    const { unit, target } = answer;
    if (at.field.units[target]?.kind === 'cavalry') continue; // it may get out of the way
    const shown = chanceOf({ field: at.field, s: at.state }, unit, target, 'phasing');
    same('fire', shown, chanceThrown(at, question, answer, harmed(at, target)), JSON.stringify(answer));
  }
}

/** The words of a Shock as they were told: how the defenders met it, and the result. */
function endLogged(logItems: readonly LogItem[]): string {
  const met =
    logItems.find(({ thrown }) => thrown?.reckoning.name === 'pre-shock')?.thrown?.outcome ?? 'none';
  const result = logItems.find(({ clauses }) => clauses.includes('FL-12.53a'))?.sentence.split(': ')[1];
  return result === undefined ? met : `${met === 'Stand, status -1' ? met : 'Stand'}: ${result}`;
}

/** The same for an end that is shown. */
function endShown([first, ...rest]: readonly string[]): string {
  if (first === 'Fall Back' || first === 'Collapse') return first;
  if (first === 'Counterattack' && rest.length === 0) return first;
  const words = (first === 'Stand, status -1' ? rest : [first, ...rest]) as ShockWord[];
  return `${first === 'Stand, status -1' ? first : 'Stand'}: ${resultsSaid(words)}.`;
}

function seesShocks(at: At, question: Question<Answer>): void {
  if (question.kind !== 'action' || at.state.mode !== S.UNDECIDED) return;
  const game = { field: at.field, s: at.state };
  const blows = [...question.options()].flatMap((answer): [Answer, ShockPreview | null][] => {
    if (answer.do === 'shock') return [[answer, shockPreview(game, at.state.command)]];
    if (answer.do !== 'charge') return [];
    return question.provokes?.(answer).length === 0
      ? [[answer, chargePreview(game, at.state.command, answer.chargers)]]
      : [];
  });
  for (const [answer, preview] of blows.slice(0, 3)) {
    if (!preview?.reaction || preview.mayFlee || preview.mayStandAside.length > 0) continue;
    const shown = new Map<string, number>();
    for (const { words, chance } of preview.ends)
      shown.set(endShown(words), (shown.get(endShown(words)) ?? 0) + chance);
    const { rows, exact } = odds(
      at.forSeat(question.side),
      question.side,
      answer,
      (_, logItems) => endLogged(logItems),
      {
        hears: true,
      },
    );
    if (rows.some(({ key }) => key === 'none')) continue; // a leader is asked first whether he goes along
    assert.ok(exact);
    const about = JSON.stringify([answer, [...shown], rows.map(({ key, chance }) => [key, chance])]);
    for (const key of new Set([...shown.keys(), ...rows.map((row) => row.key)]))
      same(answer.do, shown.get(key) ?? 0, rows.find((row) => row.key === key)?.chance ?? 0, about);
  }
}

function seesSuccession(at: At, question: Question<Answer>): void {
  const { state, field } = at;
  if (question.kind !== 'seize') return;
  const { seizes, fails } = chancesToSeize({ field, s: state }, question.side);
  const getsIt: Measure = (end) => end.state.active === question.side;
  same('seize', seizes, chanceThrown(at, question, { do: 'yes' }, getsIt), 'seized');
  same('continuity', fails, chanceThrown(at, question, { do: 'no' }, getsIt), 'failed');
}

function seesSelfActivation(at: At, question: Question<Answer>): void {
  if (question.kind !== 'self-activation') return;
  const { command } = at.state;
  const terms = flintlock.present.terms?.(at.field, at.state, question, { do: 'try' }, []);
  const acts: Measure = (end) => end.state.activity[command] === S.FULL;
  const thrown = chanceThrown(at, question, { do: 'try' }, acts);
  const shown = Number(
    /succeeds: ([\d.]+) %/.exec(terms?.risks[0]?.says ?? '')?.[1] ?? (thrown === 1 ? 100 : 0),
  );
  same('self-activation', Math.round(thrown * 1000) / 10, shown, terms?.risks[0]?.says ?? '');
}

clause(
  [
    ...['FL-11.33a', 'FL-11.53a', 'FL-11.54d', 'FL-11.13f', 'FL-12.41a', 'FL-12.53a', 'FL-13.22b'],
    ...['FL-5.21b', 'FL-5.22b', 'FL-4.32b'],
  ],
  'every chance that is shown in games by chance is the chance that is thrown',
  () => {
    for (const battle of ['cowpens', 'hobkirk']) {
      playOut(battle, 'odds', (at, question) => {
        seesReactions(at, question);
        seesSuccession(at, question);
        seesSelfActivation(at, question);
        seesShocks(at, question);
        seesShots(at, question);
      });
    }
    const kinds = [
      'reaction-fire',
      'return-fire',
      'fire',
      'shock',
      'charge',
      'seize',
      'continuity',
      'self-activation',
    ];
    for (const kind of kinds) assert.ok((compared.get(kind) ?? 0) > 5, JSON.stringify([...compared]));
  },
);
