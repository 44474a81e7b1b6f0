import { panels } from '../../app/panels.ts';

/** The way to what can be done with the record, for panels and pages where one may look for it. */
export function RecordLink() {
  return (
    <p className="record-link">
      <button type="button" className="link" onClick={() => panels.change({ open: 'ledger' })}>
        Save, open, link or play on from the record
      </button>
    </p>
  );
}
