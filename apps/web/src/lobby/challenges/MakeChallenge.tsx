import type { ChallengeView } from '@linstock/protocol';
import { useEffect, useId, useState } from 'react';
import { hashOfChallenge, type ChallengeStart } from '../../app/challengeLink.ts';
import { MAX_NAME, makeGuestName, playerName, rememberName } from '../../app/playerName.ts';
import { useStore } from '../../app/useStore.ts';
import { account } from '../../host/account.ts';
import { useMedia } from '../../common/useMedia.ts';
import { liveryOf } from '../../design/livery.ts';
import { WINDOWS } from '../../design/windows.ts';
import { fetchChallenge, postChallenge } from '../../host/challengeCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { writeDay } from '../../words/dateWords.ts';
import { markPosted } from './postedLink.ts';
import { BattleList, BattlePicker } from './BattleList.tsx';
import { ChallengeForm } from './ChallengeForm.tsx';
import { ChallengePlate } from './ChallengePlate.tsx';
import {
  CATALOGUE,
  type Draft,
  draftOf,
  storeDraft,
  readStoredDraft,
  systemOfDraft,
  termsOfDraft,
  withStart,
  wishOf,
  withBattle,
} from './draft.ts';
import '../../chooser/battleStart.css';
import './make.css';

interface Props {
  /** The earlier choices; empty for the draft as it was left. */
  readonly start: ChallengeStart;
}

/** The page on which a challenge is made. Only its two buttons post anything. */
export function MakeChallenge({ start }: Props) {
  const { replyTo = null, to = null } = start;
  const { draft, change } = useDraft(start);
  const answered = useAnswered(replyTo, (view) => change(draftOf(view)));
  const small = useMedia(WINDOWS.medium);
  const [name, setName] = useState(() => playerName.get().name ?? makeGuestName());
  const me = useStore(account, (known) => known.me);
  const member = me !== null;
  const system = systemOfDraft(draft);
  const listed = CATALOGUE.find(({ id }) => id === draft.battle);
  if (!system || !listed) return null;
  const choose = (id: string) => change(withBattle(draft, id));
  return (
    <main className="make">
      <title>Make a challenge · Linstock</title>
      {!small && <BattleList chosen={draft.battle} onChoose={choose} />}
      <section className={`panel make-form ${liveryOf(system)}`} aria-labelledby="make-title">
        <div className="make-head">
          <h1 id="make-title">
            {replyTo !== null ? 'Other terms' : to !== null ? `Challenge ${to}` : 'Make a challenge'}
          </h1>
          <p className="muted">
            {replyTo !== null
              ? `Only ${answered?.maker ?? 'the other player'} can accept them. The first offer stays open until then.`
              : to !== null
                ? `Only ${to} can accept it, and finds it on Home.`
                : `${listed.title}, ${writeDay(listed.date)}`}
          </p>
        </div>
        {small && <BattlePicker chosen={draft.battle} onChoose={choose} />}
        <ChallengeForm draft={draft} system={system} account={member} to={to} change={change} />
        {!member && <NameRow name={name} onName={setName} />}
        <PostButtons draft={draft} name={name} replyTo={replyTo} to={to} />
      </section>
      <section className="make-summary" aria-labelledby="make-summary-title">
        <h2 id="make-summary-title">What the other side will see</h2>
        <ChallengePlate
          terms={{
            ...termsOfDraft(draft, member),
            maker: me?.name ?? (name.trim() === '' ? 'You' : name.trim()),
            makerFlag: me?.flag ?? null,
          }}
          invitation="A challenge to fight at"
        />
      </section>
    </main>
  );
}

/** The draft, stored at each change. Other terms, and a challenge for one player, are drafts of their own and are not stored. */
function useDraft(start: ChallengeStart) {
  const [draft, setDraft] = useState<Draft>(() => withStart(readStoredDraft(), start));
  const stored = start.replyTo === undefined && start.to === undefined;
  useEffect(() => {
    if (stored) storeDraft(draft);
  }, [draft, stored]);
  return { draft, change: (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields })) };
}

/** The challenge to which other terms are offered, once it is there. */
function useAnswered(id: string | null, onFound: (view: ChallengeView) => void): ChallengeView | null {
  const [found, setFound] = useState<ChallengeView | null>(null);
  useEffect(() => {
    if (id === null) return;
    let left = false;
    fetchChallenge(id).then(
      (view) => {
        if (left) return;
        setFound(view);
        onFound(view);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
    // Once for each challenge, whatever has been changed in the form since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return found;
}

function NameRow({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const id = useId();
  return (
    <div className="make-row">
      <label className="make-label" htmlFor={id}>
        Your name
      </label>
      <div className="make-choices">
        <input
          id={id}
          className="make-name"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      </div>
    </div>
  );
}

interface PostProps {
  readonly draft: Draft;
  readonly name: string;
  readonly replyTo: string | null;
  readonly to: string | null;
}

function PostButtons({ draft, name, replyTo, to }: PostProps) {
  const { busy, trouble, run } = useTask();
  const post = (who: Draft['who']) =>
    run(async () => {
      const own = name.trim();
      if (own === '') throw new Error('Type a name first: the other player sees it.');
      const view = await postChallenge(
        wishOf({ ...draft, who }, { name: own, account: account.get().me !== null, replyTo, to }),
      );
      rememberName(own);
      markPosted(view.id);
      location.hash = hashOfChallenge(view.id);
    });
  return (
    <div className="make-foot">
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="make-buttons">
        <button
          type="button"
          className="button button-main"
          aria-disabled={busy}
          onClick={() => post(draft.who)}
        >
          {replyTo !== null ? 'Offer these terms' : to !== null ? `Challenge ${to}` : 'Post the challenge'}
        </button>
        {replyTo === null && to === null && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => post('link')}>
            Only make the link
          </button>
        )}
        <p className="muted">You can withdraw it until someone accepts.</p>
      </div>
    </div>
  );
}
