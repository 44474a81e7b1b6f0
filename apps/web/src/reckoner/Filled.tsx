import {
  areFaces,
  outcomeOf,
  type Prospect,
  type Reckoning,
  type ReckoningForm,
  type Refusal,
  readFaces,
} from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { useMemo, useState } from 'react';
import { Clause } from '../common/Clause.tsx';
import { Explained } from '../common/Explained.tsx';
import { OddsBar, ProspectBar } from '../common/OddsBar.tsx';
import { ReckoningLines } from '../common/ReckoningLines.tsx';
import { DicePad } from './DicePad.tsx';
import { QuickChoices } from './QuickChoices.tsx';
import { facesIn, readDice } from './realDice.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { readForms, saveForms, withSituation, withUnit } from './savedForms.ts';
import { type FormSchema, fillBlanks, readSchema } from './schema.ts';
import { Throws } from './Throws.tsx';

interface Props {
  readonly form: ReckoningForm;
  readonly name: string;
  /** A situation taken from a game; undefined if there is none. */
  readonly given: unknown;
  readonly rules: AnyRulebook;
}

/** One form: its choices, its dice, and its odds. */
export function Filled({ form, name, given, rules }: Props) {
  const schema = useMemo(() => readSchema(form.schema), [form]);
  const [situation, setSituation] = useState<unknown>(() =>
    fillBlanks(schema, given ?? begun(rules.id, name, form, schema)),
  );
  const [typed, setTyped] = useState('');
  const reckoned = useMemo(() => reckon(form, situation), [form, situation]);
  const change = (next: unknown): void => {
    setSituation(next);
    setTyped('');
    saveForms(rules.id, withSituation(readForms(rules.id), name, next, form.quick?.unit));
  };
  const fields = <SchemaForm name="situation" schema={schema} value={situation} onChange={change} />;
  return (
    <div className="reckoner-main">
      <section className="panel reckoner-form" aria-label="The situation">
        <h2>
          {form.title} <Clause id={form.clause} clauses={rules.clauses} />
        </h2>
        {form.quick && (
          <QuickChoices quick={form.quick} schema={schema} value={situation} onChange={change} />
        )}
        {form.quick ? (
          <details className="reckoner-all">
            <summary>Everything that counts</summary>
            {fields}
          </details>
        ) : (
          fields
        )}
        <p>
          <button
            type="button"
            className="button button-small"
            onClick={() => change(fillBlanks(schema, form.example))}
          >
            The example again
          </button>
        </p>
      </section>
      {'outcomes' in reckoned ? (
        <Odds
          form={form}
          situation={situation}
          reckoning={reckoned}
          rules={rules}
          typed={typed}
          onTyped={setTyped}
        />
      ) : (
        <section className="panel reckoner-odds" aria-label="The odds">
          <p role="status">
            {reckoned.sentence} <Clause id={reckoned.clause} clauses={rules.clauses} />
          </p>
        </section>
      )}
    </div>
  );
}

/** The first content of a form: the last values or its example, with what is known of the unit. */
function begun(system: string, name: string, form: ReckoningForm, schema: FormSchema): unknown {
  const kept = readForms(system);
  const before = kept.situations[name] ?? form.example;
  const unit = form.quick?.unit;
  return unit === undefined ? before : withUnit(schema, before, unit, kept.unit);
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

interface OddsProps {
  readonly form: ReckoningForm;
  readonly situation: unknown;
  readonly reckoning: Reckoning;
  readonly rules: AnyRulebook;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

function Odds({ form, situation, reckoning, rules, typed, onTyped }: OddsProps) {
  const { sides } = reckoning.dice;
  const faces = facesIn(typed, sides);
  const wrong = faces.some((face) => face < 1 || face > sides);
  const prospects = useMemo<readonly Prospect[] | null>(
    () => form.foretell?.(situation) ?? null,
    [form, situation],
  );
  const read = readDice(form, situation, reckoning, wrong ? [] : faces);
  const [first] = read.fallen;
  const shown = first && areFaces(reckoning.dice, first.faces) ? first.faces : null;
  const outcome = shown && outcomeOf(reckoning, readFaces(reckoning.dice, shown));
  return (
    <>
      <section className="panel reckoner-odds" aria-label="The odds">
        <h2>{prospects ? 'How it ends' : reckoning.title}</h2>
        {prospects && <ProspectBar prospects={prospects} came={read.end} />}
        {prospects && <h3>First throw: {reckoning.title}</h3>}
        <ReckoningLines reckoning={reckoning} clauses={rules.clauses} />
        <OddsBar reckoning={reckoning} marked={outcome?.key ?? null} />
        {reckoning.dice.count > 0 && (
          <label className="field real-dice">
            <span>
              Real dice: type {reckoning.dice.count === 1 ? 'the face' : `the ${reckoning.dice.count} faces`}{' '}
              (1 to {sides})
            </span>
            <input
              inputMode="numeric"
              value={typed}
              placeholder={reckoning.dice.count === 1 ? '4' : '3 4'}
              onChange={(event) => onTyped(event.target.value)}
            />
          </label>
        )}
        <div role="status" className="real-result">
          <Throws fallen={read.fallen} clauses={rules.clauses} />
          {read.end !== null && form.follow && <b>{read.end}</b>}
          {wrong && `Type faces from 1 to ${sides}.`}
        </div>
        <Explained reckoning={reckoning} {...(shown && { faces: shown })} />
      </section>
      <DicePad
        form={form}
        situation={situation}
        first={reckoning}
        read={read}
        faces={wrong ? [] : faces}
        onFaces={(next) => onTyped(next.join(' '))}
        prospects={prospects}
      />
    </>
  );
}
