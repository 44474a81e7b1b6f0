import { useState } from 'react';
import { copyText } from '../common/copyText.ts';
import { addressOf } from '../common/home.ts';
import { QrCode } from '../common/QrCode.tsx';
import { changeDevice, makeTransfer } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { useTask } from './useTask.ts';

interface MadeLink {
  readonly code: string;
  readonly expires: number;
}

/** The link that takes the seat to another device. There is none before the button makes it. */
export function TransferLink({ game, side, seat, now, read }: OpenSeat) {
  const [made, setMade] = useState<MadeLink | null>(null);
  const { busy, trouble, run } = useTask();
  const make = () =>
    run(async () => {
      setMade(await makeTransfer(game, side));
      await read();
    });
  const used = seat.transfer?.used ?? null;
  const minutes = made === null ? 0 : Math.ceil((made.expires - now) / 60_000);
  const shown = made !== null && used === null && minutes > 0;
  return (
    <section className="seat-transfer">
      <h4>Take the seat to another device</h4>
      {shown ? (
        <ShownLink link={made} minutes={minutes} />
      ) : (
        <>
          {made !== null && used !== null && <Taken {...{ game, side, seat, now, read }} />}
          {made !== null && used === null && <p role="status">The link has expired.</p>}
          <p>The link works once, for 10 minutes. This device keeps the seat too.</p>
        </>
      )}
      <button type="button" className="button" disabled={busy} onClick={make}>
        {shown ? 'New link' : 'Make a link'}
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

function ShownLink({ link, minutes }: { link: MadeLink; minutes: number }) {
  const [copied, setCopied] = useState(false);
  const address = addressOf(`s#${link.code}`);
  return (
    <>
      <div className="seat-transfer-code">
        <QrCode text={address} size={132} label="QR code of the link" />
        <p>
          Scan the code or open the link on the other device. It works once, for{' '}
          {minutes === 1 ? '1 minute' : `${minutes} minutes`}. This device keeps the seat too.
        </p>
      </div>
      <p className="row">
        <input
          readOnly
          aria-label="Link for the other device"
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copyText(address).then(setCopied)}>
          Copy
        </button>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </p>
    </>
  );
}

/** The message that the link was used, and a way to undo it. */
function Taken({ game, side, seat, read }: OpenSeat) {
  const { run } = useTask();
  const device = seat.transfer?.device ?? null;
  const holds = seat.devices.some(({ id }) => id === device);
  return (
    <p role="status">
      Taken to {seat.transfer?.usedBy} just now.{' '}
      {device !== null && holds && (
        <>
          Not you?{' '}
          <button
            type="button"
            className="link"
            onClick={() => run(() => changeDevice(game, side, device, 'sign-out').then(read))}
          >
            Sign it out
          </button>
        </>
      )}
    </p>
  );
}
