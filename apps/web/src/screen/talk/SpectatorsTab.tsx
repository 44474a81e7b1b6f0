import { useId, useState } from 'react';
import { makeGuestName, MAX_NAME, rememberName } from '../../app/playerName.ts';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { changeBlock } from '../../host/accountCalls.ts';
import { closeSpectatorWarning, sendSpectatorReport, saySpectators } from '../../host/talkCalls.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { useSeenLines, useSpokenLines } from './newLines.ts';
import { ReportForm } from './ReportForm.tsx';
import { SayForm } from './SayForm.tsx';
import { type ShownLine, TalkLines } from './TalkLines.tsx';
import { hideSpectator } from './talkMemory.ts';
import { listSpectatorLines, type OpenSpectatorsTalk, useSpectatorsTalk } from './useSpectatorsTalk.ts';
import { Warning } from './Warning.tsx';

/** The talk of the spectators. It is closed to a player until the end. */
export function SpectatorsTab() {
  const open = useSpectatorsTalk();
  const over = useSessionState((state) => state.game?.over ?? false);
  if (open) return <Open {...open} />;
  return (
    <p className="muted">{over ? 'Nothing has been said yet.' : 'You can read this after the battle.'}</p>
  );
}

function Open(open: OpenSpectatorsTalk) {
  const { game, talk, memory } = open;
  const [chosen, setChosen] = useState<ShownLine | null>(null);
  const shown = listSpectatorLines(open);
  // A player has unread lines at the table only.
  useSeenLines(game, talk.writes ? (talk.lines.at(-1)?.n ?? 0) : 0, memory.seen);
  useSpokenLines(shown);
  return (
    <div className="talk">
      <Warning
        warning={talk.warning}
        onClose={(id) => void closeSpectatorWarning(game, id).catch(() => undefined)}
      />
      <Readers {...open} />
      <TalkLines
        lines={shown}
        seen={talk.writes ? memory.seen : 0}
        action={{
          ...{ words: 'mute or report', label: (name) => `Mute or report ${name}` },
          press: setChosen,
        }}
      />
      {chosen ? (
        <Against key={chosen.n} game={game} line={chosen} onClose={() => setChosen(null)} />
      ) : (
        talk.writes && <Say {...open} />
      )}
      <Hidden {...open} />
    </div>
  );
}

/** A sentence about the readers of this talk. */
function Readers({ talk: { writes, barred } }: OpenSpectatorsTalk) {
  const over = useSessionState((state) => state.game?.over ?? false);
  if (!writes) return <p className="muted">What spectators said while you played.</p>;
  const players = over ? 'The players read it too.' : 'The players can read it after the battle.';
  return (
    <p className="muted">
      All spectators read this. {players} {barred}
    </p>
  );
}

/** The phrases and a field; and for a guest the name. */
function Say({ game, talk, signedIn, own }: OpenSpectatorsTalk) {
  const [name, setName] = useState(() => own ?? makeGuestName());
  const id = useId();
  return (
    <>
      {signedIn === null && (
        <p className="talk-name">
          <label htmlFor={id}>Your name here</label>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={MAX_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </p>
      )}
      <SayForm
        to="the spectators"
        chat={talk.barred === null}
        send={async (line) => {
          const as = signedIn ?? name.trim();
          if (as === '') throw new Error('Type a name first: the others see it.');
          await saySpectators(game, { ...line, name: as });
          if (signedIn === null) rememberName(as);
        }}
      />
    </>
  );
}

interface AgainstProps {
  readonly game: string;
  readonly line: ShownLine;
  readonly onClose: () => void;
}

/** Actions against another spectator, who does not learn of them. */
function Against({ game, line, onClose }: AgainstProps) {
  const [reports, setReports] = useState(false);
  const { name, n } = line;
  const hide = (): void => {
    hideSpectator(game, name, true);
    onClose();
  };
  const block = usePressTwice(() => {
    // Only an account can be blocked elsewhere; the lines of a guest are hidden here.
    changeBlock(name, true).catch(() => undefined);
    hide();
  });
  if (reports)
    return (
      <ReportForm
        whom={name}
        line={n}
        onSend={(report) => sendSpectatorReport(game, { ...report, line: n })}
        onClose={onClose}
      />
    );
  return (
    <div className="talk-against">
      <p>
        <b>{name}</b> is told of none of this.
      </p>
      <p className="row">
        <button type="button" className="button button-small" onClick={hide}>
          Mute
        </button>
        <button type="button" className="button button-small" onClick={block.press}>
          {block.sure ? `Press again to block ${name}` : 'Block'}
        </button>
        <button type="button" className="button button-small" onClick={() => setReports(true)}>
          Report…
        </button>
        <button type="button" className="link" onClick={onClose}>
          Cancel
        </button>
      </p>
    </div>
  );
}

/** The people whose lines are not shown, and the way to show them again. */
function Hidden({ game, memory: { hidden } }: OpenSpectatorsTalk) {
  if (hidden.length === 0) return null;
  return (
    <div className="talk-against">
      {hidden.map((name) => (
        <p key={name} className="muted">
          The lines of {name} are not shown.{' '}
          <button type="button" className="link" onClick={() => hideSpectator(game, name, false)}>
            Show them
          </button>
        </p>
      ))}
    </div>
  );
}
