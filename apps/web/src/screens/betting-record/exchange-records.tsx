import { bettingText } from '@maidan/locales'
import { EmptyState, ErrorState, SkeletonRows, buttonClass } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { useExchangeRecords } from '../../features/exchange-bets/use-exchange-records.ts'
import type { ExchangeRecord } from '../../features/exchange-bets/use-exchange-records.ts'
import { useText } from '../../lib/text/language.ts'
import { ExchangeLine } from './exchange-line.tsx'
import { ExchangeTable } from './exchange-table.tsx'

const ExchangeSheet = lazyScreen(async () => (await import('./exchange-sheet.tsx')).ExchangeSheet)

/** The bets on the exchange, each opening its details (REC-09, REC-10). */
export function ExchangeRecords() {
  const t = useText(bettingText)
  const isMobile = useIsMobile()
  const records = useExchangeRecords()
  const [open, setOpen] = useState<ExchangeRecord | null>(null)
  const close = () => setOpen(null)
  const opened = useOpenedPart(ExchangeSheet, { isOpen: open !== null, close })
  useEffect(() => void ExchangeSheet.preload(), [])
  if (records.data === undefined) {
    return records.isError ? (
      <ErrorState busy={records.isFetching} onRetry={() => void records.refetch()} />
    ) : (
      <SkeletonRows count={6} rowClass="h-18" />
    )
  }
  if (records.data.length === 0) {
    return (
      <EmptyState
        action={
          <Link className={buttonClass({ look: 'secondary' })} to={paths.exchange}>
            {t('toExchange')}
          </Link>
        }
        hint={t('exchangeEmptyHint')}
      />
    )
  }
  return (
    <>
      {isMobile ? (
        records.data.map((record) => (
          <ExchangeLine
            key={record.transaction_id}
            onOpen={() => setOpen(record)}
            record={record}
          />
        ))
      ) : (
        <ExchangeTable onOpen={setOpen} records={records.data} />
      )}
      {opened && <ExchangeSheet onClose={close} record={open} />}
    </>
  )
}
