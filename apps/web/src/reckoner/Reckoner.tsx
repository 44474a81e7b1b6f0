import { type AnyRulebook, systemById, systems } from '@linstock/systems';
import { useEffect } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { togglePanel } from '../app/panels.ts';
import { preset } from '../app/preset.ts';
import { hashOfPrint } from '../app/route.ts';
import { useRulebook } from '../app/useRulebook.ts';
import { useStore } from '../app/useStore.ts';
import { SidePanel } from '../settings/SidePanel.tsx';
import { Filled } from './Filled.tsx';
import { FromBattle } from './FromBattle.tsx';
import { Reference } from './Reference.tsx';
import './reckoner.css';

/** The ready reckoner: fill in a situation, see its odds, or type what real dice show. */
export function Reckoner({ system, form }: { system: string | null; form: string | null }) {
  const chosen = systemById(system ?? '') ?? systems[0];
  const rules = useRulebook(chosen?.id ?? null);
  useEffect(() => {
    document.title = 'Ready reckoner · Linstock';
  }, []);
  if (!chosen) return <main className="notice">No rule system is installed.</main>;
  const unknown = system !== null && !systemById(system) ? system : null;
  return rules ? <Reckonings rules={rules} form={form} unknown={unknown} /> : <LoadingScreen />;
}

/** The page of all tables is in place of the name of a form. */
const TABLES = 'tables';

function Reckonings({
  rules,
  form,
  unknown,
}: {
  rules: AnyRulebook;
  form: string | null;
  /** The requested system, if there is none with that name. */
  unknown: string | null;
}) {
  const { of, situations } = useStore(preset, (value) => value);
  const names = Object.keys(rules.reckonings);
  const name = form !== null && names.includes(form) ? form : names[0];
  const chosen = name === undefined ? undefined : rules.reckonings[name];
  const given = name === undefined ? undefined : situations[name];
  const tables = form === TABLES ? rules.reference : undefined;
  return (
    <>
      <main className={tables ? 'reckoner with-reference' : 'reckoner'}>
        <div className="chooser-head">
          <div>
            <h1>Ready reckoner</h1>
            <p className="muted">
              {rules.title}: for a table of real troops and real dice, or to see what a number comes from.
            </p>
          </div>
          <nav className="row" aria-label="Tools">
            <a className="button button-quiet" href={hashOfPrint(rules.id)}>
              Print a battle
            </a>
            <button type="button" className="button button-quiet" onClick={() => togglePanel('rules')}>
              Rules
            </button>
          </nav>
        </div>
        {unknown !== null && (
          <p className="trouble" role="status">
            There are no rules called “{unknown}” here. These are those of {rules.title}.
          </p>
        )}
        <Systems chosen={unknown === null ? rules : null} />
        <Forms rules={rules} now={tables ? TABLES : name} />
        {tables && <Reference title={rules.title} tables={tables} clauses={rules.clauses} />}
        {!tables && chosen && name !== undefined && (
          <Filled key={`${rules.id}:${name}:${of}`} form={chosen} name={name} given={given} rules={rules} />
        )}
        {!tables && <FromBattle rules={rules} />}
      </main>
      <SidePanel clauses={rules.clauses} guide={rules.guide} title={rules.title} />
    </>
  );
}

/** The rule systems there are. */
function Systems({ chosen }: { chosen: AnyRulebook | null }) {
  return (
    <nav className="row reckoner-forms reckoner-systems" aria-label="Rules">
      {systems.map(({ id, title }) => (
        <a
          key={id}
          className="button"
          href={`#/reckoner/${id}`}
          aria-current={id === chosen?.id ? 'page' : undefined}
          onClick={() => preset.set({ of: null, situations: {} })}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The forms of a system, and its page of all tables. */
function Forms({ rules, now }: { rules: AnyRulebook; now: string | undefined }) {
  const forms = Object.entries(rules.reckonings).map(([name, { title }]) => [name, title] as const);
  const pages = rules.reference ? [...forms, [TABLES, 'All tables'] as const] : forms;
  return (
    <nav className="row reckoner-forms reckoner-kinds" aria-label="Reckonings">
      {pages.map(([name, title]) => (
        <a
          key={name}
          className="button"
          href={`#/reckoner/${rules.id}/${name}`}
          aria-current={name === now ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
