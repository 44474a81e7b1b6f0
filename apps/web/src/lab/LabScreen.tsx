import { battleById, battleSummaryOf } from '@linstock/battles';
import { systems as register } from '@linstock/systems';
import { useEffect } from 'react';
import { togglePanel } from '../app/panels.ts';
import { describeHistory } from '../chooser/history.ts';
import { PlanPicture } from '../plans/PlanPicture.tsx';
import { Notice } from '../common/Notice.tsx';
import { liveryOf } from '../design/livery.ts';
import { planFor } from '../plans/plans.ts';
import { SystemPanel } from '../settings/SystemPanel.tsx';
import { writeDay } from '../words/dateWords.ts';
import { BatchForm } from './BatchForm.tsx';
import { Findings } from './Findings.tsx';
import { type BatchRun, useBatch } from './useBatch.ts';
import '../chooser/chooser.css';
import '../reckoner/reckoner.css';
import './lab.css';

/**
 * "Could it have gone otherwise?": the battle fought many times by bots, in workers of this page, compared
 * with history.
 */
export function LabScreen({ battle: id }: { battle: string }) {
  const battle = battleById(id);
  const systems = register.filter((system) => system.battles.includes(id));
  const { title, date, place } = battleSummaryOf(systems[0] ?? {}, id);
  const batch = useBatch();
  useEffect(() => {
    document.title = `${title}: could it have gone otherwise? · Linstock`;
  }, [title]);
  const [first] = systems;
  if (!first) return <NoBattle id={id} />;
  const plan = planFor(first.id, id);
  return (
    <div className="lab">
      <header className="chooser-head">
        <div>
          <p className="lab-kicker">Could it have gone otherwise?</p>
          <h1>{title}</h1>
          <p className="muted figure">
            {date && `${writeDay(date)} · `}
            {place}
          </p>
        </div>
        <nav className="row" aria-label="Tools">
          <a className="button button-quiet" href="#/">
            Battles
          </a>
          <button type="button" className="button button-quiet" onClick={() => togglePanel('settings')}>
            Settings
          </button>
        </nav>
      </header>
      <main className="lab-main">
        <section className="panel lab-start">
          <div className={`battle-picture ${liveryOf(first)}`}>
            {plan && <PlanPicture plan={plan} title={title} />}
          </div>
          <div className="battle-text">
            {battle && <p className="battle-history">{describeHistory(battle)}</p>}
            <p>
              Let machines fight it many times here, with sides changed from game to game, and see{' '}
              {battle ? 'how history compares with what might have happened' : 'what may come of it'}.
            </p>
            <BatchForm
              battle={id}
              systems={systems}
              running={batch.running}
              onStart={batch.start}
              onStop={batch.stop}
            />
            <Standing batch={batch} />
          </div>
        </section>
        {batch.study && batch.study.systems.some(({ report }) => report.games > 0) && (
          <Findings study={batch.study} running={batch.running} />
        )}
      </main>
      <SystemPanel system={systems[0]} />
    </div>
  );
}

/** The progress of the games. */
function Standing({ batch: { progress, running, trouble } }: { batch: BatchRun }) {
  if (trouble !== null) {
    return (
      <p role="alert" className="trouble">
        {trouble}
      </p>
    );
  }
  if (!progress) return null;
  const { done, total, left } = progress;
  return (
    <div className="lab-standing">
      <progress max={total} value={done} aria-label="Games played" />
      <p className="figure" role="status">
        {running
          ? `${done} of ${total} games${left === null ? '' : `, ${timeWords(left)} to go`}`
          : done < total
            ? `Stopped after ${done} of ${total} games; the finished ones count.`
            : `All ${total} games are played.`}
      </p>
    </div>
  );
}

function timeWords(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`;
  return `about ${Math.round(seconds / 60)} min`;
}

function NoBattle({ id }: { id: string }) {
  return (
    <Notice head="There is no such battle here">
      No rule system here has a battle called <q>{id}</q>.
    </Notice>
  );
}
