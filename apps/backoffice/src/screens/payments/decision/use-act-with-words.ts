import { failureCode } from '@maidan/client'
import { cashierText } from '@maidan/locales'
import { showToast, useLanguage, useText } from '@maidan/ui'
import { useActOnPayment } from '../../../features/payments/acts.ts'
import type { ActRequest } from '../../../features/payments/acts.ts'
import type { Direction, Payment } from '../../../features/payments/payment.ts'
import { failureText } from '../../../lib/failure-text.ts'

/** Refusals after which the payment on the screen is no longer the payment on the server. */
const outdated = new Set(['STATE_CHANGED', 'CLAIMED_BY_OTHER', 'APPROVAL_WAITING', 'NOT_FOUND'])

export function isOutdated(error: unknown): boolean {
  return outdated.has(failureCode(error) ?? '')
}

/** Does an act on a payment and says in words what came of it. */
export function useActWithWords(direction: Direction) {
  const t = useText(cashierText)
  const language = useLanguage()
  const act = useActOnPayment(direction)
  const words = useResultWords()
  const run = (request: ActRequest, onDone?: () => void) =>
    act.mutate(request, {
      onSuccess: (payment) => {
        showToast(words(request, payment), 'good')
        onDone?.()
      },
      onError: (error) => {
        const refreshed = isOutdated(error)
        if (refreshed) onDone?.()
        if (refreshed || request.act === 'claim')
          showToast(
            [failureText(error, language), ...(refreshed ? [t('refreshed')] : [])].join(' '),
            'bad',
          )
      },
    })
  return { run, busy: act.isPending, error: act.error, reset: act.reset }
}

function useResultWords(): (request: ActRequest, payment: Payment) => string {
  const t = useText(cashierText)
  return ({ act }, { reference, approval_asked_by, direction, player, state }) => {
    const slots = { reference, player: player.username }
    switch (act) {
      case 'claim':
        return t('doneClaim', { reference })
      case 'refund':
      case 'end_refund':
      case 'reverse':
      case 'end_claim':
        return t('doneAskedSecond', { reference })
      case 'reject':
        return t('doneReject', slots)
      case 'approve':
        if (approval_asked_by !== null) return t('doneAskedSecond', { reference })
        if (direction === 'deposit') return t('doneCredit', slots)
        return t(state === 'paid' ? 'donePaid' : 'doneSent', slots)
    }
  }
}
