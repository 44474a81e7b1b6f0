import { percentText } from '@linstock/kernel';
import type { AttackPreview, AttackPreviewEnd } from '@linstock/scene';
import { useState } from 'react';
import { Clause } from '../../common/Clause.tsx';
import { Icon } from '../../common/Icon.tsx';
import { useClauses, useSession } from '../../hooks/useSession.ts';
import { useEnds, useWays } from './useAttackPreview.ts';
import './attackPreviewCard.css';

/** A preview of an attack: how the whole may end, what follows for the neighbours, what would be better, and how it is reckoned. */
export function AttackPreviewCard({ preview }: { readonly preview: AttackPreview }) {
  const session = useSession();
  const clauses = useClauses();
  const ends = useEnds(preview);
  return (
    <section className="attack-preview-card" aria-label="Preview of the attack">
      <p className="attack-preview-title">
        <b>{preview.title}</b> <Clause id={preview.clause} clauses={clauses} />
      </p>
      {ends ? <Ends ends={ends} /> : <p className="muted">Its chances: reckoning …</p>}
      <ul className="attack-preview-follows">
        {preview.fires.map(({ piece, sentence }) => (
          <li
            key={piece}
            onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [piece] })}
            onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
          >
            {sentence}
          </li>
        ))}
        {preview.follows.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Better preview={preview} />
      <Steps preview={preview} />
      <p className="muted">
        <span className="badge">exact</span> {preview.assumes}
      </p>
    </section>
  );
}

/** Its parts step by step: closed to a line until it is opened. */
function Steps({ preview }: { readonly preview: AttackPreview }) {
  const clauses = useClauses();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="How it comes about">
      <button type="button" className="odds-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'opened' : 'folded'} size={12} />
        <span>How it comes about</span>
      </button>
      {open && (
        <dl className="attack-preview-steps">
          {preview.steps.map(({ label, value, clause }) => (
            <div key={label}>
              <dt>
                {label} <Clause id={clause} clauses={clauses} />
              </dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Better alternatives: each has a button that writes its orders, if orders can do it. */
function Better({ preview }: { readonly preview: AttackPreview }) {
  const session = useSession();
  const ways = useWays(preview);
  if (ways.length === 0) return null;
  return (
    <section className="attack-preview-better" aria-label="Better">
      <b>Better</b>
      <ul>
        {ways.map(({ label, wins, writes }) => (
          <li key={label}>
            {writes.length === 0 ? (
              <span>{label}</span>
            ) : (
              <button
                type="button"
                className="link"
                onClick={() => session.apply({ on: 'sheet', do: 'write proposed', writes })}
              >
                {label}
              </button>
            )}{' '}
            <b className="figure">{percentText(wins)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The two chances that matter most, in a line. */
export function AttackPreviewHeadline({ preview }: { readonly preview: AttackPreview }) {
  const ends = useEnds(preview);
  return ends && <Headline ends={ends} />;
}

function Headline({ ends }: { readonly ends: readonly AttackPreviewEnd[] }) {
  const contact = ends.reduce((sum, each) => sum + (each.contact ? each.chance : 0), 0);
  const wins = ends.find(({ kind }) => kind === 'wins')?.chance ?? 0;
  return (
    <p className="attack-preview-head">
      <b className="figure">{percentText(contact)}</b> that you come into contact, and{' '}
      <b className="figure">{percentText(wins)}</b> that you win it
    </p>
  );
}

/** The names of the ends of an attack, for the attacker. */
const WORDS: Readonly<Record<AttackPreviewEnd['kind'], string>> = {
  halted: 'falls short',
  shaken: 'stopped by fire',
  'thrown back': 'thrown back',
  wins: 'wins',
};

/** One bar for the whole, from the worst to the best, with a bracket over what comes into contact. */
function Ends({ ends }: { readonly ends: readonly AttackPreviewEnd[] }) {
  const contact = ends.reduce((sum, each) => sum + (each.contact ? each.chance : 0), 0);
  return (
    <>
      <Headline ends={ends} />
      <div className="attack-preview-bar" aria-hidden="true">
        {ends.map(({ kind, chance }) => (
          <span
            key={kind}
            className={`end-${kind.replace(' ', '-')}`}
            style={{ flexGrow: Math.max(chance, 0.02) }}
          >
            {chance >= 0.1 && percentText(chance)}
          </span>
        ))}
      </div>
      {contact > 0 && (
        <div className="attack-preview-bracket" aria-hidden="true">
          <span style={{ flexGrow: 1 - contact }} />
          <span className="into" style={{ flexGrow: contact }}>
            into contact
          </span>
        </div>
      )}
      <dl className="attack-preview-ends" aria-label="How it may end">
        {ends.map(({ kind, chance, parts }) => (
          <div key={kind}>
            <dt>
              <span className={`swatch end-${kind.replace(' ', '-')}`} aria-hidden="true" />
              {WORDS[kind]}
            </dt>
            <dd title={parts.map((part) => `${part.label} ${percentText(part.chance)}`).join('\n')}>
              <b className="figure">{percentText(chance)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
