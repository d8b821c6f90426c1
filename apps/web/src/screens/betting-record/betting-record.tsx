import { bettingText } from '@maidan/locales'
import {
  EmptyState,
  ErrorState,
  IconButton,
  PageHeader,
  SkeletonRows,
  buttonClass,
} from '@maidan/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import {
  filterRecords,
  noFilter,
  type RecordFilter,
} from '../../features/betting/filter-records.ts'
import { useBettingRecords, type BettingRecord as Entry } from '../../features/betting/queries.ts'
import { useText } from '../../lib/language.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { RecordLine } from './record-line.tsx'
import { RecordSheet } from './record-sheet.tsx'

export function BettingRecord() {
  const t = useText(bettingText)
  const navigate = useNavigate()
  const records = useBettingRecords()
  const [filter, setFilter] = useState<RecordFilter>(noFilter)
  const [filtering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<Entry | null>(null)
  const shown = records.data && filterRecords(records.data, filter, records.dataUpdatedAt)
  return (
    <>
      <PageHeader
        end={
          <IconButton
            icon={<SlidersHorizontal className="size-5" />}
            label={t('filter')}
            onClick={() => setFiltering(true)}
          />
        }
        onBack={() => void navigate({ to: paths.account })}
        title={t('title')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-2 p-4">
        {!shown ? (
          records.isError ? (
            <ErrorState busy={records.isFetching} onRetry={() => void records.refetch()} />
          ) : (
            <SkeletonRows count={6} rowClass="h-18" />
          )
        ) : shown.length === 0 ? (
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
        ) : (
          shown.map((record) => (
            <RecordLine key={record.id} onOpen={() => setOpened(record)} record={record} />
          ))
        )}
      </main>
      <FilterSheet
        filter={filter}
        onChange={setFilter}
        onOpenChange={setFiltering}
        open={filtering}
      />
      <RecordSheet onClose={() => setOpened(null)} record={opened} />
    </>
  )
}
