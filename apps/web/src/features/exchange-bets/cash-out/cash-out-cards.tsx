import { slipText } from '@maidan/locales'
import { Button, Card, MoneyText } from '@maidan/ui'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { CashOutForm } from './cash-out-form.tsx'
import { useExposure } from '../queries.ts'
import type { MarketExposure } from '../queries.ts'

type Props = {
  eventId?: string
  /** The event whose cards stand before those of the others. */
  firstEventId?: string | undefined
  withEvent?: boolean
}

/** One card for each market whose result still matters to the player; of one event if named. */
export function CashOutCards({ eventId, firstEventId, withEvent = false }: Props) {
  const markets = useExposure().data?.markets ?? []
  const isFirst = (market: MarketExposure) => Number(market.event_id === firstEventId)
  return markets
    .filter((market) => eventId === undefined || market.event_id === eventId)
    .filter(hasPosition)
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .map((market) => <CashOutCard key={market.market_id} market={market} withEvent={withEvent} />)
}

function CashOutCard({ market, withEvent }: { market: MarketExposure; withEvent: boolean }) {
  const t = useText(slipText)
  const [open, setOpen] = useState(false)
  return (
    <Card aria-label={`${t('cashOut')}: ${market.market_name}`} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <HandCoins aria-hidden className="size-6 shrink-0 text-grass" />
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold">
            {withEvent ? `${market.market_name} · ${market.event_name}` : market.market_name}
          </h3>
          {!open && <p className="text-xs text-quiet">{t('cashOutMeans')}</p>}
        </div>
        <Button
          aria-expanded={open}
          className="min-h-11"
          look="secondary"
          onClick={() => setOpen(!open)}
          size="small"
        >
          {open ? t('cashOutHide') : t('cashOut')}
        </Button>
      </div>
      {open ? (
        <CashOutForm marketId={market.market_id} onDone={() => setOpen(false)} />
      ) : (
        <ul className="divide-y divide-field-800">
          {market.outcomes.map(({ selection_id, name, net }) => (
            <li
              className="flex min-h-8 items-center justify-between gap-3 text-sm"
              key={selection_id}
            >
              <span className="min-w-0">{name}</span>
              <MoneyText className="font-semibold" minor={readMinor(net)} signed />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Only bets between players can be hedged, and only while the results differ. */
function hasPosition({ kind, outcomes }: MarketExposure): boolean {
  const nets = new Set(outcomes.map(({ net }) => readMinor(net)))
  return kind === 'match_odds' && nets.size > 1
}
