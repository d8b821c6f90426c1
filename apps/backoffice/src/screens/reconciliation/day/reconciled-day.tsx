import { failureCode } from '@maidan/client'
import { reconciliationText } from '@maidan/locales'
import { Button, showToast, useLanguage, useText } from '@maidan/ui'
import { Download, RefreshCw } from 'lucide-react'
import {
  partners,
  useDownloadDay,
  useReconcile,
  useReconciledDay,
  type PartnerDay,
} from '../../../features/reconciliation/queries.ts'
import { RunBadge } from '../../../features/reconciliation/run-badge.tsx'
import { failureText } from '../../../lib/failure-text.ts'
import { useAddress } from '../../../parts/tables/use-address.ts'
import { BookPage } from '../book-page.tsx'
import { shownDay } from '../day-row.tsx'
import { DayContent } from './day-content.tsx'

/** One partner's day: its sums, and every difference with both of its sides. */
export function ReconciledDay() {
  const { partner: named, day = '' } = useAddress()
  const partner = partners.find((one) => one === named) ?? 'bkash'
  return <PartnerBookPage day={day} key={`${partner} ${day}`} partner={partner} />
}

function PartnerBookPage(of: PartnerDay) {
  const t = useText(reconciliationText)
  const day = useReconciledDay(of)
  const words = {
    title: t('open', { partner: t(`partner_${of.partner}`), day: shownDay(of.day) }),
    back: t('back'),
    none: t('noSuchDay'),
    noneHint: t('noSuchDayHint'),
  }
  return (
    <BookPage
      acts={<Acts has={day.data !== undefined && day.data !== null} of={of} />}
      note={day.data && <RunBadge state={day.data.run.state} />}
      query={day}
      search={{}}
      words={words}
    >
      {(data) => <DayContent of={data} />}
    </BookPage>
  )
}

function Acts({ of, has }: { of: PartnerDay; has: boolean }) {
  const t = useText(reconciliationText)
  const language = useLanguage()
  const run = useReconcile(of)
  const download = useDownloadDay(of)
  const words: Record<string, string> = {
    STATE_CHANGED: t('runBusy'),
    METHOD_UNAVAILABLE: t('runMissing'),
    NOT_FOUND: t('runEarly'),
  }
  const say = (error: unknown) =>
    showToast(words[failureCode(error) ?? ''] ?? failureText(error, language), 'bad')
  return (
    <span className="ml-auto flex flex-wrap gap-2">
      <Button
        busy={run.isPending}
        look="secondary"
        onClick={() =>
          run.mutate(undefined, { onSuccess: () => showToast(t('ran'), 'good'), onError: say })
        }
        size="small"
      >
        <RefreshCw aria-hidden className="size-4" />
        {t('run')}
      </Button>
      {has && (
        <Button
          busy={download.isPending}
          look="secondary"
          onClick={() =>
            download.mutate(undefined, {
              onSuccess: (file) => showToast(t('downloaded', { file }), 'good'),
              onError: say,
            })
          }
          size="small"
        >
          <Download aria-hidden className="size-4" />
          {t('download')}
        </Button>
      )}
    </span>
  )
}
