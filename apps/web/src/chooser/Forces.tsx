import type { Body } from '@linstock/scene';
import type { AnyRulebook, System } from '@linstock/systems';
import { useMemo, useState } from 'react';
import { useRulebook } from '../app/useRulebook.ts';

/** The two orders of battle side by side, as the rules count them. */
export function Forces(props: { battle: string; system: System; sides: readonly [string, string] }) {
  const { battle, system, sides } = props;
  const [open, setOpen] = useState(false);
  const rules = useRulebook(open ? system.id : null);
  return (
    <details className="forces" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The forces</summary>
      {open && rules && <ForceLists {...{ battle, rules, sides }} />}
    </details>
  );
}

function ForceLists(props: { battle: string; rules: AnyRulebook; sides: readonly [string, string] }) {
  const { battle, rules, sides } = props;
  const bodies = useMemo(() => {
    const field = rules.field(battle, {});
    return rules.present.shows.scene({ field, state: rules.deploy(field), known: [] }).bodies;
  }, [battle, rules]);
  return (
    <div className="forces-sides">
      {([0, 1] as const).map((side) => (
        <section key={side} className={`side-${side}`}>
          <h4>
            <span className="side-mark" aria-hidden="true" /> {sides[side]}
          </h4>
          <ul>
            {bodies
              .filter((body) => body.side === side)
              .map((body) => (
                <ForceLine key={body.id} body={body} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ForceLine({ body }: { body: Body }) {
  const strength = body.facts[0]?.value.split(' of ').at(-1) ?? body.pieces.length;
  return (
    <li>
      {body.name} {body.leader && <span className="muted">({body.leader})</span>}{' '}
      <span className="figure" title="counters">
        {strength}
      </span>
    </li>
  );
}
