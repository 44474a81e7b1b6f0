import { battleSummaryOf } from '@linstock/battles';
import { useId, useState } from 'react';
import { EMBED_SIZES, type EmbedPart, type EmbedSize, writeEmbedCode } from '../../app/embedAddress.ts';
import { hashOfTable } from '../../app/route.ts';
import { copyText } from '../../common/copyText.ts';
import { home } from '../../common/home.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { isOwnId } from '../../host/gameId.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import './share.css';

/** The link to a game, and the code that shows it inside another site. */
export function SharePanel() {
  const view = useSessionState((state) => state.view);
  const game = useSessionState((state) => state.game);
  const shown = useSessionState(shownEntryIn);
  const [here, setHere] = useState(shown !== null);
  const [size, setSize] = useState<EmbedSize>(EMBED_SIZES[0]);
  const [without, setWithout] = useState<readonly EmbedPart[]>([]);
  if (!view || !game) return null;
  if (isOwnId(view.id))
    return <p>This game is stored in this browser only, so it has no link. Save its record and send that.</p>;
  const entry = here ? (shown ?? game.head) : null;
  const link = `${home.href}${hashOfTable(view.id, here ? shown : null)}`;
  const battle = battleSummaryOf(game.rules, game.record.battle.id).title;
  const code = writeEmbedCode(home, { game: view.id, entry, without }, battle, size);
  const toggle = (part: EmbedPart) =>
    setWithout(without.includes(part) ? without.filter((each) => each !== part) : [...without, part]);
  return (
    <div className="share">
      <Copied label="Link" button="Copy link" text={link} rows={2} />
      <Choices
        legend="From"
        chosen={here}
        onChoose={setHere}
        choices={[
          { value: false, label: 'the opening' },
          { value: true, label: shown === null ? 'the end' : `entry ${shown}, shown now` },
        ]}
      />
      <Choices
        legend="Size"
        chosen={size}
        onChoose={setSize}
        choices={EMBED_SIZES.map((each) => ({ value: each, label: each.label }))}
      />
      <fieldset className="share-row">
        <legend>With</legend>
        <label>
          <input type="checkbox" checked={!without.includes('names')} onChange={() => toggle('names')} />{' '}
          names
        </label>
        <label>
          <input type="checkbox" checked={!without.includes('log')} onChange={() => toggle('log')} /> the log
        </label>
      </fieldset>
      <Copied label="Code for another site" button="Copy the code" text={code} rows={5} />
      <p className="muted">
        No cookies, nothing counted. Names are shown only if they are ticked. Talk is never included.
      </p>
    </div>
  );
}

interface ChoicesProps<T> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A row of which one is chosen. */
function Choices<T>({ legend, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="share-row">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A text to copy, with its button; says what became of it. */
function Copied({
  label,
  button,
  text,
  rows,
}: {
  label: string;
  button: string;
  text: string;
  rows: number;
}) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      (await copyText(text)) ? 'Copied' : 'This browser does not let pages copy. Select the text instead.',
    );
  return (
    <div className="share-copied">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <p className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          {button}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
