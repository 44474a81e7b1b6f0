/**
 * Clicks spelled out in words, so that every answer that can be clicked can be typed too, in the text view and on the
 * command line: `click 2nd Wisconsin; forward 3.25; facing 45`. One phrase is one click; phrases are separated by
 * semicolons.
 */
import {
  exactLength,
  FULL_TURN,
  type Leg,
  readLength,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import type { Picked } from '../pick.ts';
import type { LineContext } from './line-context.ts';

/** The meaning of a line of spelled-out clicks: the clicks, or the first phrase that is no click. */
export type SpelledClicks = { readonly picks: readonly Picked[] } | { readonly unknown: string };

/** The word that begins a line of spelled-out clicks. */
const CLICK = /^click\s+/i;

/** Something with a name; several may have the same one. */
interface NamedTarget {
  readonly id: string;
  readonly name: string;
}

/**
 * Reads a line of spelled-out clicks.
 * @returns null if the line does not begin with `click`
 */
export function readClicks<A>(line: string, spoken: LineContext<A>): SpelledClicks | null {
  if (!CLICK.test(line.trim())) return null;
  const phrases = line.trim().replace(CLICK, '').split(';');
  const picks: Picked[] = [];
  let mover: string | null = null;
  for (const phrase of phrases) {
    const pick: Picked | null = readClick(phrase.trim(), mover, spoken);
    if (!pick) return { unknown: phrase.trim() };
    if ('piece' in pick) mover = pick.piece;
    picks.push(pick);
  }
  return { picks };
}

/** Spells clicks out: a line that `readClicks` reads as the same clicks. */
export function spellClicks<A>(picks: readonly Picked[], spoken: LineContext<A>): string {
  let mover: string | null = null;
  const phrases = picks.map((pick) => {
    const phrase = spellClick(pick, mover, spoken);
    if ('piece' in pick) mover = pick.piece;
    return phrase;
  });
  return `click ${phrases.join('; ')}`;
}

function readClick<A>(phrase: string, mover: string | null, spoken: LineContext<A>): Picked | null {
  const { scene } = spoken;
  const [, other, way = phrase] = /^(.+): (.+)$/.exec(phrase) ?? [];
  const leg = readLeg(way);
  const of = other === undefined ? mover : idOf(other, scene.pieces);
  if (leg && of !== null) return { leg, of };
  const body = /^all of (.+)$/i.exec(phrase)?.[1];
  const whole = body === undefined ? null : idOf(body, scene.bodies);
  if (whole !== null) return { body: whole };
  const piece = idOf(phrase, scene.pieces);
  if (piece !== null) return { piece };
  return readPlace(phrase, spoken) ?? buttonCalled(phrase, spoken);
}

function spellClick<A>(pick: Picked, mover: string | null, spoken: LineContext<A>): string {
  const { scene, ground } = spoken;
  if ('piece' in pick) return nameOf(pick.piece, scene.pieces);
  if ('body' in pick) return `all of ${nameOf(pick.body, scene.bodies)}`;
  if ('hex' in pick) return ground.kind === 'hexes' ? (ground.map.labels[pick.hex] ?? '') : '';
  if ('spot' in pick) return `spot ${exactLength(pick.spot.x)} ${exactLength(pick.spot.y)}`;
  if ('terrain' in pick) return `ground ${pick.terrain}`;
  if ('heading' in pick) return `facing ${degreesText(pick.heading)}`;
  if ('button' in pick) return spellButton(pick, spoken);
  const leg = spellLeg(pick.leg);
  return pick.of === mover ? leg : `${nameOf(pick.of, scene.pieces)}: ${leg}`;
}

/**
 * The id of the thing with this name. If several have the name, `NAME #2` is the second. Null if there is
 * none, or if the name is ambiguous.
 */
function idOf(said: string, all: readonly NamedTarget[]): string | null {
  const [, name = said, number] = /^(.*) #(\d+)$/.exec(said) ?? [];
  const called = all.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  if (number !== undefined) return called[Number(number) - 1]?.id ?? null;
  return called.length === 1 ? (called[0]?.id ?? null) : null;
}

function nameOf(id: string, all: readonly NamedTarget[]): string {
  const name = all.find((each) => each.id === id)?.name ?? id;
  const called = all.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  return called.length > 1 ? `${name} #${called.findIndex((each) => each.id === id) + 1}` : name;
}

function readPlace<A>(phrase: string, { ground }: LineContext<A>): Picked | null {
  const hex = ground.kind === 'hexes' ? ground.map.labels.indexOf(phrase) : -1;
  if (hex >= 0) return { hex };
  const [verb = '', ...rest] = phrase.toLowerCase().split(/\s+/);
  const [first = null, second = null] = rest.map(thousandths);
  if (verb === 'spot' && first !== null && second !== null) return { spot: { x: first, y: second } };
  const facing = rest[0] === undefined ? null : tenths(rest[0]);
  if (verb === 'facing' && facing !== null && facing >= 0 && facing < FULL_TURN) return { heading: facing };
  return verb === 'ground' && rest.length > 0 ? { terrain: phrase.slice('ground '.length) } : null;
}

/** The buttons that lead to an answer, as things with names. */
function buttonsOf<A>({ menu }: LineContext<A>): readonly (NamedTarget & { readonly pick: Picked })[] {
  const found = new Map<string, NamedTarget & { readonly pick: Picked }>();
  for (const { picks } of menu.all)
    for (const pick of picks)
      if ('button' in pick) found.set(pick.button, { id: pick.button, name: pick.label, pick });
  return [...found.values()];
}

/** The button with these words. */
function buttonCalled<A>(phrase: string, spoken: LineContext<A>): Picked | null {
  const buttons = buttonsOf(spoken);
  const id = idOf(phrase, buttons);
  return buttons.find((each) => each.id === id)?.pick ?? null;
}

function readLeg(phrase: string): Leg | null {
  const [verb = '', first = '', second = ''] = phrase.toLowerCase().split(/\s+/);
  if (phrase.toLowerCase() === 'about') return { kind: 'about' };
  const distance = thousandths(first);
  if (verb === 'forward' && distance !== null) return { kind: 'advance', distance };
  if (verb === 'back' && distance !== null) return { kind: 'back', distance };
  const angle = tenths(second);
  if (verb === 'oblique' && distance !== null && angle !== null) return { kind: 'oblique', distance, angle };
  if (verb === 'wheel' && angle !== null && (first === 'left' || first === 'right'))
    return { kind: 'wheel', about: first, angle };
  const facing = tenths(first);
  if (verb === 'turn' && facing !== null) return { kind: 'turn', facing };
  const y = thousandths(second);
  return verb === 'go' && distance !== null && y !== null
    ? { kind: 'straight', to: { x: distance, y } }
    : null;
}

function spellLeg(leg: Leg): string {
  switch (leg.kind) {
    case 'advance':
      return `forward ${exactLength(leg.distance)}`;
    case 'back':
      return `back ${exactLength(leg.distance)}`;
    case 'oblique':
      return `oblique ${exactLength(leg.distance)} ${degreesText(leg.angle)}`;
    case 'wheel':
      return `wheel ${leg.about} ${degreesText(leg.angle)}`;
    case 'about':
      return 'about';
    case 'turn':
      return `turn ${degreesText(leg.facing)}`;
    case 'straight':
      return `go ${exactLength(leg.to.x)} ${exactLength(leg.to.y)}`;
  }
}

/** The words of a button. For a button that leads to no listed answer there is nothing else to type. */
function spellButton<A>(
  { button, label }: { button: string; label: string },
  spoken: LineContext<A>,
): string {
  const buttons = buttonsOf(spoken);
  return buttons.some(({ id }) => id === button) ? nameOf(button, buttons) : label;
}

const degreesText = (angle: TenthDegrees): string => String(angle / 10);

/** A number in the unit of lengths, as thousandths of an inch; null if it is no number. */
const thousandths = (said: string): Thousandths | null => readNumber(said, readLength);
/** Degrees as tenths of a degree; null if it is no number. */
const tenths = (said: string): TenthDegrees | null => readNumber(said, (degrees) => Math.round(degrees * 10));

function readNumber(said: string, convert: (number: number) => number): number | null {
  return /^-?\d+(\.\d+)?$/.test(said) ? convert(Number(said)) : null;
}
