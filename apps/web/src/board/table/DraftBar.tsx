/** The bar under the table: the length of the move, its refusal, steppers and typed orders. */

import { gap, lengthNames, lengthNumber, lengthUnit, readLength, shortLength } from '@linstock/ground';
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react';
import { Blows } from '../../common/Blows.tsx';
import type { Spot } from '../../common/box.ts';
import { setCssVariables } from '../../common/cssVariables.ts';
import { Icon } from '../../common/Icon.tsx';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { keyOf } from '../../play/commands/keys.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import type { BarPlace } from './barPlace.ts';
import { type Draft, isAtPin, isMoved, liveFrameOf, stepDraft, turnDraft } from './draft.ts';
import { applyOrder, ORDERS_KNOWN } from './orders.ts';
import type { TableBoardProps } from './tableModel.ts';
import type { ApproachView } from './useApproach.ts';
import { type DraftControl, stepBack } from './useDraft.ts';
import type { Verdict } from './verdict.ts';
import './draftBar.css';

interface Props {
  readonly drafting: DraftControl;
  readonly pieces: readonly StandPiece[];
  readonly clauseLink: TableBoardProps['clauseLink'];
  readonly near: ApproachView;
  /** The place of the bar while this piece moves. */
  readonly lies: (draft: Draft) => BarPlace;
}

/**
 * The minimum length of a refused path that is still offered, in thousandths of an inch: the table's smallest step.
 */
const WORTH_GOING = 100;

/** Shown while something chosen may move, or has just sprung back. */
export function DraftBar({ drafting, pieces, clauseLink, near, lies }: Props) {
  const { draft, verdict, sprung, fitted, goes } = drafting;
  const at = draft ?? (sprung ? null : drafting.begin());
  const subject = at ?? sprung?.draft;
  if (!subject) return null;
  // The unit cannot be dragged here: units that shoot or fight in place show no handles.
  if (!draft && !sprung && !goes && drafting.denied.has('turn')) return null;
  const said = verdict ?? sprung?.verdict ?? null;
  const moved = draft !== null && isMoved(draft);
  const place = lies(subject);
  return (
    <div
      ref={tellHeight}
      className={`draft-bar panel ${typeof place === 'string' ? place : 'aside'}`}
      {...part('move bar')}
      data-place={typeof place === 'string' ? place : 'aside'}
      style={typeof place === 'string' ? undefined : asideAt(place)}
      role="group"
      aria-label="The move"
    >
      <div className="draft-said">
        {said && <NearestFoe {...near} pieces={pieces} />}
        {said && <Reading verdict={said} fitted={fitted} clauseLink={clauseLink} sprung={sprung !== null} />}
        {!said && at && (
          <p className="where">
            <span className="how">
              {goes ? 'Drag it, or its handles: ' : 'Turn it, by its handle or here: '}
            </span>
            {nearestTo(at, pieces)}
          </p>
        )}
        {said?.refusal && said.allowed !== null && said.allowedLength >= WORTH_GOING && (
          <button type="button" className="button allowed" onClick={drafting.giveAllowed}>
            Go {shortLength(said.allowedLength)}
          </button>
        )}
        {moved && <Ends draft={draft} refused={said?.refusal != null} drafting={drafting} />}
        {drafting.body && !moved && (
          <button
            type="button"
            className="button apart"
            aria-pressed={drafting.body.alone}
            onClick={drafting.body.toggle}
          >
            {drafting.body.alone ? `All ${drafting.body.size} together` : 'Only this one'}
          </button>
        )}
      </div>
      {/* Always at the same edge of the bar: a second press falls on the same button as the first. */}
      {at && (
        <div className="draft-steps">
          <Steppers draft={at} change={drafting.change} goes={goes} />
          {goes && <Orders draft={at} pieces={pieces} change={drafting.change} />}
        </div>
      )}
    </div>
  );
}

/**
 * The style of a bar that is neither at the top nor at the bottom. Its lower edge is fixed, because its
 * buttons are there.
 */
const asideAt = ([left, bottom]: Spot): CSSProperties =>
  setCssVariables({ '--bar-left': `${left}px`, '--bar-bottom': `${bottom}px` });

/** Tells the page that the bar is shown, and how high it is, so that other parts can end above it. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style: page, dataset } = document.documentElement;
  dataset['draftBar'] = '';
  const watch = new ResizeObserver(() => page.setProperty('--draft-bar', `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    page.removeProperty('--draft-bar');
    delete dataset['draftBar'];
  };
}

interface EndsProps {
  readonly draft: Draft;
  readonly refused: boolean;
  readonly drafting: DraftControl;
}

/** Buttons to give the move, to fix the path so far, or to take back a step of it. */
function Ends({ draft, refused, drafting }: EndsProps) {
  const shortcut = useShortcut();
  return (
    <div className="ends">
      <button
        type="button"
        className="button button-main"
        disabled={refused}
        aria-keyshortcuts="Enter"
        onClick={() => drafting.giveMove('button')}
      >
        Do it <NamedKey named="Enter" />
      </button>
      <button
        type="button"
        className="button"
        disabled={refused || isAtPin(draft)}
        aria-keyshortcuts={shortcut(keyOf('turn-here'))}
        onClick={() => drafting.turnHere(draft)}
        title="A new part of the way begins here"
      >
        Turn here <KeyHint usual={keyOf('turn-here')} />
      </button>
      <button type="button" className="button" aria-keyshortcuts="Escape" onClick={() => stepBack(drafting)}>
        Back <NamedKey named="Escape" />
      </button>
    </div>
  );
}

function Reading({
  verdict,
  fitted,
  clauseLink,
  sprung,
}: {
  verdict: Verdict;
  fitted: string;
  clauseLink: Props['clauseLink'];
  sprung: boolean;
}) {
  const limit = verdict.limit === null ? '' : ` of ${lengthNumber(verdict.limit)}`;
  const link = (clause: string | null) => clauseLink?.(clause) ?? clause;
  return (
    <>
      <p className={verdict.refusal ? 'reading refused' : 'reading'} aria-live="polite">
        <b>
          {lengthNumber(verdict.length)}
          {limit} {lengthNames().short}
        </b>{' '}
        {verdict.refusal ? (
          <>
            {sprung && 'It returns to its place. '}
            {verdict.refusal.sentence} {link(verdict.refusal.clause)}
            {verdict.stopped && (
              <>
                {' '}
                {verdict.allowedLength >= WORTH_GOING
                  ? `Stopped at ${shortLength(verdict.allowedLength)}: `
                  : 'It may not go part of the way either. '}
                {verdict.stopped.sentence} {link(verdict.stopped.clause)}
              </>
            )}
          </>
        ) : (
          <>
            {verdict.label}
            {fitted !== '' && `, ${fitted}`}
            {verdict.warns.map((warn) => (
              <span key={warn} className="warn">
                {' '}
                ▲ {warn}
              </span>
            ))}
          </>
        )}
      </p>
      {!verdict.refusal && <Blows strikes={verdict.strikes} clauseLink={link} />}
    </>
  );
}

/**
 * While a stand is carried: the distance of the nearest enemy, whether it is in range, and what the enemy could do
 * to the stand there.
 */
function NearestFoe({ near, worst, pieces }: ApproachView & Pick<Props, 'pieces'>) {
  if (!near) return null;
  const foe = pieces.find(({ id }) => id === near.foe);
  const range = near.band === null ? '' : near.inBand ? `: within ${near.band}` : `: beyond ${near.band}`;
  return (
    <p className="nearest-foe">
      {foe?.regiment?.name ?? foe?.name}: <b>{shortLength(near.distance, 1)}</b>
      {range}.{' '}
      <span className="foe-can">
        {worst === null ? '…' : worst.label === null ? 'No enemy can reach it there.' : worst.label}
        {worst?.label && (
          <>
            : <b>{worst.share}</b> {worst.words}
          </>
        )}
      </span>
    </p>
  );
}

/** The distances to the nearest friend and enemy. */
function nearestTo(draft: Draft, pieces: readonly StandPiece[]): string {
  const frame = liveFrameOf(draft);
  const own = new Set(draft.members.map(({ piece }) => piece));
  const side = pieces.find(({ id }) => own.has(id))?.side;
  const nearest = (friends: boolean) => {
    const gaps = pieces
      .filter(({ id, side: its }) => !own.has(id) && (its === side) === friends)
      .map(({ pose }) => gap(frame, pose));
    return gaps.length > 0 ? shortLength(Math.min(...gaps)) : 'none';
  };
  return `nearest friend ${nearest(true)}, foe ${nearest(false)}`;
}

function Steppers({ draft, change, goes }: { draft: Draft } & Pick<DraftControl, 'change' | 'goes'>) {
  const far = lengthUnit() === 'inches' ? 100 : readLength(0.25);
  const name = far === 100 ? 'A tenth of an inch' : 'A quarter of a centimetre';
  const step = (right: number, ahead: number) => () =>
    change(stepDraft(draft, { right: right * far, ahead: ahead * far }));
  const turn = (by: number) => () => change(turnDraft(draft, by));
  const steps: [ReactNode, string, () => void][] = [
    [<Icon key="left" name="left" />, `${name} to the left`, step(-1, 0)],
    [<Icon key="up" name="up" />, `${name} ahead`, step(0, 1)],
    [<Icon key="down" name="down" />, `${name} back`, step(0, -1)],
    [<Icon key="right" name="right" />, `${name} to the right`, step(1, 0)],
  ];
  const buttons: [ReactNode, string, () => void][] = [
    ['−15°', 'Turn 15 degrees left', turn(-150)],
    ['−1°', 'Turn 1 degree left', turn(-10)],
    ...(goes ? steps : []),
    ['+1°', 'Turn 1 degree right', turn(10)],
    ['+15°', 'Turn 15 degrees right', turn(150)],
  ];
  return (
    <div className="steppers" role="group" aria-label="By small steps">
      {buttons.map(([face, label, act]) => (
        <button
          key={label}
          type="button"
          className={label.startsWith('Turn 1 degree') ? 'button fine' : 'button'}
          aria-label={label}
          title={label}
          onClick={act}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

function Orders(props: { draft: Draft; pieces: readonly StandPiece[]; change: DraftControl['change'] }) {
  const { draft, pieces, change } = props;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    const next = applyOrder(draft, text, pieces);
    setTrouble(next ? '' : ORDERS_KNOWN);
    if (!next) return;
    change(next);
    setText('');
  };
  return (
    <form className="orders" onSubmit={say}>
      <input
        type="text"
        aria-label="An order, such as forward 3.25 or wheel left 20"
        placeholder="forward 3.25"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" aria-label="Order it">
        <Icon name="play" />
      </button>
      {trouble !== '' && <span role="alert">{trouble}</span>}
    </form>
  );
}
