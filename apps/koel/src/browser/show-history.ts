import type { TicketView } from '../messages/describe-messages.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney } from '../words/format-money.ts'
import { findElement } from './find-element.ts'

/** Fills the list of the last tickets. */
export function showHistory(tickets: readonly TicketView[], language: Language, say: Say): void {
  const list = findElement('history-list', HTMLOListElement)
  const items = tickets.map((ticket) => createItem(ticket, language, say))
  if (items.length === 0) {
    const empty = document.createElement('p')
    empty.textContent = say('historyEmpty')
    items.push(empty)
  }
  list.replaceChildren(...items)
}

function createItem(ticket: TicketView, language: Language, say: Say): HTMLElement {
  const item = document.createElement('li')
  const image = document.createElement('img')
  image.width = 36
  image.height = 36
  image.alt = ticket.prize ? say(ticket.prize) : ''
  image.src = `/code/pictures/${ticket.prize ?? 'blank'}.svg`
  const price = document.createElement('span')
  price.textContent = `${say('stake')} ${formatMoney(ticket.priceMinor, ticket.currency, language)}`
  const win = document.createElement('b')
  win.textContent = describeWin(ticket, language, say)
  const time = document.createElement('time')
  time.textContent = new Date(ticket.createdMs).toLocaleString(
    language === 'bn' ? 'bn-BD' : 'en-GB',
  )
  item.append(image, price, win, time)
  if (ticket.recallUrl) item.append(createLink(ticket.recallUrl, language, say))
  return item
}

function describeWin(ticket: TicketView, language: Language, say: Say): string {
  if (ticket.state === 'cancelled' || ticket.state === 'void') return say('returned')
  if (ticket.winMinor === null) return say('pending')
  if (!ticket.prize) return say('nothing')
  return `${say('win')} ${formatMoney(ticket.winMinor, ticket.currency, language)}`
}

function createLink(address: string, language: Language, say: Say): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `${address}&lang=${language}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = say('check')
  return link
}
