import { element } from '../../../games/page/dom/element.ts'
import { words } from '../words/en.ts'
import type { TextField } from './text-field.ts'

/** An amount of the wallet's currency, sent as it is typed: the wallet reads it exactly. */
export function amountField(value: string): TextField {
  const input = element('input', {
    name: 'amount',
    inputmode: 'decimal',
    autocomplete: 'off',
    required: true,
    maxlength: 16,
    placeholder: '500',
  })
  input.value = value
  const sign = element('i', { 'aria-hidden': 'true' })
  const money = element('span', { class: 'money' }, sign, input)
  return {
    node: element('label', { class: 'field' }, words.amount, money),
    input,
    showCurrency: (currency) => {
      sign.textContent = words.currencies[currency]
    },
  }
}
