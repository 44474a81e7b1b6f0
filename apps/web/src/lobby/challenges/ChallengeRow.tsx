import {
  type ChallengeView,
  challengeRow,
  clockWords,
  countsWords,
  takersSideWords,
} from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import { memo } from 'react';
import { hashOfChallenge } from '../../app/challengeLink.ts';
import { hashOfLobby } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { account } from '../../host/account.ts';
import { writeRating } from '../../words/ratingWords.ts';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { PresenceSign } from '../../common/PresenceSign.tsx';
import { liveryOf } from '../../design/livery.ts';
import { sideOfTaker } from './ChallengePlate.tsx';
import { namesOf } from './challengeRows.ts';

interface Props {
  readonly view: ChallengeView;
  /** True for a row that is only shown so that nothing moves. */
  readonly gone: boolean;
  /** 0 if the Tab key reaches the row's button, else -1. */
  readonly tabIndex: 0 | -1;
  readonly busy: boolean;
  /** The press of the button. */
  readonly act: (view: ChallengeView) => void;
}

/** A challenge in words, as the name of its row. */
export function describeChallenge(view: ChallengeView): string {
  return `${view.mine ? 'Yours. ' : ''}${challengeRow(view, namesOf(view))}`;
}

/** The cells of a challenge in the list. They are not drawn again while the list scrolls. */
export const ChallengeCells = memo(function ChallengeCells({ view, gone, tabIndex, busy, act }: Props) {
  const names = namesOf(view);
  const side = sideOfTaker(view);
  return (
    <div
      className={`challenge-cells ${liveryOf(needSystem(view.system))} ${view.mine ? 'challenge-mine' : ''}`}
    >
      <div>
        <a className="challenge-battle" href={hashOfChallenge(view.id)} tabIndex={-1}>
          {names.battle}
        </a>
        <span className="challenge-maker">
          <PresenceSign presence={view.here ? 'here' : 'away'} />
          <PlayerFlag name={view.maker} flag={view.makerFlag} />
          <MakerName view={view} tabIndex={-1} />
        </span>
      </div>
      <div>
        <span>
          {side !== null && <span className={`side-mark side-${side}`} aria-hidden="true" />}{' '}
          {takersSideWords(view, names)}
        </span>
        <span className="muted">{names.system}</span>
      </div>
      <div>
        <span>{clockWords(view.clock)}</span>
        <span className="muted">
          {countsWords(view)}
          {whoWords(view)}
        </span>
      </div>
      <div className="challenge-act">
        <RowButton {...{ view, gone, tabIndex, busy, act }} />
      </div>
    </div>
  );
});

/** The words about the only player who may accept a challenge; empty if anybody may. */
function whoWords({ mine, who, to, forReader }: ChallengeView): string {
  if (mine && who === 'link') return ', only by the link';
  if (to !== null) return `, only ${to}`;
  return forReader ? ', for you' : '';
}

interface MakerProps {
  readonly view: ChallengeView;
  /** 0 if the Tab key reaches the link, else -1. */
  readonly tabIndex?: 0 | -1;
}

/** The maker of a challenge: with an account a link to the page of the player, and the rating. */
export function MakerName({ view, tabIndex = 0 }: MakerProps) {
  const { maker, makerFlag, makerRating, mine } = view;
  if (mine) return <span title={maker}>Yours</span>;
  return (
    <>
      {makerFlag === null ? (
        <span title={maker}>{maker}</span>
      ) : (
        <a href={hashOfLobby('player', [maker])} title={maker} tabIndex={tabIndex}>
          {maker}
        </a>
      )}
      {makerRating !== null && <span className="muted">{writeRating(makerRating)}</span>}
    </>
  );
}

/** The button of a row: accepts, withdraws or opens the table. Words if nothing can be done. */
export function RowButton({ view, gone, tabIndex, busy, act }: Props) {
  const guest = useStore(account, ({ me }) => me === null);
  const { battle } = namesOf(view);
  if (view.state === 'accepted' && !view.mine) return <span>Accepted by {view.taker}</span>;
  if (gone || (view.state !== 'open' && view.state !== 'accepted')) return <span>gone</span>;
  const [label, name] = view.mine
    ? view.state === 'accepted'
      ? ['To the table', `To the table at ${battle}: ${view.taker} accepted`]
      : ['Withdraw', `Withdraw ${battle}`]
    : view.counts === 'rated' && guest
      ? ['Sign in to accept', `Sign in to accept ${battle} against ${view.maker}`]
      : ['Accept', `Accept ${battle} against ${view.maker}`];
  return (
    <button
      type="button"
      className="button"
      tabIndex={tabIndex}
      aria-label={name}
      aria-disabled={busy}
      onClick={() => act(view)}
    >
      {label}
    </button>
  );
}
