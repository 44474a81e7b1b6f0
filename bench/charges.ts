import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Field, johnnyReb, type State } from '@linstock/johnny-reb';
import { isAnswering, Position, parseRecord, recordedDice, type Side } from '@linstock/kernel';
import { quantile } from './measure.ts';
import type { Row } from './part.ts';

/** Previews of charges, at the moments of recorded games at which a player could have asked for them. */

/** The time of a preview, in ms of processor time: everything that is drawn of it, and its possible ends. */
interface ChargeTiming {
  readonly drawn: number;
  readonly ends: number;
}

/** The cost of previewing a charge before it is ordered or its target named: each asked once, none twice. */
export function chargeRows(): Row[] {
  const timings = johnnyReb.battles.flatMap(chargesOf);
  const both = timings.map(({ drawn, ends }) => drawn + ends);
  const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
  const note = `mean of ${timings.length} in the recorded games, each asked once`;
  const what = 'exact odds of a charge, as the page asks for them';
  return [
    { what, value: mean(timings.map(({ ends }) => ends)), unit: 'ms', note },
    {
      what: 'a charge told beforehand, odds and all that is drawn',
      value: mean(both),
      unit: 'ms',
      note,
      aim,
    },
    { what: 'the same: 19 of 20 within', value: quantile(both, 0.95), unit: 'ms', aim },
    { what: 'the same: the longest', value: Math.max(...both), unit: 'ms' },
  ];
}

const aim = { most: 16 };

/** Every charge that could be asked for in the recorded game of a battle. */
function chargesOf(battle: string): ChargeTiming[] {
  const file = join(import.meta.dirname, `../rules/johnny-reb/src/golden/${battle}.json`);
  const { entries, options } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const field = johnnyReb.field(battle, options);
  const position = Position.start(johnnyReb, field, recordedDice([]));
  return entries.filter(isAnswering).flatMap((entry) => {
    const found = chargeTimings(position, entry.side, entry.answer as Answer);
    position.giveAnswer(entry.side, entry.answer as Answer, recordedDice(entry.dice));
    return found;
  });
}

/** The previews at one question: with an otherwise empty sheet, and with the recorded one. */
function chargeTimings(position: Position<State, Answer, Field>, side: Side, given: Answer): ChargeTiming[] {
  const question = position.question(side);
  const sheet =
    question &&
    johnnyReb.present.asks.sheet?.({ field: position.field, state: position.state, known: [] }, question);
  if (!sheet?.attackPreview) return [];
  const timings: ChargeTiming[] = [];
  for (const filled of [{}, sheet.read(given)])
    for (const row of sheet.rows)
      for (const { id, refusal } of row.choices) {
        const begun = processorMs();
        const preview = refusal === null ? sheet.attackPreview(row, { choice: id }, filled) : null;
        const drawn = processorMs();
        if (preview && preview.odds().length > 0)
          timings.push({ drawn: drawn - begun, ends: processorMs() - drawn });
      }
  return timings;
}

/** Processor time of this thread until now. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
