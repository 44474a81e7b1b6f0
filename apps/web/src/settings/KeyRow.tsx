import { useState } from 'react';
import { readSign } from '../app/keyPress.ts';
import { CHANGEABLE, findOwnKey, swapKeys, withKey } from '../app/ownKeys.ts';
import { settings } from '../app/settings.ts';
import { useSettings } from '../app/useSettings.ts';
import { listKeyRows, type KeyRow as Row } from '../play/commands/keys.ts';

/** The list's name for the command of a default key. */
const commandOfKey = (usual: string): string =>
  listKeyRows().find(({ keys }) => keys.some((key) => key.toLowerCase() === usual))?.does ?? '';

/** A row of the list of keys: a key that may be changed is a button, which takes the next key that is pressed. */
export function KeyRow({ keys, does }: Row) {
  const [taken, setTaken] = useState<{ readonly usual: string; readonly by: string } | null>(null);
  const own = useSettings().keys;
  return (
    <tr>
      <th scope="row">
        {keys.map((key, i) => {
          const usual = key.toLowerCase();
          return (
            <span key={`${key}${i}`}>
              {i > 0 && ' '}
              {CHANGEABLE.has(usual) ? (
                <OwnKey
                  usual={usual}
                  does={does}
                  onTaken={(by) => setTaken(by === null ? null : { usual, by })}
                />
              ) : (
                <kbd>{key}</kbd>
              )}
            </span>
          );
        })}
      </th>
      <td>
        {does}
        {taken && (
          <p className="key-taken" role="alert">
            {findOwnKey(taken.by, own).toUpperCase()} has another use: {commandOfKey(taken.by)}.{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                settings.change({ keys: swapKeys(own, taken.usual, taken.by) });
                setTaken(null);
              }}
            >
              Exchange the two
            </button>
          </p>
        )}
      </td>
    </tr>
  );
}

interface OwnKeyProps {
  readonly usual: string;
  readonly does: string;
  /** Called with the default key of the command that already has the pressed key; null if it was free. */
  readonly onTaken: (by: string | null) => void;
}

function OwnKey({ usual, does, onTaken }: OwnKeyProps) {
  const [waiting, setWaiting] = useState(false);
  const own = useSettings().keys;
  const shown = findOwnKey(usual, own).toUpperCase();
  const take = (pressed: string) => {
    const wish = withKey(own, usual, pressed);
    if (wish.kind === 'unfit') return;
    setWaiting(false);
    onTaken(wish.kind === 'taken' ? wish.by : null);
    if (wish.kind === 'given') settings.change({ keys: wish.keys });
  };
  return (
    <button
      type="button"
      className="key-own"
      aria-label={waiting ? `Press the key for: ${does}` : `${shown}: ${does}. Change this key`}
      onClick={() => setWaiting(!waiting)}
      onBlur={() => setWaiting(false)}
      onKeyDown={(event) => {
        const sign = waiting ? readSign(event.nativeEvent) : null;
        if (sign === null || sign === ' ') return;
        event.preventDefault();
        event.stopPropagation();
        take(sign);
      }}
    >
      {waiting ? '…' : shown}
    </button>
  );
}
