import type { StudyFile } from '@linstock/battles/study';
import { Icon } from '../common/Icon.tsx';
import { countQuestions } from './reading.ts';

interface Props {
  readonly study: StudyFile;
  readonly chapter: number;
  readonly variation: number | null;
  readonly read: readonly string[];
  readonly onGo: (chapter: number, variation: number | null) => void;
}

/** The chapters of a study with their variations. */
export function ChapterList({ study, chapter, variation, read, onGo }: Props) {
  return (
    <ol className="study-chapters">
      {study.chapters.map((each, i) => {
        const questions = countQuestions(each);
        const when = [each.when, questions > 0 && `${questions} question${questions > 1 ? 's' : ''}`];
        return (
          <li key={each.id}>
            <button
              type="button"
              aria-current={i === chapter && variation === null}
              onClick={() => onGo(i, null)}
            >
              <span className="study-count">{i + 1}</span>
              <span>
                {each.title}
                <small>{when.filter(Boolean).join(' · ')}</small>
              </span>
              {read.includes(each.id) && <span aria-label="read">✓</span>}
            </button>
            {(each.variations ?? []).map(({ title }, n) => (
              <button
                key={title}
                type="button"
                className="study-variation"
                aria-current={i === chapter && variation === n}
                onClick={() => onGo(i, n)}
              >
                <span className="study-count">
                  <Icon name="right" size={14} />
                </span>
                <span>
                  {title}
                  <small>a variation</small>
                </span>
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
