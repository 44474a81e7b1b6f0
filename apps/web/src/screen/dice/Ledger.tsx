import { percentText, type Verification } from '@linstock/kernel';
import { useMemo, useState } from 'react';
import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { MyNotes } from '../notes/MyNotes.tsx';
import { checkOf, describeCheck, describeDice } from './fairness.ts';
import { type Luck, luckOf, throwsOf } from './luck.ts';
import { RecordCommands } from './RecordCommands.tsx';
import './ledger.css';

/**
 * Dice and luck: each side's throws compared with the expected ones, the check of the dice, and actions on
 * the record.
 */
export function Ledger() {
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const [checked, setChecked] = useState<Verification | null>(null);
  const luck = useMemo(() => (game && head >= 0 ? bothLucks(game) : []), [game, head]);
  const { luckStrip } = useSettings();
  if (!game) return null;
  const { dice } = game.record;
  const { sides } = game.position;
  return (
    <div className="ledger">
      <RecordCommands />
      <MyNotes />
      {luck.map((each, side) => (
        <SideLuck key={sides[side]} luck={each} side={side} name={sides[side] ?? ''} />
      ))}
      <p className="muted">
        Expected is the sum of the exact chances before each throw. Luck compares all throws of a side with
        all the ways they could have fallen; about 50 % is normal.
      </p>
      <label>
        <input
          type="checkbox"
          checked={luckStrip}
          onChange={(event) => settings.change({ luckStrip: event.target.checked })}
        />{' '}
        Show luck above the replay bar
      </label>
      <h3>Are the dice fair?</h3>
      <p>{describeDice(dice)}</p>
      <p className="row">
        <button type="button" className="button" onClick={() => setChecked(checkOf(game))}>
          Check the dice
        </button>
      </p>
      {checked && (
        <p role="status" className={checked.ok ? 'verified' : 'trouble'}>
          {describeCheck(checked, sides)}
        </p>
      )}
    </div>
  );
}

/** The luck of both sides, over all throws on the present branch. */
function bothLucks(game: AnyGame): readonly Luck[] {
  const { entries } = game.record;
  const throws = throwsOf(game.log, (n) => entries[n - 1]?.side ?? null);
  return [luckOf(throws, 0), luckOf(throws, 1)];
}

/** One side's throws by kind, and the whole as a percentile. */
function SideLuck({ luck, side, name }: { luck: Luck; side: number; name: string }) {
  return (
    <table className={`ledger-table side-${side}`}>
      <caption>
        <span className="side-mark" aria-hidden="true" /> {name}:{' '}
        {luck.percentile === null ? 'no throws yet' : percentileWords(luck.percentile, luck.throws)}
      </caption>
      {luck.rows.length > 0 && (
        <>
          <thead>
            <tr>
              <th scope="col">Throw</th>
              <th scope="col">Made</th>
              <th scope="col">Went well</th>
              <th scope="col">Expected</th>
            </tr>
          </thead>
          <tbody>
            {luck.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name.replaceAll('-', ' ')}</th>
                <td className="figure">{row.count}</td>
                <td className="figure">{row.well}</td>
                <td className="figure">{row.expected.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  );
}

function percentileWords(percentile: number, throws: number): string {
  const made = throws === 1 ? 'this one throw' : `these ${throws} throws`;
  return `better than ${percentText(percentile)} of all ways ${made} could fall`;
}
