/** The actions that an order allows, its risks, and the cost of changing it later. */
import type { Choice, OrderTerm, OrderTerms } from '@linstock/scene';
import { Clause } from '../../common/Clause.tsx';
import { part } from '../../common/parts.ts';
import { useClauses, useSessionState } from '../../hooks/useSession.ts';
import { previewIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { OpenSheet } from '../../play/state/state.ts';
import { findTermsInSheet, termsOf } from './terms.ts';
import { findPointedOrder } from './useAttackPreview.ts';
import './orderNote.css';
import './orderCard.css';

/** A term with its subject: what the order allows, a risk, or the cost of changing it later. */
export interface HeadedTerm extends OrderTerm {
  readonly head: 'Lets' | 'Risk' | 'Later';
}

/** The terms of an order in the order they are read. */
export function listTerms({ lets, risks, change }: OrderTerms): readonly HeadedTerm[] {
  return [
    { head: 'Lets', ...lets },
    ...risks.map((risk) => ({ head: 'Risk' as const, ...risk })),
    { head: 'Later', ...change },
  ];
}

/** Terms in words, each with its clause. */
export function OrderWords({ terms }: { readonly terms: readonly HeadedTerm[] }) {
  const clauses = useClauses();
  if (terms.length === 0) return null;
  return (
    <dl className="order-words">
      {terms.map(({ head, says, clause }) => (
        <div key={`${head} ${says}`} className={`order-term ${head.toLowerCase()}`}>
          <dt>{head}</dt>
          <dd>{says}</dd>
          <dd className="order-clause">
            <Clause id={clause} clauses={clauses} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The terms of a choice, if it is an order. */
export function TermsOf({ choice }: { readonly choice: Choice<unknown> }) {
  const { rulebook, game, asked } = useSessionState((state) => state);
  const terms = termsOf({ rulebook, game, asked }, choice);
  return terms && <OrderWords terms={listTerms(terms)} />;
}

/** The order that pointer or focus rests on, over the table's foot: no click is needed to read it. */
export function OrderNote() {
  const state = useSessionState((whole) => whole);
  const { asked } = state;
  const preview = previewIn(state);
  const sheet = sheetIn(state);
  if (sheet) return <NoteInForm open={sheet} />;
  const terms = preview && asked ? termsOf(state, preview) : null;
  return terms && <Note label={preview?.label ?? ''} terms={terms} />;
}

/**
 * The note about an order that is pointed at in another row than the active one. The active row has its own
 * card.
 */
function NoteInForm({ open }: { readonly open: OpenSheet }) {
  const seen = findPointedOrder(open);
  const row = open.sheet.rows.find(({ id }) => id === seen?.row);
  const choice = row?.choices.find(({ id }) => id === seen?.written.choice);
  const terms = seen && findTermsInSheet(open, seen.row, seen.written);
  return terms && row && choice ? <Note label={`${row.label}: ${choice.label}`} terms={terms} /> : null;
}

function Note({ label, terms }: { readonly label: string; readonly terms: OrderTerms }) {
  return (
    <section
      className="order-card order-note panel"
      {...part('foot box')}
      aria-label="The order under the pointer"
    >
      <p>
        <b>{label}</b>
      </p>
      <OrderWords terms={listTerms(terms)} />
    </section>
  );
}
