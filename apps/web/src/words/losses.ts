/** Losses of troops in as few words as possible. Units with the same loss share a sentence. */
import type { Side } from '@linstock/kernel';
import { agreeingForm, listNames, namesTogether, sentence } from '@linstock/scene';

/** Something that befell troops of a side. */
export interface Loss {
  /** The units with this loss. */
  readonly side: Side | null;
  readonly sentence: string;
}

/** Subject and state: `The 4th company of the Militia is disordered.` */
interface State {
  readonly who: readonly string[];
  readonly what: readonly string[];
  /** `is` or `are`, as it was told; `takes` of hits. */
  readonly verb: string;
  readonly side: Loss['side'];
}

/** The losses in order. Neighbours that say the same of others, or more of the same, become one sentence. */
export function mergeLosses(losses: readonly Loss[]): Loss[] {
  const told: (Loss | State)[] = [];
  for (const loss of losses) {
    const last = told.at(-1);
    const state = readState(loss);
    if (state && last && 'who' in last && isAlike(last, state) && last.who.at(-1) === state.who[0])
      told.splice(-1, 1, { ...last, what: [...last.what, ...state.what] });
    else told.push(state ?? loss);
  }
  return joinBySubject(joinAlike(told));
}

/** Neighbours that befell the same troops as one sentence: `The 14th Tennessee loses 2 figures, is shaken and falls back 4 inches.` */
function joinBySubject(told: readonly (Loss | State)[]): Loss[] {
  const out: { loss: Loss; who: string | null; did: readonly string[] }[] = [];
  for (const each of told) {
    const loss = 'who' in each ? { side: each.side, sentence: stateSentence(each) } : each;
    const who = 'who' in each && each.who.length === 1 ? sentence(each.who[0] ?? '') : null;
    const last = out.at(-1);
    const whose = who ?? last?.who ?? null;
    const did = whose === null ? null : actionAfter(loss, whose);
    const before =
      last && whose !== null && last.loss.side === loss.side ? actionAfter(last.loss, whose) : null;
    if (!last || whose === null || did === null || before === null)
      out.push({ loss, who, did: did === null ? [] : [did] });
    else {
      const all = [...(last.did.length > 0 ? last.did : [before]), did];
      out.splice(-1, 1, {
        loss: { ...loss, sentence: `${whose} ${listActions(all)}.` },
        who: whose,
        did: all,
      });
    }
  }
  return joinRuns(out);
}

/** Neighbours that ran the same way and did nothing else, as one: `The Militia a and b fall back.` */
function joinRuns(told: readonly { loss: Loss; did: readonly string[] }[]): Loss[] {
  const out: { loss: Loss; who: readonly string[]; does: string | null }[] = [];
  for (const { loss, did } of told) {
    const [, whose, does] = did.length > 0 ? [] : (RUN_SENTENCE.exec(loss.sentence) ?? []);
    const run = whose === undefined || does === undefined ? null : ofMany(does);
    const last = out.at(-1);
    const who = whose === undefined ? [] : [whose];
    if (last && run !== null && last.does === run && last.loss.side === loss.side) {
      const all = [...last.who, ...who];
      const harmed = { ...loss, sentence: `${sentence(namesTogether(all))} ${run}.` };
      out.splice(-1, 1, { loss: harmed, who: all, does: run });
    } else out.push({ loss, who, does: run });
  }
  return out.map(({ loss }) => loss);
}

/** Whoever gives way, and how: `The 63rd Foot d` and `falls back`. */
const RUN_SENTENCE = /^(.+?) ((?:ha(?:s|ve) run|breaks?|falls?|leaves?|runs?|retreats?) (?:[^.;:]|\.\d)+)\.$/;

/** The plural of a verb: `breaks` becomes `break`, and `has run` becomes `have run`. */
const ofMany = (does: string): string =>
  does.replace(/\b(break|fall|leave|run|retreat)s\b/g, '$1').replace(/^has /, 'have ');

/**
 * The predicate of a plain sentence that begins with this name. Null for any other sentence. The name may contain `5th U.S.`, and the
 * sentence `4.5 inches`.
 */
function actionAfter({ sentence: words }: Loss, who: string): string | null {
  const did = words.startsWith(`${who} `) ? words.slice(who.length + 1) : '';
  return /^(?:[^.:;]|\.\d)+\.$/.test(did) ? did.slice(0, -1) : null;
}

/** Several doings of one, of which some may be two already. */
function listActions(did: readonly string[]): string {
  if (!did.some((each) => each.includes(' and '))) return listNames(did);
  return `${did.slice(0, -1).join(', ')}, and ${did.at(-1)}`;
}

/** Neighbours whom the same befell, as one. */
function joinAlike(told: readonly (Loss | State)[]): (Loss | State)[] {
  const out: (Loss | State)[] = [];
  for (const each of told) {
    const last = out.at(-1);
    const same =
      last &&
      'who' in last &&
      'who' in each &&
      isAlike(last, each) &&
      `${last.what}` === `${each.what}` &&
      !last.who.some((who) => each.who.includes(who));
    if (same) out.splice(-1, 1, { ...last, who: [...last.who, ...each.who] });
    else out.push(each);
  }
  return out;
}

/** True if two losses of one side have the same verb, in the singular or the plural. */
const isAlike = (one: State, other: State): boolean =>
  one.side === other.side && (one.verb === HIT_VERB) === (other.verb === HIT_VERB);

/** The words about units that are hit: each of several takes the same number of hits. */
const HIT_VERB = 'takes';

function readState({ side, sentence: words }: Loss): State | null {
  const [, who, verb = '', what] = /^(.+?) (is|are|takes) ([^;:]+)\.$/.exec(words) ?? [];
  return who === undefined || what === undefined ? null : { who: [who], what: [what], verb, side };
}

function stateSentence({ who, what: all, verb }: State): string {
  // Whoever is destroyed is no more.
  const what = all.includes('destroyed') ? all.filter((each) => each !== 'no more') : all;
  const names = namesTogether(who);
  if (verb === HIT_VERB && who.length > 1) return `${sentence(names)} take ${listNames(what)} each.`;
  return `${sentence(names)} ${who.length === 1 ? verb : agreeingForm(names, 'is', 'are')} ${listNames(what)}.`;
}
