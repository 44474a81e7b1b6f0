import { KEYS } from '../screen/keys.ts';

/** The keys of the table. */
export function KeyList() {
  return (
    <>
      <p>They work while the table has the focus and no text is being typed.</p>
      <table className="key-list">
        <tbody>
          {KEYS.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key, i) => (
                  <span key={key}>
                    {i > 0 && ' '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
