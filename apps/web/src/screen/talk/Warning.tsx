import type { Talk } from '@linstock/protocol';
import { useState } from 'react';

interface Props {
  readonly warning: Talk['warning'];
  /** Called with the warning that has been pressed away. */
  readonly onClose: (id: string) => void;
}

/** A warning by the operator of the server, until it is pressed away. */
export function Warning({ warning, onClose }: Props) {
  const [pressed, setPressed] = useState<string | null>(null);
  if (!warning || pressed === warning.id) return null;
  const press = (): void => {
    setPressed(warning.id);
    onClose(warning.id);
  };
  return (
    <div className="talk-warning">
      <p>
        <b>A warning from the people who run this server.</b> {warning.sentence}
      </p>
      <button type="button" className="button" onClick={press}>
        I have read it
      </button>
    </div>
  );
}
