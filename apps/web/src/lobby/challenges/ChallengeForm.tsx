import type { System } from '@linstock/systems';
import { sidesOf } from '@linstock/systems';
import { BalanceBar } from '../../chooser/BalanceBar.tsx';
import { MoreChoices } from '../../chooser/MoreChoices.tsx';
import { describeBalance, describeKnown } from '../../words/known.ts';
import { CATALOGUE, CLOCK_LIMITS, type Draft, explainUnrated } from './draft.ts';
import { RadioRow } from './RadioRow.tsx';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly draft: Draft;
  readonly system: System;
  /** True if this browser is signed in to an account. */
  readonly account: boolean;
  /** The player whom alone it is for; null for others. */
  readonly to: string | null;
  readonly change: (fields: Partial<Draft>) => void;
}

/** The choices of a challenge, each a row: rules and side, the clock, what it counts, and who may take part. */
export function ChallengeForm(props: Props) {
  return (
    <>
      <RulesRows {...props} />
      <ClockRow {...props} />
      <CountRows {...props} />
      <PeopleRows {...props} />
      <div className="make-row make-switches">
        <MoreChoices
          battle={props.draft.battle}
          offered={props.system.options ?? []}
          chosen={props.draft.options}
          onChoose={(options) => props.change({ options })}
        />
      </div>
    </>
  );
}

function RulesRows({ draft, system, change }: Props) {
  const systems = CATALOGUE.find(({ id }) => id === draft.battle)?.systems ?? [];
  const sides = sidesOf(system, draft.battle);
  const known = describeKnown(system, draft.battle);
  return (
    <div className="make-part">
      <RadioRow
        legend="Rules"
        choices={systems.map(({ id, title }) => ({ value: id, label: title }))}
        chosen={draft.system}
        onChoose={(id) => change({ system: id, options: {} })}
        help={`${system.line}${known ? ` About ${known.length}.` : ''}`}
      />
      <RadioRow
        legend="You command"
        choices={[
          { value: 'first', label: <SideName side={0} name={sides[0]} /> },
          { value: 'second', label: <SideName side={1} name={sides[1]} /> },
          { value: 'dice', label: 'by dice' },
          { value: 'taker', label: 'the other player chooses' },
        ]}
        chosen={draft.side}
        onChoose={(side) => change({ side })}
      />
    </div>
  );
}

function SideName({ side, name }: { readonly side: 0 | 1; readonly name: string }) {
  return (
    <>
      <span className={`side-mark side-${side}`} aria-hidden="true" /> {name}
    </>
  );
}

const CLOCK_HELP = {
  none: 'Nobody has to hurry. After three days you can send a reminder.',
  days: 'This is the time a side has for all its decisions in a turn. Standing answers save time. Each side may take 21 days of vacation a year. If Linstock is down, all clocks are paused.',
  budget:
    'This is the time a side has for the whole battle, with some more each turn. For two players who play in one sitting.',
} as const;

function ClockRow({ draft, change }: Props) {
  const { clock, days, minutes, increment } = draft;
  return (
    <div className="make-part">
      <RadioRow
        legend="Clock"
        choices={[
          { value: 'none', label: 'none' },
          { value: 'days', label: 'days a turn' },
          { value: 'budget', label: 'budget' },
        ]}
        chosen={clock}
        onChoose={(kind) => change({ clock: kind })}
        help={CLOCK_HELP[clock]}
      >
        {clock === 'days' && (
          <Stepper
            label="Days a turn"
            value={days}
            words={days === 1 ? '1 day' : `${days} days`}
            limits={CLOCK_LIMITS.days}
            onChange={(value) => change({ days: value })}
          />
        )}
        {clock === 'budget' && (
          <>
            <Stepper
              label="Minutes in all"
              value={minutes}
              words={`${minutes} min`}
              limits={CLOCK_LIMITS.minutes}
              onChange={(value) => change({ minutes: value })}
            />
            <Stepper
              label="Time more each turn"
              value={increment}
              words={`+ ${shortTime(increment)}`}
              limits={CLOCK_LIMITS.increment}
              onChange={(value) => change({ increment: value })}
            />
          </>
        )}
      </RadioRow>
    </div>
  );
}

/** Seconds in short, such as `1 min` or `90 s`. */
function shortTime(seconds: number): string {
  return seconds > 0 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

const PAIR = 'You play both sides. More battles won decides; if equal, less strength lost.';

function CountRows({ draft, system, account, change }: Props) {
  const known = describeKnown(system, draft.battle);
  const unrated = explainUnrated(draft, account);
  const figures = known?.figures;
  return (
    <div className="make-part">
      <RadioRow
        legend="It counts"
        choices={[
          { value: 'rated', label: 'rated', refused: unrated },
          { value: 'friendly', label: 'friendly' },
        ]}
        chosen={unrated === null ? draft.counts : 'friendly'}
        onChoose={(counts) => change({ counts })}
      />
      <RadioRow
        legend="Made even"
        choices={[
          { value: false, label: 'as it was' },
          { value: true, label: 'a pair: both sides in turn' },
        ]}
        chosen={draft.pair}
        onChoose={(pair) => change({ pair })}
        help={draft.pair ? PAIR : null}
      />
      {known && figures && (
        <div className="make-help make-balance" role="status">
          <BalanceBar known={known} />
          <span>{describeBalance(figures.games, figures.won, sidesOf(system, draft.battle))}</span>
        </div>
      )}
    </div>
  );
}

function PeopleRows({ draft, to, change }: Props) {
  return (
    <div className="make-part">
      <RadioRow
        legend="Who may accept"
        choices={
          to === null
            ? [
                { value: 'anyone', label: 'anyone' },
                { value: 'link', label: 'only by the link' },
              ]
            : [{ value: draft.who, label: `only ${to}` }]
        }
        chosen={draft.who}
        onChoose={(who) => change({ who })}
      />
      <RadioRow
        legend="Talk"
        choices={[
          { value: 'phrases', label: 'phrases' },
          { value: 'chat', label: 'chat, if both want it' },
          { value: 'none', label: 'none' },
        ]}
        chosen={draft.talk}
        onChoose={(talk) => change({ talk })}
      />
      <RadioRow
        legend="Spectators"
        choices={[
          { value: 'now', label: 'see what both have seen' },
          { value: 'later', label: 'two turns late' },
          { value: 'none', label: 'none' },
        ]}
        chosen={draft.spectators}
        onChoose={(spectators) => change({ spectators })}
      />
    </div>
  );
}
