import { bettingText } from '@maidan/locales'
import { IconButton, PageHeader, Pills } from '@maidan/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { noFilter, type RecordFilter } from '../../features/betting/filter-records.ts'
import { useText } from '../../lib/text/language.ts'
import { ExchangeRecords } from './exchange-records.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SettledRecords } from './settled-records.tsx'

type Tab = 'settled' | 'exchange'

/** What the player has bet: rounds of games, and bets on the exchange (REC-01). */
export function BettingRecord() {
  const t = useText(bettingText)
  const navigate = useNavigate()
  const [tab, setTab] = useState<Tab>('settled')
  const [filter, setFilter] = useState<RecordFilter>(noFilter)
  const [filtering, setFiltering] = useState(false)
  return (
    <>
      <PageHeader
        end={
          tab === 'settled' && (
            <IconButton
              icon={<SlidersHorizontal className="size-5" />}
              label={t('filter')}
              onClick={() => setFiltering(true)}
            />
          )
        }
        onBack={() => navigate({ to: paths.account })}
        title={t('title')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-2 p-4">
        <Pills
          className="mb-2"
          items={[
            { value: 'settled', label: t('settled') },
            { value: 'exchange', label: t('exchange') },
          ]}
          label={t('tabs')}
          look="tabs"
          onChange={setTab}
          value={tab}
        />
        {tab === 'settled' ? <SettledRecords filter={filter} /> : <ExchangeRecords />}
      </main>
      <FilterSheet
        filter={filter}
        onChange={setFilter}
        onOpenChange={setFiltering}
        open={filtering}
      />
    </>
  )
}
