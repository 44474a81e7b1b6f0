import { systemById, systems } from '@linstock/systems';
import { useEffect } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { closePanel, panels } from '../app/panels.ts';
import { hashOfLobby, type LobbyPlace } from '../app/route.ts';
import { useRulebook } from '../app/useRulebook.ts';
import { useStore } from '../app/useStore.ts';
import { RulesList } from '../rules/RulesList.tsx';
import './lobby.css';

/** The book of rules of a system; `#/rules/flintlock` names it. */
export function RulesPage({ place }: { readonly place: LobbyPlace }) {
  const system = systemById(place.path[0] ?? '') ?? systems[0];
  const rules = useRulebook(system?.id ?? null);
  // A clause that is named in a rule opens that clause.
  const clause = useStore(panels, (value) => value.clause);
  useEffect(() => closePanel, []);
  if (!system) return <main className="notice">No rule system is installed.</main>;
  return (
    <main className="lobby-column">
      <title>{`Rules: ${system.title} · Linstock`}</title>
      <h1>Rules</h1>
      <nav className="row" aria-label="Rule systems">
        {systems.map(({ id, title }) => (
          <a
            key={id}
            className="button"
            href={hashOfLobby('rules', [id])}
            aria-current={id === system.id ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {rules?.id === system.id ? (
        <RulesList
          key={`${rules.id} ${clause}`}
          clauses={rules.clauses}
          guide={rules.guide}
          at={clause}
          title={rules.title}
        />
      ) : (
        <LoadingScreen />
      )}
    </main>
  );
}
