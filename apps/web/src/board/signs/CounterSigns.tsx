/** The signs on counters. */
import type { Signs } from '@linstock/kernel';
import type { OrderFaceName } from '../../common/cards/legendWords.ts';
import { Drawn, OrderLines, Sign } from './Sign.tsx';

/**
 * The signs in a row, as they are drawn on counters. Each has a card.
 * @param told the meaning of each is shown next to it, for lists without cards
 */
export function CounterSigns({
  orders,
  rated,
  runs,
  told = false,
  signs,
}: {
  readonly orders: readonly OrderFaceName[];
  rated: boolean;
  /** True if some troops on the board are running. */
  readonly runs: boolean;
  told?: boolean;
  readonly signs?: Signs | undefined;
}) {
  return (
    <ul className={told ? 'legend-signs legend-told' : 'legend-signs'}>
      <States told={told} />
      {runs && (
        <Sign name="running" told={told}>
          <Drawn>
            <path d="M3 15.5V1.5" className="legend-tick thin" />
            <path d="M3 2C7 0 11 4 15 2V9C11 11 7 7 3 9Z" className="legend-ring" />
          </Drawn>
        </Sign>
      )}
      <OrderLines orders={orders} told={told} signs={signs} />
      <Sign name="bodies left" told={told}>
        <Drawn wide={22}>
          <path d="M1 5H6V11H1ZM8 5H13V11H8Z" className="legend-pip" />
          <path d="M15.6 5.6H20.4V10.4H15.6Z" className="legend-tick thin" />
        </Drawn>
      </Sign>
      {rated && (
        <Sign name="morale" told={told}>
          <Drawn>
            <circle cx="8" cy="8" r="7" className="legend-ring" />
            <text x="8" y="12">
              6
            </text>
          </Drawn>
        </Sign>
      )}
    </ul>
  );
}

/** The signs of a counter that can act, has acted or is disordered. */
function States({ told }: { readonly told: boolean }) {
  return (
    <>
      <Sign name="can act" told={told}>
        <Drawn>
          <circle cx="8" cy="8" r="6" className="legend-bead" />
        </Drawn>
      </Sign>
      <Sign name="has acted" told={told}>
        <Drawn>
          <path d="M2.5 8.5L6.5 12.5L13.5 3.5" className="legend-tick" />
        </Drawn>
      </Sign>
      <Sign name="disordered" told={told}>
        <Drawn>
          <rect x="1" y="1" width="14" height="14" className="legend-tab" />
          <text x="8" y="12">
            D
          </text>
        </Drawn>
      </Sign>
    </>
  );
}
