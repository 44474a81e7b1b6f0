import { abbreviated, agreeingForm, type Formation, type Picked, saying } from '@linstock/scene';
import { useMemo } from 'react';
import { usePointerWords } from '../../common/fingerWording.ts';
import { KeyHint } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { haltedFormationsIn } from '../../play/formation/halted.ts';
import { findOrderableFormations, nameWholeBody } from '../../play/formation/offered.ts';
import './formation.css';

/** The formations that may be ordered now. */
function useFormations(): readonly Formation[] {
  const state = useSessionState((each) => each);
  const { asked, scene } = state;
  // Only question and scene tell which they are.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => findOrderableFormations(state), [asked, scene]);
}

/** Maximum number of formations shown by their whole names; others are shortened. */
const MAX_WHOLE_NAMES = 2;
const MAX_NAME_LETTERS = 14;

/** A button for each formation that can get one order. */
export function Formations() {
  const session = useSession();
  const all = useFormations();
  const rows = useSessionState(({ asked }) => asked?.menu.rows);
  const byHand = usePointerWords();
  const onTable = useSessionState(({ scene }) =>
    scene?.pieces.some((piece) => piece.place && !('hex' in piece.place)),
  );
  if (all.length === 0) return null;
  const formations = all.filter(({ id }) => !rows?.some(({ pick }) => 'body' in pick && pick.body === id));
  if (formations.length === 0) return <StandingFast />;
  return (
    <div className="formations" role="group" aria-label="Order as one">
      <p className="muted actions-hint">
        {byHand(`Order as one, or double-click one of its ${onTable ? 'stands' : 'counters'}:`)}
      </p>
      <div className="formation-drill" {...part('answer list')}>
        {formations.map(({ id, name, pieces }) => {
          const short = formations.length > MAX_WHOLE_NAMES ? abbreviated(name, MAX_NAME_LETTERS) : name;
          return (
            <button
              key={id}
              type="button"
              className="button button-small"
              data-formation={id}
              // The visible text comes first: a player with voice control says what is on the screen.
              aria-label={short === name ? undefined : `${short}, ${name}`}
              title={name}
              onPointerEnter={() =>
                session.apply({ on: 'view', do: 'point', at: pieces.map((piece) => piece.id) })
              }
              onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
              onClick={() => session.apply({ on: 'formation', do: 'choose', id })}
            >
              {short}
            </button>
          );
        })}
      </div>
      <StandingFast />
    </div>
  );
}

/** At the row of a body: orders all of it as one. */
export function AsOne({ pick }: { pick: Picked }) {
  const session = useSession();
  const whole = useFormations().find(({ id }) => 'body' in pick && pick.body === id);
  if (!whole) return null;
  return (
    <button
      type="button"
      className="button button-small"
      data-formation={whole.id}
      aria-label={`As one, ${whole.name}`}
      onPointerEnter={() =>
        session.apply({ on: 'view', do: 'point', at: whole.pieces.map((piece) => piece.id) })
      }
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
      onClick={() => session.apply({ on: 'formation', do: 'choose', id: whole.id })}
    >
      as one
    </button>
  );
}

/** The whole formation of the picks, in one click. */
export function WholeOf({ piece }: { piece: string | undefined }) {
  const session = useSession();
  const formations = useFormations();
  const whole = formations.find(({ pieces }) => pieces.length > 1 && pieces.some(({ id }) => id === piece));
  if (!whole) return null;
  return (
    <button
      type="button"
      className="button button-small"
      data-formation={whole.id}
      onClick={() => session.apply({ on: 'formation', do: 'choose', id: whole.id })}
    >
      {whole.id.startsWith('everybody') ? whole.name : nameWholeBody(whole)}{' '}
      <KeyHint usual={keyOf('formation')} />
    </button>
  );
}

/** The formations that were ordered to halt, each with a button that lets it act again. */
function StandingFast() {
  const session = useSession();
  const formations = haltedFormationsIn(useSessionState((state) => state));
  if (formations.length === 0) return null;
  return (
    <ul className="standing-fast" aria-label="Told to halt">
      {formations.map(({ called, pieces }) => (
        <li
          key={called.text}
          onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: pieces })}
          onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
        >
          <span>{`${saying(called, 'stands', 'stand')} fast.`}</span>{' '}
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => session.apply({ on: 'formation', do: 'let act', pieces })}
          >
            Let {agreeingForm(called, 'it', 'them')} act
          </button>
        </li>
      ))}
    </ul>
  );
}
