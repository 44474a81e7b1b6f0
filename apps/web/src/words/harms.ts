/** What befell troops, in as few words as will do: those whom the same befell are told of together. */
import type { Side } from '@linstock/kernel';
import { agreeing, listed, namesTogether, sentence } from '@linstock/scene';

/** Something that befell troops of a side. */
export interface Harm {
  /** Whom it befell. */
  readonly side: Side | null;
  readonly sentence: string;
}

/** Who is or are what: `The 4th company of the Militia is disordered.` */
interface State {
  readonly who: readonly string[];
  readonly what: readonly string[];
  /** `is` or `are`, as it was told; `takes` of hits. */
  readonly verb: string;
  readonly side: Harm['side'];
}

/** Harm in its order, where neighbours that say the same of others, or more of the same, are one sentence. */
export function harmsTold(harms: readonly Harm[]): Harm[] {
  const told: (Harm | State)[] = [];
  for (const harm of harms) {
    const last = told.at(-1);
    const state = stateOf(harm);
    if (state && last && 'who' in last && isAlike(last, state) && last.who.at(-1) === state.who[0])
      told.splice(-1, 1, { ...last, what: [...last.what, ...state.what] });
    else told.push(state ?? harm);
  }
  return ofOneTogether(joined(told));
}

/** Neighbours that befell the same troops as one sentence: `The 14th Tennessee loses 2 figures, is shaken and falls back 4 inches.` */
function ofOneTogether(told: readonly (Harm | State)[]): Harm[] {
  const out: { harm: Harm; who: string | null; did: readonly string[] }[] = [];
  for (const each of told) {
    const harm = 'who' in each ? { side: each.side, sentence: said(each) } : each;
    const who = 'who' in each && each.who.length === 1 ? sentence(each.who[0] ?? '') : null;
    const last = out.at(-1);
    const whose = who ?? last?.who ?? null;
    const did = whose === null ? null : didOf(harm, whose);
    const before = last && whose !== null && last.harm.side === harm.side ? didOf(last.harm, whose) : null;
    if (!last || whose === null || did === null || before === null)
      out.push({ harm, who, did: did === null ? [] : [did] });
    else {
      const all = [...(last.did.length > 0 ? last.did : [before]), did];
      out.splice(-1, 1, {
        harm: { ...harm, sentence: `${whose} ${deedsListed(all)}.` },
        who: whose,
        did: all,
      });
    }
  }
  return runTogether(out);
}

/** Neighbours of whom no more is said than that they ran the same way, as one: `The Militia a and b fall back.` */
function runTogether(told: readonly { harm: Harm; did: readonly string[] }[]): Harm[] {
  const out: { harm: Harm; who: readonly string[]; does: string | null }[] = [];
  for (const { harm, did } of told) {
    const [, whose, does] = did.length > 0 ? [] : (RUN.exec(harm.sentence) ?? []);
    const run = whose === undefined || does === undefined ? null : ofMany(does);
    const last = out.at(-1);
    const who = whose === undefined ? [] : [whose];
    if (last && run !== null && last.does === run && last.harm.side === harm.side) {
      const all = [...last.who, ...who];
      const harmed = { ...harm, sentence: `${sentence(namesTogether(all))} ${run}.` };
      out.splice(-1, 1, { harm: harmed, who: all, does: run });
    } else out.push({ harm, who, does: run });
  }
  return out.map(({ harm }) => harm);
}

/** Whoever gives way, and how: `The 63rd Foot d` and `falls back`. */
const RUN = /^(.+?) ((?:ha(?:s|ve) run|breaks?|falls?|leaves?|runs?|retreats?) (?:[^.;:]|\.\d)+)\.$/;

/** What is said of one as it is said of many: `breaks` as `break`, and `has run` as `have run`. */
const ofMany = (does: string): string =>
  does.replace(/\b(break|fall|leave|run|retreat)s\b/g, '$1').replace(/^has /, 'have ');

/** What is said of somebody in a plain sentence that begins with him; null where it is none. He may be of the 5th U.S., and go 4.5 inches. */
function didOf({ sentence: words }: Harm, who: string): string | null {
  const did = words.startsWith(`${who} `) ? words.slice(who.length + 1) : '';
  return /^(?:[^.:;]|\.\d)+\.$/.test(did) ? did.slice(0, -1) : null;
}

/** Several doings of one, of which some may be two already. */
function deedsListed(did: readonly string[]): string {
  if (!did.some((each) => each.includes(' and '))) return listed(did);
  return `${did.slice(0, -1).join(', ')}, and ${did.at(-1)}`;
}

/** Neighbours whom the same befell, as one. */
function joined(told: readonly (Harm | State)[]): (Harm | State)[] {
  const out: (Harm | State)[] = [];
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

/** Whether two things of one side are said with the same verb, be there one or several. */
const isAlike = (one: State, other: State): boolean =>
  one.side === other.side && (one.verb === HITS) === (other.verb === HITS);

/** What is said of who is hit: each of several takes as many. */
const HITS = 'takes';

function stateOf({ side, sentence: words }: Harm): State | null {
  const [, who, verb = '', what] = /^(.+?) (is|are|takes) ([^;:]+)\.$/.exec(words) ?? [];
  return who === undefined || what === undefined ? null : { who: [who], what: [what], verb, side };
}

function said({ who, what: all, verb }: State): string {
  // Whoever is destroyed is no more.
  const what = all.includes('destroyed') ? all.filter((each) => each !== 'no more') : all;
  const names = namesTogether(who);
  if (verb === HITS && who.length > 1) return `${sentence(names)} take ${listed(what)} each.`;
  return `${sentence(names)} ${who.length === 1 ? verb : agreeing(names, 'is', 'are')} ${listed(what)}.`;
}
