import {
  type Choice,
  kindOfPick,
  type Picked as PickedThing,
  type Piece,
  pickKey,
  piecesPicked,
  type Row,
  shortened,
} from '@linstock/scene';
import { Suspense, useMemo } from 'react';
import { usePointerWords } from '../../common/fingerWording.ts';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useMuster } from '../../forces/useMuster.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { asksForPlaces } from '../../play/chosen/trialLayout.ts';
import { removeHalted } from '../../play/formation/halted.ts';
import { listChoices, listRows } from '../../play/question/answerLists.ts';
import { areFormRows, findRowInHand } from '../../play/question/rowForm.ts';
import {
  formationIn,
  meaningOfPicks,
  narrowedIn,
  picksIn,
  routeIn,
  sheetIn,
} from '../../play/state/modeSelectors.ts';
import type { OpenSheet } from '../../play/state/state.ts';
import { idsOf, type PlaceNames, pickLabel } from '../../words/labels.ts';
import { AsOne, Formations, WholeOf } from '../formation/Formations.tsx';
import { Unfinished } from '../formation/Unfinished.tsx';
import { TermsOf } from '../orders/OrderNote.tsx';
import { Reactors } from '../reaction/lazyPanels.ts';
import { useStrip } from '../reaction/Strip.tsx';
import { AnswerList } from './AnswerList.tsx';
import { Alike, ChoiceList, EachOne } from './ChoiceList.tsx';
import { FormationPanel, LayOut, OrderForm, OrderSheet } from './lazyPanels.ts';
import { NextListed } from './NextListed.tsx';
import { NothingListed } from './NothingListed.tsx';
import { PickedRow } from './PickedRow.tsx';
import { RouteButtons } from './RouteButtons.tsx';
import { useFirstInSight } from './useFirstInSight.ts';
import './actions.css';

/** With more rows than this they are drawn as compactly as possible. */
const COMPACT_ROWS_ABOVE = 6;

/** The subject of a form: its title, and the units that get orders. */
const formKey = ({ sheet: { title, rows } }: OpenSheet): string =>
  `${title} ${rows.map(({ id }) => id).join(' ')}`;

/** The possible answers, as buttons: the choices left by the picks, best first. */
export function Actions({ placeName }: { placeName: PlaceNames }) {
  const state = useSessionState((all) => all);
  const { asked, scene } = state;
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  const commanded = formationIn(state);
  const strip = useStrip();
  if (!asked || strip) return null;
  // Another form is another element, so the focus in the last one is gone with it.
  if (sheet)
    return (
      <Suspense>
        <OrderSheet key={formKey(sheet)} open={sheet} />
      </Suspense>
    );
  if (asksForPlaces(asked.menu, scene))
    return (
      <Suspense>
        <LayOut />
      </Suspense>
    );
  return (
    <section className="actions" {...part('answers')} aria-label="Actions">
      <Unfinished />
      {asked.reactors.length > 0 ? (
        <Suspense>
          <Reactors />
        </Suspense>
      ) : commanded ? (
        <Suspense>
          <FormationPanel />
        </Suspense>
      ) : findRowInHand(asked.menu.rows, picks) !== null ? (
        <Suspense>
          <OrderForm rows={asked.menu.rows} placeName={placeName} />
        </Suspense>
      ) : picks.length > 0 ? (
        <Picked placeName={placeName} />
      ) : (
        <Rows placeName={placeName} />
      )}
    </section>
  );
}

/** Nothing picked yet: one row for each thing that can act. */
function Rows({ placeName }: { placeName: PlaceNames }) {
  const asked = useSessionState((state) => state.asked);
  const rows = asked?.menu.rows ?? [];
  if (rows.length === 0) return <NothingListed />;
  if (areFormRows(rows))
    return (
      <Suspense>
        <OrderForm rows={rows} placeName={placeName} />
      </Suspense>
    );
  return <RowButtons rows={rows} placeName={placeName} />;
}

/** The units that can act, body by body. */
function RowButtons({ rows, placeName }: { rows: readonly Row<unknown>[]; placeName: PlaceNames }) {
  const mustering = useMuster();
  const byHand = usePointerWords();
  const { asked, scene, game, eachOf, halted } = useSessionState((state) => state);
  const troops = rows.filter(({ pick }) => !('button' in pick));
  const onMap = removeHalted(troops, { halted, scene, asked }).length;
  const allHalted = troops.length > 0 && onMap === 0;
  // Not computed again for each thing under the pointer.
  const listed = useMemo(
    () => listRows({ asked, scene, game, eachOf, halted }),
    [asked, scene, game, eachOf, halted],
  );
  const bodies = new Map<string, { row: Row<unknown>; alike: number; number: number }[]>();
  listed.forEach(({ one: row, others }, i) => {
    const [id] = piecesPicked([row.pick]);
    const group = scene?.pieces.find((piece) => piece.id === id)?.group ?? '';
    bodies.set(group, [...(bodies.get(group) ?? []), { row, alike: others.length + 1, number: i + 1 }]);
  });
  const many = listed.length > COMPACT_ROWS_ABOVE;
  return (
    <>
      {mustering && (
        <p className="muted actions-hint">Ready-made forces, to be bought at once as they are:</p>
      )}
      {!mustering && <Formations />}
      {!mustering && onMap > 0 && (
        <p className="muted actions-hint">
          {onMap === 1 ? 'One can act' : `${onMap} can act`}: {byHand('click on the map, or here.')}
        </p>
      )}
      {allHalted && (
        <p className="muted actions-hint">
          {byHand('All stand fast. End the step, or click one on the map.')}
        </p>
      )}
      {[...bodies].map(([group, each]) => {
        const body = scene?.bodies.find((one) => one.id === group)?.name ?? '';
        return (
          <AnswerList key={group} label={body || 'Others'} many={many}>
            {body !== '' && each.length > 1 && <li className="action-body">{body}</li>}
            {each.map(({ row, alike, number }) => (
              <RowButton
                key={pickKey(row.pick)}
                row={row}
                alike={alike}
                number={number}
                lone={listed.length === 1 && !asked?.ending?.choice}
                body={each.length > 1 ? body : ''}
                placeName={placeName}
              />
            ))}
          </AnswerList>
        );
      })}
      <EachOne kinds={listed} />
    </>
  );
}

interface RowButtonProps {
  readonly row: Row<unknown>;
  /** Number of rows that it represents. */
  readonly alike: number;
  readonly number: number;
  /** It is the only button, because the step cannot be ended without it. */
  readonly lone: boolean;
  /** Name of the body whose list contains the button; it is left out of the label there. */
  readonly body: string;
  readonly placeName: PlaceNames;
}

function RowButton({ row, alike, number, lone, body, placeName }: RowButtonProps) {
  const session = useSession();
  const shortcut = useShortcut();
  const scene = useSessionState((state) => state.scene);
  const means = row.only ?? row.alone;
  const { pick } = row;
  const piece = 'piece' in pick ? scene?.pieces.find(({ id }) => id === pick.piece) : undefined;
  const label = means?.label ?? pickLabel(row.pick, scene, placeName);
  const show = (on: boolean) => {
    session.apply({ on: 'view', do: 'point', at: on ? idsOf(row.pick, scene) : [] });
    session.apply({ on: 'board', do: 'hover', choice: on ? means : null });
  };
  return (
    <li>
      <button
        type="button"
        className={`button ${lone && row.only ? 'button-main' : 'button-small'}`}
        {...(lone && row.only && part('main answer'))}
        aria-keyshortcuts={shortcut(number)}
        onPointerEnter={() => show(true)}
        onPointerLeave={() => show(false)}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onClick={() =>
          row.only
            ? session.apply({ on: 'board', do: 'choose', choice: row.only })
            : session.apply({ on: 'board', do: 'select', picks: [row.pick] })
        }
      >
        {number < 10 && <KeyHint usual={`${number}`} />}
        <RowWords label={label} piece={piece} body={body} />
        <Alike number={alike} />
      </button>
      <AsOne pick={row.pick} />
      {means && <TermsOf choice={means} />}
    </li>
  );
}

/** The label of a button, short if there are many. Below its body's heading the body's name is only read aloud. */
function RowWords({ label, piece, body }: { label: string; piece: Piece | undefined; body: string }) {
  const called = piece?.name === label ? piece.called : null;
  const company = called?.part?.company && called.whole.text === body ? called.part : null;
  const own = company ? `${company.label} company` : label;
  const short = company ? own : (called?.short ?? shortened(label));
  return (
    <span className="row-words" data-short={short}>
      <span className="row-whole">
        {own}
        {own !== label && <span className="visually-hidden">{label.slice(own.length)}</span>}
      </span>
    </span>
  );
}

/** There are picks: what they are, and what is left to choose. */
function Picked({ placeName }: { placeName: PlaceNames }) {
  const { asked, scene, game, eachOf, halted } = useSessionState((state) => state);
  const picks = useSessionState(picksIn);
  const narrowed = useSessionState(narrowedIn);
  const meaning = useSessionState(meaningOfPicks);
  const head = useFirstInSight(picks);
  const left = narrowed?.left ?? [];
  const marked = [...(narrowed?.next.values() ?? [])].map(({ pick }) => pick).filter(isMarked);
  const listed = useMemo(
    () => listChoices({ asked, scene, game, eachOf, halted }, { picks, narrowed, meaning }),
    [asked, picks, narrowed, scene, game, meaning, eachOf, halted],
  );
  return (
    <>
      <PickedRow row={head} placeName={placeName} />
      <Together left={left} picks={picks} />
      <WholeOf piece={piecesPicked(picks)[0]} />
      <RouteButtons placeName={placeName} />
      {listed.length > 0 && <ChoiceList kinds={listed} />}
      {listed.length === 0 && left.length > 1 && <Marked marked={marked} />}
      <NextListed placeName={placeName} />
      <AsItStands />
    </>
  );
}

/** Gives the answer that the present clicks mean, though more could be clicked. */
function AsItStands() {
  const session = useSession();
  const state = useSessionState((all) => all);
  const { sent } = state;
  const meaning = meaningOfPicks(state);
  const narrowed = narrowedIn(state);
  if (!meaning || meaning.preview.throws || (narrowed?.left.length ?? 0) < 2) return null;
  return (
    <button
      type="button"
      className="button button-main"
      {...part('main answer')}
      disabled={sent}
      aria-keyshortcuts="Enter"
      onClick={() => session.apply({ on: 'board', do: 'confirm' })}
    >
      {meaning.choice.label} <NamedKey named="Enter" />
    </button>
  );
}

/** True if the next clicks are on the map. */
const isMarked = (pick: PickedThing): boolean => !('button' in pick || 'heading' in pick);

/**
 * The hint that something marked on the map is to be clicked next. While the hexes of a route are chosen, the
 * hint is about those.
 */
function Marked({ marked }: { marked: readonly PickedThing[] }) {
  const byHand = usePointerWords();
  const goesBy = useSessionState((state) => routeIn(state).adds || routeIn(state).hexes.length > 0);
  if (marked.length === 0 || goesBy) return null;
  return (
    <p className="muted actions-hint">
      {byHand(`Click one of the ${marked.length} ${markedNext(marked)} on the map.`)}
    </p>
  );
}

/** The marked things to be chosen next: `marked hexes`, `marked troops`. */
function markedNext(next: readonly PickedThing[]): string {
  if (next.every((pick) => 'hex' in pick)) return 'marked hexes';
  return next.every((pick) => 'piece' in pick || 'body' in pick) ? 'troops marked' : 'marked';
}

/** Others of the kind picked that can join: all at once, or by clicking them on the map. */
function Together({ left, picks }: { left: readonly Choice<unknown>[]; picks: readonly PickedThing[] }) {
  const session = useSession();
  const scene = useSessionState((state) => state.scene);
  const [first] = picks;
  if (!first || !picks.every((pick) => kindOfPick(pick) === kindOfPick(first))) return null;
  const sideOf = (pick: PickedThing) =>
    'piece' in pick ? scene?.pieces.find((piece) => piece.id === pick.piece)?.side : null;
  // An enemy picked as a target joins no group.
  const joins = (pick: PickedThing) =>
    kindOfPick(pick) === kindOfPick(first) && sideOf(pick) === sideOf(first);
  const groups = left.map((each) => each.picks.filter(joins));
  const largest = [...groups].sort((a, b) => b.length - a.length)[0] ?? [];
  if (largest.length <= picks.length) return null;
  return (
    <button
      type="button"
      className="button button-small"
      onClick={() => session.apply({ on: 'board', do: 'select all', picks: largest })}
    >
      {largest.length === 2 ? 'Both' : `All ${largest.length}`} together
    </button>
  );
}
