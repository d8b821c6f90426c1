import { roulette, type RouletteOutcome, type RouletteSpot } from '@maidan/casino'
import type { BoardVoice, OwnStake } from '../../../board.ts'
import { ownResult } from '../../../stakes/own-result.ts'
import type { RouletteKey } from '../words/keys.ts'
import { sumOf, type LooseBet } from './loose-bet.ts'

type OwnLineProps = {
  own: readonly OwnStake<RouletteSpot>[]
  loose: readonly LooseBet[]
  betsMax: number
  stakeMinor: bigint
  isBetting: boolean
  /** Null until the ball lies. */
  decided: RouletteOutcome | null
  voice: BoardVoice<RouletteKey>
}

/** One line about the player's own bets: what is laid, what is placed, then what it paid. */
export function OwnLine(props: OwnLineProps) {
  const { decided, own } = props
  const result = decided !== null && own.length > 0 ? resultOf(own, decided, props.voice) : null
  return (
    <p
      aria-live="polite"
      className={result?.isPaid === true ? 'roulette-own roulette-own-good' : 'roulette-own'}
    >
      {result?.text ?? stateText(props)}
    </p>
  )
}

type Result = { text: string; isPaid: boolean }

function resultOf(
  own: readonly OwnStake<RouletteSpot>[],
  decided: RouletteOutcome,
  voice: BoardVoice<RouletteKey>,
): Result {
  const { stakedMinor, paidMinor } = ownResult(own, (stakeMinor, spot) =>
    roulette.payMinor(stakeMinor, spot, decided),
  )
  return paidMinor > 0n
    ? { text: voice.say('paid', { amount: voice.money(paidMinor) }), isPaid: true }
    : { text: voice.say('paidNothing', { amount: voice.money(stakedMinor) }), isPaid: false }
}

function stateText({ own, loose, betsMax, stakeMinor, isBetting, voice }: OwnLineProps): string {
  const count = loose.length
  if (!isBetting && count > 0) return voice.say('keptForNext', { count })
  if (count > 0) return voice.say('laid', { count, amount: voice.money(sumOf(loose)) })
  if (own.length >= betsMax) return voice.say('betsFull', { max: betsMax })
  if (own.length > 0) {
    const amount = voice.money(sumOf(own))
    return voice.say('betsPlaced', { count: own.length, max: betsMax, amount })
  }
  return isBetting ? voice.say('tapToBet', { stake: voice.money(stakeMinor) }) : voice.say('notBet')
}
