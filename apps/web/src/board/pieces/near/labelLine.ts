/** The parts of the name label under figures in a near view: strength, pips, name, morale. */

/** Width of a letter of the name, a figure of the strength, its half, and of one pip with its gap, in plate units. */
const LETTER_WIDTH = 3.5;
const FIGURE_WIDTH = 5;
const FRACTION_WIDTH = 6.4;
export const PIP_WIDTH = 3.6;

/**
 * The minimum width of a squeezed name, as a share of its full width. If it is still too wide, the pips are
 * left out: the men themselves can be counted.
 */
const MIN_NAME_SHARE = 0.85;

/** A line of a name label. */
export interface LabelLine {
  /** The place of the first pip. Null if the name needs the space. */
  readonly pipsAt: number | null;
  readonly nameAt: number;
  /** The space for the name, and whether the name must be squeezed into it. */
  readonly room: number;
  readonly narrow: boolean;
}

/** Sets the line of a name label, from its middle. */
export function setLabelLine(
  strength: string,
  pips: number,
  name: string,
  nameLabel: { readonly width: number; readonly rated: boolean },
): LabelLine {
  const figures =
    strength.replace('½', '').length * FIGURE_WIDTH + (strength.includes('½') ? FRACTION_WIDTH : 0);
  const start = -nameLabel.width / 2 + 9.5 + figures;
  const end = nameLabel.width / 2 - (nameLabel.rated ? 14 : 3);
  const wanted = name.length * LETTER_WIDTH;
  const withPips = start + pips * PIP_WIDTH + (pips > 0 ? 1.6 : 0);
  const nameAt = end - withPips >= MIN_NAME_SHARE * wanted ? withPips : start;
  const room = end - nameAt;
  return { pipsAt: nameAt > start ? start : null, nameAt, room, narrow: wanted > room };
}
