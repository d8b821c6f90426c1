import type { BetView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import type { Line } from '../matches/keyed-list.ts'
import { spokenTime } from '../time/spoken-time.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'
import { betText } from './bet-text.ts'

/** One bet: what it is on, its money, and what became of it. */
export function betLine(speech: Speech, money: MoneyWriter): Line<BetView> {
  const node = element('li', { class: 'card bet' })
  let shown = ''
  return {
    node,
    update: (next) => {
      const news = `${next.state} ${next.settlement} ${next.settledAt}`
      if (news === shown) return
      shown = news
      node.replaceChildren(...betParts(next, speech, money))
    },
  }
}

function betParts(bet: BetView, speech: Speech, money: MoneyWriter): Node[] {
  const language = speech.language()
  const text = betText(bet)
  const paid = text.tone === 'good' ? `+ ${money(text.amountMinor)}` : money(text.amountMinor)
  return [
    element(
      'p',
      { class: 'bet-head' },
      element('b', {}, nameIn(bet.selection, language)),
      element('span', { class: 'state', 'data-tone': text.tone }, speech.say(text.state)),
    ),
    ...(bet.market === null
      ? []
      : [element('p', { class: 'bet-market' }, nameIn(bet.market, language))]),
    element('p', { class: 'bet-match' }, nameIn(bet.match, language)),
    element(
      'dl',
      { class: 'bet-figures', 'data-tone': text.tone },
      figure(speech.say('odds'), bet.odds),
      figure(speech.say('stake'), money(BigInt(bet.stakeMinor))),
      figure(speech.say(text.amountLabel), paid),
    ),
    element('p', { class: 'bet-foot' }, ...betFoot(bet, speech)),
  ]
}

function figure(label: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, label), element('dd', {}, value))
}

function betFoot(bet: BetView, speech: Speech): HTMLElement[] {
  const time = (iso: string) => spokenTime(iso, speech)
  const settled =
    bet.settledAt === null ? '' : ` · ${speech.say('settledAt', { time: time(bet.settledAt) })}`
  return [
    element('span', {}, speech.say('placedAt', { time: time(bet.placedAt) }) + settled),
    element('span', { class: 'bet-number' }, speech.say('betNumber', { id: bet.betId })),
  ]
}
