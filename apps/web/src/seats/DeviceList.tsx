import type { OwnSeat } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { changeDevice, signOutOthers } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { writeTime } from './seatSubject.ts';
import { useTask } from './useTask.ts';

type Device = OwnSeat['devices'][number];

/** Milliseconds for which a sign-out can be undone. */
const UNDO_MS = 5000;

/** The devices that hold the seat. Each can be signed out. */
export function DeviceList({ game, side, seat, read }: OpenSeat) {
  const { busy, trouble, run } = useTask();
  const [out, setOut] = useState<Device | null>(null);
  useEffect(() => {
    if (out === null) return;
    const timer = setTimeout(() => setOut(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [out]);
  const change = (device: Device, to: 'sign-out' | 'restore') =>
    run(async () => {
      await changeDevice(game, side, device.id, to);
      setOut(to === 'sign-out' ? device : null);
      await read();
    });
  return (
    <section>
      <h4>Devices</h4>
      <ul className="seat-devices">
        {seat.devices.map((device) => (
          <li key={device.id}>
            <span>
              <strong>{device.name}</strong>
              <br />
              {device.here ? `since ${writeTime(device.made)}` : `last here ${writeTime(device.seen)}`}
            </span>
            {device.here ? (
              <span className="seat-here">here</span>
            ) : (
              <button
                type="button"
                className="button"
                aria-label={`Sign out ${device.name}`}
                disabled={busy}
                onClick={() => change(device, 'sign-out')}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {out !== null && (
        <p className="row" role="status">
          {out.name} is signed out.
          <button type="button" className="button" onClick={() => change(out, 'restore')}>
            Undo
          </button>
        </p>
      )}
      {seat.devices.length > 2 && (
        <AllOthers busy={busy} onSure={() => run(() => signOutOthers(game, side).then(read))} />
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** Signs all others out at the second press. */
function AllOthers({ busy, onSure }: { busy: boolean; onSure: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button"
      disabled={busy}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? onSure() : setSure(true))}
    >
      {sure ? 'Yes, sign out all others' : 'Sign out all others'}
    </button>
  );
}
