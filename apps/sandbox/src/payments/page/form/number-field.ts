import { element } from '../../../games/page/dom/element.ts'
import { words } from '../words/en.ts'
import type { TextField } from './text-field.ts'

/** A phone's number; `name` is the one its form sends it under. */
export function numberField(name: 'from' | 'to', label: string, value: string): TextField {
  const input = element('input', {
    name,
    inputmode: 'numeric',
    autocomplete: 'off',
    required: true,
    maxlength: 20,
  })
  input.value = value
  return {
    node: element('label', { class: 'field' }, label, input),
    input,
    showCurrency: (currency) => {
      input.placeholder = words.numberExamples[currency]
    },
  }
}
