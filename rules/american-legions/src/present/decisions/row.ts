import { distance, type Hex } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import { endsStep, hexClicks, type Picked, type PickedAnswer } from '@linstock/scene';
import type { AnswerOf, DecisionName } from '../../model/answers.ts';
import type { Company, CompanyId, Field, RegimentId, OfficerId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { NONE } from '../../model/state.ts';
import * as name from '../names.ts';

/** The context of a click: field and state, and the side and kind of the open question. */
export interface ClickView extends StateView {
  readonly side: Side;
  readonly kind: string;
}

/** The clicks of one kind of answer. `null`: no click has this meaning, or no click on a piece alone has. */
export interface ClickRow<D extends DecisionName> {
  /** The clicks that give this answer, and its label. */
  picks(view: ClickView, answer: AnswerOf<D>): PickedAnswer;
  /** The answer of this kind that these clicks mean, legal or not; null if they mean none. */
  readonly meaning: ((view: ClickView, clicked: Clicked) => AnswerOf<D> | null) | null;
  /** The answer of this kind that a click on a piece alone most likely means; its refusal is shown. */
  readonly attempt: ((view: ClickView, clicked: ClickedPiece) => AnswerOf<D> | null) | null;
}

/** Clicks as numbers, by what was clicked. */
export interface Clicked {
  readonly companies: readonly CompanyId[];
  readonly officers: readonly OfficerId[];
  /** The regiment clicked, or the one of the first company clicked; null for guns of no regiment. */
  readonly regiment: RegimentId | null;
  readonly hexes: readonly Hex[];
  readonly facing: number | null;
  readonly button: string | null;
  /** The button that ends the step, and nothing else. */
  readonly ends: boolean;
  readonly picks: readonly Picked[];
}

/** Clicks as numbers. */
export function readClicks(field: Field, picks: readonly Picked[]): Clicked {
  const found = <T>(all: readonly (T | null)[]): T[] => all.filter((each) => each !== null);
  const { pieces, bodies, hexes, heading, button } = hexClicks(picks);
  const companies = found(pieces.map((piece) => name.companyOfPiece(field, piece)));
  const [clicked] = found(bodies.map((body) => name.regimentOfBody(field, body)));
  const regiment = clicked ?? companies[0]?.regiment ?? NONE;
  return {
    companies: companies.map(({ id }) => id),
    officers: found(pieces.map((piece) => name.officerOfPiece(field, piece))),
    regiment: regiment < 0 ? null : regiment,
    hexes,
    facing: heading === null ? null : name.cornerOf(heading),
    button,
    ends: endsStep(picks),
    picks,
  };
}

/** A company or an officer clicked alone. */
export type ClickedPiece = { readonly company: Company } | { readonly officer: OfficerId };

/** The piece as a company or an officer; null if it is neither. */
export function readPiece(field: Field, piece: string): ClickedPiece | null {
  const company = name.companyOfPiece(field, piece);
  if (company) return { company };
  const officer = name.officerOfPiece(field, piece);
  return officer === null ? null : { officer };
}

/** An answer with its label and its clicks. */
export const clicked = (label: string, ...picks: Picked[]): PickedAnswer => ({ picks, label });
/** An answer that is one button. */
export const pressed = (button: string, label: string): PickedAnswer => clicked(label, { button, label });
export const companyPickOf = (answer: { readonly company: CompanyId }): Picked => ({
  piece: name.companyId(answer.company),
});
export const companyPicksOf = (answer: { readonly companies: readonly CompanyId[] }): Picked[] =>
  answer.companies.map((each) => ({ piece: name.companyId(each) }));
export const bodyPickOf = (answer: { readonly regiment: RegimentId }): Picked => ({
  body: name.regimentId(answer.regiment),
});
export const headingOf = (corner: number): Picked => ({ heading: name.headingOf(corner) });

/** The hex nearest to a company that an enemy company holds; null if none is on the map. */
export function nearestEnemy({ field, s, side }: ClickView, company: Company): number | null {
  const hex = s.at[company.id] ?? NONE;
  if (hex === NONE) return null;
  const held = field.companies
    .filter((each) => each.side === otherSide(side))
    .map((each) => s.at[each.id] ?? NONE)
    .filter((each) => each !== NONE);
  const [nearest = null] = held.sort((a, b) => distance(field.map, hex, a) - distance(field.map, hex, b));
  return nearest;
}
