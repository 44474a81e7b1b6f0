import {
  type CsvDecimals,
  commandOf,
  comparedWords,
  comparisonsOf,
  figuresOf,
  plotsOf,
  reportPage,
  type Study,
  studyAsCsv,
  summaryWords,
} from '@linstock/lab';
import { useMemo, useState } from 'react';
import { saveFile } from '../common/saveFile.ts';

/** As numbers are written in this browser's language. */
const decimalsHere = (): CsvDecimals =>
  new Intl.NumberFormat().format(0.5).includes(',') ? 'comma' : 'point';

/** The results of the games: sentences, plots, tables, and downloads. */
export function Findings({ study, running }: { study: Study; running: boolean }) {
  const plots = useMemo(() => plotsOf(study), [study]);
  const tables = useMemo(() => figuresOf(study), [study]);
  return (
    <section className="lab-findings" aria-label="What the games say" aria-busy={running}>
      <div className="lab-lead">
        {study.systems.map((fought) => (
          <p key={fought.report.system}>{summaryWords(fought)}</p>
        ))}
        {comparisonsOf(study).map((each) => (
          <p key={each.systems[1]}>{comparedWords(study, each)}</p>
        ))}
      </div>
      <div className="lab-plots">
        {plots.map(({ name, svg, tall }) => (
          // The markup is the lab's own; names in it are escaped there.
          <figure key={name} className={tall ? 'tall' : ''} dangerouslySetInnerHTML={{ __html: svg }} />
        ))}
      </div>
      <details className="lab-tables">
        <summary>In figures</summary>
        <div dangerouslySetInnerHTML={{ __html: tables }} />
      </details>
      <div className="muted lab-command">
        {study.systems.map(
          ({ title, lost }) =>
            lost !== null && (
              <p key={title}>
                Lost under {title}: {lost}
              </p>
            ),
        )}
      </div>
      <Downloads study={study} />
      <p className="muted lab-command">
        The same games from the command line: <code>{commandOf(study)}</code>
      </p>
    </section>
  );
}

/** The report and the games as files. */
function Downloads({ study }: { readonly study: Study }) {
  const [decimals, setDecimals] = useState(decimalsHere);
  const save = (kind: 'html' | 'csv') => {
    const text = kind === 'html' ? reportPage(study) : studyAsCsv(study, decimals);
    saveFile(`${study.battle}-otherwise.${kind}`, text, `text/${kind}`);
  };
  return (
    <p className="row">
      <button type="button" className="button" onClick={() => save('html')}>
        Save the report
      </button>
      <button type="button" className="button" onClick={() => save('csv')}>
        Save the games (CSV)
      </button>
      <label>
        Decimals in the CSV{' '}
        <select
          value={decimals}
          onChange={({ target }) => setDecimals(target.value === 'comma' ? 'comma' : 'point')}
        >
          <option value="point">0.5, commas between cells</option>
          <option value="comma">0,5, semicolons between cells</option>
        </select>
      </label>
    </p>
  );
}
