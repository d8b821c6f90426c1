import { methodsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import type { Method } from '../../features/methods/queries.ts'
import { Money } from '../../parts/facts/money.tsx'

type Props = { method: Method; onTerms: ((method: Method) => void) | undefined }

/** What one player may pay with a method in a day and what a withdrawal costs, with the way to change it. */
export function MethodTerms({ method, onTerms }: Props) {
  const t = useText(methodsText)
  const { terms, withdraws, currency, name } = method
  if (terms === null) return <span className="text-quiet">{t('termsNone')}</span>
  return (
    <div className="flex flex-col items-start gap-1">
      <dl className="text-xs whitespace-nowrap">
        <Line name={t('dayIn')}>
          <DayMax amount={terms.deposit_day_max} currency={currency} />
        </Line>
        {withdraws && (
          <Line name={t('dayOut')}>
            <DayMax amount={terms.withdrawal_day_max} currency={currency} />
          </Line>
        )}
        {withdraws && (
          <Line name={t('fee')}>
            <Fee currency={currency} fixed={terms.fee_fixed} percent={terms.fee_percent} />
          </Line>
        )}
      </dl>
      {terms.approval_id !== null && (
        <Link className="inline-flex min-h-11 items-center lg:min-h-7" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {terms.approval_id === null && onTerms && (
        <Button
          aria-label={t('changeTermsOf', { method: name })}
          className="-ml-3 max-lg:h-11"
          look="quiet"
          onClick={() => onTerms(method)}
          size="small"
        >
          {t('changeTerms')}
        </Button>
      )}
    </div>
  )
}

function Line(props: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="text-quiet">{props.name}</dt>
      <dd className="tabular font-medium">{props.children}</dd>
    </div>
  )
}

function DayMax({ amount, currency }: { amount: string | null; currency: string }) {
  const t = useText(methodsText)
  return amount === null ? t('open_limit') : <Money amount={amount} currency={currency} />
}

function Fee({ fixed, percent, currency }: { fixed: string; percent: string; currency: string }) {
  const t = useText(methodsText)
  const isFixed = Number(fixed) > 0
  const isPercent = Number(percent) > 0
  if (!isFixed && !isPercent) return t('noFee')
  return (
    <>
      {isFixed && <Money amount={fixed} currency={currency} />}
      {isFixed && isPercent && ' + '}
      {isPercent && `${percent} %`}
    </>
  )
}
