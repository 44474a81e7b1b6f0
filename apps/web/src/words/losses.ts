/** Losses of troops in as few words as possible. Units with the same loss share a sentence. */
import type { Side } from '@linstock/kernel';
import { type Name, namesTogether, Saying, Statement, type StatementPart, type Verb } from '@linstock/scene';

/** Something that befell troops of a side. */
export interface Loss {
  /** The side of the units with this loss. */
  readonly side: Side | null;
  readonly sentence: string;
  /** The sentence in its parts. Null for a loss that has only a text; it keeps this text. */
  readonly statement: Statement | null;
}

/** The loss of a unit: a verb, and the words after it. */
interface LossEvent {
  readonly verb: Verb;
  readonly objects: readonly (readonly StatementPart[])[];
}

/** Units and all that happened to each of them. */
interface Fate {
  readonly side: Side | null;
  readonly who: readonly Name[];
  readonly acts: readonly LossEvent[];
}

/** The losses in order. Neighbours that say the same of others, or more of the same, become one sentence. */
export function mergeLosses(losses: readonly Loss[]): Loss[] {
  const merged: (Loss | Fate)[] = [];
  for (const loss of losses) {
    const fate = readFate(loss);
    const last = merged.at(-1);
    if (fate && last && 'who' in last && isSameUnit(last, fate) && (hasState(last) || hasState(fate)))
      merged.splice(-1, 1, { ...last, acts: addAct(last.acts, fate.acts) });
    else merged.push(fate ?? loss);
  }
  return joinAlike(merged).map((each) => ('who' in each ? lossOf(each) : each));
}

/** The loss as data; null if its sentence has no subject, or says more than what befell the subject. */
function readFate({ side, statement }: Loss): Fate | null {
  const saying = statement?.saying;
  if (!saying || statement.ending || statement.more !== '') return null;
  return { side, who: [saying.subject], acts: [{ verb: saying.verb, objects: [statement.rest] }] };
}

const isSameUnit = (one: Fate, other: Fate): boolean =>
  one.side === other.side && String(one.who) === String(other.who);

/** True if the state of a unit has been logged: its other events may follow in the same sentence. */
const hasState = ({ acts }: Fate): boolean =>
  acts.some(({ verb }) => verb[0] === 'is' || verb[0] === HIT_VERB);

/** More acts of the same unit: those with the same verb share it. */
function addAct(acts: readonly LossEvent[], more: readonly LossEvent[]): readonly LossEvent[] {
  const last = acts.at(-1);
  const [next] = more;
  if (!last || !next || last.verb[0] !== next.verb[0] || last.verb[0] !== 'is') return [...acts, ...more];
  return [...acts.slice(0, -1), { verb: last.verb, objects: [...last.objects, ...next.objects] }];
}

/** Joins neighbouring units with the same loss into one entry. */
function joinAlike(merged: readonly (Loss | Fate)[]): (Loss | Fate)[] {
  const out: (Loss | Fate)[] = [];
  for (const each of merged) {
    const last = out.at(-1);
    const same = last && 'who' in last && 'who' in each && isSameFate(last, each);
    if (same) out.splice(-1, 1, { ...last, who: [...last.who, ...each.who] });
    else out.push(each);
  }
  return out;
}

/** True if the same befell other units of the side, and one sentence can say it of all. */
function isSameFate(one: Fate, other: Fate): boolean {
  const [act, ...more] = one.acts;
  return (
    one.side === other.side &&
    act !== undefined &&
    more.length === 0 &&
    SHARED_VERBS.has(act.verb[0]) &&
    actKey(one) === actKey(other) &&
    !one.who.some((name) => other.who.some((each) => `${each}` === `${name}`))
  );
}

const actKey = ({ acts }: Fate): string =>
  acts.map(({ verb, objects }) => [verb[0], ...objects.map((parts) => parts.join(''))].join('|')).join('; ');

/** The verb of hits: each of several units takes the same number. */
const HIT_VERB = 'takes';

const BREAKS = 'breaks and leaves';

/** Verbs in the singular that one sentence can say of several units: their state, hits of each, and ways of giving way. */
const SHARED_VERBS: ReadonlySet<string> = new Set([
  'is',
  HIT_VERB,
  'has',
  'takes its',
  'breaks',
  BREAKS,
  'falls',
  'leaves',
  'runs',
  'runs off',
  'retreats',
]);

/** The ends of two sentences with the same meaning. If a unit is destroyed, the second is left out. */
const DESTROYED = ' destroyed';
const NO_MORE = ' no more';

/** The loss with its sentence. */
function lossOf({ side, who, acts }: Fate): Loss {
  const subject = namesTogether(who);
  const several = who.length > 1;
  const phrases = acts.map((act) => phraseOf(act, subject.plural || several, several));
  const first = phrases[0] ?? { verb: '', objects: [] };
  const compound = acts.length > 1 && acts.some(isCompound);
  const rest = phrases.slice(1).flatMap(({ verb, objects }, i): readonly StatementPart[] => {
    const isLast = i === phrases.length - 2;
    return [isLast ? (compound ? ', and ' : ' and ') : ', ', verb, ...objects];
  });
  const verb: Verb = [first.verb, first.verb];
  const statement = new Statement([new Saying(subject, verb), ...first.objects, ...rest]);
  return { side, sentence: `${statement}`, statement };
}

interface Phrase {
  readonly verb: string;
  readonly objects: readonly StatementPart[];
}

/** True if a verb already joins two actions: `breaks and leaves`, `is Reduced and Disordered`. */
const isCompound = ({ verb, objects }: LossEvent): boolean => objects.length > 1 || verb[0] === BREAKS;

/** A verb in its form, and all that follows it: `is`, ` Reduced and Disordered`. */
function phraseOf({ verb, objects }: LossEvent, plural: boolean, several: boolean): Phrase {
  const gone = objects.some((parts) => String(parts) === DESTROYED);
  const said = gone ? objects.filter((parts) => String(parts) !== NO_MORE) : objects;
  const listed = said.flatMap((parts, i): readonly StatementPart[] =>
    i === 0 ? parts : [i === said.length - 1 ? ' and' : ',', ...parts],
  );
  const each = several && verb[0] === HIT_VERB ? [' each'] : [];
  return { verb: verb[plural ? 1 : 0], objects: [...listed, ...each] };
}
