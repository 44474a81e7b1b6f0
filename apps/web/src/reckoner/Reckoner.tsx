import {
  areFaces,
  outcomeOf,
  readFaces,
  type Reckoning,
  type ReckoningForm,
  type Refusal,
} from '@linstock/kernel';
import { type AnyRulebook, systemById, systems } from '@linstock/systems';
import { useEffect, useMemo, useState } from 'react';
import { togglePanel } from '../app/panels.ts';
import { useStore } from '../app/store.ts';
import { Coming } from '../app/Coming.tsx';
import { useRulebook } from '../app/useRulebook.ts';
import { Clause } from '../common/Clause.tsx';
import { Dice } from '../common/Die.tsx';
import { OddsBar } from '../common/OddsBar.tsx';
import { ReckoningLines } from '../common/ReckoningLines.tsx';
import { SidePanel } from '../settings/SidePanel.tsx';
import { Explained } from '../common/Explained.tsx';
import { FromBattle } from './FromBattle.tsx';
import { preset } from './preset.ts';
import { filled, readSchema } from './schema.ts';
import { SchemaForm } from './SchemaForm.tsx';
import './reckoner.css';

/** The ready reckoner: fill in a situation, see its odds, or type what real dice show. */
export function Reckoner({ system, form }: { system: string | null; form: string | null }) {
  const chosen = systemById(system ?? '') ?? systems[0];
  const rules = useRulebook(chosen?.id ?? null);
  useEffect(() => {
    document.title = 'Ready reckoner · Linstock';
  }, []);
  if (!chosen) return <main className="notice">No rule system is installed.</main>;
  return rules ? <Reckonings rules={rules} form={form} /> : <Coming />;
}

function Reckonings({ rules, form }: { rules: AnyRulebook; form: string | null }) {
  const { of, situations } = useStore(preset, (value) => value);
  const names = Object.keys(rules.reckonings);
  const name = form !== null && names.includes(form) ? form : names[0];
  const chosen = name === undefined ? undefined : rules.reckonings[name];
  const given = name === undefined ? undefined : situations[name];
  return (
    <div className="reckoner">
      <header className="chooser-head">
        <div>
          <h1>Ready reckoner</h1>
          <p className="muted">
            {rules.title}: for a table of real troops and real dice, or to see what a number comes from.
          </p>
        </div>
        <nav className="row" aria-label="Tools">
          <a className="button button-quiet" href="#/">
            Battles
          </a>
          <button type="button" className="button button-quiet" onClick={() => togglePanel('rules')}>
            Rules
          </button>
          <button type="button" className="button button-quiet" onClick={() => togglePanel('settings')}>
            Settings
          </button>
        </nav>
      </header>
      <nav className="row reckoner-forms" aria-label="Rules">
        {systems.map(({ id, title }) => (
          <a
            key={id}
            className="button"
            href={`#/reckoner/${id}`}
            aria-current={id === rules.id ? 'page' : undefined}
            onClick={() => preset.set({ of: null, situations: {} })}
          >
            {title}
          </a>
        ))}
      </nav>
      <nav className="row reckoner-forms" aria-label="Reckonings">
        {names.map((each) => (
          <a
            key={each}
            className="button"
            href={`#/reckoner/${rules.id}/${each}`}
            aria-current={each === name ? 'page' : undefined}
          >
            {rules.reckonings[each]?.title}
          </a>
        ))}
      </nav>
      <FromBattle rules={rules} />
      {chosen && <Filled key={`${rules.id}:${name}:${of}`} form={chosen} given={given} rules={rules} />}
      <SidePanel clauses={rules.clauses} title={rules.title} />
    </div>
  );
}

function Filled({ form, given, rules }: { form: ReckoningForm; given: unknown; rules: AnyRulebook }) {
  const schema = useMemo(() => readSchema(form.schema), [form]);
  const [situation, setSituation] = useState<unknown>(() => filled(schema, given ?? form.example));
  const reckoned = useMemo(() => reckon(form, situation), [form, situation]);
  return (
    <main className="reckoner-main">
      <section className="panel reckoner-form" aria-label="The situation">
        <h2>
          {form.title} <Clause id={form.clause} clauses={rules.clauses} />
        </h2>
        <SchemaForm name="situation" schema={schema} value={situation} onChange={setSituation} />
        <p>
          <button
            type="button"
            className="button button-small"
            onClick={() => setSituation(filled(schema, form.example))}
          >
            The example again
          </button>
        </p>
      </section>
      <section className="panel reckoner-odds" aria-label="The odds">
        {'outcomes' in reckoned ? (
          <Odds reckoning={reckoned} rules={rules} />
        ) : (
          <Refused refused={reckoned} rules={rules} />
        )}
      </section>
    </main>
  );
}

function reckon(form: ReckoningForm, situation: unknown): Reckoning | Refusal {
  try {
    return form.reckon(situation);
  } catch (error) {
    return {
      code: 'malformed',
      clause: null,
      sentence: error instanceof Error ? error.message : String(error),
    };
  }
}

function Refused({ refused, rules }: { refused: Refusal; rules: AnyRulebook }) {
  return (
    <p role="status">
      {refused.sentence} <Clause id={refused.clause} clauses={rules.clauses} />
    </p>
  );
}

function Odds({ reckoning, rules }: { reckoning: Reckoning; rules: AnyRulebook }) {
  const [typed, setTyped] = useState('');
  const faces = (typed.match(/\d+/g) ?? []).map(Number);
  const { dice } = reckoning;
  const valid = areFaces(dice, faces);
  const value = valid ? readFaces(dice, faces) : null;
  const outcome = value === null ? null : outcomeOf(reckoning, value);
  return (
    <>
      <h2>{reckoning.title}</h2>
      <ReckoningLines reckoning={reckoning} clauses={rules.clauses} />
      <OddsBar reckoning={reckoning} marked={outcome?.key ?? null} />
      <label className="field real-dice">
        <span>
          Real dice: type {dice.count === 1 ? 'the face' : `the ${dice.count} faces`} (1 to {dice.sides})
        </span>
        <input
          inputMode="numeric"
          value={typed}
          placeholder={dice.count === 1 ? '4' : '3 4'}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p role="status" className="real-result">
        {outcome && (
          <>
            <Dice faces={faces} sides={dice.sides} size={26} /> <b>{outcome.label}</b>
          </>
        )}
        {typed !== '' &&
          !valid &&
          `Type ${dice.count} whole ${dice.count === 1 ? 'number' : 'numbers'} from 1 to ${dice.sides}.`}
      </p>
      <Explained reckoning={reckoning} {...(valid && { faces })} />
    </>
  );
}
