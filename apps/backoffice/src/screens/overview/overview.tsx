import { deskText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { useOverview } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Alarms } from './alarms.tsx'
import { AuditVerdict } from './audit-verdict.tsx'
import { BooksVerdict } from './books-verdict.tsx'
import { LedgerTotals } from './ledger-totals.tsx'
import { PlayerCounts } from './player-counts.tsx'
import { QueueCards } from './queue-cards.tsx'

/** What needs a person now, and whether the books balance. */
export function Overview() {
  const t = useText(deskText)
  const overview = useOverview()
  return (
    <>
      <ScreenHead title={t('overview')} />
      <Scroller className="min-h-0 flex-1" label={t('overview')}>
        <QueryView
          query={overview}
          skeleton={
            <div className="max-w-5xl p-4">
              <SkeletonRows count={3} rowClass="h-32" />
            </div>
          }
        >
          {(data) => (
            <div className="flex max-w-5xl flex-col gap-6 p-4">
              <Alarms overview={data} />
              <QueueCards overview={data} />
              <LedgerTotals totals={data.ledger} />
              <BooksVerdict
                breaks={data.books_breaks}
                known={data.books_known}
                checkedAt={data.books_checked_at}
                role={data.role}
              />
              <AuditVerdict brokenLine={data.audit_broken_at} checkedAt={data.audit_checked_at} />
              <PlayerCounts all={data.players} today={data.players_today} />
            </div>
          )}
        </QueryView>
      </Scroller>
    </>
  )
}
