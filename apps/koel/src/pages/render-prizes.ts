import { PRIZES, TICKETS_IN_TABLE } from '../ticket/list-prizes.ts'
import { chooseWords } from '../words/choose-words.ts'
import type { Language } from '../words/choose-words.ts'
import { formatNumber } from '../words/format-money.ts'

/** The prize table. The amounts are filled in by the page, for the price that is chosen. */
export function renderPrizes(language: Language): string {
  const say = chooseWords(language)
  const rows = PRIZES.map((prize) => {
    const tickets = TICKETS_IN_TABLE / prize.weight
    const decimals = Number.isInteger(tickets) ? 0 : 1
    const odds = say('oneIn', { tickets: formatNumber(tickets, language, decimals) })
    return `<tr data-prize="${prize.picture}">
<th scope="row"><img src="/code/pictures/${prize.picture}.svg" alt="" width="32" height="32">
<span>${say(prize.picture)}</span></th>
<td class="times">${formatNumber(prize.multiple, language)}×</td>
<td class="amount" data-multiple="${prize.multiple}"></td><td class="odds">${odds}</td></tr>`
  })
  return `<table class="prizes"><caption>${say('prizes')}</caption><tbody>${rows.join('\n')}</tbody></table>`
}
