/** A game that cannot be opened: why, and the way back. */
export function NoTable({ sentence }: { sentence: string }) {
  return (
    <main>
      <title>This game cannot be opened · Linstock</title>
      <div className="notice" role="alert">
        <h1>This game cannot be opened</h1>
        <p>{sentence}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            Try again
          </button>
          <a className="button" href="#/">
            To the battles
          </a>
        </p>
      </div>
    </main>
  );
}
