/** The steps of the other side's turn: one a regiment or Command, all its pieces moving together. */
import type { LogItem, Side } from '@linstock/kernel';
import { eventOf, type GameEvent, isOfficer, type Scene } from '@linstock/scene';
import { type Cast, findOneRegiment } from '../../words/names.ts';

/**
 * The joint action of troops in a step, for animations that run at once; null for a fight, which is seen part
 * by part.
 */
export type JointAction = 'march' | 'fire' | 'flight' | 'staff' | null;

/** A playback step: the log items of one entry, or of several that belong together. */
export interface Step {
  /** The entries it tells, first and last. */
  readonly first: number;
  readonly n: number;
  readonly side: Side;
  readonly concert: JointAction;
  /** The Command or regiment that does it; null if there are several, or none. */
  readonly body: string | null;
  /** An officer's ride or a remark: shown with the step before or after it, and not separately. */
  readonly aside: boolean;
  /** Harm chosen by its owner: part of the fight before it. */
  readonly ofFight: boolean;
  readonly logItems: readonly LogItem[];
  /** The table after it. */
  readonly scene: Scene;
  readonly thrown: boolean;
  /** The turn it belongs to. */
  readonly turn: number;
  /** Its time in a turn with few steps, in milliseconds. */
  readonly usualMs: number;
  /** About how long its animations take as fast as usual, in milliseconds. */
  readonly naturalMs: number;
  /** True for one's own action. It is shown to its end and is no turn of the other side. */
  readonly own: boolean;
}

/** The timing of a step: its milliseconds, and its speed. */
export interface StepTiming {
  readonly ms: number;
  readonly tempo: number;
}

/** An entry that may be a step: its number, who gave it, and the turn it belongs to. */
export type StepEntry = Pick<Step, 'n' | 'side' | 'turn'>;

/** An entry as a step of the playback; null if there is nothing to see. */
export function stepOf(
  entry: StepEntry,
  logItems: readonly LogItem[],
  scene: Scene,
  cast: Cast,
  own = false,
): Step | null {
  const seen = logItems.filter((each) => {
    const kind = eventOf(each)?.kind;
    return each.thrown !== undefined || (kind !== undefined && !UNSEEN_KINDS.has(kind));
  });
  if (seen.length === 0) return null;
  const { n, side, turn } = entry;
  const concert = own ? null : jointActionOf(seen);
  const body = concert === null ? null : bodyIn(seen, concert, cast);
  return {
    ...{ first: n, n, side, turn, logItems, scene, own, body },
    concert: concert === 'staff' || body !== null ? concert : null,
    aside: !own && seen.every((each) => isAside(each, cast)),
    ofFight: !own && seen.every((each) => each.thrown === undefined && LOSS_KINDS.has(eventOf(each)?.kind)),
    thrown: seen.some((each) => each.thrown !== undefined),
    ...timesOf(seen, concert),
  };
}

/** Two entries as one step if they belong together; null if the later one is a step of its own. */
export function joinSteps(before: Step, after: Step): Step | null {
  if (before.own || after.own) return null;
  const harm = after.ofFight && before.concert !== 'march';
  if (!isOneAction(before, after) && !harm && !after.aside && !before.aside) return null;
  // An order is part of the march that follows it.
  const marches = after.concert === 'march' && before.concert === 'staff';
  const leading = (before.aside && !after.aside) || marches ? after : before;
  return {
    ...leading,
    body: leading.concert === 'staff' && before.body !== after.body ? null : leading.body,
    first: before.first,
    n: after.n,
    logItems: [...before.logItems, ...after.logItems],
    scene: after.scene,
    aside: before.aside && after.aside,
    ofFight: false,
    thrown: before.thrown || after.thrown,
    usualMs: joinedMs(before, after),
    naturalMs: Math.max(before.naturalMs, after.naturalMs),
  };
}

/**
 * True if two entries are one action: of one Command that marches or fires, of staff work, or an order and
 * its march.
 */
function isOneAction(before: Step, after: Step): boolean {
  if (before.side !== after.side) return false;
  if (before.concert === 'staff' && after.concert === 'staff') return true;
  const ordered = before.concert === 'staff' && after.concert === 'march';
  const same = before.concert !== null && before.concert === after.concert;
  return (same || ordered) && before.body !== null && before.body === after.body;
}

/** A step of many entries takes little longer than one of a single entry. */
function joinedMs(before: Step, after: Step): number {
  const [longer, other] = [Math.max(before.usualMs, after.usualMs), Math.min(before.usualMs, after.usualMs)];
  return Math.min(longer + other * 0.15, longer * 2, MOST_MS);
}

const MOST_MS = 3200;

/** Log items without a visible change. */
const UNSEEN_KINDS: ReadonlySet<string> = new Set(['turn', 'phase', 'placed']);

type Kind = GameEvent['kind'] | undefined;

const LOSS_KINDS: ReadonlySet<Kind> = new Set([
  ...(['loss', 'removed', 'body lost', 'morale', 'rout', 'note'] as const),
]);

/** Log items of marching and firing troops; a throw for them has no kind. */
const MARCH_KINDS: ReadonlySet<Kind> = new Set([
  ...(['move', 'order', 'note', 'officer', 'formation', undefined] as const),
]);
const FIRE_KINDS: ReadonlySet<Kind> = new Set([
  ...LOSS_KINDS,
  ...(['volley', 'officer', undefined] as const),
]);
const FLIGHT_KINDS: ReadonlySet<Kind> = new Set([
  ...LOSS_KINDS,
  ...(['flight', 'retreat', 'officer', undefined] as const),
]);
const STAFF_KINDS: ReadonlySet<Kind> = new Set([
  ...(['rally', 'order', 'formation', 'ground', 'note', 'officer', undefined] as const),
]);

/** The joint action of all visible log items of an entry. */
function jointActionOf(seen: readonly LogItem[]): JointAction {
  const kinds = seen.map((each) => eventOf(each)?.kind);
  const are = (all: ReadonlySet<Kind>) => kinds.every((kind) => all.has(kind));
  if (kinds.includes('move') && are(MARCH_KINDS)) return 'march';
  if (kinds.includes('volley') && are(FIRE_KINDS)) return 'fire';
  if ((kinds.includes('flight') || kinds.includes('retreat')) && are(FLIGHT_KINDS)) return 'flight';
  return are(STAFF_KINDS) ? 'staff' : null;
}

/** The Command or regiment that marches or fires, by the log items; null if there are several. */
function bodyIn(seen: readonly LogItem[], concert: Exclude<JointAction, null>, cast: Cast): string | null {
  const pieces = seen.flatMap((each) => {
    const what = eventOf(each);
    if (concert === 'fire') return what?.kind === 'volley' ? what.by : [];
    if (what && 'went' in what) return what.went.map(({ piece }) => piece);
    return what?.kind === 'order' || what?.kind === 'rally' || what?.kind === 'note' ? what.pieces : [];
  });
  const troops = pieces.filter((id) => !isOfficerIn(id, cast));
  const groups = new Set(troops.map((id) => cast.get(id)?.group));
  const [group] = groups;
  if (groups.size === 1 && group !== undefined) return group;
  return findOneRegiment(troops, cast)?.text ?? null;
}

function isAside(logItem: LogItem, cast: Cast): boolean {
  if (logItem.thrown) return false;
  const what = eventOf(logItem);
  if (what?.kind === 'move') return what.went.every(({ piece }) => isOfficerIn(piece, cast));
  if (what?.kind === 'officer') return what.fate === 'joins';
  return what?.kind === 'note';
}

function isOfficerIn(id: string, cast: Cast): boolean {
  const piece = cast.get(id);
  return piece !== undefined && isOfficer(piece);
}

/** The times of a step and of its animations, in milliseconds. */
function timesOf(seen: readonly LogItem[], concert: JointAction): Pick<Step, 'usualMs' | 'naturalMs'> {
  const kinds = seen.map((each) => eventOf(each)?.kind);
  const parts = concert === null ? Math.max(1, kinds.filter((kind) => SEEN_KINDS.has(kind)).length) : 1;
  return { usualMs: Math.max(weightMs(new Set(kinds), concert), parts * 550), naturalMs: parts * 1100 };
}

/** Events that are visible on the board, one after another. */
const SEEN_KINDS: ReadonlySet<Kind> = new Set([
  ...(['move', 'charge', 'pursuit', 'retreat', 'flight', 'volley', 'melee'] as const),
]);

/** Milliseconds by the events of a step: losses and charges get more than marches. */
function weightMs(kinds: ReadonlySet<Kind>, concert: JointAction): number {
  const costs = [...COST_KINDS].some((kind) => kinds.has(kind));
  if (kinds.has('melee') || kinds.has('charge') || kinds.has('pursuit')) return costs ? 2600 : 1900;
  if (costs) return concert === 'fire' ? 2000 : concert === 'flight' ? 1300 : 1700;
  if (kinds.has('volley')) return 1100;
  return concert === 'march' ? 700 : 650;
}

const COST_KINDS: ReadonlySet<Kind> = new Set([
  ...(['loss', 'removed', 'body lost', 'rout', 'morale', 'retreat', 'flight'] as const),
]);

/**
 * True if one's own answer led to something that is shown to its end before the next question: a fight, a
 * charge, a flight.
 */
export function isFought(logItems: readonly LogItem[]): boolean {
  return logItems.some((each) => FIGHT_KINDS.has(eventOf(each)?.kind));
}

const FIGHT_KINDS: ReadonlySet<Kind> = new Set([
  ...(['volley', 'charge', 'pursuit', 'melee', 'retreat', 'flight', 'removed'] as const),
]);
