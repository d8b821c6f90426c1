import { largestContestFee } from '@maidan/casino'
import type { ContestSeat } from '../extras.ts'
import { refusal, type Answer, type LittleRefusal, type Sent } from './little-answer.ts'
import type { WalletFault } from './wallet-faults.ts'

/** A game of the little wallet that has contests, with a session of the player's at it. */
export const CONTEST_SEAT: ContestSeat = {
  game: 'KOEL-REGATTA',
  session: 'c'.repeat(43),
  feeBps: 1_000,
}

/** A bet as the little book keeps it. */
type Entry = {
  minor: bigint
  won: boolean
  back: boolean
  wonMinor: bigint
  contest: string | null
}

/** The contests of one game in one currency, over the bets of the book. */
export class LittleContests {
  readonly #has: (fault: WalletFault) => boolean
  readonly #bets: ReadonlyMap<string, Entry>
  readonly #closed = new Map<string, Answer>()

  constructor(bets: ReadonlyMap<string, Entry>, fault: WalletFault | null) {
    this.#bets = bets
    this.#has = (one) => one === fault
  }

  /** Why a bet cannot be taken for the contest that it names or does not name. */
  refusesBet({ game, contest }: Sent, round: readonly Entry[]): LittleRefusal | null {
    const isNamed = contest !== undefined
    const isOffered = game === CONTEST_SEAT.game
    if (isNamed !== isOffered && !this.#has('takes contests of any game'))
      return 'CONTEST_NOT_OFFERED'
    if (round.some((bet) => bet.contest !== (contest ?? null))) return 'CONTEST_MISMATCH'
    const isOver = isNamed && this.#closed.has(contest)
    return isOver && !this.#has('takes bets of closed contests') ? 'CONTEST_CLOSED' : null
  }

  /** Why so much cannot come out of the contest of a bet. */
  refusesPay({ contest }: Sent, bet: Entry, minor: bigint): LittleRefusal | null {
    const isOwn = bet.contest === (contest ?? null) || this.#has('pays out of any contest')
    if (!isOwn) return 'CONTEST_MISMATCH'
    if (bet.contest === null || this.#has('pays more than a contest holds')) return null
    return minor > this.#left(bet.contest) ? 'CONTEST_SHORT' : null
  }

  close({ contest = '', currency = '' }: Sent): Answer {
    const known = this.#closed.get(contest)
    if (known && !this.#has('closes a contest once')) return known
    if (known) return refusal('CONTEST_NOT_FOUND')
    const bets = this.#of(contest)
    if (bets.length === 0) return refusal('CONTEST_NOT_FOUND')
    const standing = bets.filter(({ back }) => !back)
    if (standing.some(({ won }) => !won) && !this.#has('closes undecided contests'))
      return refusal('CONTEST_NOT_DECIDED')
    const stakedMinor = standing.reduce((sum, { minor }) => sum + minor, 0n)
    const winners = standing.filter(({ wonMinor }) => wonMinor > 0n).length
    const largest = largestContestFee({ stakedMinor, feeBps: CONTEST_SEAT.feeBps, winners })
    const feeMinor = this.#left(contest)
    if (feeMinor > largest && !this.#has('keeps what players should have'))
      return refusal('CONTEST_NOT_PAID_OUT')
    const sums = { staked: String(stakedMinor), won: String(stakedMinor - feeMinor) }
    const answer = { status: 200, body: { contest, currency, ...sums, fee: String(feeMinor) } }
    this.#closed.set(contest, answer)
    return answer
  }

  #of(contest: string): Entry[] {
    return [...this.#bets.values()].filter((bet) => bet.contest === contest)
  }

  #left(contest: string): bigint {
    if (this.#closed.has(contest)) return 0n
    return this.#of(contest)
      .filter(({ back }) => !back)
      .reduce((sum, { minor, wonMinor }) => sum + minor - wonMinor, 0n)
  }
}
