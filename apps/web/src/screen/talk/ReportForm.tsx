import { MAX_TALK_TEXT, REPORT_REASONS, type ReportTalk, reportTalkSchema } from '@linstock/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface Props {
  /** Name of the person who is reported. */
  readonly whom: string;
  /** The line that is reported; null for the player. */
  readonly line: number | null;
  /** Sends the report. Throws an error with a sentence. */
  readonly onSend: (report: ReportTalk) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports another person, who is not told, to the people who run the server. */
export function ReportForm({ whom, line, onSend, onClose }: Props) {
  const [reason, setReason] = useState('insult');
  const [sentence, setSentence] = useState('');
  const [state, setState] = useState<'open' | 'sent' | { readonly trouble: string }>('open');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = sentence.trim() === '' ? null : sentence;
    const read = reportTalkSchema.safeParse({ line, reason, sentence: said });
    if (!read.success) return setState({ trouble: read.error.issues[0]?.message ?? 'Choose a reason.' });
    try {
      await onSend(read.data);
      setState('sent');
    } catch (error) {
      setState({ trouble: `Not sent. ${error instanceof Error ? error.message : 'Try again.'}` });
    }
  };
  if (state === 'sent') return <Sent whom={whom} onClose={onClose} />;
  return (
    <form className="talk-report-form" onSubmit={(event) => void send(event)}>
      <h3 ref={heading} tabIndex={-1}>
        Report {whom}
      </h3>
      <Reasons chosen={reason} onChoose={setReason} />
      <label>
        A sentence, if you like
        <input
          type="text"
          maxLength={MAX_TALK_TEXT}
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
        />
      </label>
      <p className="muted">
        {line === null
          ? 'The last five lines are sent along.'
          : 'This line and the four before it are sent along.'}{' '}
        {whom} is not told.
      </p>
      {typeof state === 'object' && (
        <p className="trouble" role="alert">
          {state.trouble}
        </p>
      )}
      <p className="row">
        <button type="submit" className="button">
          Send the report
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}

interface ReasonsProps {
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/** The reasons for a report, one of which is chosen. */
function Reasons({ chosen, onChoose }: ReasonsProps) {
  return (
    <fieldset>
      <legend>Why</legend>
      {Object.entries(REPORT_REASONS).map(([each, words]) => (
        <label key={each}>
          <input
            type="radio"
            name="report-reason"
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />{' '}
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function Sent({ whom, onClose }: Pick<Props, 'whom' | 'onClose'>) {
  return (
    <div className="talk-report-form">
      <p role="alert">Sent. {whom} is not told. Thank you.</p>
      <button type="button" className="button" onClick={onClose}>
        Back to the talk
      </button>
    </div>
  );
}
