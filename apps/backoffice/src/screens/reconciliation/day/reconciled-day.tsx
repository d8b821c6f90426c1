import { failureCode } from '@maidan/client'
import { reconciliationText } from '@maidan/locales'
import {
  Button,
  buttonClass,
  EmptyState,
  showToast,
  SkeletonRows,
  useLanguage,
  useText,
} from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download, RefreshCw } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import {
  partners,
  useDownloadDay,
  useReconcile,
  useReconciledDay,
  type PartnerDay,
} from '../../../features/reconciliation/queries.ts'
import { RunBadge } from '../../../features/reconciliation/run-badge.tsx'
import { failureText } from '../../../lib/failure-text.ts'
import { QueryView } from '../../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../../parts/screen-head.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { useAddress } from '../../../parts/tables/use-address.ts'
import { shownDay } from '../day-row.tsx'
import { DayContent } from './day-content.tsx'

/** One partner's day: its sums, and every difference with both of its sides. */
export function ReconciledDay() {
  const { partner: named, day = '' } = useAddress()
  const partner = partners.find((one) => one === named) ?? 'bkash'
  return <PartnerDayPage day={day} key={`${partner} ${day}`} partner={partner} />
}

function PartnerDayPage(of: PartnerDay) {
  const t = useText(reconciliationText)
  const day = useReconciledDay(of)
  const title = t('open', { partner: t(`partner_${of.partner}`), day: shownDay(of.day) })
  return (
    <>
      <ScreenHead
        back={
          <Link
            aria-label={t('back')}
            className="-ml-3 inline-flex size-11 items-center justify-center lg:-ml-2 lg:size-9"
            title={t('back')}
            to={paths.reconciliation}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
        }
        note={day.data && <RunBadge state={day.data.run.state} />}
        title={title}
      >
        <Acts has={day.data !== undefined && day.data !== null} of={of} />
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <QueryView
          empty={<NoSuchDay />}
          isEmpty={(data) => data === null}
          query={day}
          skeleton={
            <div className="max-w-6xl p-4">
              <SkeletonRows count={6} rowClass="h-14" />
            </div>
          }
        >
          {(data) => data && <DayContent of={data} />}
        </QueryView>
      </Scroller>
    </>
  )
}

function NoSuchDay() {
  const t = useText(reconciliationText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ size: 'small' })} to={paths.reconciliation}>
          {t('back')}
        </Link>
      }
      hint={t('noSuchDayHint')}
      title={t('noSuchDay')}
    />
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
