import { isSport } from '@maidan/contract'
import { exchangeAccountText } from '@maidan/locales'
import { Card, MoneyText, siteClock } from '@maidan/ui'
import { clsx } from 'clsx'
import { useText } from '../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { amountText } from '../../features/exchange-bets/bet/bet-words.ts'
import type { ProfitLoss } from '../../features/exchange-bets/account-queries.ts'
import { sumBy } from './sum-by.ts'

type Market = ProfitLoss['markets'][number]

/** The markets under their day of settlement, each day with its sum. */
export function ProfitDays({ markets }: { markets: readonly Market[] }) {
  return sumBy(markets, ({ day }) => day).map(({ name, netMinor, members }) => (
    <section aria-label={dayText(name)} className="flex flex-col gap-2" key={name}>
      <h2 className="flex items-center justify-between text-sm font-semibold">
        <span className="tabular text-quiet">{dayText(name)}</span>
        <MoneyText minor={netMinor} signed />
      </h2>
      <Card className="divide-y divide-field-800" padded={false}>
        {members.map((market) => (
          <MarketLine key={`${market.market_id}:${market.version}`} market={market} />
        ))}
      </Card>
    </section>
  ))
}

function MarketLine({ market }: { market: Market }) {
  const t = useText(exchangeAccountText)
  const { sport, gross, commission, net, settled_at, version, replaced } = market
  return (
    <article aria-label={market.market_name} className="px-4 py-3">
      <p className="flex items-start justify-between gap-3 text-sm font-semibold">
        <span className="min-w-0">{market.event_name}</span>
        <span className={clsx('shrink-0', replaced && 'line-through opacity-60')}>
          <MoneyText minor={readMinor(net)} signed />
        </span>
      </p>
      <p className="flex justify-between gap-3 text-xs text-quiet">
        <span className="min-w-0">
          {isSport(sport) ? t(sport) : sport} · {market.market_name}
        </span>
        <span className="tabular shrink-0">{siteClock(settled_at)}</span>
      </p>
      <p className="text-xs text-quiet">{t('winner', { result: market.result })}</p>
      {(replaced || version > 1) && (
        <p className="text-xs text-amber">{t(replaced ? 'replaced' : 'corrected')}</p>
      )}
      {readMinor(commission) > 0n && (
        <p className="tabular text-xs text-quiet">
          {t('gross')} {amountText(readMinor(gross))} · {t('commission')}{' '}
          {shortMoney(readMinor(commission))}
        </p>
      )}
    </article>
  )
}

function dayText(day: string): string {
  return day.replaceAll('-', '/')
}
