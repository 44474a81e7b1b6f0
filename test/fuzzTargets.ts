/** The readers of files that are fuzzed: the commands in this process, and the page's reader of records. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRecord } from '@linstock/judge';
import { commitment, nth, RecordError, seededChance } from '@linstock/kernel';
import { systems } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { exportedMaps } from '../apps/cli/test/changedMaps.ts';
import { linstock } from '../apps/cli/test/linstock.ts';
import { readRecordFile } from '../apps/web/src/chooser/recordFile.ts';
import { assertPlain, fuzz, spoiltFile } from './fuzz.ts';
import { resignedRecord, sampleRecord } from './records.ts';

/** A reader that is fuzzed: its name, and how to do so with a seed and a number of files. */
export interface FuzzTarget {
  readonly name: string;
  readonly run: (seed: string, count: number) => Promise<void>;
}

const RECORDS = [sampleRecord(25), resignedRecord()].map((record) => JSON.stringify(record));
/** Maps small enough to be read dozens of times a second, one of each system, and a large one. */
const MAPS = ['waxhaws', 'quinby', 'brawners-farm', 'maida', 'camden'];

/** All readers. */
export async function fuzzTargets(): Promise<readonly FuzzTarget[]> {
  const maps = (await exportedMaps()).filter(({ battle }) => MAPS.includes(battle)).map(({ text }) => text);
  return [
    commandTarget('map check', maps, (file) => ['map', 'check', file]),
    commandTarget('replay', RECORDS, (file) => ['replay', file]),
    commandTarget('verify', RECORDS, (file) => ['verify', file]),
    ...situationTargets(),
    pageTarget(),
  ];
}

/** A command that is given a file. */
function commandTarget(
  name: string,
  texts: readonly string[],
  command: (file: string) => readonly string[],
): FuzzTarget {
  return {
    name,
    run: async (seed, count) => {
      const folder = mkdtempSync(join(tmpdir(), 'linstock-fuzz-'));
      const file = join(folder, 'spoilt.json');
      try {
        await fuzz(`${seed} ${name}`, count, seededChance, async (chance, what) => {
          writeFileSync(file, spoiltFile(nth(texts, chance.below(texts.length)), chance));
          await checkCommand(command(file), folder, what);
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Runs a command and checks its exit code and output. The folder's name is left out of the output: its letters are
 * drawn by lot, and once in some thousand folders they are those of a parser's name.
 */
async function checkCommand(args: readonly string[], folder: string, what: string): Promise<void> {
  const said = await linstock(...args);
  const { status } = said;
  const [stdout = '', stderr = ''] = [said.stdout, said.stderr].map((text) => text.replaceAll(folder, ''));
  assert.ok([0, 1, 2].includes(status), `${what}: it ends with ${status}`);
  assert.ok(status !== 2 || stdout === '', `${what}: it says something and is refused`);
  assert.ok(status === 0 || stdout + stderr !== '', `${what}: it is refused without a word`);
  assertPlain(stderr, status === 2 || stderr !== '', what);
  assertPlain(stdout, false, what);
}

/** Every reckoning of every system, in turn. */
function situationTargets(): FuzzTarget[] {
  return [
    {
      name: 'reckon --situation',
      run: async (seed, count) => {
        const forms = systems.flatMap(({ id }) =>
          Object.entries(needRulebook(id).reckonings).map(([name, form]) => ({ id, name, form })),
        );
        const share = Math.max(1, Math.ceil(count / forms.length));
        for (const { id, name, form } of forms)
          await commandTarget(`reckon ${id} ${name}`, [JSON.stringify(form.example)], (file) => [
            ...['reckon', id, name, '--situation', file],
          ]).run(seed, share);
      },
    },
  ];
}

/** The page's import: the reader of the file, and the result of the browser's own judge. */
function pageTarget(): FuzzTarget {
  const name = "the page's import";
  return {
    name,
    run: (seed, count) =>
      fuzz(`${seed} ${name}`, count, seededChance, async (chance, what) => {
        const bytes = spoiltFile(nth(RECORDS, chance.below(RECORDS.length)), chance);
        try {
          importRecord(readRecordFile(bytes), needRulebook, false, commitment('fuzz'));
        } catch (error) {
          assert.ok(
            error instanceof RecordError || error instanceof RangeError,
            `${what}: ${String((error as Error).stack)}`,
          );
          assertPlain(error.message, true, what);
        }
      }),
  };
}
