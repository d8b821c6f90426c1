import type { TicketView } from '../messages/describe-messages.ts'
import { PRIZES } from '../ticket/list-prizes.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney } from '../words/format-money.ts'
import { findElement } from './find-element.ts'

/** Puts a line under the ticket; screen readers say it. */
export function showLine(text: string, isGood = false): void {
  const line = findElement('result', HTMLParagraphElement)
  line.textContent = text
  line.classList.toggle('good', isGood)
}

/** Says what a scratched ticket has paid. Getting the price back is not called a win. */
export function showResult(ticket: TicketView, language: Language, say: Say): void {
  const multiple = findMultiple(ticket)
  if (!ticket.prize || ticket.winMinor === null) return showLine(say('lost'))
  const amount = formatMoney(ticket.winMinor, ticket.currency, language)
  const values = { picture: say(ticket.prize), amount }
  showLine(say(multiple > 1 ? 'won' : 'moneyBack', values), multiple > 1)
}

/** How many times its price a ticket pays. */
export function findMultiple(ticket: TicketView): number {
  return PRIZES.find((prize) => prize.picture === ticket.prize)?.multiple ?? 0
}
