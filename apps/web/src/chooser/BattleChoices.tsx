/** The choices before a battle, each a row of radio buttons. */
import { type ClockTerms, SIDES, type Side } from '@linstock/kernel';
import type { System } from '@linstock/systems';
import { CLOCKS, LATE_CHOICES, type Opponent, opponentsOf } from '../host/start.ts';

interface RulesProps {
  /** Id of the battle. */
  readonly battle: string;
  readonly systems: readonly System[];
  readonly rules: System;
  readonly onChoose: (rules: System) => void;
}

/** The rule systems that can fight a battle. */
export function RulesChoice({ battle, systems, rules, onChoose }: RulesProps) {
  return (
    <fieldset className="battle-choice">
      <legend>Rules</legend>
      {systems.map((each) => (
        <label key={each.id} className="choice">
          <input
            type="radio"
            name={`rules-${battle}`}
            checked={rules === each}
            onChange={() => onChoose(each)}
          />
          {each.title}
        </label>
      ))}
      <p className="muted">{rules.line}</p>
    </fieldset>
  );
}

interface SideProps {
  readonly battle: string;
  readonly sides: readonly [string, string];
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** The side one commands. */
export function SideChoice({ battle, sides, side, onChoose }: SideProps) {
  return (
    <fieldset className="battle-choice">
      <legend>You command</legend>
      {SIDES.map((each) => (
        <label key={each} className={`choice side-${each}`}>
          <input
            type="radio"
            name={`side-${battle}`}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <span className="side-mark" aria-hidden="true" /> {sides[each]}
        </label>
      ))}
    </fieldset>
  );
}

interface OpponentProps {
  readonly battle: string;
  readonly rules: Pick<System, 'levels'>;
  /** All that the rules have, if not named. */
  readonly offered?: readonly Opponent[];
  readonly opponent: Opponent;
  readonly onChoose: (opponent: Opponent) => void;
}

/** The choice of the opponent. */
export function OpponentChoice({ battle, rules, offered, opponent, onChoose }: OpponentProps) {
  return (
    <fieldset className="battle-choice">
      <legend>Against</legend>
      {opponentsOf(rules)
        .filter(({ id }) => offered?.includes(id) ?? true)
        .map((each) => (
          <label key={each.id} className="choice" title={each.says}>
            <input
              type="radio"
              name={`opponent-${battle}`}
              checked={opponent === each.id}
              onChange={() => onChoose(each.id)}
            />
            {each.label}
          </label>
        ))}
    </fieldset>
  );
}

interface ClockProps {
  readonly battle: string;
  readonly clock: ClockTerms | null;
  readonly onChoose: (clock: ClockTerms | null) => void;
}

/** The choice of the clock: how long to wait for a friend's answer, and what may be done then. */
export function ClockChoice({ battle, clock, onChoose }: ClockProps) {
  const late = clock?.late ?? 'claim';
  return (
    <>
      <fieldset className="battle-choice">
        <legend>Wait for an answer</legend>
        {CLOCKS.map(({ label, minutes }) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name={`clock-${battle}`}
              checked={(clock?.minutes ?? null) === minutes}
              onChange={() => onChoose(minutes === null ? null : { minutes, late })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {clock && (
        <fieldset className="battle-choice">
          <legend>After that</legend>
          {LATE_CHOICES.map((each) => (
            <label key={each.late} className="choice">
              <input
                type="radio"
                name={`late-${battle}`}
                checked={late === each.late}
                onChange={() => onChoose({ ...clock, late: each.late })}
              />
              {each.label}
            </label>
          ))}
          <p className="muted">{LATE_CHOICES.find((each) => each.late === late)?.says}</p>
        </fieldset>
      )}
    </>
  );
}
