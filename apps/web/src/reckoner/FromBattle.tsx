import { battleById } from '@linstock/battles';
import { Game, type Situation } from '@linstock/kernel';
import type { Piece, Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { useMemo, useState } from 'react';
import { openWithPreset, preset } from '../app/preset.ts';
import { hashOfPrint } from '../app/route.ts';
import { useStore } from '../app/useStore.ts';

/** Fills the forms from a unit of a battle at its start. */
export function FromBattle({ rules }: { rules: AnyRulebook }) {
  const [battle, setBattle] = useState('');
  const of = useStore(preset, (value) => value.of);
  const laid = useMemo(() => (battle === '' ? null : laidOut(rules, battle)), [rules, battle]);
  if (!rules.present.shows.situations) return null;
  return (
    <section className="row from-battle" aria-label="Start from a unit">
      <label className="field">
        <span>Start from a unit at</span>
        <select value={battle} onChange={(event) => setBattle(event.target.value)}>
          <option value="">no battle</option>
          {rules.battles.map((id) => (
            <option key={id} value={id}>
              {battleById(id)?.title ?? rules.battleSummaries?.[id]?.title ?? id}
            </option>
          ))}
        </select>
      </label>
      {laid && <UnitChoice laid={laid} />}
      {battle !== '' && (
        <a className="button" href={hashOfPrint(rules.id, battle)}>
          Print this battle
        </a>
      )}
      {of !== null && (
        <p role="status" className="muted">
          Filled in from {of}.
        </p>
      )}
    </section>
  );
}

/** The units of a battle at its start that may need a reckoning. */
interface StartPosition {
  readonly units: readonly { readonly piece: Piece; readonly situations: readonly Situation[] }[];
  readonly bodies: Scene['bodies'];
}

function laidOut(rules: AnyRulebook, battle: string): StartPosition {
  // A game is begun, for the armies come onto the field in its first step.
  const { field, position } = Game.create(rules, { battle, dice: { kind: 'typed' } });
  const { state } = position;
  const { pieces, bodies } = rules.present.shows.scene({ field, state, known: [] });
  const units = pieces.flatMap((piece) => {
    const situations = rules.present.shows.situations?.({ field, state, known: [] }, piece.id) ?? [];
    return situations.length > 0 ? [{ piece, situations }] : [];
  });
  return { units, bodies };
}

function UnitChoice({ laid }: { laid: StartPosition }) {
  return (
    <label className="field">
      <span>Unit</span>
      <select
        value=""
        onChange={(event) => {
          const unit = laid.units.find(({ piece }) => piece.id === event.target.value);
          if (unit) openWithPreset(unit.piece.name, unit.situations);
        }}
      >
        <option value="">choose …</option>
        {laid.bodies.map((body) => (
          <optgroup key={body.id} label={body.name}>
            {laid.units
              .filter(({ piece }) => piece.group === body.id)
              .map(({ piece }) => (
                <option key={piece.id} value={piece.id}>
                  {piece.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
