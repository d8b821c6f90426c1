import { sweepsText } from '@maidan/locales'
import { Button, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../../features/overview/queries.ts'
import { useUsdt, type UsdtBook as Book } from '../../../features/usdt/queries.ts'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { QueryView } from '../../../parts/notes/query-view.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { AddressesPanel } from './addresses-panel.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { StrangePanel } from './strange-panel.tsx'
import { SweepsPanel } from './sweeps-panel.tsx'

/** The dollars on players’ addresses, and how they come to the house. */
export function UsdtBook() {
  const t = useText(sweepsText)
  return (
    <Scroller className="min-h-0 flex-1" label={t('list')}>
      <QueryView
        query={useUsdt()}
        skeleton={
          <div className="max-w-5xl p-4">
            <SkeletonRows count={6} rowClass="h-14" />
          </div>
        }
      >
        {(book) => <BookContent book={book} />}
      </QueryView>
    </Scroller>
  )
}

function BookContent({ book }: { book: Book }) {
  const t = useText(sweepsText)
  const [preparing, setPreparing] = useState(false)
  const mayPrepare = useMe()?.role === 'admin' && book.sweep_to !== null && book.holding > 0
  return (
    <div className="flex max-w-5xl flex-col gap-4 p-4">
      <p className="text-sm text-quiet">{t('lead')}</p>
      {book.strange.length > 0 && <StrangePanel transfers={book.strange} />}
      <Panel
        note={
          mayPrepare && (
            <Button onClick={() => setPreparing(true)} size="small">
              {t('prepare')}
            </Button>
          )
        }
        title={t('held')}
      >
        <Facts>
          <Fact name={t('together')}>
            <Money amount={book.held} currency="USDT" />
            <span className="block text-xs font-normal text-quiet">
              {t('holding', { count: book.holding })}
            </span>
          </Fact>
          <Fact copy={book.sweep_to} name={t('sweepTo')}>
            {book.sweep_to ?? <span className="font-normal text-quiet">{t('sweepToNone')}</span>}
          </Fact>
        </Facts>
      </Panel>
      <SweepsPanel sweeps={book.sweeps} />
      <AddressesPanel book={book} />
      {preparing && <PrepareDialog onClose={() => setPreparing(false)} />}
    </div>
  )
}
