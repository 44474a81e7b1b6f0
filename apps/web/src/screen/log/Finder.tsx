import type { Side } from '@linstock/kernel';
import { useState } from 'react';
import { copyText } from '../../common/copyText.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import type { LogLine } from '../../words/logLines.ts';
import type { Cast } from '../../words/names.ts';
import { type LogFilter, regimentsOf, writeLog } from './logFilter.ts';

interface Props {
  readonly wanted: LogFilter;
  readonly onWant: (wanted: LogFilter) => void;
  readonly cast: Cast;
  readonly found: readonly LogLine[];
}

/** Searches the log by words, side and regiment, and copies the results. */
export function Finder({ wanted, onWant, cast, found }: Props) {
  const sides = useSessionState((state) => state.game?.position.sides);
  const [copied, setCopied] = useState<string | null>(null);
  const want = (part: Partial<LogFilter>) => onWant({ ...wanted, ...part });
  const copy = async () => {
    const went = await copyText(writeLog(found));
    setCopied(went ? 'Copied.' : 'This browser does not let pages copy. Select the lines instead.');
  };
  return (
    <search className="log-finder">
      <input
        type="search"
        aria-label="Words in the log"
        placeholder="words"
        value={wanted.words}
        onChange={(event) => want({ words: event.target.value })}
      />
      <select
        aria-label="Side"
        value={wanted.side ?? ''}
        onChange={(event) => want({ side: sideOf(event.target.value), regiment: null })}
      >
        <option value="">both sides</option>
        {sides?.map((name, side) => (
          <option key={name} value={side}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Unit"
        value={wanted.regiment ?? ''}
        onChange={(event) => want({ regiment: event.target.value || null })}
      >
        <option value="">all units</option>
        {regimentsOf(cast, wanted.side).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={wanted.diceOnly}
          onChange={(event) => want({ diceOnly: event.target.checked })}
        />{' '}
        dice only
      </label>
      <button type="button" className="button button-small" onClick={() => void copy()}>
        Copy
      </button>
      {copied !== null && <span role="status">{copied}</span>}
    </search>
  );
}

const sideOf = (value: string): Side | null => (value === '' ? null : (Number(value) as Side));
