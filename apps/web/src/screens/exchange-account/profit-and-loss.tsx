import { exchangeAccountText } from '@maidan/locales'
import { EmptyState, Pills } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { AccountPage } from './account-page.tsx'
import { AnswerState } from './answer-state.tsx'
import { ProfitDays } from './profit-days.tsx'
import { ProfitTotals } from './profit-totals.tsx'
import { useProfitLoss } from '../../features/exchange-bets/account-queries.ts'
import type { ProfitFilter } from '../../features/exchange-bets/account-queries.ts'
import { SportSelect } from './sport-select.tsx'

/** What the settled markets of some days brought, commission apart. */
export function ProfitAndLoss() {
  const t = useText(exchangeAccountText)
  const [filter, setFilter] = useState<ProfitFilter>({ days: '7' })
  const answer = useProfitLoss(filter)
  return (
    <AccountPage timed title="profitLoss">
      <Pills
        items={[
          { value: '1', label: t('days1') },
          { value: '7', label: t('days7') },
          { value: '30', label: t('days30') },
        ]}
        label={t('period')}
        look="tabs"
        onChange={(days) => setFilter({ ...filter, days })}
        value={filter.days ?? '7'}
      />
      <SportSelect onChange={(sport) => setFilter({ ...filter, sport })} sport={filter.sport} />
      <AnswerState query={answer} rowClass="h-24">
        {(profit) => (
          <>
            <ProfitTotals profit={profit} />
            {profit.markets.length === 0 ? (
              <EmptyState hint={t('noProfitLoss')} />
            ) : (
              <ProfitDays markets={profit.markets} />
            )}
          </>
        )}
      </AnswerState>
    </AccountPage>
  )
}
