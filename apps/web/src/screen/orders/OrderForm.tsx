/**
 * A form for orders: a row for each body that may get one, a button for each order, and in the active row the
 * chances of each.
 */
import {
  type Body,
  type Choice,
  type Picked,
  pickKey,
  picksKey,
  type Row,
  type Scene,
} from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { findRowInHand, type Rows } from '../../play/question/rowForm.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import { idsOf, type PlaceNames, pickLabel } from '../../words/labels.ts';
import { type HeadedTerm, listTerms, OrderWords } from './OrderNote.tsx';
import { termsOf } from './terms.ts';
import './orderForm.css';

/**
 * The form. Its selection is shared with the map, which marks the active row with a ring and draws each order
 * as it is written.
 */
export function OrderForm({ rows, placeName }: { rows: Rows; placeName: PlaceNames }) {
  const picks = useSessionState(picksIn);
  const inHand = findRowInHand(rows, picks);
  return (
    <>
      <ul className="order-form" {...part('answer list')} aria-label="Possible orders">
        {rows.map((row, i) => (
          <FormRow
            key={pickKey(row.pick)}
            row={row}
            // Figures choose a row while none is active, and then an order of the row.
            number={inHand === null ? i + 1 : null}
            inHand={row === inHand}
            placeName={placeName}
          />
        ))}
      </ul>
      <ToAll rows={rows} />
    </>
  );
}

interface RowProps {
  readonly row: Row<unknown>;
  readonly number: number | null;
  readonly inHand: boolean;
  readonly placeName: PlaceNames;
}

function FormRow({ row, number, inHand, placeName }: RowProps) {
  const session = useSession();
  const scene = useSessionState((state) => state.scene);
  const line = useRef<HTMLLIElement>(null);
  useEffect(
    () => (inHand ? scrollAfterPress(() => line.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [inHand],
  );
  const body = bodyPicked(row.pick, scene);
  const shortcut = useShortcut();
  return (
    <li
      ref={line}
      className={inHand ? 'in-hand' : undefined}
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: idsOf(row.pick, scene) })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
    >
      <p className="order-form-name">
        <button
          type="button"
          aria-expanded={inHand}
          aria-keyshortcuts={number === null ? undefined : shortcut(number)}
          onClick={() => session.apply({ on: 'board', do: 'select', picks: inHand ? [] : [row.pick] })}
        >
          {number !== null && number < 10 && <KeyHint usual={`${number}`} />}
          {pickLabel(row.pick, scene, placeName)}
        </button>
        <span className="muted">{body?.order ?? ''}</span>
      </p>
      {inHand ? (
        <OpenRow choices={row.choices} />
      ) : (
        <div className="order-form-choices">
          {row.choices.map((choice) => (
            <ChoiceButton key={picksKey(choice.picks)} choice={choice} />
          ))}
        </div>
      )}
    </li>
  );
}

/** The active row: what each order allows, and once below, the risks and costs that most of them share. */
function OpenRow({ choices }: { choices: readonly Choice<unknown>[] }) {
  const { rulebook, game, asked } = useSessionState((state) => state);
  const each = choices.map((choice) => {
    const terms = termsOf({ rulebook, game, asked }, choice);
    return { choice, terms: terms ? listTerms(terms) : [] };
  });
  const alike = (term: HeadedTerm): boolean =>
    2 * each.filter(({ terms }) => terms.some(({ says }) => says === term.says)).length > each.length;
  return (
    <>
      <div className="order-form-choices">
        {each.map(({ choice, terms }, i) => (
          <div key={picksKey(choice.picks)} className="order-form-choice">
            <ChoiceButton choice={choice} number={i + 1} />
            <OrderWords terms={terms.filter((term) => !alike(term))} />
          </div>
        ))}
      </div>
      <OrderWords terms={(each.find(({ terms }) => terms.some(alike))?.terms ?? []).filter(alike)} />
    </>
  );
}

function ChoiceButton({ choice, number }: { choice: Choice<unknown>; number?: number }) {
  const session = useSession();
  const shortcut = useShortcut();
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={choice.label}
      aria-keyshortcuts={number === undefined ? undefined : shortcut(number)}
      onPointerEnter={() => session.apply({ on: 'board', do: 'hover', choice })}
      onPointerLeave={() => session.apply({ on: 'board', do: 'hover', choice: null })}
      onFocus={() => session.apply({ on: 'board', do: 'hover', choice })}
      onBlur={() => session.apply({ on: 'board', do: 'hover', choice: null })}
      onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
    >
      {number !== undefined && number < 10 && <KeyHint usual={`${number}`} />}
      {wordOf(choice)}
    </button>
  );
}

const wordOf = ({ picks }: Choice<unknown>): string =>
  picks.map((pick) => ('button' in pick ? pick.label : '')).join('');

/** Each kind of order given at once to all who may have it unasked. */
function ToAll({ rows }: { rows: Rows }) {
  const session = useSession();
  const { game, asked } = useSessionState((state) => state);
  if (!game || !asked || rows.length < 2) return null;
  const kinds = Map.groupBy(
    rows.flatMap(({ choices }) => choices),
    wordOf,
  );
  // Orders that depend on a throw are given one by one, from their cards.
  const free = (choices: readonly Choice<unknown>[]) =>
    choices.filter(({ answer }) => !game.preview(asked.side, answer).throws);
  const given = [...kinds].map(([word, choices]) => ({ word, to: free(choices) }));
  const several = given.filter(({ to }) => to.length > 1);
  if (several.length === 0) return null;
  return (
    <p className="order-form-all">
      <span className="muted">To all units that may:</span>
      {several.map(({ word, to }) => (
        <button
          key={word}
          type="button"
          className="button button-small button-quiet"
          aria-label={`${word}: to all ${to.length} units that may have it`}
          onClick={() => session.apply({ on: 'board', do: 'give all', choices: to })}
        >
          {word} ({to.length})
        </button>
      ))}
    </p>
  );
}

/** The body of troops that a pick means. */
function bodyPicked(pick: Picked, scene: Scene | null): Body | null {
  return 'body' in pick ? (scene?.bodies.find((each) => each.id === pick.body) ?? null) : null;
}
