import type { StudyFile } from '@linstock/battles/study';
import { useState } from 'react';
import { addVariation, withVariation } from './ownQuestions.ts';
import { WritingField } from './WritingField.tsx';

interface Props {
  readonly study: StudyFile;
  /** The index of the chapter. */
  readonly chapter: number;
  readonly entry: number;
  readonly onChange: (study: StudyFile) => void;
}

/** The variations of a chapter: named, deleted, and added from the record of a game that was played on from here. */
export function VariationForm({ study, chapter, entry, onChange }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const variations = study.chapters[chapter]?.variations ?? [];
  const add = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(addVariation(study, chapter, entry, await file.text()));
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <fieldset className="study-drawing-bar">
      <legend>Variations</legend>
      {variations.map(({ title, at, record }, i) => (
        <div key={record} className="row">
          <WritingField
            label={`Variation at entry ${at}`}
            value={title}
            onChange={(value) => onChange(withVariation(study, chapter, i, value))}
          />
          <button
            type="button"
            className="button button-small"
            onClick={() => onChange(withVariation(study, chapter, i, null))}
          >
            Delete {title}
          </button>
        </div>
      ))}
      <label>
        <span>Add one at entry {entry}: the record of a game that was played on from here</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void add(target.files?.[0])}
        />
      </label>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </fieldset>
  );
}
