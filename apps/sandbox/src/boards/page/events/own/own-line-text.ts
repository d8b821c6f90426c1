import type { OwnStake } from '../../board.ts'
import type { EventStage } from '../event-stage.ts'
import type { EventVoice } from '../event-voice.ts'

export type OwnLineFacts = {
  stage: EventStage
  own: readonly OwnStake<unknown>[]
  betsMax: number
  /** The stake that is chosen in the frame's bar. */
  stakeMinor: bigint
  /** What the bets were paid in all; null until the play has been shown. */
  paidMinor: bigint | null
  isReplay: boolean
  voice: EventVoice
}

export type OwnLineText = { text: string; tone: 'quiet' | 'plain' | 'good' }

/** What one line says of the player's own bets: what can be done, what stands, what came of it. */
export function ownLineText(facts: OwnLineFacts): OwnLineText {
  const { stage, own, paidMinor, isReplay, voice } = facts
  if (own.length === 0) {
    return stage === 'betting' && !isReplay
      ? { text: voice.say('tapToBet', { stake: voice.money(facts.stakeMinor) }), tone: 'quiet' }
      : { text: voice.say('notBet'), tone: 'quiet' }
  }
  const stakedMinor = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const amount = voice.money(stakedMinor)
  if (paidMinor === null) return standing(facts, amount)
  return paidMinor > 0n
    ? { text: voice.say('paid', { amount: voice.money(paidMinor) }), tone: 'good' }
    : { text: voice.say('paidNothing', { amount }), tone: 'plain' }
}

function standing(facts: OwnLineFacts, amount: string): OwnLineText {
  const { stage, own, betsMax, isReplay, voice } = facts
  const count = own.length
  if (stage !== 'betting' || isReplay) {
    return { text: voice.say('betsStand', { count, amount }), tone: 'plain' }
  }
  return count >= betsMax
    ? { text: voice.say('betsFull', { max: betsMax, amount }), tone: 'plain' }
    : { text: voice.say('betsPlaced', { count, max: betsMax, amount }), tone: 'plain' }
}
