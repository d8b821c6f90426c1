import { exchangeAccountText } from '@maidan/locales'
import { Card, EmptyState, MoneyText } from '@maidan/ui'
import { useExposure } from '../../features/exchange-bets/queries.ts'
import type { Exposure } from '../../features/exchange-bets/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import { AccountPage } from './account-page.tsx'
import { AnswerState } from './answer-state.tsx'
import { MarketCard } from './market-card.tsx'

/** What is there to bet with, what is held, and why, market by market. */
export function BalanceOverview() {
  const exposure = useExposure()
  return (
    <AccountPage title="balance">
      <AnswerState query={exposure} rowClass="h-28">
        {(answer) => <Overview exposure={answer} />}
      </AnswerState>
    </AccountPage>
  )
}

function Overview({ exposure }: { exposure: Exposure }) {
  const t = useText(exchangeAccountText)
  const [available, held] = [readMinor(exposure.available), readMinor(exposure.exposure)]
  return (
    <>
      <Card padded={false}>
        <dl className="divide-y divide-field-800 px-4">
          <Sum label={t('available')} minor={available} strong />
          <Sum label={t('exposure')} minor={held} />
          <Sum label={t('total')} minor={available + held} />
        </dl>
      </Card>
      <h2 className="text-sm font-semibold text-quiet">{t('perMarket')}</h2>
      {exposure.markets.length === 0 ? (
        <EmptyState hint={t('noExposure')} />
      ) : (
        exposure.markets.map((market) => <MarketCard key={market.market_id} market={market} />)
      )}
    </>
  )
}

function Sum({ label, minor, strong }: { label: string; minor: bigint; strong?: boolean }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className={strong ? 'text-lg font-semibold text-grass' : 'font-semibold'}>
        <MoneyText minor={minor} />
      </dd>
    </div>
  )
}
