import { cellsOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };

/** The 26 rules that can be switched, and the presets (T-OPTIONS, MM-A0l to MM-A0n). */

/** A value of a switch. */
export type SwitchValue = boolean | string;

/** The switches with a value each: fixed before the first turn and part of the game's record (MM-A0l). */
export interface Switches {
  readonly rerollInitiative: boolean;
  readonly halfLossesEndGame: boolean;
  readonly formedRegiments: boolean;
  readonly commandControl: boolean;
  readonly personality: 'roll' | 'fixed' | 'allBold';
  readonly brigadeMorale: boolean;
  readonly rallying: boolean;
  readonly riskToGenerals: boolean;
  readonly generalMeleeRisk: 'meleeValue' | 'ones';
  readonly squares: boolean;
  readonly elite: boolean;
  readonly sharpshooters: boolean;
  readonly militia: boolean;
  readonly inferiorFirepower: boolean;
  readonly battalionGuns: boolean;
  readonly horseArtillery: boolean;
  readonly earlyArtillery: boolean;
  readonly heavyArtillery: boolean;
  readonly howitzers: boolean;
  readonly rifledArtillery: boolean;
  readonly specialTroops: boolean;
  readonly engineering: boolean;
  readonly impetuous: boolean;
  readonly cautiousTroops: boolean;
  readonly stubborn: boolean;
  readonly pursuit: boolean;
}

/** The name of a switch. */
export type SwitchName = keyof Switches;

/** The three presets. */
export const PRESETS = ['basic', 'standard', 'full'] as const;
/** A preset: a value for every switch (MM-A0n). */
export type Preset = (typeof PRESETS)[number];

/** A switch as shown to a player. */
export interface SwitchRow {
  readonly name: SwitchName;
  /** Its effect, in one line. */
  readonly line: string;
  readonly values: readonly SwitchValue[];
  readonly clauses: readonly string[];
  readonly presets: Readonly<Record<Preset, SwitchValue>>;
}

const LINES: Readonly<Record<SwitchName, string>> = {
  rerollInitiative: 'Dice for the first move at the start of every turn, and not once for the whole game.',
  halfLossesEndGame: 'The side that first loses half of its companies is beaten at once.',
  formedRegiments: 'Touching companies of a line or heavy cavalry regiment act, test and take shot as one.',
  commandControl: 'Troops that are to move throw a command die, which a general near by may change.',
  personality: 'Where the character of a brigade general comes from: dice, the battle, or all are Bold.',
  brigadeMorale: 'A brigade that has lost half of its companies tests once whether the rest stand.',
  rallying: 'A general who has joined a unit may try to win back half of its hits.',
  riskToGenerals: 'Generals can be shot at when nearest of all, and can fall in a melee.',
  generalMeleeRisk: "A general in a melee falls to a die up to the enemy's melee value, or to a 1 only.",
  squares: 'Foot standing back to back has no flank, and cavalry attacks it at its flank value.',
  elite: 'Elite troops: melee values one better, easier to rally.',
  sharpshooters: 'Sharpshooters: light infantry that hits on 4 or more.',
  militia: 'Militia: melee values one worse, harder to rally.',
  inferiorFirepower: 'A side marked so hits with muskets and rifles on a 6 only.',
  battalionGuns: 'Battalion guns: light pieces of one strength point that reach 24 inches and move 9.',
  horseArtillery: 'Horse artillery moves 24 inches.',
  earlyArtillery: 'Early artillery does not move and shoot in one turn.',
  heavyArtillery: 'Heavy guns: 3 strength points, move 6, better against towns, and able to breach walls.',
  howitzers: 'Howitzers throw shells over friends and deep into a wood, up to 24 inches.',
  rifledArtillery: 'Rifled guns reach 48 inches, with weaker canister.',
  specialTroops: 'Special troops: the highland charge, and foot that does not shoot.',
  engineering: 'Engineers with a wagon build and destroy bridges, earthworks and obstacles.',
  impetuous: 'Impetuous troops have to charge on a command die of 5 or 6.',
  cautiousTroops: 'Cautious troops may not charge on a command die of 5 or 6.',
  stubborn: 'Stubborn troops rally more easily.',
  pursuit: 'Victorious cavalry that charged may go on 3 inches into another melee.',
};

type Row = readonly [SwitchName, readonly SwitchValue[], SwitchValue, SwitchValue, SwitchValue, string];

/** Every switch, in the order of T-OPTIONS. */
export const SWITCHES: readonly SwitchRow[] = cellsOf<readonly Row[]>(data['T-OPTIONS'].rows).map(
  ([name, values, standard, basic, full, clauses]) => ({
    name,
    line: LINES[name],
    values,
    clauses: clauses.split(', '),
    presets: { basic, standard, full },
  }),
);

/** The players' choice before the game: a preset, and single switches that differ from it. */
export interface Choice {
  readonly preset?: Preset;
  readonly switches?: Readonly<Record<string, unknown>>;
}

/**
 * The switches of a game: the preset's values, then in preset `standard` those the battle asks for, then the players' own
 * (MM-A0n). Throws RangeError for an unknown preset, switch or value, naming those there are.
 */
export function switchesOf(choice: Choice = {}, battle: Readonly<Record<string, unknown>> = {}): Switches {
  const preset = choice.preset ?? 'standard';
  if (!PRESETS.includes(preset))
    throw new RangeError(`There is no preset "${preset}"; there are ${PRESETS.join(', ')}.`);
  const values = Object.fromEntries(SWITCHES.map(({ name, presets }) => [name, presets[preset]]));
  const layers = preset === 'standard' ? [battle, choice.switches ?? {}] : [choice.switches ?? {}];
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer)) values[name] = checked(name, value);
  return values as unknown as Switches;
}

function checked(name: string, value: unknown): SwitchValue {
  const row = SWITCHES.find((each) => each.name === name);
  if (!row)
    throw new RangeError(
      `There is no switch "${name}"; there are ${SWITCHES.map((s) => s.name).join(', ')}.`,
    );
  const found = row.values.find((each) => each === value);
  if (found === undefined)
    throw new RangeError(`The switch ${name} is one of ${row.values.join(', ')}, not ${String(value)}.`);
  return found;
}

/** The switches of the preset `standard`. */
export const STANDARD: Switches = switchesOf();
