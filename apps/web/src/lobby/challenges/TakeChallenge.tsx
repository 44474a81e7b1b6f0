import type { Side } from '@linstock/kernel';
import { offeredLessons } from '@linstock/lessons/offered';
import { type ChallengeView, challengeTitle } from '@linstock/protocol';
import { useId, useState } from 'react';
import { hashOfNewChallenge } from '../../app/challengeLink.ts';
import { makeGuestName, MAX_NAME, playerName, rememberName } from '../../app/playerName.ts';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { account } from '../../host/account.ts';
import { acceptChallenge, type ChallengeSeat, endChallenge } from '../../host/challengeCalls.ts';
import { myGames } from '../../host/myGames.ts';
import { beginLesson } from '../../lesson/beginLesson.ts';
import { nameDevice } from '../../seats/seatSubject.ts';
import { type Task, useTask } from '../../seats/useTask.ts';
import { ChallengePlate, sideOfTaker } from './ChallengePlate.tsx';
import { namesOf } from './challengeRows.ts';
import { describeAge, describeExpiry } from './challengeTimes.ts';
import { practise } from './practice.ts';

interface Props {
  readonly view: ChallengeView;
  /** True if the server does not answer. */
  readonly lost: boolean;
  readonly read: () => void;
  /** Called with the seat when it is taken. */
  readonly onSeated: (seat: ChallengeSeat) => void;
}

/** A challenge as the reader of its link sees it. Only the button takes the seat. */
export function TakeChallenge(props: Props) {
  const { view } = props;
  const task = useTask();
  const open = explainClosed(view) === null;
  return (
    <div className="invite-side">
      <ChallengePlate
        terms={view}
        invitation={challengeTitle(view, { ...namesOf(view), battle: '' }).trim()}
        heading
      >
        {open ? <Acceptance {...props} task={task} /> : <Closed view={view} />}
      </ChallengePlate>
      {open && <GoodToKnow />}
      <FirstSteps view={view} task={task} />
      {open && <Refusing {...props} task={task} />}
    </div>
  );
}

/** Why a challenge cannot be accepted here; null if it can. */
export function explainClosed(view: ChallengeView): string | null {
  const { state, who } = view;
  if (state === 'accepted') {
    return holdsSeat(view)
      ? 'You already play this game. One person cannot hold both seats.'
      : 'This seat is taken.';
  }
  if (state !== 'open') return 'This challenge is no longer open.';
  return who === 'addressed' && !view.forReader ? 'This challenge is not open to you.' : null;
}

function holdsSeat({ game }: ChallengeView): boolean {
  return game !== null && myGames.seats(game).length > 0;
}

function Closed({ view }: { readonly view: ChallengeView }) {
  return (
    <div className="invite-closed" role="status">
      <p>{explainClosed(view)}</p>
      {view.game !== null && (
        <a className="button" href={hashOfTable(view.game)}>
          {holdsSeat(view) ? 'To the table' : 'Watch the game'}
        </a>
      )}
    </div>
  );
}

interface PartProps extends Props {
  readonly task: Task;
}

/** The name, the choice of a side if it is left to the taker, and the button. */
function Acceptance(props: PartProps) {
  const { view, task } = props;
  const [name, setName] = useState(() => playerName.get().name ?? makeGuestName());
  const [side, setSide] = useState<Side | null>(sideOfTaker(view));
  const me = useStore(account, (known) => known.me);
  const id = useId();
  return (
    <div className="invite-accept">
      {view.side === 'taker' && <SideChoice view={view} side={side} onChoose={setSide} />}
      {me !== null && <p>You play as {me.name}.</p>}
      {me === null && <label htmlFor={id}>Your name at this table</label>}
      <div className="invite-name" hidden={me !== null}>
        <PlayerFlag name={name.trim()} size={36} />
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="invite-foot">
        {task.trouble !== null && (
          <p role="alert" className="trouble">
            {task.trouble}
          </p>
        )}
        <button
          type="button"
          className="button button-main invite-main"
          aria-disabled={task.busy}
          onClick={() => task.run(() => accept(props, me?.name ?? name.trim(), side))}
        >
          {acceptLabel(view, side, me === null)}
        </button>
      </div>
      <p className="muted invite-note">
        {me === null
          ? `No account is needed. This ${nameDevice()} will hold the seat, and you get six words that bring it back.`
          : `This ${nameDevice()} and your account will hold the seat.`}
      </p>
    </div>
  );
}

/** Takes the seat. Throws an error whose message is for the player. */
async function accept({ view, lost, read, onSeated }: Props, name: string, side: Side | null): Promise<void> {
  if (view.counts === 'rated' && account.get().me === null) {
    location.hash = hashOfLobby('sign-in');
    return;
  }
  if (name === '') throw new Error('Type a name first: the other player sees it.');
  const wanted = view.side === 'taker' ? side : undefined;
  if (wanted === null) throw new Error('Choose your side, then accept.');
  if (lost) throw new Error('The server does not answer now, so nothing was sent. Try again in a moment.');
  const seat = await acceptChallenge(view.id, name, wanted).finally(read);
  rememberName(name);
  onSeated(seat);
}

interface SideProps {
  readonly view: ChallengeView;
  readonly side: Side | null;
  readonly onChoose: (side: Side) => void;
}

function SideChoice({ view, side, onChoose }: SideProps) {
  const id = useId();
  return (
    <fieldset className="invite-choose">
      <legend>Your side</legend>
      {namesOf(view).sides.map((name, i) => (
        <label key={name} className="choice">
          <input type="radio" name={id} checked={side === i} onChange={() => onChoose(i === 0 ? 0 : 1)} />
          <span className={`side-mark side-${i}`} aria-hidden="true" /> {name}
        </label>
      ))}
    </fieldset>
  );
}

function acceptLabel(view: ChallengeView, side: Side | null, guest: boolean): string {
  if (view.counts === 'rated' && guest) return 'Sign in and accept';
  return side === null ? 'Accept and play' : `Accept and play the ${namesOf(view).sides[side]} side`;
}

function GoodToKnow() {
  return (
    <section className="panel invite-panel" aria-labelledby="good-title">
      <h2 id="good-title">Good to know</h2>
      <p>Close the page when you like. The game waits for you here.</p>
      <p>Before turn 2 either side may call it off. Then nothing is counted.</p>
      <p>Your troops can answer for you: “always return fire at 40 %”.</p>
    </section>
  );
}

/** Two ways to try the battle before the game. */
function FirstSteps({ view, task }: { readonly view: ChallengeView; readonly task: Task }) {
  const [lesson] = offeredLessons;
  return (
    <p className="row">
      {lesson && (
        <button type="button" className="button" onClick={() => task.run(() => beginLesson(lesson.id))}>
          Ten minutes with a coach first
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => task.run(() => practise(view, sideOfTaker(view) ?? 0))}
      >
        Try it against a machine
      </button>
    </p>
  );
}

function Refusing({ view, read, task: { run } }: PartProps) {
  const [now] = useState(Date.now);
  return (
    <p className="row invite-ways">
      {view.who !== 'anyone' && (
        <button
          type="button"
          className="link"
          onClick={() => run(() => endChallenge(view.id, 'decline').then(read))}
        >
          No, thank you
        </button>
      )}
      <a href={hashOfNewChallenge({ replyTo: view.id })}>Other terms…</a>
      <span className="muted">
        <time
          dateTime={new Date(view.posted).toISOString()}
          title={new Date(view.posted).toLocaleString('en-GB')}
        >
          offered {describeAge(view.posted, now)}
        </time>
        , good until {describeExpiry(view)}
      </span>
    </p>
  );
}
