import { element } from '../../../../games/page/dom/element.ts'
import { timeText } from '../../../../games/page/sheets/time-text.ts'
import type { RoomGame } from '@maidan/casino'
import type { BetProof, OwnBet } from '../../../../rooms/room-api.ts'
import type { Seat } from '../../frame/seat.ts'
import { betPlace } from '../contests/bet-place.ts'

/** One past bet: when, how much, where it came in its contest, and what came of it. */
export function betLine(proof: BetProof, { speech, money }: Seat, game: RoomGame): Node[] {
  const { bet } = proof
  const place = betPlace(game, proof)
  const told = [`#${bet.number}`, money(BigInt(bet.stakeMinor))]
  if (place !== null) told.push(speech.say('contestPlace', place))
  return [
    element('span', { class: 'round-time' }, timeText(bet.placedAt, speech.language())),
    element('span', { class: 'round-bet' }, told.join(' · ')),
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
