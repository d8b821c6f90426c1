import type { cashierText, Translate } from '@maidan/locales'
import type { PaymentState } from '../../../features/payments/payment.ts'

type T = Translate<typeof cashierText.en>

/** The word of an event's state; events carry it as plain text. */
export function stateWord(t: T, state: string): string {
  return t(`state_${state as PaymentState}`).replace(/^state_/, '')
}

/** Who brought an event about: the player, staff, a partner, or our own clock. */
export function sourceWord(t: T, source: string): string {
  switch (source) {
    case 'player':
      return t('sourcePlayer')
    case 'staff':
      return t('sourceStaff')
    case 'partner':
      return t('sourcePartner')
    case 'job':
      return t('sourceJob')
    default:
      return source
  }
}
