import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '../../app/speech.ts';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { changeBlock } from '../../host/accountCalls.ts';
import { closeWarning, changeChat } from '../../host/talkCalls.ts';
import { MyNotes } from '../notes/MyNotes.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SayForm } from './SayForm.tsx';
import { TalkLines } from './TalkLines.tsx';
import { rememberTalk } from './talkMemory.ts';
import { isChatOn, type OpenTalk, listShownLines, useTalk } from './useTalk.ts';
import './talk.css';

/** The panel Talk: what the two players say to each other. */
export function TalkPanel() {
  const talk = useTalk();
  const [tab, setTab] = useState<Tab>('table');
  if (!talk) return <p>The players of this game do not talk.</p>;
  return (
    <>
      <Tabs shown={tab} onShow={setTab} />
      <div role="tabpanel" aria-labelledby={`talk-tab-${tab}`}>
        {tab === 'table' ? <Open {...talk} /> : <MyNotes />}
      </div>
    </>
  );
}

const TABS = { table: 'At the table', notes: 'My notes' } as const;
type Tab = keyof typeof TABS;

/** The tabs of the panel. Arrow keys change between the two. */
function Tabs({ shown, onShow }: { readonly shown: Tab; readonly onShow: (tab: Tab) => void }) {
  const other = shown === 'table' ? 'notes' : 'table';
  const change = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    onShow(other);
    document.getElementById(`talk-tab-${other}`)?.focus();
  };
  return (
    <div className="talk-tabs" role="tablist" aria-label="Talk and notes">
      {(['table', 'notes'] as const).map((tab) => (
        <button
          key={tab}
          id={`talk-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={change}
        >
          {TABS[tab]}
        </button>
      ))}
    </div>
  );
}

function Open(open: OpenTalk) {
  const [reported, setReported] = useState<number | 'player' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useSeen(open);
  useSpokenLines(open);
  const act = (work: Promise<unknown>): void => {
    setTrouble(null);
    work.catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return (
    <div className="talk">
      <Warning open={open} act={act} />
      <ChatState open={open} act={act} />
      <TalkLines {...open} lines={listShownLines(open)} onReport={setReported} />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {reported !== null ? (
        <ReportForm
          {...open}
          line={reported === 'player' ? null : reported}
          onClose={() => setReported(null)}
        />
      ) : (
        <>
          <SayForm {...open} chat={isChatOn(open)} />
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

/** A warning by the operator of the server, until it is pressed away. */
function Warning({ open: { game, side, talk }, act }: PartProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const { warning } = talk;
  if (!warning || pressed === warning.id) return null;
  const press = (): void => {
    setPressed(warning.id);
    act(closeWarning(game, side, warning.id));
  };
  return (
    <div className="talk-warning">
      <p>
        <b>A warning from the people who run this server.</b> {warning.sentence}
      </p>
      <button type="button" className="button" onClick={press}>
        I have read it
      </button>
    </div>
  );
}

/** Whether free chat is on, and the way to change that. */
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

/** The actions against the other player, who is not told of any of them. */
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

/** Lines count as seen while the panel is open in a page that is visible. */
function useSeen({ game, talk, memory }: OpenTalk): void {
  const last = talk.lines.at(-1)?.n ?? 0;
  const { seen } = memory;
  useEffect(() => {
    const note = (): void => {
      if (document.visibilityState === 'visible' && last > seen) rememberTalk(game, { seen: last });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [game, last, seen]);
}

/** A line that arrives while the panel is open is spoken once. */
function useSpokenLines({ side, opponent, talk, memory }: OpenTalk): void {
  const [opened] = useState(talk.lines.at(-1)?.n ?? 0);
  const latest = talk.lines.at(-1);
  const words = latest && latest.n > opened && latest.side !== side && !memory.muted ? latest.text : null;
  const n = latest?.n;
  useEffect(() => {
    if (words !== null && n !== undefined) announce(`${opponent}: ${words}`);
  }, [words, n, opponent]);
}
