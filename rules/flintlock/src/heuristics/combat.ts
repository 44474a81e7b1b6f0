import { nth } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { isFullyActive } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import * as S from '../model/state.ts';
import { waitingUnits } from '../play/activations/actor.ts';
import type { TurnAnswerOf } from '../play/activations/decision.ts';
import { targetsOf } from '../play/fire/fire-law.ts';
import { chanceOf, chanceToHold, shotOf } from '../play/fire/shot.ts';
import { charge, chargesWithOneMore } from '../play/shock/charge.ts';
import { shock } from '../play/shock/shock.ts';
import { chargePreview, type ShockPreview, shockPreview } from '../play/shock/shock-preview.ts';
import { fireReckoning } from '../reckon/fire.ts';
import type { FireResult } from '../tables/index.ts';
import type { SideView } from './side-view.ts';

/** Blows: the best shot, and whether a Shock or a Charge is worth it. */

/** The worth of a Shock by its words, in hundredths of a unit for each unit of the Line concerned. */
const WORDS: Readonly<Record<string, number>> = {
  Counterattack: -25,
  'Stand, status -1': 10,
  'Fall Back': 30,
  Collapse: 110,
  Engaged: 0,
  DefenderHits: 12,
  AttackerHits: -12,
  DefenderStatusDown: 15,
  AttackerStatusDown: -15,
  DefenderRetreats: 25,
  AttackerAdvances: 5,
  DefenderCollapse: 110,
  AttackerCollapse: -110,
};

/** The expected worth of a Shock, in hundredths of a unit. */
export function hopeOf({ ends, attackers, defenders, reaction }: ShockPreview): number {
  if (reaction === null) return 60 * defenders.length; // only guns
  const size = { attacker: attackers.length, defender: defenders.length };
  return ends.reduce((sum, { words, chance }) => {
    const worth = words.reduce((all, word) => {
      const each = WORDS[word] ?? 0;
      return all + each * (each < 0 ? size.attacker : size.defender);
    }, 0);
    return sum + chance * worth;
  }, 0);
}

/** A Shock of the open Command that promises something; null if there is none. */
export function goodShock(view: SideView, least: number): Answer | null {
  if (shock.refuse(view, { do: 'shock' }) !== null) return null;
  const preview = shockPreview(view, view.s.command);
  return preview !== null && hopeOf(preview) >= least ? { do: 'shock' } : null;
}

/**
 * The best Charge of the open Command, if its worth is at least `least`. First the best of those offered, then more
 * units, as long as another one improves it.
 */
export function goodCharge(view: SideView, least: number): Answer | null {
  let best = mostHopeful(view, charge.options(view));
  for (let joined = best; joined && best; ) {
    joined = mostHopeful(view, chargesWithOneMore(view, best.charge.chargers));
    if (!joined || joined.hope <= best.hope) break;
    best = joined;
  }
  return best && best.hope >= least ? best.charge : null;
}

type Charge = TurnAnswerOf<'charge'>;

function mostHopeful(view: SideView, charges: Iterable<Charge>): { charge: Charge; hope: number } | null {
  let best: { charge: Charge; hope: number } | null = null;
  for (const each of charges) {
    const preview = chargePreview(view, view.s.command, each.chargers);
    const hope = preview === null ? 0 : hopeOf(preview) - DISORDER_COST * each.chargers.length;
    if (!best || hope >= best.hope) best = { charge: each, hope };
  }
  return best;
}

/** The cost of a Charger's Disorder after the Charge (FL-13.24a). */
const DISORDER_COST = 20;

/**
 * The worth of what a shot does to its target, in Disorders: a unit Reduced is worth more, for its Command's Shock Status
 * falls too, and a unit Reduced already can lose little more (FL-11.54b, d).
 */
const HARM = { disordered: 1, reduced: 2.5, reducedAgain: 0.5, abandoned: 3 } as const;

/** The mean cost of a shot to its target, in Disorders. */
function shotCost(view: SideView, unit: UnitId, target: UnitId): number {
  const { field, s } = view;
  const { outcomes } = fireReckoning(shotOf(view, unit, target, 'phasing'), '');
  const disorder = s.disordered[target] === 1 ? 0 : HARM.disordered;
  const reduction = s.reduced[target] === 1 ? HARM.reducedAgain : HARM.reduced;
  const costs: Readonly<Record<FireResult, number>> = {
    NE: 0,
    MC: disorder * (1 - chanceToHold(nth(field.units, target).morale)),
    D: disorder,
    R: reduction,
    RD: reduction + disorder,
    A: HARM.abandoned,
  };
  return outcomes.reduce((sum, { result }) => sum + costs[result], 0) / outcomes.length;
}

/** The shot of the open turn that costs the enemy most; null if none has a chance to do harm of at least `least`. */
export function bestShot(view: SideView, least: number): Answer | null {
  let best: Answer | null = null;
  let most = 0;
  for (const unit of waitingUnits(view)) {
    const own = view.field.units[unit];
    if (own?.kind === 'infantry' && !isFullyActive(view, unit)) continue;
    for (const target of targetsOf(view, unit)) {
      if (chanceOf(view, unit, target, 'phasing') < least) continue;
      const cost = shotCost(view, unit, target);
      if (cost < most) continue;
      most = cost;
      best = { do: 'fire', unit, target };
    }
  }
  return best;
}

/** True if the open turn may still fire (FL-5.3j). */
export const mayOpenFire = ({ s }: SideView): boolean =>
  s.block !== S.HELD && (s.mode === S.UNDECIDED || s.mode === S.ACTIONS || s.command === S.NONE);
