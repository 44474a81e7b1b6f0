import { REPORT_REASONS } from '@linstock/protocol';
import type { AdminReport } from '@linstock/protocol/administration';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hashOfAdmin, hashOfLobby, hashOfTable } from '../../app/route.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { changeAsOperator, fetchReport } from '../../host/adminCalls.ts';
import { AgeWords } from './AgeWords.tsx';
import { describePerson, describeSanction } from './adminWords.ts';
import { DecisionForm } from './DecisionForm.tsx';

interface Props {
  readonly id: string;
  /** True if the report is not among the open ones any more. */
  readonly gone: boolean;
  /** Something was decided. */
  readonly onDone: () => Promise<void>;
  /** The address of the list, for the link back on a phone. */
  readonly back: string | null;
}

/** One report: who is reported, what was said, and what to do about it. The reported words come when they are asked for. */
export function ReportDetail({ id, gone, onDone, back }: Props) {
  const [report, setReport] = useState<AdminReport | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useCallback(
    (show: boolean) =>
      fetchReport(id, show).then(setReport, (error: unknown) =>
        setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [id],
  );
  // Another operator may have closed it meanwhile.
  useEffect(() => void read(false), [read, gone]);
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);
  if (report === null)
    return (
      <section className="panel admin-detail" aria-busy={trouble === null}>
        <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>
      </section>
    );
  const { about, closed } = report;
  return (
    <section className="panel admin-detail" aria-labelledby="admin-about">
      {back !== null && <a href={back}>All reports</a>}
      <Facts report={report} heading={heading} />
      <Lines report={report} onShow={() => void read(true)} />
      <Outcome done={done} closed={closed} />
      {closed === null && done === null && (
        <DecisionForm
          name={about}
          closing
          onDecide={async ({ kind, days, reason: why }) => {
            const whom = { report: id };
            const sentence = await changeAsOperator(
              kind === 'close'
                ? { do: 'close', report: id }
                : { do: 'sanction', kind, whom, days, reason: why },
            );
            setDone(sentence);
            await onDone();
          }}
        />
      )}
      <p className="muted">
        Each step is logged with who did it, and can be undone for 30 days. Never here: orders, standing
        answers, notes, e-mail addresses, six words, network addresses.
      </p>
    </section>
  );
}

interface OutcomeProps {
  /** The steps taken about the report, from the log. */
  readonly done: string | null;
  readonly closed: AdminReport['closed'];
}

function Outcome({ done, closed }: OutcomeProps) {
  return (
    <div role="status">
      {done !== null && (
        <p>
          {done} <a href={hashOfAdmin('log')}>Undo it in the log.</a>
        </p>
      )}
      {done === null && closed !== null && (
        <p>
          {closed.by ?? 'Another operator'} closed this report <AgeWords at={closed.at} />.
        </p>
      )}
    </div>
  );
}

interface FactsProps {
  readonly report: AdminReport;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The reported player, the reporter and the reason, and the sanctions in force against the player. */
function Facts({ report, heading }: FactsProps) {
  const { about, flag, inForce, reason, by, at, game, sentence } = report;
  return (
    <>
      <div className="admin-about">
        {flag && <FlagPicture flag={flag} size={34} />}
        <div>
          <h2 id="admin-about" ref={heading} tabIndex={-1}>
            {about}
          </h2>
          <p>{describePerson(report)}</p>
        </div>
        {flag && <a href={hashOfLobby('player', [about])}>Their page</a>}
      </div>
      <p>
        {REPORT_REASONS[reason]}, reported by {by} <AgeWords at={at} />.{' '}
        <a href={hashOfTable(game)}>The game</a>
      </p>
      {inForce.map((each) => (
        <p key={each.id}>
          Now: {describeSanction(each)}. <q>{each.reason}</q>
        </p>
      ))}
      {sentence !== null && (
        <p>
          {by} writes: <q>{sentence}</q>
        </p>
      )}
    </>
  );
}

function Lines({ report, onShow }: { readonly report: AdminReport; readonly onShow: () => void }) {
  const { lines } = report;
  if (lines.length === 0) return <p>Nothing had been said.</p>;
  return (
    <>
      <p>
        <b>What was said, with up to four lines before it. Nothing else of the talk is shown.</b>
      </p>
      <ol className="admin-lines">
        {lines.map(({ name, text }, i) => (
          // Lines never change their place.
          <li key={`${i} ${name}`} className={i === lines.length - 1 ? 'admin-reported' : undefined}>
            <b>{name}</b> {text ?? <Covered onShow={onShow} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** In the place of the reported words, which are not in the page. */
function Covered({ onShow }: { readonly onShow: () => void }) {
  return (
    <>
      <span className="admin-covered">covered</span>{' '}
      <button type="button" className="link" aria-label="Show the reported words" onClick={onShow}>
        Show
      </button>
    </>
  );
}
