import { bettingText } from '@maidan/locales'
import { EmptyState, ErrorState, SkeletonRows, buttonClass } from '@maidan/ui'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { filterRecords, type RecordFilter } from '../../features/betting/filter-records.ts'
import { useBettingRecords, type BettingRecord } from '../../features/betting/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { RecordLine } from './record-line.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { SettledTable } from './settled-table.tsx'

/** The rounds of games, as far as the filter keeps them (REC-02, REC-07). */
export function SettledRecords({ filter }: { filter: RecordFilter }) {
  const t = useText(bettingText)
  const isMobile = useIsMobile()
  const records = useBettingRecords()
  const [opened, setOpened] = useState<BettingRecord | null>(null)
  const shown = records.data && filterRecords(records.data, filter, records.dataUpdatedAt)
  if (!shown) {
    return records.isError ? (
      <ErrorState busy={records.isFetching} onRetry={() => void records.refetch()} />
    ) : (
      <SkeletonRows count={6} rowClass="h-18" />
    )
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        action={
          <Link
            className={buttonClass({ look: 'secondary' })}
            search={{ type: 'slot', system: '', title: 'Slot' }}
            to={paths.games}
          >
            {t('toSlots')}
          </Link>
        }
        hint={t('emptyHint')}
      />
    )
  }
  return (
    <>
      {isMobile ? (
        shown.map((record) => (
          <RecordLine key={record.id} onOpen={() => setOpened(record)} record={record} />
        ))
      ) : (
        <SettledTable onOpen={setOpened} records={shown} />
      )}
      <RecordSheet onClose={() => setOpened(null)} record={opened} />
    </>
  )
}
