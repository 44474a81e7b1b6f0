import type { Listed } from '@linstock/battles';
import type { ClockTerms, Options, Side } from '@linstock/kernel';
import { sidesOf, type System } from '@linstock/systems';
import { useState } from 'react';
import { labHash, tableHash } from '../app/route.ts';
import { HowToWin } from '../common/HowToWin.tsx';
import { useIdle, useRulebook } from '../app/useRulebook.ts';
import { type House, HostError, type Made } from '../host/host.ts';
import { ownHouse, usualHouse } from '../host/houses.ts';
import { livery } from '../design/livery.ts';
import { ClockChoice, OpponentChoice, RulesChoice, SideChoice } from './BattleChoices.tsx';
import { Forces } from './Forces.tsx';
import { historyWords } from './history.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { OPPONENTS, type Opponent, wishFor } from './start.ts';
import { type SettingUp, useSettingUp } from './useSettingUp.ts';

/** How a battle is begun: under which rules, on which side, against whom. */
export function BattleStart({ listed }: { listed: Listed<System> }) {
  const { systems } = listed;
  const [rules, setRules] = useState(systems[0]);
  const sides = rules ? sidesOf(rules, listed.id) : null;
  // Fetched while nothing else is to do, so that the battle begins at once.
  useRulebook(useIdle() ? (rules?.id ?? null) : null);
  const [side, setSide] = useState<Side>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [options, setOptions] = useState<Options>({});
  const [clock, setClock] = useState<ClockTerms | null>(null);
  const setting = useSettingUp();
  if (!rules || !sides) return <p className="muted">No rule system here can fight this battle yet.</p>;
  const start = (choose: () => House | Promise<House>) =>
    void setting.start(choose, wishFor(rules.id, listed.id, side, opponent, options, clock), opponent);
  const chooseRules = (chosen: System) => {
    setRules(chosen);
    setOptions({});
  };
  return (
    <div className={`battle-start ${livery(rules)}`}>
      <BattleHistory listed={listed} />
      {systems.length > 1 && (
        <RulesChoice battle={listed.id} systems={systems} rules={rules} onChoose={chooseRules} />
      )}
      <Forces battle={listed.id} system={rules} sides={sides} />
      <SideChoice battle={listed.id} sides={sides} side={side} onChoose={setSide} />
      <HowToWin key={`${rules.id} ${side}`} system={rules.id} battle={listed.id} side={side} />
      <OpponentChoice battle={listed.id} opponent={opponent} onChoose={setOpponent} />
      {opponent === 'elsewhere' && <ClockChoice battle={listed.id} clock={clock} onChoose={setClock} />}
      <MoreChoices battle={listed.id} offered={rules.options ?? []} chosen={options} onChoose={setOptions} />
      {setting.made === null && (
        <p className="row">
          <button
            type="button"
            className="button button-main"
            disabled={setting.busy}
            onClick={() => start(usualHouse)}
          >
            {setting.busy ? 'Setting up …' : `Fight ${listed.title.replace(/^A /, 'a ')}`}
          </button>
          <span className="muted">
            {rules.title}, {OPPONENTS.find((each) => each.id === opponent)?.says}
          </span>
        </p>
      )}
      {setting.made !== null && <SeatLinks made={setting.made} sides={sides} />}
      <Trouble setting={setting} mayPlayHere={opponent !== 'elsewhere'} onPlayHere={() => start(ownHouse)} />
    </div>
  );
}

interface TroubleProps {
  readonly setting: SettingUp;
  readonly mayPlayHere: boolean;
  readonly onPlayHere: () => void;
}

/** Why no game was set up, and the way round where no server answers. */
function Trouble({ setting: { trouble, busy }, mayPlayHere, onPlayHere }: TroubleProps) {
  if (trouble === null) return null;
  return (
    <div role="alert" className="row">
      <span className="trouble">{trouble.message}</span>
      {trouble instanceof HostError && trouble.code === 'unreachable' && mayPlayHere && (
        <button type="button" className="button" disabled={busy} onClick={onPlayHere}>
          Play in this browser
        </button>
      )}
    </div>
  );
}

function BattleHistory({ listed: { id, battle } }: { listed: Listed<System> }) {
  if (battle)
    return (
      <p className="battle-history">
        {historyWords(battle)} <a href={labHash(battle.id)}>Could it have gone otherwise?</a>
      </p>
    );
  return (
    <p className="battle-history">
      <a href={labHash(id)}>Let machines fight it many times</a>, and see what comes of it.
    </p>
  );
}

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
