import {
  chancesOf,
  type Fallen,
  leastValue,
  type Logged,
  verify,
  type Verification,
  ways,
} from '@linstock/kernel';
import { useMemo, useState } from 'react';
import { percentText } from '../common/percent.ts';
import type { AnyGame } from './state.ts';
import { useTableState } from './useTable.ts';

/** Dice and luck: how each side's throws compare with what was to be expected, the check of the dice, and the record. */
export function Ledger({ onFork }: { onFork: (() => void) | null }) {
  const game = useTableState((state) => state.game);
  const head = useTableState((state) => state.head);
  const [checked, setChecked] = useState<Verification | null>(null);
  const luck = useMemo(() => (game && head >= 0 ? ledgerOf(game.log) : []), [game, head]);
  if (!game) return null;
  const save = () => saveFile(`${game.record.battle.id}-${game.head}.json`, JSON.stringify(game.record));
  const { dice } = game.record;
  return (
    <div className="ledger">
      <table className="ledger-table">
        <caption>Throws so far, by kind</caption>
        <thead>
          <tr>
            <th scope="col">Throw</th>
            <th scope="col">Made</th>
            <th scope="col">Mean dice</th>
            <th scope="col">Expected</th>
            <th scope="col">As good or better</th>
          </tr>
        </thead>
        <tbody>
          {luck.length === 0 && (
            <tr>
              <td colSpan={5}>No dice have been thrown yet.</td>
            </tr>
          )}
          {luck.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className="figure">{row.count}</td>
              <td className="figure">{(row.sum / row.count).toFixed(2)}</td>
              <td className="figure">{(row.expected / row.count).toFixed(2)}</td>
              <td className="figure">{percentText(row.better / row.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        The last column is the mean chance, before each throw, of a result at least as good for whoever threw;
        50 % and a little more is ordinary luck.
      </p>
      <h3>Are the dice fair?</h3>
      <p>{diceWords(dice)}</p>
      <p className="row">
        <button type="button" className="button" onClick={() => setChecked(checkOf(game))}>
          Check the dice
        </button>
        <button type="button" className="button" onClick={save}>
          Save the record
        </button>
        {onFork && (
          <button type="button" className="button" onClick={onFork}>
            Play on from here
          </button>
        )}
      </p>
      {checked && (
        <p role="status" className={checked.ok ? 'verified' : 'trouble'}>
          {verdictWords(checked)}
        </p>
      )}
    </div>
  );
}

interface LuckRow {
  readonly name: string;
  count: number;
  sum: number;
  expected: number;
  better: number;
}

/** Throws gathered by kind: what was thrown and what was to be expected. */
export function ledgerOf(log: readonly Logged[]): readonly LuckRow[] {
  const rows = new Map<string, LuckRow>();
  for (const { told } of log) {
    if (!told.fallen) continue;
    const { fallen } = told;
    const row = rows.get(fallen.reckoning.name) ?? {
      name: fallen.reckoning.name,
      count: 0,
      sum: 0,
      expected: 0,
      better: 0,
    };
    row.count++;
    row.sum += fallen.value;
    row.expected += meanOf(fallen);
    row.better += asGood(fallen);
    rows.set(row.name, row);
  }
  return [...rows.values()];
}

function meanOf({ reckoning: { dice } }: Fallen): number {
  const sum = ways(dice).reduce((total, n, i) => total + n * (leastValue(dice) + i), 0);
  return sum / dice.sides ** dice.count;
}

function asGood({ reckoning, outcome }: Fallen): number {
  const rows = chancesOf(reckoning);
  const rank = rows.find((row) => row.outcome.key === outcome)?.outcome.rank ?? 0;
  return rows.filter((row) => row.outcome.rank >= rank).reduce((sum, row) => sum + row.chance, 0);
}

function diceWords(dice: { kind: string; commitment?: string; secret?: string | null }): string {
  if (dice.kind === 'typed')
    return 'These dice were thrown afresh on this device; nothing was published beforehand, so they cannot be recomputed.';
  if (dice.kind === 'seeded') return 'These dice come from a seed that anybody can read: good for practice.';
  const known = dice.secret
    ? 'The secret is published now.'
    : 'The secret is published when the game is over.';
  return `Before the first throw the judge published the hash ${dice.commitment?.slice(0, 12)}… of its secret. ${known}`;
}

/** Checks the record as it is known here; throws that cannot be recomputed are counted all the same. */
function checkOf(game: AnyGame): Verification {
  const found = verify(game.record, game.rules);
  const throws = game.record.entries.reduce(
    (sum, entry) => sum + ('dice' in entry ? entry.dice.length : 0),
    0,
  );
  return { ...found, throws };
}

function verdictWords({ ok, throws, dice, entries, fault }: Verification): string {
  if (!ok)
    return `The record does not hold: ${fault?.sentence ?? 'an entry does not follow from the one before.'}`;
  if (dice === 'recomputed')
    return `All ${throws} throws in ${entries} entries follow from the secret published. The dice are fair.`;
  if (dice === 'secret')
    return `The ${entries} entries are whole and legal. The ${throws} throws can be recomputed when the secret is published, at the end.`;
  return `The ${entries} entries are whole and legal. The ${throws} throws were made by hand and cannot be recomputed.`;
}

/** Hands the reader a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
