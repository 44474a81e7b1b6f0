import { useState } from 'react';
import { hashOfBattle, hashOfEditor } from '../app/route.ts';
import { Icon } from '../common/Icon.tsx';
import { EDIT_TABS, type EditTab } from './tools.ts';
import type { Making } from './useMaking.ts';

interface PressProps {
  readonly label: string;
  readonly on?: boolean;
  readonly onPress: () => void;
}

/** A small button of the editor; `on` says whether it is pressed. */
export function Press({ label, on, onPress }: PressProps) {
  return (
    <button type="button" className="button button-small" aria-pressed={on} onClick={onPress}>
      {label}
    </button>
  );
}

/** A button of the head, as a picture with a name: undoing is redoing in a mirror. */
function HeadButton({ label, onPress }: Pick<PressProps, 'onPress'> & { readonly label: 'Undo' | 'Redo' }) {
  return (
    <button
      type="button"
      className={`button button-small making-step making-${label.toLowerCase()}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name="redo" size={20} />
    </button>
  );
}

const TAB_NAMES: Readonly<Record<EditTab, string>> = {
  ground: 'Ground',
  forces: 'Forces',
  goals: 'Goals and turns',
  share: 'Share',
};

interface Props {
  readonly making: Making;
  readonly tab: EditTab;
}

/** The name of the battle, the tabs, what can be undone, and the way to a game on it. */
export function EditHead({ making, tab }: Props) {
  const { history, findings, edit, undo, redo } = making;
  const { title, id } = history.now;
  const [trouble, setTrouble] = useState<string | null>(null);
  const play = async () => {
    if (findings.stops !== null) return setTrouble(findings.stops);
    try {
      const { packBattle } = await import('@linstock/battles/file');
      location.hash = hashOfBattle(await packBattle(history.now));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <header className="making-head">
      <a className="making-back" href={hashOfEditor(null)} aria-label="All battles">
        <Icon name="home" size={22} />
      </a>
      <h1 className="visually-hidden">{title}</h1>
      <input
        className="making-title"
        aria-label="Name of the battle"
        maxLength={200}
        defaultValue={title}
        key={title}
        onBlur={({ target }) => {
          const wish = target.value.trim();
          if (wish !== '' && wish !== title) edit({ kind: 'name', title: wish }, 'The battle named');
        }}
      />
      <nav className="making-tabs" aria-label="Parts of the battle">
        {EDIT_TABS.map((each) => (
          <a key={each} href={hashOfEditor(id, each)} aria-current={each === tab ? 'page' : undefined}>
            {TAB_NAMES[each]}
          </a>
        ))}
      </nav>
      <HeadButton label="Undo" onPress={undo} />
      <HeadButton label="Redo" onPress={redo} />
      <button type="button" className="button button-main" onClick={() => void play()}>
        Play it
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </header>
  );
}
