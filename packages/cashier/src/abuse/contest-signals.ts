import { pairOf, pairText, type AbuseSignal } from './abuse-signal.ts'

/** A contest that two accounts played by themselves: what each has put in, minor units, and when first. */
export type ContestOfTwo = {
  /** Its provider, id and currency, for ever the same. */
  contest: string
  /** The game's name, for people. */
  what: string
  players: readonly [ContestPlayer, ContestPlayer]
}

type ContestPlayer = { playerId: bigint; stakeMinor: bigint; firstAt: Date }

/** Two who are awake when nobody else is meet by chance, too: five contests by themselves make a case. */
const ALONE_WEIGHT = 20

/**
 * The signals of contests that two accounts played by themselves: what one of them loses there the other wins, less the fee,
 * so that money goes from one to the other.
 */
export function contestSignals(facts: readonly ContestOfTwo[]): AbuseSignal[] {
  return facts.map(({ contest, what, players: [one, other] }) => {
    const { players, swapped } = pairOf(one.playerId, other.playerId)
    const [first, second] = swapped ? [other, one] : [one, other]
    return {
      key: `contest:${contest}:${pairText(players)}`,
      kind: 'contest_alone',
      players,
      weight: ALONE_WEIGHT,
      evidence: {
        what,
        at: [first.firstAt, second.firstAt],
        stakesMinor: [first.stakeMinor, second.stakeMinor],
      },
    }
  })
}
