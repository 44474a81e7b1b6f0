import { Icon } from '../common/Icon.tsx';
import { CallCoach } from '../lesson/CoachBox.tsx';
import { carded } from './cards/carded.ts';
import { openClause, togglePanel } from '../app/panels.ts';
import { useSession, useSessionState } from './useSession.ts';
import './phaseBar.css';

/** The line under the title: battle, clock, the steps of the sequence of play, and the tools. */
export function PhaseBar({ title }: { title: string }) {
  const scene = useSessionState((state) => state.scene);
  const seated = useSession().seats.length > 0;
  const next = scene?.steps[scene.step + 1];
  return (
    <header className="phase-bar">
      <a className="phase-home" href="#/" aria-label="To the battles">
        <Icon name="home" size={24} />
      </a>
      <h1 className="phase-title">{title}</h1>
      {scene && (
        <>
          <p className="phase-clock figure">{scene.clock.label}</p>
          <ol className="phase-steps" aria-label="Sequence of play">
            {scene.steps.map((step, i) => (
              <li
                key={step.id}
                className={`${i === scene.step ? 'phase-now' : i < scene.step ? 'phase-past' : ''} ${step.side === null ? '' : `side-${step.side}`}`}
                aria-current={i === scene.step ? 'step' : undefined}
              >
                <button type="button" onClick={() => openClause(step.clause)} {...carded({ step: i })}>
                  <span className={i === scene.step ? undefined : 'visually-hidden'}>{step.label}</span>
                  {i === scene.step && scene.steps.length > 1 && (
                    <span className="phase-count">
                      , {i + 1} of {scene.steps.length}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {next && (
            <p className="phase-next muted">
              next: <span>{next.label}</span>
            </p>
          )}
          {scene.steps.length > 0 && (
            <button
              type="button"
              className="phase-fold figure"
              onClick={() => openClause(scene.steps[scene.step]?.clause ?? '')}
              {...carded({ step: scene.step })}
            >
              {scene.steps[scene.step]?.label} {scene.step + 1}/{scene.steps.length}
            </button>
          )}
        </>
      )}
      <nav className="phase-tools" aria-label="Tools">
        <CallCoach />
        <ToolButton panel="roster" label="Regiments" />
        <ToolButton panel="desk" label="Desk" />
        <ToolButton panel="ledger" label="Dice" />
        {seated && <ToolButton panel="seat" label="Seat" name="Your seat" />}
        <ToolButton panel="rules" label="Rules" />
        <ToolButton panel="settings" label="Settings" />
        <ToolButton panel="keys" label="?" name="Keys" />
      </nav>
    </header>
  );
}

function ToolButton(props: { panel: Parameters<typeof togglePanel>[0]; label: string; name?: string }) {
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={props.name ?? props.label}
      onClick={() => togglePanel(props.panel)}
    >
      {props.label}
    </button>
  );
}
