import type { FileField } from '@linstock/ground';
import type { BattleSummary } from '@linstock/kernel';
import { type BattleFiles, filesOfBattle } from '../battles.ts';
import { BATTLE_FORMAT, type BattleFile, type Fight } from './format.ts';
import { parseWith } from '../parse.ts';
import { surveySchema } from '../survey.ts';
import { readBattleFile } from './text.ts';

/** The data, in addition to the survey, from which the file of a battle that ships with Linstock is made. */
export interface ShippedBattle {
  readonly id: string;
  /** For a battle without a survey: what its system says of it. */
  readonly summary: BattleSummary;
  readonly sides: readonly [string, string];
  readonly fights: readonly Fight[];
  /** Now, in ISO 8601. */
  readonly changed: string;
}

/**
 * The ground of a battle file and its names. Refuses, in a sentence, a survey with a word that no survey has, or without a property
 * that its kind needs.
 */
export function battlefieldOf({ id, title, labels, survey }: BattleFile): FileField {
  return { id, title, labels, survey: survey && parseWith(surveySchema, survey, 'a survey') };
}

/** A battle that ships with Linstock, as one file. */
export function shippedFile({ id, summary, sides, fights, changed }: ShippedBattle): BattleFile {
  const files = filesOfBattle(id);
  return readBattleFile(
    JSON.stringify({
      format: BATTLE_FORMAT,
      id,
      ...(files ? surveyedHeader(files) : ownHeader(summary, sides)),
      from: null,
      by: { maker: null, licence: null, changed },
      survey: files?.survey ?? null,
      labels: files?.header.labels ?? [],
      outcome: files?.outcome ?? null,
      fights,
    }),
  );
}

function surveyedHeader({ header, outcome }: BattleFiles) {
  const { title, date, summary, sides } = header;
  return { title, date, place: outcome.place, summary, sides };
}

function ownHeader({ title, date, place, summary }: BattleSummary, names: readonly [string, string]) {
  const sides = names.map((name) => ({ id: name.toLowerCase(), name, people: `the ${name}` }));
  return { title, date: date === '' ? null : date, place, summary, sides };
}
