import type { Side, StandingKind } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { useState } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { kindsOfUnits, listExceptions, listExceptionUnits } from './exceptions.ts';
import { describeRule, withPieces } from './standingRules.ts';

interface Props {
  readonly side: Side;
  readonly kinds: readonly StandingKind[];
  readonly rules: StandingRules;
  onRules(rules: StandingRules): void;
}

/** The exceptions of single units and whole bodies: set on the question itself or here by name, removed here. */
export function Exceptions({ side, kinds, rules, onRules }: Props) {
  const scene = useSessionState((state) => state.scene);
  const rows = listExceptions(rules, scene);
  return (
    <>
      {rows.length > 0 && (
        <table className="standing-exceptions">
          <caption>Except</caption>
          <tbody>
            {rows.map(({ name, kind, rule, pieces }) => {
              const title = kinds.find((each) => each.kind === kind)?.title ?? kind;
              return (
                <tr key={`${name} ${kind}`}>
                  <th scope="row">{name}</th>
                  <td>{title}</td>
                  <td>{describeRule(rule)}</td>
                  <td>
                    <button
                      type="button"
                      className="button button-small"
                      aria-label={`${name}: no longer an exception at "${title}"`}
                      onClick={() => onRules(withPieces(rules, pieces, kind, null))}
                    >
                      Remove
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <AddByName side={side} kinds={kindsOfUnits(kinds)} rules={rules} onRules={onRules} />
    </>
  );
}

/** Makes an exception of a unit or a whole body by its name. */
function AddByName({ side, kinds, rules, onRules }: Props) {
  const scene = useSessionState((state) => state.scene);
  const [name, setName] = useState('');
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [says, setSays] = useState('never');
  const named = listExceptionUnits(scene, side);
  const who = named.find((each) => each.name === name);
  const chosen = kinds.find((each) => each.kind === kind);
  if (named.length === 0 || !chosen) return null;
  const froms = chosen.chance === null ? [] : [20, 40, 60, 80];
  const rule = () =>
    says === 'ask' || says === 'always' || says === 'never'
      ? says
      : { from: Number(says), do: 'act' as const };
  return (
    <div className="standing-add" role="group" aria-label="Make an exception">
      <select aria-label="For which troops" value={name} onChange={(event) => setName(event.target.value)}>
        <option value="">An exception for …</option>
        {named.map((each) => (
          <option key={each.name}>{each.name}</option>
        ))}
      </select>
      <select aria-label="For which question" value={kind} onChange={(event) => setKind(event.target.value)}>
        {kinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {each.title}
          </option>
        ))}
      </select>
      <select aria-label="What they do" value={says} onChange={(event) => setSays(event.target.value)}>
        {['ask', 'always', 'never'].map((each) => (
          <option key={each}>{each}</option>
        ))}
        {froms.map((from) => (
          <option key={from} value={from}>
            at least {from} %
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small"
        disabled={!who}
        onClick={() => {
          if (who) onRules(withPieces(rules, who.pieces, kind, rule()));
          setName('');
        }}
      >
        Add
      </button>
    </div>
  );
}
