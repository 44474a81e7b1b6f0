import type { Signs } from '@linstock/kernel';
import { settings } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import { CounterSigns } from '../board/signs/CounterSigns.tsx';
import { StandSigns } from '../board/signs/StandSigns.tsx';
import { listOrdersMet } from '../common/cards/legendWords.ts';
import { listKeyRows } from '../play/commands/keys.ts';
import { KeyRow } from './KeyRow.tsx';

/**
 * The keys of the page, and the meaning of the signs on counters or stands.
 * @param board the kind of board of the open game, or null if there is none
 */
export function KeyList({ signs, board }: { signs?: Signs | undefined; board: 'hexes' | 'table' | null }) {
  const { legend, keys, letterKeys } = useSettings();
  const orders = listOrdersMet(signs);
  return (
    <>
      <h3>{board === 'table' ? 'Signs on the stands' : 'Signs on the counters'}</h3>
      {board === 'table' ? (
        <StandSigns orders={orders} signs={signs} told />
      ) : (
        <CounterSigns orders={orders} signs={signs} rated runs told />
      )}
      <label>
        <input
          type="checkbox"
          checked={legend}
          onChange={(event) => settings.change({ legend: event.target.checked })}
        />{' '}
        show them at the map’s foot
      </label>
      {signs && <Meanings title="What the marks mean" of={signs.marks} />}
      <h3>Keys</h3>
      <p>
        They work while no text is being typed. A key with a dotted frame can be changed: press it here, and
        then the key you would rather have. On a rule’s code, a sign or a step, <kbd>I</kbd> or a long press
        shows what it means.
      </p>
      <label>
        <input
          type="checkbox"
          checked={letterKeys}
          onChange={(event) => settings.change({ letterKeys: event.target.checked })}
        />{' '}
        letters, figures and signs are keys
      </label>
      {!letterKeys && (
        <p>
          They are off: of the keys below only those with a name work, such as Enter, Esc, Space and the
          arrows, and those with Ctrl.
        </p>
      )}
      <table className="key-list">
        <tbody>
          {listKeyRows().map((row) => (
            <KeyRow key={row.does} {...row} />
          ))}
        </tbody>
      </table>
      {Object.keys(keys).length > 0 && (
        <button type="button" className="button" onClick={() => settings.change({ keys: {} })}>
          All keys as usual
        </button>
      )}
    </>
  );
}

/** Words and their meanings; nothing if there are none. */
function Meanings({ title, of }: { title: string; of: Readonly<Record<string, string>> }) {
  const told = Object.entries(of);
  if (told.length === 0) return null;
  return (
    <details className="key-meanings">
      <summary>{title}</summary>
      <dl>
        {told.map(([word, means]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
