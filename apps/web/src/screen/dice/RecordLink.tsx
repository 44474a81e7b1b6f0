import { panels } from '../../app/panels.ts';

/** The link to the actions on the record, for panels and pages where readers may look for it. */
export function RecordLink() {
  return (
    <p className="record-link">
      <button type="button" className="link" onClick={() => panels.change({ open: 'ledger' })}>
        Save, open, link or play on from the record
      </button>
    </p>
  );
}
