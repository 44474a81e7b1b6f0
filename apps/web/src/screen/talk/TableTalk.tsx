import { useState } from 'react';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { changeBlock } from '../../host/accountCalls.ts';
import { changeChat, closeWarning, sayTalk, sendReport } from '../../host/talkCalls.ts';
import { ReportForm } from './ReportForm.tsx';
import { SayForm } from './SayForm.tsx';
import { TalkLines } from './TalkLines.tsx';
import { rememberTalk } from './talkMemory.ts';
import { useSeenLines, useSpokenLines } from './newLines.ts';
import { isChatOn, listShownLines, type OpenTalk } from './useTalk.ts';
import { Warning } from './Warning.tsx';

/** The talk of the two players. */
export function TableTalk(open: OpenTalk) {
  const [reported, setReported] = useState<number | 'player' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { game, side, opponent, talk, memory } = open;
  const shown = listShownLines(open);
  useSeenLines(game, talk.lines.at(-1)?.n ?? 0, memory.seen);
  useSpokenLines(shown);
  const act = (work: Promise<unknown>): void => {
    setTrouble(null);
    work.catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return (
    <div className="talk">
      <Warning warning={talk.warning} onClose={(id) => act(closeWarning(game, side, id))} />
      <ChatState open={open} act={act} />
      <TalkLines
        lines={shown}
        seen={memory.seen}
        action={{
          ...{ words: 'report', label: (name) => `Report this line of ${name}` },
          press: ({ n }) => setReported(n),
        }}
      />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {reported !== null ? (
        <ReportForm
          whom={opponent}
          onSend={(report) => sendReport(game, side, report)}
          line={reported === 'player' ? null : reported}
          onClose={() => setReported(null)}
        />
      ) : (
        <>
          <SayForm to={opponent} chat={isChatOn(open)} send={(line) => sayTalk(game, side, line)} />
          <Against open={open} act={act} onReport={() => setReported('player')} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly open: OpenTalk;
  /** Does something on the server, and shows why it could not be done. */
  readonly act: (work: Promise<unknown>) => void;
}

/** Says if free chat is on, with a button that changes it. */
function ChatState({ open, act }: PartProps) {
  const [notNow, setNotNow] = useState(false);
  const { game, side, opponent, talk } = open;
  const change = (wanted: boolean) => act(changeChat(game, side, wanted));
  const [mine, theirs] = side === 0 ? talk.wants : [talk.wants[1], talk.wants[0]];
  if (talk.barred !== null) return <p className="muted">{talk.barred}</p>;
  if (talk.allowed === 'phrases')
    return <p className="muted">Only {opponent} reads this. This game has phrases, and no chat.</p>;
  if (isChatOn(open))
    return (
      <p className="muted">
        Only {opponent} reads this. Chat is on since both of you wanted it.{' '}
        <button type="button" className="link" onClick={() => change(false)}>
          Turn it off
        </button>
      </p>
    );
  if (mine)
    return (
      <p className="muted">
        Only {opponent} reads this. Waiting for {opponent}.{' '}
        <button type="button" className="link" onClick={() => change(false)}>
          Withdraw
        </button>
      </p>
    );
  if (theirs && !notNow)
    return (
      <div className="talk-asks">
        <p>{opponent} would like to chat.</p>
        <p className="row">
          <button type="button" className="button" onClick={() => change(true)}>
            Turn on
          </button>
          <button type="button" className="button" onClick={() => setNotNow(true)}>
            Not now
          </button>
        </p>
      </div>
    );
  return (
    <p className="muted">
      Only {opponent} reads this. Chat is off until both of you want it.{' '}
      <button type="button" className="link" onClick={() => change(true)}>
        Turn chat on
      </button>
    </p>
  );
}

/** Actions against the other player, who does not learn of them. */
function Against({ open, act, onReport }: PartProps & { readonly onReport: () => void }) {
  const { game, side, opponent, memory } = open;
  const block = usePressTwice(() => {
    rememberTalk(game, { muted: true });
    act(changeChat(game, side, false));
    // Only an account can be blocked for later games; between guests it ends with this one.
    changeBlock(opponent, true).catch(() => undefined);
  });
  return (
    <div className="talk-against">
      <p className="row">
        <button
          type="button"
          className="link"
          aria-pressed={memory.muted}
          onClick={() => rememberTalk(game, { muted: !memory.muted })}
        >
          {memory.muted ? 'Show their lines' : 'Mute'}
        </button>
        <button type="button" className="link" onClick={block.press}>
          {block.sure ? `Press again to block ${opponent}` : 'Block'}
        </button>
        <button type="button" className="link" onClick={onReport}>
          Report…
        </button>
      </p>
      {memory.muted && <p className="muted">The lines of {opponent} are not shown. They are not told.</p>}
    </div>
  );
}
