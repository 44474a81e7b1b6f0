import type { Battle, CatalogueBattle } from '@linstock/battles';
import type { ClockTerms, Options, Side } from '@linstock/kernel';
import { shippedStudies } from '@linstock/lessons/studies';
import { type System, sidesOf } from '@linstock/systems';
import { useEffect, useRef, useState } from 'react';
import { hashOfEditor, hashOfLab, hashOfPrint, hashOfStudy } from '../app/route.ts';
import { useIdle, useRulebook } from '../app/useRulebook.ts';
import { HowToWin } from '../common/HowToWin.tsx';
import { liveryOf } from '../design/livery.ts';
import { findBackend, openOwnBackend } from '../host/backends.ts';
import { type GameBackend, HostError } from '../host/host.ts';
import { SeatLinks } from '../host/SeatLinks.tsx';
import { makeWish, type Opponent, opponentsOf } from '../host/start.ts';
import { planFor } from '../plans/plans.ts';
import { writeDay } from '../words/dateWords.ts';
import { describeKnown } from '../words/known.ts';
import { ClockChoice, OpponentChoice, RulesChoice, SideChoice } from './BattleChoices.tsx';
import { BattleFacts } from './BattleFacts.tsx';
import { Forces } from './Forces.tsx';
import { describeHistory } from './history.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { PlanPicture } from '../plans/PlanPicture.tsx';
import { type GameCreation, useSettingUp } from './useSettingUp.ts';
import './battleStart.css';

/** A battle in detail, and the choices that begin it: rules, side and opponent. */
export function BattleStart({ listed }: { listed: CatalogueBattle<System> }) {
  const { systems } = listed;
  const [rules, setRules] = useState(systems[0]);
  const sides = rules ? sidesOf(rules, listed.id) : null;
  // Fetched while the browser is idle, so that the battle begins at once.
  useRulebook(useIdle() ? (rules?.id ?? null) : null);
  const [side, setSide] = useState<Side>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const [options, setOptions] = useState<Options>({});
  const [clock, setClock] = useState<ClockTerms | null>(null);
  const setting = useSettingUp();
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (setting.made) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [setting.made]);
  if (!rules || !sides) return <p className="muted">No rule system here can fight this battle yet.</p>;
  const start = (choose: () => GameBackend | Promise<GameBackend>) =>
    void setting.start(choose, makeWish(rules.id, listed.id, side, opponent, options, clock), opponent);
  const chooseRules = (chosen: System) => {
    setRules(chosen);
    setOptions({});
    if (!opponentsOf(chosen).some(({ id }) => id === opponent)) setOpponent('normal');
  };
  return (
    <div className={`battle-start ${liveryOf(rules)}`}>
      <Battlefield listed={listed} rules={rules} />
      {systems.length > 1 && (
        <RulesChoice battle={listed.id} systems={systems} rules={rules} onChoose={chooseRules} />
      )}
      <div className="battle-side">
        <SideChoice battle={listed.id} sides={sides} side={side} onChoose={setSide} />
        <HowToWin key={`${rules.id} ${side}`} system={rules.id} battle={listed.id} side={side} />
      </div>
      <OpponentChoice battle={listed.id} rules={rules} opponent={opponent} onChoose={setOpponent} />
      {opponent === 'elsewhere' && <ClockChoice battle={listed.id} clock={clock} onChoose={setClock} />}
      <More {...{ listed, rules, sides, options }} onOptions={setOptions} />
      <div
        ref={foot}
        className={`battle-go ${setting.made ? 'battle-made' : ''} ${setting.trouble ? 'battle-refused' : ''}`}
      >
        {setting.made ? (
          <SeatLinks made={setting.made} sides={sides} />
        ) : (
          <Go
            title={listed.title}
            rules={rules}
            opponent={opponent}
            busy={setting.busy}
            onGo={() => start(findBackend)}
          />
        )}
        <Trouble
          setting={setting}
          mayPlayHere={opponent !== 'elsewhere'}
          onPlayHere={() => start(openOwnBackend)}
        />
      </div>
    </div>
  );
}

interface MoreProps {
  readonly listed: CatalogueBattle<System>;
  readonly rules: System;
  readonly sides: ReturnType<typeof sidesOf>;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

/** The options of the rules, the forces, what happened, and the printed battle. */
function More({ listed, rules, sides, options, onOptions }: MoreProps) {
  return (
    <div className="battle-more">
      <MoreChoices battle={listed.id} offered={rules.options ?? []} chosen={options} onChoose={onOptions} />
      <Forces battle={listed.id} system={rules} sides={sides} />
      {listed.battle && <History battle={listed.battle} />}
      {shippedStudies
        .filter(({ battle }) => battle === listed.id)
        .map(({ id, chapters }) => (
          <a key={id} className="battle-print" href={hashOfStudy(id)}>
            {`Read the study of this battle, ${chapters} chapters`}
          </a>
        ))}
      <a className="battle-print" href={hashOfPrint(rules.id, listed.id)}>
        Print this battle
      </a>
      <a className="battle-print" href={hashOfEditor(null)}>
        Make a battle of your own
      </a>
    </div>
  );
}

interface GoProps {
  readonly title: string;
  readonly rules: System;
  readonly opponent: Opponent;
  readonly busy: boolean;
  readonly onGo: () => void;
}

/** The button that begins the battle, with a note about the opponent. */
function Go({ title, rules, opponent, busy, onGo }: GoProps) {
  return (
    <>
      <button type="button" className="button button-main" disabled={busy} onClick={onGo}>
        {busy ? 'Setting up …' : `Fight ${title.replace(/^A /, 'a ')}`}
      </button>
      <span className="muted">{opponentsOf(rules).find((each) => each.id === opponent)?.says}</span>
    </>
  );
}

/** The ground, the history, and the figures of the battle under these rules. */
function Battlefield({ listed, rules }: { listed: CatalogueBattle<System>; rules: System }) {
  const { id, title, date, place, summary } = listed;
  const plan = planFor(rules.id, id);
  const known = describeKnown(rules, id);
  return (
    <>
      <div className="battle-story">
        <div className="battle-field">{plan && <PlanPicture plan={plan} title={title} />}</div>
        <div>
          <p className="battle-name" aria-hidden="true">
            {title}
          </p>
          <p className="battle-place muted figure">
            {date && `${writeDay(date)} · `}
            {place}
          </p>
          <p>{summary}</p>
        </div>
      </div>
      {known ? (
        <BattleFacts known={known} battle={id} />
      ) : (
        <p>
          <a href={hashOfLab(id)}>Let machines fight it many times</a>, and see the results.
        </p>
      )}
    </>
  );
}

/** The history of the battle, folded: it would spoil the game for a player who does not know it. */
function History({ battle }: { battle: Battle }) {
  return (
    <details className="forces">
      <summary>What happened</summary>
      <p className="battle-history">{describeHistory(battle)}</p>
    </details>
  );
}

interface TroubleProps {
  readonly setting: GameCreation;
  readonly mayPlayHere: boolean;
  readonly onPlayHere: () => void;
}

/** Why no game was created, and another way to play if no server answers. */
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
