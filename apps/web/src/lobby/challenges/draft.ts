/** The draft of a challenge: what the form holds until it is posted. */
import { catalogueOf } from '@linstock/battles';
import type { Options } from '@linstock/kernel';
import type { AgreedClock, ChallengeTerms, PostChallenge } from '@linstock/protocol';
import { type System, systemById, systems } from '@linstock/systems';
import { z } from 'zod';
import type { ChallengeStart } from '../../app/challengeLink.ts';

/** The battles that can be chosen. */
export const CATALOGUE = catalogueOf(systems);

/** The limits of the clock's fields, as the server has them. */
export const CLOCK_LIMITS = {
  days: { least: 1, most: 14, step: 1 },
  minutes: { least: 5, most: 240, step: 5 },
  /** Seconds. */
  increment: { least: 0, most: 3600, step: 30 },
} as const;

/** Days of vacation a year, with a clock of days. */
const VACATION_DAYS = 21;

const draftSchema = z.object({
  battle: z.string().max(40),
  system: z.string().max(40),
  options: z.record(z.string().max(40), z.json()),
  side: z.enum(['first', 'second', 'dice', 'taker']),
  clock: z.enum(['none', 'days', 'budget']),
  days: z.int().min(1).max(14),
  minutes: z.int().min(5).max(240),
  increment: z.int().min(0).max(3600),
  counts: z.enum(['rated', 'friendly']),
  pair: z.boolean(),
  who: z.enum(['anyone', 'link']),
  talk: z.enum(['phrases', 'chat', 'none']),
  spectators: z.enum(['now', 'later', 'none']),
});

/** The choices of the form. */
export interface Draft extends Omit<z.infer<typeof draftSchema>, 'options'> {
  readonly options: Options;
}

/** The draft that the form begins with. */
export function startDraft(): Draft {
  const [listed] = CATALOGUE;
  return {
    battle: listed?.id ?? '',
    system: listed?.systems[0]?.id ?? '',
    options: {},
    side: 'first',
    clock: 'days',
    days: 3,
    minutes: 30,
    increment: 60,
    counts: 'friendly',
    pair: false,
    who: 'anyone',
    talk: 'phrases',
    spectators: 'now',
  };
}

/** The draft with another battle: under the same system if it can fight it, and with its rules as they are. */
export function withBattle(draft: Draft, battle: string): Draft {
  const listed = CATALOGUE.find(({ id }) => id === battle);
  const system = listed?.systems.find(({ id }) => id === draft.system) ?? listed?.systems[0];
  return listed && system ? { ...draft, battle, system: system.id, options: {} } : draft;
}

/** The draft with what was chosen before its page was opened. */
export function withStart(draft: Draft, { battle, system, side, friend = false }: ChallengeStart): Draft {
  const chosen = battle === undefined ? draft : withBattle(draft, battle);
  const able = CATALOGUE.find(({ id }) => id === chosen.battle)?.systems.some(({ id }) => id === system);
  return {
    ...chosen,
    ...(able && system !== undefined && system !== chosen.system && { system, options: {} }),
    ...(side !== undefined && { side }),
    ...(friend && { who: 'link' }),
  };
}

/** The draft of the terms of a challenge, to be changed. */
export function draftOf(terms: ChallengeTerms): Draft {
  const { clock } = terms;
  return {
    ...startDraft(),
    ...{ battle: terms.battle, system: terms.system, options: terms.options, side: sideOfTaker(terms.side) },
    ...{ counts: terms.counts, pair: terms.pair, talk: terms.talk, spectators: terms.spectators },
    clock: clock.kind,
    ...(clock.kind === 'days' && { days: clock.days }),
    ...(clock.kind === 'budget' && { minutes: clock.minutes, increment: clock.increment }),
  };
}

/** A side is the maker's, and here the taker becomes the maker. */
function sideOfTaker(side: ChallengeTerms['side']): ChallengeTerms['side'] {
  if (side === 'first') return 'second';
  return side === 'second' ? 'first' : side;
}

/** The options that differ from the rules as they are. A value equal to the default is left out. */
export function listChangedOptions({ system, options }: Pick<Draft, 'system' | 'options'>): Options {
  const offered = systemById(system)?.options ?? [];
  const changed = Object.entries(options).filter(([id, value]) => {
    const option = offered.find((each) => each.id === id);
    return value !== (option?.whole?.usual ?? option?.choices[0]?.value ?? null);
  });
  return Object.fromEntries(changed);
}

/** Why a game of this draft cannot be rated; null if it can. */
export function explainUnrated(draft: Pick<Draft, 'system' | 'options'>, account: boolean): string | null {
  if (Object.keys(listChangedOptions(draft)).length > 0)
    return 'A game with changed rules is friendly. Set the rules back to play it rated.';
  return account ? null : 'A rated game needs an account on both sides. Without one the game is friendly.';
}

/** The terms that the draft stands for. Rated becomes friendly if the game cannot be rated. */
export function termsOfDraft(draft: Draft, account: boolean): ChallengeTerms {
  const { battle, system, side, pair, talk, spectators } = draft;
  const counts = explainUnrated(draft, account) === null ? draft.counts : 'friendly';
  const options = draftSchema.shape.options.parse(listChangedOptions(draft));
  return { battle, system, side, pair, talk, spectators, counts, options, clock: clockOf(draft) };
}

function clockOf({ clock, days, minutes, increment }: Draft): AgreedClock {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'days':
      return { kind: 'days', days, vacation: VACATION_DAYS };
    case 'budget':
      return { kind: 'budget', minutes, increment };
  }
}

/** The challenge to post. */
export function wishOf(
  draft: Draft,
  {
    name,
    account,
    replyTo,
    to = null,
  }: {
    readonly name: string;
    readonly account: boolean;
    readonly replyTo: string | null;
    /** The player whom alone it is for. */
    readonly to?: string | null;
  },
): PostChallenge {
  const terms = termsOfDraft(draft, account);
  return { ...terms, name, who: draft.who, ...(replyTo !== null && { replyTo }), ...(to !== null && { to }) };
}

/** The rule system of a draft. */
export function systemOfDraft({ system }: Pick<Draft, 'system'>): System | null {
  return systemById(system) ?? null;
}

const STORAGE_KEY = 'linstock.challenge';

/** The draft as it was left, also before the page was loaded again. */
export function readStoredDraft(): Draft {
  try {
    const draft = draftSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    const known = draft.success && CATALOGUE.find(({ id }) => id === draft.data.battle);
    if (known && known.systems.some(({ id }) => id === draft.data.system)) return draft.data;
  } catch {
    // Unreadable or forbidden: the form begins with the usual choices.
  }
  return startDraft();
}

/** Stores the draft. */
export function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the entries last until the page is closed.
  }
}
