import { tradingText } from '@maidan/locales'
import { EmptyState, ErrorState, SkeletonRows } from '@maidan/ui'
import { useText } from '../../../lib/text/language.ts'
import { CashOutCards } from '../cash-out/cash-out-cards.tsx'
import { useOpenBets } from '../queries.ts'
import { BetGroups } from './bet-groups.tsx'

/** Every open bet beside the page, what can be cashed out first, and of that what is on the page. */
export function DockedBets({ shownEventId }: { shownEventId: string | undefined }) {
  const t = useText(tradingText)
  const bets = useOpenBets()
  if (bets.data === undefined) {
    if (!bets.isError) return <SkeletonRows count={4} rowClass="h-32" />
    return <ErrorState busy={bets.isFetching} onRetry={() => void bets.refetch()} />
  }
  if (bets.data.length === 0) return <EmptyState hint={t('noBetsHint')} title={t('noBets')} />
  return (
    <div className="flex flex-col gap-3">
      <CashOutCards firstEventId={shownEventId} withEvent />
      <BetGroups bets={bets.data} withEvent />
    </div>
  )
}
