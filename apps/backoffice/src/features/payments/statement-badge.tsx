import { cashierText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { Payment } from './payment.ts'

/** What the wallet's own statement says of the TrxID, in a sign and a word. */
export function StatementBadge(props: Pick<Payment, 'statement'>) {
  return (
    <span className="flex">
      <Verdict {...props} />
    </span>
  )
}

function Verdict({ statement }: Pick<Payment, 'statement'>) {
  const t = useText(cashierText)
  if (statement === null)
    return <span className="text-xs whitespace-nowrap text-quiet">{t('statementUnread')}</span>
  if (!statement.found)
    return (
      <Badge tone="waiting">
        <CircleHelp aria-hidden className="size-3.5" />
        {t('statementMissing')}
      </Badge>
    )
  const Icon = statement.fits ? CircleCheck : CircleX
  return (
    <Badge tone={statement.fits ? 'good' : 'bad'}>
      <Icon aria-hidden className="size-3.5" />
      {t(statement.fits ? 'statementFits' : 'statementDiffers')}
    </Badge>
  )
}
