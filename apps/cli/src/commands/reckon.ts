import {
  areFaces,
  chancesOf,
  outcomeOf,
  type Reckoning,
  type ReckoningForm,
  readFaces,
} from '@linstock/kernel';
import { loadRulebook } from '@linstock/systems';
import { Command } from 'commander';
import { EXIT, Failure } from '../failure.ts';
import { parseJson, readJson } from '../files.ts';
import { columns, printJson, printLine, sayShares } from '../print.ts';

interface ReckonOptions {
  readonly dice?: string;
  readonly situation?: string;
  readonly json?: boolean;
  readonly example?: boolean;
  readonly schema?: boolean;
}

/** `linstock reckon`: one reckoning explained, its odds, or what the dice on a real table mean. */
export function reckonCommand(): Command {
  return new Command('reckon')
    .description('Explain a reckoning, give its exact odds, or read dice thrown on a real table.')
    .argument('<system>', 'rule system, such as american-legions')
    .argument('[name]', 'which reckoning; without it, those there are')
    .argument('[situation]', 'the situation as JSON')
    .option('--situation <file>', 'read the situation from a file (JSON)')
    .option('--dice <faces>', 'faces thrown, such as 3,4')
    .option('--example', 'use the example situation, and show it')
    .option('--schema', 'print the JSON Schema of the situation')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  linstock reckon american-legions
  linstock reckon american-legions fire --example
  linstock reckon american-legions fire --situation fire.json
  linstock reckon american-legions morale '{"cause":"combat","morale":6,"effectiveness":2}' --dice 3,4`,
    )
    .action(reckon);
}

async function reckon(
  system: string,
  name: string | undefined,
  situation: string | undefined,
  options: ReckonOptions,
): Promise<void> {
  const rulebook = await loadRulebook(system);
  if (name === undefined) {
    const forms = Object.entries(rulebook.reckonings);
    if (options.json)
      return printJson(forms.map(([id, form]) => ({ name: id, title: form.title, clause: form.clause })));
    return printLine(columns(forms.map(([id, form]) => [id, form.title, form.clause])));
  }
  const form = formNamed(rulebook.reckonings, name);
  if (options.schema) return printJson(form.schema);
  const given = options.example ? form.example : situationGiven(system, name, situation, options.situation);
  const reckoning = form.reckon(given);
  if ('sentence' in reckoning) {
    const { code, clause, sentence } = reckoning;
    throw new Failure(
      clause ? `${sentence} (${clause})` : sentence,
      code === 'malformed' ? EXIT.input : EXIT.no,
    );
  }
  const faces = options.dice === undefined ? null : facesFrom(options.dice, reckoning);
  if (options.json) return printJson(asJson(reckoning, faces));
  if (options.example) printLine(`Situation: ${JSON.stringify(given)}\n`);
  explain(reckoning, faces);
}

function formNamed(forms: Readonly<Record<string, ReckoningForm>>, name: string): ReckoningForm {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form) return form;
  throw new Failure(`There is no reckoning "${name}". Known reckonings: ${Object.keys(forms).join(', ')}.`);
}

/** The situation from the command line or from a file. */
function situationGiven(
  system: string,
  name: string,
  text: string | undefined,
  file: string | undefined,
): unknown {
  const remedy = `See one with: linstock reckon ${system} ${name} --example`;
  if (file !== undefined) return readJson(file, { what: 'a situation (JSON)', remedy });
  if (text !== undefined) return parseJson(text, 'The situation', '{"arm": "musket"}');
  throw new Failure(
    `A situation is needed as JSON. See one with: linstock reckon ${system} ${name} --example, or the form with --schema.`,
  );
}

function facesFrom(text: string, reckoning: Reckoning): readonly number[] {
  const faces = text.split(',').map(Number);
  if (areFaces(reckoning.dice, faces)) return faces;
  const { count, sides } = reckoning.dice;
  throw new Failure(
    `--dice ${text} does not fit: ${count} dice of 1 to ${sides} are thrown; write them with commas.`,
  );
}

function asJson(reckoning: Reckoning, faces: readonly number[] | null): object {
  const odds = chancesOf(reckoning).map(({ outcome, ways, of, chance }) => ({
    ...outcome,
    ways,
    of,
    chance,
  }));
  if (!faces) return { ...reckoning, odds };
  const value = readFaces(reckoning.dice, faces);
  return { ...reckoning, odds, faces, value, outcome: outcomeOf(reckoning, value) };
}

function explain(reckoning: Reckoning, faces: readonly number[] | null): void {
  printLine(`${reckoning.title} (${reckoning.clause})`);
  const shown = (value: number | string): string =>
    typeof value === 'number' && value > 0 ? `+${value}` : String(value);
  printLine(columns(reckoning.lines.map((line) => [`  ${line.label}`, shown(line.value), line.clause])));
  printLine('');
  sayShares(reckoning, ({ ways, of }) => `${ways} in ${of}`.padEnd(12));
  if (!faces) return;
  const value = readFaces(reckoning.dice, faces);
  printLine(`\nThrown ${faces.join(', ')}: ${outcomeOf(reckoning, value).label}`);
}
