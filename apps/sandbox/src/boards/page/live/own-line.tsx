import type { RoomTable } from '../board.ts'
import { ownResult } from '../stakes/own-result.ts'
import type { LiveKey } from './words/live-key.ts'

type OwnLineProps<Spot> = {
  table: Pick<RoomTable<Spot, unknown, LiveKey>, 'own' | 'betsMax' | 'bet' | 'voice'>
  canBet: boolean
  /** Null until the result has been told. */
  pays: ((stakeMinor: bigint, spot: Spot) => bigint) | null
}

/** One line about the player's own bets: how many stand, then what they paid. */
export function OwnLine<Spot>(props: OwnLineProps<Spot>) {
  const { text, tone } = lineOf(props)
  return (
    <p aria-live="polite" className={`live-own live-own-${tone}`}>
      {text}
    </p>
  )
}

type Line = { text: string; tone: 'quiet' | 'plain' | 'good' }

function lineOf<Spot>({ table, canBet, pays }: OwnLineProps<Spot>): Line {
  const { own, betsMax, bet, voice } = table
  const stakedMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const amount = voice.money(stakedMinor)
  if (pays !== null && own.length > 0) {
    const { paidMinor } = ownResult(own, pays)
    return paidMinor > 0n
      ? { text: voice.say('paid', { amount: voice.money(paidMinor) }), tone: 'good' }
      : { text: voice.say('paidNothing', { amount }), tone: 'plain' }
  }
  if (own.length >= betsMax) {
    return { text: voice.say('betsFull', { max: betsMax, amount }), tone: 'plain' }
  }
  if (own.length > 0) {
    return {
      text: voice.say('betsPlaced', { count: own.length, max: betsMax, amount }),
      tone: 'plain',
    }
  }
  return canBet
    ? { text: voice.say('tapToBet', { stake: voice.money(bet.minor) }), tone: 'quiet' }
    : { text: voice.say('notBet'), tone: 'quiet' }
}
