import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import { AttackPreviewHeadline } from './AttackPreviewCard.tsx';
import { listTerms, OrderWords } from './OrderNote.tsx';
import { isResultShown, OrderChoices } from './OrderRow.tsx';
import { findTermsInSheet } from './terms.ts';
import { findCurrentOrder, findPointedOrder, useAttackPreview } from './useAttackPreview.ts';
import './orderCard.css';

/**
 * The active row over the board's foot, so that an order can be given while looking at the board. Narrow
 * screens have the form alone.
 */
export function OrderCard() {
  const session = useSession();
  const open = useSessionState(sheetIn);
  const row = open?.sheet.rows.find(({ id }) => id === open.row);
  const preview = useAttackPreview(open);
  // The note of a sign under the pointer in another row replaces it meanwhile.
  if (!open || !row || findPointedOrder(open)) return null;
  const written = open.filled[row.id] ?? null;
  const chosen = row.choices.find(({ id }) => id === (open.waits ?? written?.choice));
  const seen = findCurrentOrder(open);
  const tells = row.choices.some(isResultShown);
  const means = open.sheet.means(row, seen?.row === row.id ? seen.written : written);
  const terms = seen?.row === row.id ? findTermsInSheet(open, seen.row, seen.written) : null;
  return (
    <section
      className={`order-card panel ${row.choices.some(({ sign }) => sign) ? 'with-signs' : ''}`}
      {...part('foot box')}
      aria-label={`Order of ${row.label}`}
    >
      <p className="row">
        <b>{row.label}</b>{' '}
        <span className="muted">{[row.state, terms ? means : ''].filter(Boolean).join(' · ')}</span>
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => session.apply({ on: 'sheet', do: 'hold', row: null })}
        >
          Done
        </button>
      </p>
      <OrderChoices row={row} chosen={chosen?.id} name={`card ${row.id}`} />
      {preview && row.piece === preview.piece && <AttackPreviewHeadline preview={preview} />}
      {terms ? (
        <OrderWords terms={listTerms(terms)} />
      ) : tells ? null : (
        <p className="muted">{means || (chosen?.vain?.sentence ?? chosen?.does)}</p>
      )}
    </section>
  );
}
