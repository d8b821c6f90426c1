import { tradingText } from '@maidan/locales'
import { clsx } from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { HouseMarkets } from '../../app/exchange/house-markets.tsx'
import { OddsLink } from '../../app/exchange/odds-link.tsx'
import { PinButton } from '../../app/exchange/pin-button.tsx'
import { useMatchMarket } from '../../app/exchange/use-match-market.ts'
import { useRunnerProfits } from '../../features/exchange-bets/slip/outcomes/use-runner-profits.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import type { Pin } from '../../lib/exchange/pins.ts'
import { useText } from '../../lib/text/language.ts'
import type { OpenLines } from './use-open-lines.ts'

type Props = {
  pin: Pin
  event: SportsEvent | undefined
  store: OddsStore
  lines: OpenLines
  /** One price a side, whatever the window has room for. */
  narrow: boolean
}

const none: SportsEvent['runners'] = []

/** A pinned market and the house's own of its match: its event leads to the odds view, its pin takes it off. */
export function PinnedMarket({ pin, event, store, lines, narrow }: Props) {
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
      {(event?.hasBookmaker === true || event?.hasFancy === true) && (
        <Lines
          event={{ ...pin, ...market, hasFancy: event.hasFancy }}
          lines={lines}
          narrow={narrow}
          store={store}
        />
      )}
    </div>
  )
}

type LinesProps = Pick<Props, 'lines' | 'store' | 'narrow'> & {
  event: { eventId: string; eventName: string; hasFancy: boolean }
}

/** What the house quotes on the match, folded away until it is asked for. */
function Lines({ event, lines, narrow, store }: LinesProps) {
  const t = useText(tradingText)
  const id = useId()
  const isOpen = lines.isOpen(event.eventId)
  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-1 text-sm text-quiet"
        onClick={() => lines.toggle(event.eventId)}
        type="button"
      >
        {t('houseMarkets')}
        <ChevronDown aria-hidden className={clsx('size-4 transition', isOpen && 'rotate-180')} />
      </button>
      <div className="flex flex-col gap-3" id={id}>
        {isOpen && <HouseMarkets {...event} narrow={narrow} store={store} />}
      </div>
    </>
  )
}
