import type { Battle } from '@linstock/battles';
import type { Options, Side } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { useState } from 'react';
import { labHash, tableHash } from '../app/route.ts';
import { type House, HostError, type Made } from '../host/host.ts';
import { ownHouse, usualHouse } from '../host/houses.ts';
import { Forces } from './Forces.tsx';
import { dateWords, historyWords } from './history.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { OPPONENTS, type Opponent, wishFor } from './start.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly battle: Battle;
  readonly systems: readonly AnyRulebook[];
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A battle: what happened, who stood there, and how to begin. */
export function BattleCard({ battle, systems, open, onOpen }: Props) {
  const id = `battle-${battle.id}`;
  return (
    <article className={`panel battle${open ? ' battle-open' : ''}`} aria-labelledby={id}>
      <div className="battle-picture">
        <Thumbnail battle={battle} />
      </div>
      <div className="battle-text">
        <h3 id={id}>
          <button type="button" className="battle-title" aria-expanded={open} onClick={onOpen}>
            {battle.title}
          </button>
        </h3>
        <p className="muted figure">
          {dateWords(battle.date)} · {battle.place}
        </p>
        <p>{battle.summary}</p>
        {open && <BattleStart battle={battle} systems={systems} />}
      </div>
    </article>
  );
}

function BattleStart({ battle, systems }: { battle: Battle; systems: readonly AnyRulebook[] }) {
  const rules = systems[0];
  const [side, setSide] = useState<Side>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [options, setOptions] = useState<Options>({});
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  if (!rules) return <p className="muted">No rule system here can fight this battle yet.</p>;
  const start = async (choose: () => House | Promise<House>) => {
    setBusy(true);
    setTrouble(null);
    try {
      const house = await choose();
      if (house.kind === 'browser' && opponent === 'elsewhere') throw new HostError('no-server', NO_SERVER);
      const game = await house.create(wishFor(rules.id, battle.id, side, opponent, options));
      if (game.links.length > 0) setMade(game);
      else location.hash = tableHash(game.id);
    } catch (error) {
      setTrouble(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  };
  return (
    <div className="battle-start">
      <p className="battle-history">
        {historyWords(battle.outcome)} <a href={labHash(battle.id)}>Could it have gone otherwise?</a>
      </p>
      <Forces battle={battle.id} rules={rules} />
      <fieldset className="battle-choice">
        <legend>You command</legend>
        {rules.sides.map((name, i) => (
          <label key={name} className={`choice side-${i}`}>
            <input
              type="radio"
              name={`side-${battle.id}`}
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
              name={`opponent-${battle.id}`}
              checked={opponent === each.id}
              onChange={() => setOpponent(each.id)}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
      <MoreChoices battle={battle.id} offered={rules.options ?? []} chosen={options} onChoose={setOptions} />
      {made === null && (
        <p className="row">
          <button
            type="button"
            className="button button-main"
            disabled={busy}
            onClick={() => void start(usualHouse)}
          >
            {busy ? 'Setting up …' : `Fight ${battle.title}`}
          </button>
          <span className="muted">
            {rules.title}, {OPPONENTS.find((each) => each.id === opponent)?.says}
          </span>
        </p>
      )}
      {made !== null && <SeatLinks made={made} sides={rules.sides} />}
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
