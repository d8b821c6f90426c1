import { amountOf, groupedAmount } from '@maidan/money'
import { element } from '../../../../games/page/dom/element.ts'
import type { CheckoutView } from '../../../checkouts/hosted/checkout-view.ts'
import { goBack } from '../go-back.ts'
import type { Speech, WordKey } from '../words/speech.ts'

type Said = { title: WordKey; text: WordKey; isGood: boolean }

const OUTCOMES = {
  approved: { title: 'approvedTitle', text: 'approvedText', isGood: true },
  paid: { title: 'paidTitle', text: 'paidText', isGood: true },
  cancelled: { title: 'cancelledTitle', text: 'cancelledText', isGood: false },
  failed: { title: 'failedTitle', text: 'failedText', isGood: false },
  expired: { title: 'expiredTitle', text: 'expiredText', isGood: false },
} as const satisfies Record<Exclude<CheckoutView['state'], 'open'>, Said>

/** What became of the payment, and the way back. */
export function outcomePart(view: CheckoutView, speech: Speech): HTMLElement | null {
  const { state, merchant, amount, way_back } = view
  if (state === 'open' || way_back === null) return null
  const { title, text, isGood } = OUTCOMES[state]
  const values = { merchant, amount: groupedAmount(amountOf(amount, 'BDT'), 'BDT') }
  const back = element('button', { type: 'button', class: 'main' }, speech.say('back', values))
  back.addEventListener('click', () => goBack(way_back))
  return element(
    'section',
    { class: isGood ? 'outcome good' : 'outcome', role: 'status' },
    element('h2', {}, speech.say(title)),
    element('p', {}, speech.say(text, values)),
    back,
  )
}
