import { type ReactNode, useId, useState } from 'react';
import { type LobbyPage, hashOfLobby } from '../../app/route.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import './listPage.css';

/** A filter of a list: one of a few values, or a text if it has none. */
export interface ListFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[] | null;
}

interface Props {
  readonly page: LobbyPage;
  readonly title: string;
  /** The filters as the address has them. */
  readonly query: string;
  readonly filters: readonly ListFilter[];
  /** The number of rows in words, or what is wrong. */
  readonly count: string;
  readonly children: ReactNode;
}

/** A page with a list: its filters at the left, on a phone folded above it. The address has the filters. */
export function ListPage({ page, title, query, filters, count, children }: Props) {
  const phone = useMedia(WINDOWS.narrow);
  usePageTitle(`${title} · Linstock`);
  const fields = <Fields page={page} query={query} filters={filters} />;
  const set = [...new URLSearchParams(query).keys()].length;
  return (
    <main className="list-page">
      {phone ? (
        <details className="list-filters">
          <summary>Filters{set > 0 ? `, ${set} set` : ''}</summary>
          {fields}
        </details>
      ) : (
        <section className="list-filters" aria-label="Filters">
          {fields}
        </section>
      )}
      <section className="panel list-panel" aria-labelledby="list-title">
        <div className="list-head">
          <h1 id="list-title">{title}</h1>
          <span className="figure" role="status">
            {count}
          </span>
        </div>
        {children}
      </section>
    </main>
  );
}

function Fields({ page, query, filters }: Pick<Props, 'page' | 'query' | 'filters'>) {
  const set = new URLSearchParams(query);
  const choose = (name: string, value: string) => {
    const changed = new URLSearchParams(query);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    location.replace(hashOfLobby(page, [], String(changed)));
  };
  return (
    <>
      {filters.map(({ name, label, options }) =>
        options ? (
          <label key={name} className="list-filter">
            {label}
            <select value={set.get(name) ?? ''} onChange={({ target }) => choose(name, target.value)}>
              <option value="">any</option>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <TextFilter
            key={`${name} ${set.get(name) ?? ''}`}
            label={label}
            value={set.get(name) ?? ''}
            onChoose={(value) => choose(name, value)}
          />
        ),
      )}
    </>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A text to look for. It counts when the field is left, or at Enter. */
function TextFilter({ label, value, onChoose }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  const done = () => {
    if (typed.trim() !== value) onChoose(typed.trim());
  };
  return (
    <form
      className="list-filter"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        maxLength={24}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
      />
    </form>
  );
}

interface EmptyListProps {
  readonly page: LobbyPage;
  readonly status: 'loading' | 'there' | 'lost';
  /** True if filters are set. */
  readonly filtered: boolean;
  /** The sentence for a list without a row. */
  readonly children: ReactNode;
}

/** Shown in place of a list without a row. */
export function EmptyList({ page, status, filtered, children }: EmptyListProps) {
  if (status === 'loading') return <p className="list-empty list-loading">Loading…</p>;
  if (status === 'lost')
    return (
      <p className="list-empty">This list needs a connection. It loads again when the server answers.</p>
    );
  if (!filtered) return <p className="list-empty">{children}</p>;
  return (
    <p className="list-empty">
      Nothing matches. <a href={hashOfLobby(page)}>Clear the filters.</a>
    </p>
  );
}
