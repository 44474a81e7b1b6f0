import { REPORT_REASONS } from '@linstock/protocol';
import type { ListedReport } from '@linstock/protocol/administration';
import { useState } from 'react';
import { hashOfAdmin } from '../../app/route.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { AgeWords } from './AgeWords.tsx';
import { ReportDetail } from './ReportDetail.tsx';

interface Props {
  /** The open reports as they were fetched last. */
  readonly latest: readonly ListedReport[];
  readonly chosen: string | null;
  /** Fetches them again. */
  readonly read: () => Promise<void>;
}

/** The open reports, and beside them the one that was chosen. On a phone the one or the other. */
export function ReportsTab({ latest, chosen, read }: Props) {
  const phone = useMedia(WINDOWS.narrow);
  // The list changes when the operator says so: nothing moves under the pointer.
  const [shown, setShown] = useState(latest);
  const fresh = latest.filter(({ id }) => !shown.some((each) => each.id === id)).length;
  const gone = shown.filter(({ id }) => !latest.some((each) => each.id === id));
  const changed = [
    ...(fresh > 0 ? [`${fresh} new`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
  ];
  return (
    <div className="admin-reports">
      {(!phone || chosen === null) && (
        <section className="admin-list" aria-label="Open reports">
          <div role="status">
            {changed.length > 0 && (
              <p>
                {changed.join(', ')}.{' '}
                <button type="button" className="link" onClick={() => setShown(latest)}>
                  Update
                </button>
              </p>
            )}
          </div>
          {shown.length === 0 ? (
            <p>No open reports.</p>
          ) : (
            <ul>
              {shown.map((report) => (
                <li key={report.id}>
                  <ReportLink report={report} current={report.id === chosen} gone={gone.includes(report)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {chosen !== null && (
        <ReportDetail
          key={chosen}
          id={chosen}
          gone={!latest.some(({ id }) => id === chosen)}
          onDone={read}
          back={phone ? hashOfAdmin('reports') : null}
        />
      )}
      {chosen === null && !phone && shown.length > 0 && <p className="muted">Choose a report.</p>}
    </div>
  );
}

interface LinkProps {
  readonly report: ListedReport;
  readonly current: boolean;
  /** True if it is closed by now. */
  readonly gone: boolean;
}

function ReportLink({ report, current, gone }: LinkProps) {
  const { id, at, reason, about, flag, by } = report;
  return (
    <a
      className={`admin-report ${gone ? 'admin-gone' : ''}`}
      href={hashOfAdmin('reports', id)}
      aria-current={current ? 'true' : undefined}
    >
      <b>{REPORT_REASONS[reason]}</b>
      <AgeWords at={at} />
      <span className="admin-who">
        {flag && <FlagPicture flag={flag} size={20} />}
        <b>{about}</b> <span>by {by}</span>
      </span>
    </a>
  );
}
