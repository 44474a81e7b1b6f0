import type { Piece, RowNote, SheetChoice, SheetNeed, SheetRow } from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { usePointerWords } from '../../common/fingerWording.ts';
import { OrderSign } from '../../common/OrderSign.tsx';
import { part } from '../../common/parts.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { explainDefault } from '../../play/orders/defaultChoice.ts';
import type { OpenSheet } from '../../play/state/state.ts';
import { AttackPreviewCard } from './AttackPreviewCard.tsx';
import { HeadingDial } from './HeadingDial.tsx';
import { listTerms, OrderWords } from './OrderNote.tsx';
import { findTermsInSheet } from './terms.ts';
import { useAttackPreview } from './useAttackPreview.ts';

interface Props {
  readonly row: SheetRow;
  readonly open: OpenSheet;
  readonly piece: Piece | undefined;
  /** The body it belongs to, if it is alone and has no heading above it. */
  readonly of?: string;
}

/** The maximum number of choices that are shown next to the name. */
export const MAX_INLINE_CHOICES = 2;

/** A unit that gets an order: a radio button for each choice, with its effect. */
export function OrderRow({ row, open, piece, of = '' }: Props) {
  const session = useSession();
  const written = open.filled[row.id];
  const inHand = open.row === row.id;
  const waits = inHand ? open.waits : null;
  const chosen = row.choices.find(({ id }) => id === (waits ?? written?.choice));
  const isWide = useMedia(WIDE_WITH_MOUSE);
  const means = row.choices.some(isResultShown) ? '' : open.sheet.means(row, written ?? null);
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!inHand) return undefined;
    return scrollAfterPress(() => field.current?.scrollIntoView({ block: 'nearest' }));
    // A choice may need more details, which makes the row higher.
  }, [inHand, chosen?.id]);
  return (
    <fieldset
      ref={field}
      data-row={row.id}
      {...(!written && part('unset row'))}
      className={`order-sheet-row ${row.choices.length <= MAX_INLINE_CHOICES ? 'few' : ''} ${isWorded(row) ? 'worded' : ''} ${withOdds(row)} ${written ? '' : 'unset'} ${inHand ? 'in-hand' : ''}`}
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [row.piece] })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
    >
      <legend>
        <button
          type="button"
          title={row.label}
          data-short={piece?.regiment?.name ?? piece?.short ?? row.label}
          onClick={() => session.apply({ on: 'sheet', do: 'hold', row: inHand ? null : row.id })}
        >
          <span className="row-whole">{row.label}</span>
        </button>
      </legend>
      <span className="order-sheet-now">
        <span className="order-sheet-told">{chosen?.label ?? open.sheet.untold ?? 'not set'}</span>
        {of !== '' && <span className="order-sheet-of">of {of}</span>}
        <span className="order-sheet-means muted" title={means}>
          {means}
        </span>
      </span>
      <OrderChoices row={row} chosen={chosen?.id} name={`order ${row.id}`} />
      {inHand && !isWide && <RowDetails row={row} open={open} />}
    </fieldset>
  );
}

/**
 * The windows in which the details of the active row are below all rows, so that no row moves when another
 * becomes active.
 */
export const WIDE_WITH_MOUSE = `(not ${WINDOWS.narrow}) and (not (pointer: coarse))`;

/** The order of the active row: its effect, its direction, and how an attack may end. */
export function RowDetails({ row, open }: Pick<Props, 'row' | 'open'>) {
  const byHand = usePointerWords();
  const piece = useSessionState(({ scene }) => scene?.pieces.find(({ id }) => id === row.piece));
  const written = open.filled[row.id];
  const chosen = row.choices.find(({ id }) => id === (open.waits ?? written?.choice));
  // A hovered choice is drawn on the map: in the form nothing moves under the pointer.
  const preview = useAttackPreview({ ...open, looks: null });
  const terms = written ? findTermsInSheet(open, row.id, written) : null;
  return (
    <div className="order-row-details">
      <p className="order-sheet-does muted">
        {aboutOf(row, terms || (chosen && isResultShown(chosen)) ? undefined : chosen)}
      </p>
      {preview && <AttackPreviewCard preview={preview} />}
      {chosen?.needs && (
        <Detail row={row} choice={chosen} needs={chosen.needs} written={written} piece={piece} />
      )}
      {terms && <OrderWords terms={listTerms(terms)} />}
      {open.waits !== null && (
        <span role="status">
          {byHand('Click')} {chosen?.needs?.label} on the map.
        </span>
      )}
    </div>
  );
}

/** True if a choice shows its result next to it, such as range and chance of a fire. Then the result is shown only once. */
export const isResultShown = ({ sign, at, does }: SheetChoice): boolean =>
  sign === undefined && at !== undefined && does !== undefined;

/** True if a choice of the row has no sign, only words. */
export const isWorded = ({ choices }: SheetRow): boolean => choices.some(({ sign }) => !sign);

const withOdds = ({ choices }: SheetRow): string => (choices.some(isResultShown) ? 'with-odds' : '');

/** The state of the unit that gets the order, and the effect of the choice. */
const aboutOf = ({ state }: SheetRow, chosen: SheetChoice | undefined): string =>
  [state, chosen?.vain?.sentence ?? chosen?.does]
    .filter((each) => each !== undefined && each !== '')
    .join('. ');

/** The choices of a row side by side. A barred one can be tried, and says why it is barred. */
export function OrderChoices({
  row,
  chosen,
  name,
}: {
  readonly row: SheetRow;
  readonly chosen: string | undefined;
  readonly name: string;
}) {
  const session = useSession();
  return (
    <span className={`order-choices ${withOdds(row)}`}>
      {row.choices.map((choice) => (
        <label
          key={choice.id}
          onPointerEnter={() =>
            session.apply({ on: 'sheet', do: 'look', looks: { row: row.id, choice: choice.id } })
          }
          onPointerLeave={() => session.apply({ on: 'sheet', do: 'look', looks: null })}
          className={`order-choice holds-focus ${choice.sign ? 'signed' : ''} ${choice.letter === undefined ? '' : 'lettered'} ${isResultShown(choice) ? 'with-odds' : ''} ${choice.refusal ? 'barred' : ''} ${choice.vain ? 'vain' : ''} ${chosen === choice.id ? 'checked' : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={chosen === choice.id}
            aria-disabled={choice.refusal !== null}
            title={choice.refusal?.sentence ?? choice.vain?.sentence ?? choice.does}
            onFocus={() => {
              session.apply({ on: 'view', do: 'point', at: [row.piece] });
              session.apply({ on: 'sheet', do: 'look', looks: { row: row.id, choice: choice.id } });
            }}
            onBlur={() => session.apply({ on: 'sheet', do: 'look', looks: null })}
            onChange={() => session.apply({ on: 'sheet', do: 'write', row, written: explainDefault(choice) })}
          />
          {choice.sign && <OrderSign face={choice.sign} size={24} />}
          <span className="order-choice-label">{choice.label}</span>
          {isResultShown(choice) && <span className="order-choice-odds muted">{choice.does}</span>}
          {choice.letter !== undefined && (
            <span className="order-choice-letter" aria-hidden="true">
              {choice.letter}
            </span>
          )}
        </label>
      ))}
    </span>
  );
}

interface DetailProps {
  readonly row: SheetRow;
  readonly choice: SheetChoice;
  readonly needs: SheetNeed;
  readonly written: RowNote | undefined;
  readonly piece: Piece | undefined;
}

/** The detail of a choice that is not given on the map: a direction, or a number. */
function Detail({ row, choice, needs, written, piece }: DetailProps) {
  const session = useSession();
  const detail = written?.detail;
  if (needs.kind === 'heading')
    return (
      <HeadingDial
        needs={needs}
        heading={detail && 'heading' in detail ? detail.heading : needs.ahead}
        name={piece?.name ?? row.label}
        onHeading={(heading) =>
          session.apply({
            on: 'sheet',
            do: 'write',
            row,
            written: { choice: choice.id, detail: { heading } },
          })
        }
      />
    );
  if (needs.kind !== 'number') return null;
  return (
    <label className="order-sheet-detail">
      {needs.label}
      <input
        type="number"
        value={detail && 'number' in detail ? detail.number : needs.least}
        min={needs.least}
        max={needs.most}
        onChange={({ target }) => {
          const said = Math.round(target.valueAsNumber);
          if (Number.isFinite(said))
            session.apply({
              on: 'sheet',
              do: 'write',
              row,
              written: { choice: choice.id, detail: { number: said } },
            });
        }}
      />
    </label>
  );
}
