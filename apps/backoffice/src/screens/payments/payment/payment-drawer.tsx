import { cashierText, commonText } from '@maidan/locales'
import { EmptyState, ErrorState, IconButton, SkeletonRows, useLanguage, useText } from '@maidan/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PaymentAct } from '../../../features/payments/payment.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { CopyValue } from '../../../parts/facts/copy-value.tsx'
import { PaymentActions } from '../decision/payment-actions.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import type { Desk } from '../use-payments-desk.ts'

type Props = { desk: Desk; busy: boolean; onAct: (act: PaymentAct) => void }

/** The open payment beside the list; on a phone it takes the list's place. */
export function PaymentDrawer({ desk, busy, onAct }: Props) {
  const t = useText(cashierText)
  const common = useText(commonText)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const reference = desk.open ?? ''
  return (
    <section
      aria-label={reference}
      className="flex min-h-0 min-w-0 flex-1 animate-fade flex-col border-field-700 bg-field-900 lg:border-l min-[1800px]:w-176 min-[1800px]:flex-none"
    >
      <div className="flex h-13 shrink-0 items-center gap-2 border-b border-field-800 pr-1 pl-4">
        <h2
          className="tabular truncate text-base font-semibold outline-none"
          ref={title}
          tabIndex={-1}
        >
          {reference}
        </h2>
        <CopyValue value={reference} what={t('reference')} />
        <span className="flex-1" />
        <IconButton
          icon={<X aria-hidden className="size-5" />}
          label={common('close')}
          onClick={desk.close}
          title={`${common('close')} (Esc)`}
        />
      </div>
      <DrawerContent desk={desk} />
      {desk.payment !== undefined && (
        <PaymentActions busy={busy} onAct={onAct} payment={desk.payment} />
      )}
    </section>
  )
}

/** The detail, or what stands in its place while it loads, failed or is not there. */
function DrawerContent({ desk }: { desk: Desk }) {
  const t = useText(cashierText)
  const language = useLanguage()
  const { payment, lone, list } = desk
  if (payment !== undefined) return <PaymentDetail key={payment.reference} payment={payment} />
  if (lone.isError)
    return (
      <ErrorState
        busy={lone.isFetching}
        hint={failureText(lone.error, language)}
        onRetry={() => void lone.refetch()}
      />
    )
  if (lone.isPending || list.isPending)
    return (
      <div className="min-h-0 flex-1 p-4">
        <SkeletonRows count={6} rowClass="h-14" />
      </div>
    )
  return <EmptyState hint={t('noSuchPaymentHint')} title={t('noSuchPayment')} />
}
