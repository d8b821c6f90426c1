import { pairOf, pairText, type AbuseSignal } from './abuse-signal.ts'

/** What two accounts hold against each other on one runner, in the backer's stakes. */
export type OppositeBets = {
  /** The market and the runner, for ever the same. */
  runner: string
  /** Their names, for people. */
  what: string
  backer: BetSide
  layer: BetSide
  /** How much of it the two took of each other. */
  mutualMinor: bigint
}

export type BetSide = {
  playerId: bigint
  stakeMinor: bigint
  firstAt: Date
  /** Whether a bonus was being turned over meanwhile. */
  hasTurnover: boolean
}

/** Stakes are alike, or taken of each other, from this share of the larger one on. */
export const ALIKE_BPS = 8_000n
const FULL_BPS = 10_000n

/** Bets that were not taken of each other are opposite only if they came this close together. */
const OPPOSITE_WITHIN_MS = 10 * 60_000

/** Somebody with more opposites than this on a runner plays against a crowd, and with nobody. */
export const OPPOSITES_MAX = 3

/** Two runners with a bonus at work make a case, four without: once may be chance. */
const WITH_TURNOVER = 50
const WITHOUT_TURNOVER = 25
/** Alike bets that met others' bets: three runners make a case. */
const OPPOSITE_WEIGHT = 35

/**
 * The signals of opposite bets: what two accounts took of each other nearly whole, and, where one of
 * them turns a bonus over, alike bets at the same time that nobody else's come near.
 */
export function betSignals(facts: readonly OppositeBets[]): AbuseSignal[] {
  const matched = facts.filter(isMutual)
  const opposite = facts.filter((one) => !isMutual(one) && isOpposite(one))
  const crowds = countOpposites(opposite)
  const lonely = opposite.filter(({ runner, backer, layer }) =>
    [backer, layer].every(
      ({ playerId }) => (crowds.get(`${runner}:${playerId}`) ?? 0) <= OPPOSITES_MAX,
    ),
  )
  return [...matched.map(matchedSignal), ...lonely.map(oppositeSignal)]
}

function isMutual({ backer, layer, mutualMinor }: OppositeBets): boolean {
  return isAlike(mutualMinor, larger(backer.stakeMinor, layer.stakeMinor))
}

function isOpposite({ backer, layer }: OppositeBets): boolean {
  const apartMs = Math.abs(backer.firstAt.getTime() - layer.firstAt.getTime())
  return (
    hasTurnover({ backer, layer }) &&
    apartMs <= OPPOSITE_WITHIN_MS &&
    isAlike(backer.stakeMinor, layer.stakeMinor)
  )
}

function hasTurnover({ backer, layer }: Pick<OppositeBets, 'backer' | 'layer'>): boolean {
  return backer.hasTurnover || layer.hasTurnover
}

function isAlike(one: bigint, other: bigint): boolean {
  const smaller = one < other ? one : other
  return smaller * FULL_BPS >= larger(one, other) * ALIKE_BPS
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

/** How many opposites each account has on each runner. */
function countOpposites(facts: readonly OppositeBets[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { runner, backer, layer } of facts)
    for (const { playerId } of [backer, layer]) {
      const key = `${runner}:${playerId}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}

function matchedSignal(facts: OppositeBets): AbuseSignal {
  const weight = hasTurnover(facts) ? WITH_TURNOVER : WITHOUT_TURNOVER
  return signalOf(facts, 'matched_bets', weight)
}

function oppositeSignal(facts: OppositeBets): AbuseSignal {
  return signalOf(facts, 'opposite_bets', OPPOSITE_WEIGHT)
}

function signalOf(
  { runner, what, backer, layer, mutualMinor }: OppositeBets,
  kind: 'matched_bets' | 'opposite_bets',
  weight: number,
): AbuseSignal {
  const { players, swapped } = pairOf(backer.playerId, layer.playerId)
  const [first, second] = swapped ? [layer, backer] : [backer, layer]
  return {
    // Both kinds of one runner share a key: it counts once, however the bets went on.
    key: `bets:${runner}:${pairText(players)}`,
    kind,
    players,
    weight,
    evidence: {
      what,
      at: [first.firstAt, second.firstAt],
      stakesMinor: [first.stakeMinor, second.stakeMinor],
      mutualMinor,
    },
  }
}
