import { ChevronRight } from 'lucide-react'
import { OddsLink } from '../../app/exchange/odds-link.tsx'
import { PinButton } from '../../app/exchange/pin-button.tsx'
import { useMatchMarket } from '../../app/exchange/use-match-market.ts'
import { useRunnerProfits } from '../../features/exchange-bets/slip/outcomes/use-runner-profits.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import type { Pin } from '../../lib/exchange/pins.ts'

type Props = {
  pin: Pin
  event: SportsEvent | undefined
  store: OddsStore
  /** One price a side, whatever the window has room for. */
  narrow: boolean
}

const none: SportsEvent['runners'] = []

/** A pinned market: its event leads to the odds view, its pin takes it off. */
export function PinnedMarket({ pin, event, store, narrow }: Props) {
  const market = useMatchMarket(pin)
  const profits = useRunnerProfits(pin.marketId)
  return (
    <div>
      <div className="flex items-center">
        <OddsLink
          className="flex min-h-11 min-w-0 flex-1 items-center gap-1 text-base font-semibold"
          event={pin}
        >
          <span>{market.eventName}</span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-quiet" />
        </OddsLink>
        <PinButton className="-mr-2" pin={pin} />
      </div>
      <MatchOddsBlock
        market={market}
        narrow={narrow}
        profits={profits}
        runners={event?.runners ?? none}
        store={store}
      />
    </div>
  )
}
