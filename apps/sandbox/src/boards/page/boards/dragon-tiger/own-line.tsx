import { dragonTiger, type DragonTigerOutcome, type DragonTigerSpot } from '@maidan/casino'
import type { BetChoice, BoardVoice, OwnStake } from '../../board.ts'
import { ownResult } from '../../stakes/own-result.ts'
import type { DragonTigerKey } from './words/keys.ts'

type OwnLineProps = {
  own: readonly OwnStake<DragonTigerSpot>[]
  betsMax: number
  bet: BetChoice
  canBet: boolean
  /** Null until the cards have been turned. */
  decided: DragonTigerOutcome | null
  voice: BoardVoice<DragonTigerKey>
}

/** One line about the player's own bets: how many stand, then what they paid. */
export function OwnLine(props: OwnLineProps) {
  const { text, tone } = lineOf(props)
  return (
    <p aria-live="polite" className={`dragon-tiger-own dragon-tiger-own-${tone}`}>
      {text}
    </p>
  )
}

type Line = { text: string; tone: 'quiet' | 'plain' | 'good' }

function lineOf({ own, betsMax, bet, canBet, decided, voice }: OwnLineProps): Line {
  const stakedMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const amount = voice.money(stakedMinor)
  if (decided !== null && own.length > 0) {
    const { paidMinor } = ownResult(own, (stakeMinor, spot) =>
      dragonTiger.payMinor(stakeMinor, spot, decided),
    )
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
