import type { Listed } from '@linstock/battles';
import type { Options, Side } from '@linstock/kernel';
import { sidesOf, type System } from '@linstock/systems';
import { useState } from 'react';
import { labHash, tableHash } from '../app/route.ts';
import { useIdle, useRulebook } from '../app/useRulebook.ts';
import { type House, HostError, type Made } from '../host/host.ts';
import { ownHouse, usualHouse } from '../host/houses.ts';
import { Forces } from './Forces.tsx';
import { dateWords, historyWords } from './history.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { OPPONENTS, type Opponent, wishFor } from './start.ts';
import { TableThumbnail } from './TableThumbnail.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly listed: Listed<System>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A battle: what happened, who stood there, and how to begin. */
export function BattleCard({ listed, open, onOpen }: Props) {
  const { title, date, place, summary, battle, systems } = listed;
  const id = `battle-${listed.id}`;
  return (
    <article className={`panel battle${open ? ' battle-open' : ''}`} aria-labelledby={id}>
      <div className="battle-picture">
        {battle && <Thumbnail battle={battle} />}
        {!battle && systems[0] && <TableThumbnail system={systems[0]} battle={listed.id} title={title} />}
      </div>
      <div className="battle-text">
        <h3 id={id}>
          <button type="button" className="battle-title" aria-expanded={open} onClick={onOpen}>
            {title}
          </button>
        </h3>
        <p className="muted figure">
          {date && `${dateWords(date)} · `}
          {place}
        </p>
        <p>{summary}</p>
        {open && <BattleStart listed={listed} />}
      </div>
    </article>
  );
}

function BattleStart({ listed }: { listed: Listed<System> }) {
  const { battle, systems } = listed;
  const [rules, setRules] = useState(systems[0]);
  const sides = rules ? sidesOf(rules, listed.id) : null;
  // Fetched while nothing else is to do, so that the battle begins at once.
  useRulebook(useIdle() ? (rules?.id ?? null) : null);
  const [side, setSide] = useState<Side>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [options, setOptions] = useState<Options>({});
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  if (!rules || !sides) return <p className="muted">No rule system here can fight this battle yet.</p>;
  const start = async (choose: () => House | Promise<House>) => {
    setBusy(true);
    setTrouble(null);
    try {
      const house = await choose();
      if (house.kind === 'browser' && opponent === 'elsewhere') throw new HostError('no-server', NO_SERVER);
      const game = await house.create(wishFor(rules.id, listed.id, side, opponent, options));
      if (game.links.length > 0) setMade(game);
      else location.hash = tableHash(game.id);
    } catch (error) {
      setTrouble(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  };
  return (
    <div className="battle-start">
      {battle && (
        <p className="battle-history">
          {historyWords(battle)} <a href={labHash(battle.id)}>Could it have gone otherwise?</a>
        </p>
      )}
      {!battle && (
        <p className="battle-history">
          <a href={labHash(listed.id)}>Let machines fight it many times</a>, and see what comes of it.
        </p>
      )}
      {systems.length > 1 && (
        <fieldset className="battle-choice">
          <legend>Under the rules of</legend>
          {systems.map((each) => (
            <label key={each.id} className="choice">
              <input
                type="radio"
                name={`rules-${listed.id}`}
                checked={rules === each}
                onChange={() => {
                  setRules(each);
                  setOptions({});
                }}
              />
              {each.title}
            </label>
          ))}
          <p className="muted">{rules.line}</p>
        </fieldset>
      )}
      <Forces battle={listed.id} system={rules} sides={sides} />
      <fieldset className="battle-choice">
        <legend>You command</legend>
        {sides.map((name, i) => (
          <label key={name} className={`choice side-${i}`}>
            <input
              type="radio"
              name={`side-${listed.id}`}
              checked={side === i}
              onChange={() => setSide(i as Side)}
            />
            <span className="side-mark" aria-hidden="true" /> {name}
          </label>
        ))}
      </fieldset>
      <fieldset className="battle-choice">
        <legend>Against</legend>
        {OPPONENTS.map((each) => (
          <label key={each.id} className="choice" title={each.says}>
            <input
              type="radio"
              name={`opponent-${listed.id}`}
              checked={opponent === each.id}
              onChange={() => setOpponent(each.id)}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
      <MoreChoices battle={listed.id} offered={rules.options ?? []} chosen={options} onChoose={setOptions} />
      {made === null && (
        <p className="row">
          <button
            type="button"
            className="button button-main"
            disabled={busy}
            onClick={() => void start(usualHouse)}
          >
            {busy ? 'Setting up …' : `Fight ${listed.title.replace(/^A /, 'a ')}`}
          </button>
          <span className="muted">
            {rules.title}, {OPPONENTS.find((each) => each.id === opponent)?.says}
          </span>
        </p>
      )}
      {made !== null && <SeatLinks made={made} sides={sides} />}
      {trouble !== null && (
        <div role="alert" className="row">
          <span className="trouble">{trouble.message}</span>
          {trouble instanceof HostError && trouble.code === 'unreachable' && opponent !== 'elsewhere' && (
            <button type="button" className="button" disabled={busy} onClick={() => void start(ownHouse)}>
              Play in this browser
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const NO_SERVER =
  'A friend elsewhere can only join through a server, and none answers. Start one with npm start, or choose another opponent.';

function SeatLinks({ made, sides }: { made: Made; sides: readonly [string, string] }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="seat-links">
      {made.links.map((link) => (
        <p key={link.side} className="row">
          <label className="seat-link">
            Send this to the {sides[link.side]} player; who has it holds the seat:
            <input readOnly value={link.address} onFocus={(event) => event.target.select()} />
          </label>
          <button
            type="button"
            className="button"
            onClick={() => void navigator.clipboard?.writeText(link.address).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy'}
          </button>
        </p>
      ))}
      <a className="button button-main" href={tableHash(made.id)}>
        To the table
      </a>
    </div>
  );
}
