import { element } from '../../../../games/page/dom/element.ts'
import { timeText } from '../../../../games/page/sheets/time-text.ts'
import type { OwnBet } from '../../../../rooms/room-api.ts'
import type { Seat } from '../../frame/seat.ts'

/** One past bet: when, how much, and what came of it. */
export function betLine(bet: OwnBet, { speech, money }: Seat): Node[] {
  return [
    element('span', { class: 'round-time' }, timeText(bet.placedAt, speech.language())),
    element('span', { class: 'round-bet' }, `#${bet.number} · ${money(BigInt(bet.stakeMinor))}`),
    resultOf(bet, { speech, money }),
  ]
}

function resultOf(bet: OwnBet, { speech, money }: Pick<Seat, 'speech' | 'money'>): HTMLElement {
  const none = (text: string) => element('b', { class: 'round-win none' }, text)
  switch (bet.state) {
    case 'refused':
      return none(speech.say('stateRefused'))
    case 'returned':
      return none(speech.say('stateReturned'))
    case 'returning':
    case 'betting':
      return none(speech.say('stateReturning'))
    case 'taken':
      return none(speech.say('stateStanding'))
    case 'settling':
    case 'paid':
    case 'closed': {
      const winMinor = BigInt(bet.winMinor ?? '0')
      if (winMinor === 0n) return none(speech.say('noWin'))
      return element('b', { class: 'round-win' }, `+ ${money(winMinor)}`)
    }
  }
}
