import type { ListedRoundState, RoundDifference } from '@maidan/contract'
import type { RoundState } from './round.ts'

/** A round as one of the two books has it. `player` is the name that the provider knows them by. */
type BookedRound<State> = {
  roundId: string
  player: string
  currency: string
  state: State
  betMinor: bigint
  winMinor: bigint
  beganMs: number
}

export type OurRound = BookedRound<RoundState>
export type TheirRound = BookedRound<ListedRoundState>

/** Both sides of what does not agree; one of them may be missing. */
export type DayDifference<Ours extends OurRound, Theirs extends TheirRound> =
  | { difference: 'missing_ours'; ours: null; theirs: Theirs }
  | { difference: 'missing_theirs'; ours: Ours; theirs: null }
  | { difference: Exclude<RoundDifference, `missing_${string}`>; ours: Ours; theirs: Theirs }

/** What each book says was bet and won in a currency. */
export type RoundSums = {
  currency: string
  ourBetMinor: bigint
  ourWinMinor: bigint
  theirBetMinor: bigint
  theirWinMinor: bigint
}

export type ComparedDay<Ours extends OurRound, Theirs extends TheirRound> = {
  /** Rounds of the day in either book. */
  rounds: number
  /** Of them, those that both books say are still open. */
  open: number
  differences: DayDifference<Ours, Theirs>[]
  /** By currency, in the order of its code. */
  sums: RoundSums[]
}

type Span = { fromMs: number; untilMs: number }

/**
 * Holds the rounds of a day in our book against a provider’s list. A pair belongs to the day in which
 * the provider began it, so that one around midnight is compared once; what stands in one book alone
 * belongs to that book’s day. `theirs` reaches over both ends of the day, `ours` has what began in it and
 * whatever `theirs` names. A round that moved nothing need not stand in both. Differences in rounds that we
 * have come before those that their list alone names, of which it can name any number.
 */
export function compareDay<Ours extends OurRound, Theirs extends TheirRound>(
  { fromMs, untilMs }: Span,
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): ComparedDay<Ours, Theirs> {
  const isOfDay = ({ beganMs }: { beganMs: number }) => beganMs >= fromMs && beganMs < untilMs
  const own = new Map(ours.map((round) => [round.roundId, round]))
  const listed = new Set(theirs.map(({ roundId }) => roundId))
  const day: ComparedDay<Ours, Theirs> = { rounds: 0, open: 0, differences: [], sums: [] }
  const sums = new Map<string, RoundSums>()
  for (const line of theirs.filter(isOfDay)) {
    const mine = own.get(line.roundId) ?? null
    if (mine === null && movesNothing(line)) continue
    day.rounds += 1
    addTheirs(sums, line)
    if (mine === null) {
      day.differences.push({ difference: 'missing_ours', ours: null, theirs: line })
      continue
    }
    addOurs(sums, mine)
    const difference = compare(mine, line)
    if (difference) day.differences.push({ difference, ours: mine, theirs: line })
    else if (line.state === 'open') day.open += 1
  }
  for (const mine of ours.filter(isOfDay)) {
    if (listed.has(mine.roundId) || movesNothing({ ...mine, state: asListed(mine) })) continue
    day.rounds += 1
    addOurs(sums, mine)
    day.differences.push({ difference: 'missing_theirs', ours: mine, theirs: null })
  }
  day.differences.sort((a, b) => Number(a.ours === null) - Number(b.ours === null))
  day.sums = [...sums.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
  return day
}

/** Whose money it is comes before how much it is, and that before where the round stands. */
function compare(
  ours: OurRound,
  theirs: TheirRound,
): Exclude<RoundDifference, `missing_${string}`> | null {
  if (ours.player !== theirs.player) return 'other_player'
  const isSame = ours.betMinor === theirs.betMinor && ours.winMinor === theirs.winMinor
  if (ours.currency !== theirs.currency || !isSame) return 'other_amount'
  return asListed(ours) === theirs.state ? null : 'other_state'
}

/** Our state as a provider can know it: what we gave back is cancelled, or over with what was decided. */
function asListed({ state, betMinor, winMinor }: OurRound): ListedRoundState {
  if (state !== 'refunded') return state
  return betMinor === 0n && winMinor === 0n ? 'cancelled' : 'closed'
}

function movesNothing({ state, betMinor, winMinor }: BookedRound<ListedRoundState>): boolean {
  return state === 'cancelled' && betMinor === 0n && winMinor === 0n
}

type Amounts = Pick<OurRound, 'currency' | 'betMinor' | 'winMinor'>

function addOurs(sums: Map<string, RoundSums>, { currency, betMinor, winMinor }: Amounts): void {
  const sum = sumOf(sums, currency)
  sum.ourBetMinor += betMinor
  sum.ourWinMinor += winMinor
}

function addTheirs(sums: Map<string, RoundSums>, { currency, betMinor, winMinor }: Amounts): void {
  const sum = sumOf(sums, currency)
  sum.theirBetMinor += betMinor
  sum.theirWinMinor += winMinor
}

function sumOf(sums: Map<string, RoundSums>, currency: string): RoundSums {
  const sum = sums.get(currency) ?? {
    currency,
    ourBetMinor: 0n,
    ourWinMinor: 0n,
    theirBetMinor: 0n,
    theirWinMinor: 0n,
  }
  sums.set(currency, sum)
  return sum
}
