import type { Supports } from '../reckon/impact.ts';
import type { Combatant } from '../reckon/melee.ts';
import type { Nerve, StrikeFactors } from '../reckon/morale.ts';
import { mostLosses, withoutFigures, withoutSections } from '../reckon/strength.ts';
import {
  type Arm,
  type Aspect,
  type Formation,
  type Gun,
  isGun,
  type Rank,
  type Weapon,
} from '../tables/index.ts';

/** A unit in a charge, apart from any table: what of it the fight reads, and what of it the fight changes. */

/** One side of a charge. It is never changed: a loss makes another. */
export interface Body extends Omit<Nerve, 'officer'> {
  readonly arm: Arm;
  readonly formation: Formation;
  /** The weapon it fires and fights with. */
  readonly weapon: Weapon | Gun;
  /** Figures of each stand, stand 1 first; none of a battery. */
  readonly stands: readonly number[];
  /** Sections of a battery. */
  readonly sections: number;
  readonly disordered: boolean;
  /** On Disengage: its losses are halved (JR-10.3a). */
  readonly disengaging: boolean;
  readonly officer: Rank | null;
  /** It has taken its first loss of the battle (JR-12.1a). */
  readonly blooded: boolean;
  readonly supports: Supports;
  /** Figures of the units in its support, in full (JR-15.2b). */
  readonly supportFigures: number;
}

/** The part of a body that the fight changes: two bodies of one side with equal keys are alike. */
export function bodyKey({ stands, sections, level, disordered, officer, blooded }: Body): string {
  return `${stands.join(',')}/${sections}/${level}/${disordered ? 1 : 0}/${officer ?? ''}/${blooded ? 1 : 0}`;
}

/** The part of a body that a morale check or an impact reads, of everything that the fight changes. */
export function nerveKey({ level, officer, standsLost, commanderLost, disordered }: Body): string {
  return `${level}/${officer ?? ''}/${standsLost}/${commanderLost ? 1 : 0}/${disordered ? 1 : 0}`;
}

/** Figures, or the sections of a battery. */
export function strengthOfBody({ arm, stands, sections }: Body): number {
  return arm === 'battery' ? sections : stands.reduce((sum, figures) => sum + figures, 0);
}

/** A body after losses (JR-1.4). */
export interface ReducedBody {
  readonly body: Body;
  readonly standLost: boolean;
  readonly destroyed: boolean;
}

/** Takes losses off a body. */
export function reduced(body: Body, losses: number): ReducedBody {
  if (losses === 0) return { body, standLost: false, destroyed: false };
  if (body.arm === 'battery') {
    const sections = withoutSections(body.sections, losses);
    const lost = mostLosses(body.sections) - mostLosses(sections);
    const after = { ...body, sections, standsLost: body.standsLost + lost, blooded: true };
    return { body: after, standLost: true, destroyed: sections === 0 };
  }
  const { stands, standsLost, destroyed } = withoutFigures(body.stands, losses);
  const after = { ...body, stands, standsLost: body.standsLost + standsLost, blooded: true };
  return { body: after, standLost: standsLost > 0, destroyed };
}

/**
 * A body whose officer has fallen. If he led its brigade, the brigade has no commander now (JR-16.2a,
 * JR-16.3a).
 */
export function withoutOfficer(body: Body): Body {
  return { ...body, officer: null, commanderLost: body.commanderLost || body.officer === 'brigade' };
}

/** A body in the form a melee needs. */
export function combatantOf(body: Body, aspect: Aspect): Combatant {
  return {
    arm: body.arm,
    quality: body.quality,
    formation: body.formation,
    disordered: body.disordered,
    disengaging: body.disengaging,
    aspect,
    strength: strengthOfBody(body),
    supportFigures: body.supportFigures,
    shaken: body.level === 'shaken',
    officerPresent: body.officer !== null,
    weapon: isGun(body.weapon) ? null : body.weapon,
  };
}

/** The factors of a body when a charge meets it (JR-12.5). */
export function struckByCharge(
  { disordered }: Body,
  aspect: Aspect,
  { forming, conditionalHold }: Pick<StrikeFactors, 'forming' | 'conditionalHold'>,
): StrikeFactors {
  return { by: 'charge', aspect, disordered, forming, conditionalHold, gunLosses: 0 };
}

/** The aspects of each side's attack on the other, as the first round begins (JR-2.6f). */
export interface Facing {
  readonly onAttacker: Aspect;
  readonly onDefender: Aspect;
}
