import type { ReactNode } from 'react';
import { openClause } from '../../app/panels.ts';
import { listenForCard } from '../../common/cards/cardTriggers.ts';
import { Icon } from '../../common/Icon.tsx';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { ArmyLosses } from './ArmyLosses.tsx';
import './phaseBar.css';

/** The line under the title: battle, clock, the steps of the sequence of play, and the tools. */
export function PhaseBar({ title, tools }: { readonly title: string; readonly tools: ReactNode }) {
  const scene = useSessionState((state) => state.scene);
  const ended = useSessionState((state) => state.game?.over === true && shownEntryIn(state) === null);
  const steps = ended ? [] : (scene?.steps ?? []);
  const next = scene ? steps[scene.step + 1] : undefined;
  return (
    <header className="phase-bar">
      <a className="phase-home" href="#/" aria-label="Home">
        <Icon name="home" size={24} />
      </a>
      <h1 className="phase-title">{title}</h1>
      {scene && (
        <>
          <p className="phase-clock figure">{scene.clock.label}</p>
          {steps.length > 0 && (
            <ol className="phase-steps" aria-label="Sequence of play">
              {steps.map((step, i) => (
                <li
                  key={step.id}
                  className={`${i === scene.step ? 'phase-now' : i < scene.step ? 'phase-past' : ''} ${step.side === null ? '' : `side-${step.side}`}`}
                  aria-current={i === scene.step ? 'step' : undefined}
                >
                  <button
                    type="button"
                    onClick={() => openClause(step.clause)}
                    {...listenForCard({ step: i })}
                  >
                    <span className={i === scene.step ? undefined : 'visually-hidden'}>{step.label}</span>
                    {i === scene.step && steps.length > 1 && (
                      <span className="phase-count">
                        , {i + 1} of {steps.length}
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          )}
          {next && (
            <p className="phase-next muted">
              next: <span>{next.label}</span>
            </p>
          )}
          {steps.length > 0 && (
            <button
              type="button"
              className="phase-fold figure"
              onClick={() => openClause(scene.steps[scene.step]?.clause ?? '')}
              {...listenForCard({ step: scene.step })}
            >
              {scene.steps[scene.step]?.label} {scene.step + 1}/{scene.steps.length}
            </button>
          )}
        </>
      )}
      <ArmyLosses />
      {tools}
    </header>
  );
}
