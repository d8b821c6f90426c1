import { amountOf, moneyText } from '@maidan/money'
import { element } from '../../../../games/page/dom/element.ts'
import type { CheckoutView } from '../../../checkouts/hosted/checkout-view.ts'
import type { Speech } from '../words/speech.ts'

/** Who gets how much. */
export function orderCard(
  { merchant, amount, invoice }: CheckoutView,
  speech: Speech,
): HTMLElement {
  return element(
    'section',
    { class: 'order' },
    element('p', { class: 'to' }, speech.say('payTo'), element('b', {}, merchant)),
    element('p', { class: 'sum' }, moneyText(amountOf(amount, 'BDT'), 'BDT')),
    element('p', { class: 'invoice' }, `${speech.say('invoice')} ${invoice}`),
  )
}
