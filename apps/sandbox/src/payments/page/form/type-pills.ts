import { SEND_TYPES, sendTypes, type SendType } from '../../wallet-brands.ts'
import { words } from '../words/en.ts'
import { choiceRow, type ChoiceRow } from './choice-row.ts'

/** The ways to send, by the kind of account that gets the money. */
export function typePills(chosen: SendType): ChoiceRow<SendType> {
  const items = SEND_TYPES.map((key) => ({ key, name: sendTypes[key] }))
  return choiceRow({ name: 'type', legend: words.howSent, className: 'pills', items, chosen })
}
