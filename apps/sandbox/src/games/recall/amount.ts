import { isCurrency, moneyText } from '@maidan/money'
import { escapeHtml } from './html.ts'

/** An amount as a recalled round writes it. */
export function amount(minor: bigint, currency: string): string {
  return isCurrency(currency) ? moneyText(minor, currency) : `${minor} ${escapeHtml(currency)}`
}
