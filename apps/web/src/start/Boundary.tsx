import { Component, type ReactNode } from 'react';

/** Shows a sentence and a way on where a screen has broken down. */
export class Boundary extends Component<{ children: ReactNode }, { trouble: string | null }> {
  override state: { trouble: string | null } = { trouble: null };

  static getDerivedStateFromError(error: unknown): { trouble: string } {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.trouble === null) return this.props.children;
    return (
      <main>
        <title>This screen has failed · Linstock</title>
        <div className="notice" role="alert">
          <h1>This screen has failed</h1>
          <p>{this.state.trouble}</p>
          <p>Your games are stored. Nothing that you did is lost.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => location.reload()}>
              Load it again
            </button>
            <a className="button" href="#/" onClick={() => this.setState({ trouble: null })}>
              Home
            </a>
          </p>
        </div>
      </main>
    );
  }
}
