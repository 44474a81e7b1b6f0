import { lengthNumber, lengthWords, type Spot, wayLength } from '@linstock/ground';
import {
  agreeingForm,
  type Formation,
  type Gesture,
  type Manoeuvre,
  type Name,
  namesTogether,
  type Place,
  type Straggler,
  saying,
  sentence as titled,
} from '@linstock/scene';

/** The formation that gets the next order: a regiment, a brigade, a Command, or the whole army. */
export interface SelectedFormation {
  /** Its id among the formations of the scene. */
  readonly formation: string;
  /** The line that clicks and drags on the map draw; null while they set the destination. */
  readonly line: LineDraft | null;
  /** The preview that is shown. */
  readonly shown: OrderPreview | null;
}

/** A line being drawn: no end of it yet, or the first by the id of its place. */
export interface LineDraft {
  readonly from: string | null;
}

/** The effect of a gesture. */
export interface OrderPreview {
  /** Null for the rest of an order that stopped on its way. */
  readonly gesture: Gesture | null;
  readonly plan: Manoeuvre<unknown>;
  /** It waits to be confirmed, since not all units can do it; it is more than a preview. */
  readonly waits: boolean;
}

/** The rest of an order that stopped for a person's word, and may go on. */
export interface UnfinishedOrder {
  readonly formation: string;
  readonly called: Name;
  /** True if none of its answers has been sent yet. */
  readonly ungiven: boolean;
}

/** The units told to stand fast, formation by formation, and for how long (`haltScope`). */
export interface HaltedFormations {
  readonly during: string;
  readonly formations: readonly HaltedFormation[];
}

/** A formation that stands fast: those of its pieces that have had no other order since then. */
export interface HaltedFormation {
  readonly called: Name;
  readonly pieces: readonly string[];
}

/** The units that stay or go only part of the way, and why, in a sentence. */
export function describeStraggler({ pieces, sentence, goesPart }: Straggler, formation: Formation): string {
  const [one, ...more] = formation.pieces.filter(({ id }) => pieces.includes(id));
  const name = one ? titled(one.called) : '';
  const who = more.length === 0 ? name : `${name} and ${more.length} more`;
  // The sentence about the body is about each unit only if all of it stays.
  const whole = pieces.length === formation.pieces.length ? [formation.name] : [];
  const called = [...(one ? [one.called.text, one.called.whole.text] : []), ...whole];
  const named = called.some((each) => sentence.includes(each)) ? sentence : `${who}: ${sentence}`;
  if (!goesPart) return named;
  return `${named} ${pieces.length > 1 ? 'They go as near as they may.' : 'It goes as near as it may.'}`;
}

/** The units that one rule stops, and the sentence about them. */
export interface StoppedUnits {
  readonly pieces: readonly string[];
  readonly words: string;
  readonly clause: string | null;
  readonly goesPart: boolean;
}

/** The units that stay or go only part of the way. If one rule stops several, the first has the sentence and names the others. */
export function groupStragglers(stragglers: readonly Straggler[], formation: Formation): StoppedUnits[] {
  const laws = Map.groupBy(
    stragglers,
    ({ clause, sentence, goesPart }) => `${goesPart} ${clause ?? sentence}`,
  );
  return [...laws.values()].flatMap((each) => {
    const [first, ...others] = each;
    if (!first) return [];
    const ids = others.flatMap(({ pieces }) => pieces);
    const names = formation.pieces.filter(({ id }) => ids.includes(id)).map(({ called }) => called);
    const more = names.length > 0 ? ` The same rule stops ${namesTogether(names)}.` : '';
    const { clause, goesPart } = first;
    return {
      ...{ clause, goesPart, pieces: [...first.pieces, ...ids] },
      words: describeStraggler(first, formation) + more,
    };
  });
}

/**
 * The units that neither move nor are stopped: each is already at its place in the order. Empty if there are
 * none.
 */
export function describeUnmoved(
  { destinations, stragglers, waiting }: Manoeuvre<unknown>,
  formation: Formation,
): string {
  const told = new Set([
    ...destinations.map(({ piece }) => piece),
    ...waiting.map(({ piece }) => piece),
    ...stragglers.flatMap(({ pieces }) => pieces),
  ]);
  const there = formation.pieces.filter(({ id }) => !told.has(id));
  if (there.length === 0 || there.length === formation.pieces.length) return '';
  const names = namesTogether(there.map(({ called }) => called));
  return ` ${titled(names)} ${agreeingForm(names, 'stands', 'stand')} there already.`;
}

/** The number of units of a formation that move, and on a free table how far: `All 33 go, 1 to 6 inches.` */
export function describeMoved({ destinations }: Manoeuvre<unknown>, { pieces }: Formation): string {
  const going = destinations.length;
  if (going === 0) return 'No unit moves yet.';
  const lengths = destinations.flatMap(({ piece, place, path }) => {
    const from = path[0] ?? pieces.find(({ id }) => id === piece)?.place;
    return from && 'spot' in from && 'spot' in place ? [wayLength([...path, place].flatMap(spotsOf))] : [];
  });
  const far = lengths.length === 0 ? '' : `, ${lengthsBetween(Math.min(...lengths), Math.max(...lengths))}`;
  return `${going === pieces.length ? 'All' : `${going} of`} ${pieces.length} go${far}.`;
}

const spotsOf = (place: Place): Spot[] => ('spot' in place ? [place.spot] : []);

/** `1 inch`, `1 to 6 inches`, of thousandths. */
function lengthsBetween(least: number, most: number): string {
  const [from, to] = [lengthNumber(least, 1), lengthWords(most, 1)];
  return lengthNumber(most, 1) === from ? to : `${from} to ${to}`;
}

/**
 * Words for the answer that the player must give before the order continues: `Then dice are thrown, once you
 * confirm: …`.
 */
export function describePause({ stops, pause, answers }: Manoeuvre<unknown>): string {
  if (!stops) return '';
  const when = answers.length === 0 ? 'First' : 'Then';
  const what = {
    dice: `${when} dice are thrown, once you confirm`,
    reveals: `${when} sealed answers are revealed, once you confirm`,
    enemy: `${when} the enemy may act, once you confirm`,
    ends: `${when} you must decide`,
  };
  return `${what[pause ?? 'ends']}: ${stops.label}.`;
}

/** The answer that a player must give before an order that all can follow is done, in a sentence. */
export function describeFirstStep(plan: Manoeuvre<unknown>, { name }: Formation): string {
  if (plan.asks !== null) return `${name} is asked something first. ${plan.asks}`;
  return `${name}. ${describePause(plan)}`;
}

/** The sentence for a formation that halts. */
export function describeHalt({ called }: Formation): string {
  const stands = saying(called, 'stands fast and is', 'stand fast and are');
  return `${stands} no longer listed among those that can act, but can still be chosen.`;
}

/** Label of the button that carries out an order. The units left behind are named above it. */
export function labelOrderButton(stragglers: readonly Straggler[]): string {
  if (stragglers.length === 0) return 'Carry it out';
  return stragglers.every(({ goesPart }) => goesPart) ? 'Go as far as they can' : 'Let the others go';
}
