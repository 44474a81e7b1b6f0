import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { hashOfTable } from '../app/route.ts';
import { hashOfTransfer } from '../app/seatPages.ts';
import { fetchGameView, findTransfer, takeTransfer } from '../host/seatCalls.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { describeSeat, nameDevice } from './seatSubject.ts';
import { useTask } from './useTask.ts';

/** The seat that a code would take along. */
interface FoundSeat {
  readonly view: GameView;
  readonly side: Side;
}

/** Takes a seat along to this device. Opening the page takes nothing; only its button does. */
export function TransferPage({ code }: { code: string | null }) {
  return code === null ? <TypedCode /> : <OfferedSeat code={code} />;
}

function TypedCode() {
  const [typed, setTyped] = useState('');
  return (
    <SeatFrame
      title="Take a seat to this device"
      foot={
        <a className="button button-main" href={hashOfTransfer(typed.trim())}>
          Find the seat
        </a>
      }
    >
      <p>On the other device, open Your seat and make a link. Type its code here.</p>
      <label className="seat-field">
        Code
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') location.hash = hashOfTransfer(typed.trim());
          }}
          placeholder="9FQ2-VH7D-K4MT"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      </label>
    </SeatFrame>
  );
}

function OfferedSeat({ code }: { code: string }) {
  const [found, setFound] = useState<FoundSeat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  useEffect(() => {
    const look = async () => {
      const { game, side } = await findTransfer(code);
      setFound({ view: await fetchGameView(game), side });
    };
    look().catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)));
  }, [code]);
  if (refusal !== null) return <Refused sentence={refusal} />;
  if (found === null)
    return (
      <SeatFrame title="Take a seat to this device" foot={null}>
        <p>Loading…</p>
      </SeatFrame>
    );
  const { view, side } = found;
  const { side: name, battle, opponent } = describeSeat(view, side);
  const take = () =>
    run(async () => {
      await takeTransfer(view.id, code);
      location.replace(hashOfTable(view.id));
    });
  return (
    <SeatFrame
      title={`Take the ${name} seat to this ${nameDevice()}?`}
      foot={
        <>
          <button type="button" className="button button-main" disabled={busy} onClick={take}>
            Take the seat along
          </button>
          <a className="button" href={hashOfTable(view.id)}>
            Only watch from here
          </a>
        </>
      }
    >
      <p>
        {battle}, against {opponent}. Your other devices keep the seat. {opponent} is not told.
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </SeatFrame>
  );
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <SeatFrame
      title="This seat cannot be taken along"
      foot={
        <a className="button" href="#/s">
          Type another code
        </a>
      }
    >
      <p role="alert">{sentence}</p>
    </SeatFrame>
  );
}
