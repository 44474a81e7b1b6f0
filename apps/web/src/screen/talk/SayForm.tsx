import { MAX_TALK_TEXT, PHRASES, sayTalkSchema } from '@linstock/protocol';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { sayTalk } from '../../host/talkCalls.ts';
import type { OpenTalk } from './useTalk.ts';

/** Characters from which the field says how many there are. */
const COUNTED_FROM = 350;

interface Props extends Pick<OpenTalk, 'game' | 'side' | 'opponent'> {
  /** True if free chat is on. */
  readonly chat: boolean;
}

/** The phrases; and a field, if chat is on. A line that cannot be sent stays in the field. */
export function SayForm({ game, side, opponent, chat }: Props) {
  const [text, setText] = useState('');
  // The same line tried again has the same key, so that it is said once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const say = async (line: unknown): Promise<boolean> => {
    const read = sayTalkSchema.safeParse(line);
    if (!read.success) {
      setTrouble(read.error.issues[0]?.message ?? 'Write something first.');
      return false;
    }
    setSending(true);
    setTrouble(null);
    try {
      await sayTalk(game, side, read.data);
      return true;
    } catch (error) {
      setTrouble(`Not sent. ${error instanceof Error ? error.message : 'Try again.'}`);
      return false;
    } finally {
      setSending(false);
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || text.trim() === '' || !(await say({ key, text }))) return;
    setText('');
    setKey(crypto.randomUUID());
  };
  return (
    <div className="talk-say">
      <fieldset>
        <legend>Phrases</legend>
        {Object.entries(PHRASES).map(([phrase, words]) => (
          <button
            key={phrase}
            type="button"
            className="button button-small"
            onClick={() => void say({ key: crypto.randomUUID(), phrase })}
          >
            {words}
          </button>
        ))}
      </fieldset>
      {chat && (
        <form className="talk-form" onSubmit={(event) => void send(event)}>
          <textarea
            rows={2}
            aria-label={`Write to ${opponent}`}
            placeholder={`Write to ${opponent}`}
            maxLength={MAX_TALK_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendAtEnter}
          />
          <button type="submit" className="button">
            Send
          </button>
        </form>
      )}
      {text.length >= COUNTED_FROM && (
        <p className="muted">
          {text.length} of {MAX_TALK_TEXT} characters
        </p>
      )}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** `Enter` sends; with `Shift` it begins a line. */
function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
