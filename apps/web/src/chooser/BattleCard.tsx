import type { Listed } from '@linstock/battles';
import type { System } from '@linstock/systems';
import { BattleStart } from './BattleStart.tsx';
import { dateWords } from './history.ts';
import { TableThumbnail } from './TableThumbnail.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly listed: Listed<System>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A battle: what happened, who stood there, and how to begin. */
export function BattleCard({ listed, open, onOpen }: Props) {
  const { title, date, place, summary, battle, systems } = listed;
  const id = `battle-${listed.id}`;
  return (
    <article className={`panel battle${open ? ' battle-open' : ''}`} aria-labelledby={id}>
      <div className="battle-picture">
        {battle && <Thumbnail battle={battle} />}
        {!battle && systems[0] && <TableThumbnail system={systems[0]} battle={listed.id} title={title} />}
      </div>
      <div className="battle-text">
        <h3 id={id}>
          <button type="button" className="battle-title" aria-expanded={open} onClick={onOpen}>
            {title}
          </button>
        </h3>
        <p className="muted figure">
          {date && `${dateWords(date)} · `}
          {place}
        </p>
        <p>{summary}</p>
        {open && <BattleStart listed={listed} />}
      </div>
    </article>
  );
}
