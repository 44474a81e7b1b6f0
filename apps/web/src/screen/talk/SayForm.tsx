import { MAX_TALK_TEXT, PHRASES, type SayTalk, sayTalkSchema } from '@linstock/protocol';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { makeRandomHex } from '../../common/randomHex.ts';

/** Number of characters from which the field shows their number. */
const COUNTED_FROM = 350;

/** Bytes of the key by which a line that is sent again is known. */
const KEY_BYTES = 16;

interface Props {
  /** The reader of what is typed, such as `Kestrel`. */
  readonly to: string;
  /** True if one may write freely. */
  readonly chat: boolean;
  /** Sends a line. Throws an error with a sentence. */
  readonly send: (line: SayTalk) => Promise<void>;
}

/** The phrases; and a field, if chat is on. */
export function SayForm({ to, chat, send }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const say = async (line: object): Promise<boolean> => {
    const read = sayTalkSchema.safeParse(line);
    if (!read.success) {
      setTrouble(read.error.issues[0]?.message ?? 'Write something first.');
      return false;
    }
    setTrouble(null);
    try {
      await send(read.data);
      return true;
    } catch (error) {
      setTrouble(`Not sent. ${error instanceof Error ? error.message : 'Try again.'}`);
      return false;
    }
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
            onClick={() => void say({ key: makeRandomHex(KEY_BYTES), phrase })}
          >
            {words}
          </button>
        ))}
      </fieldset>
      {chat && <ChatField to={to} say={say} />}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  readonly to: string;
  /** Sends a line; false if that failed. */
  readonly say: (line: object) => Promise<boolean>;
}

/** The field for free chat. A line that cannot be sent stays in it, and is said once however often it is tried. */
function ChatField({ to, say }: FieldProps) {
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => makeRandomHex(KEY_BYTES));
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || text.trim() === '') return;
    setSending(true);
    const sent = await say({ key, text });
    setSending(false);
    if (!sent) return;
    setText('');
    setKey(makeRandomHex(KEY_BYTES));
  };
  return (
    <>
      <form className="talk-form" onSubmit={(event) => void send(event)}>
        <textarea
          rows={2}
          aria-label={`Write to ${to}`}
          placeholder={`Write to ${to}`}
          maxLength={MAX_TALK_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendAtEnter}
        />
        <button type="submit" className="button">
          Send
        </button>
      </form>
      {text.length >= COUNTED_FROM && (
        <p className="muted">
          {text.length} of {MAX_TALK_TEXT} characters
        </p>
      )}
    </>
  );
}

/** `Enter` sends; with `Shift` it begins a line. */
function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
