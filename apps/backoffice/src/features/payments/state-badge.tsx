import { cashierText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import type { PaymentState } from './payment.ts'

const tones = {
  created: 'neutral',
  presented: 'neutral',
  claimed: 'info',
  verifying: 'info',
  review: 'waiting',
  unknown: 'waiting',
  confirmed: 'good',
  credited: 'good',
  late_confirmed: 'waiting',
  expired: 'neutral',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'neutral',
  refunding: 'waiting',
  refunded: 'neutral',
  reversed: 'bad',
  requested: 'info',
  approved: 'waiting',
  sending: 'info',
  paid: 'good',
} as const satisfies Record<PaymentState, Tone>

/** Where a payment stands, in a word and a colour. */
export function StateBadge({ state }: { state: PaymentState }) {
  const t = useText(cashierText)
  return (
    <Badge tone={tones[state]}>
      {state === 'approved' ? t('secondNeeded') : t(`state_${state}`)}
    </Badge>
  )
}
