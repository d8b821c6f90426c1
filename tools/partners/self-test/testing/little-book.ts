import { refusal, type Answer, type Sent } from './little-answer.ts'
import { CONTEST_SEAT, LittleContests } from './little-contests.ts'
import { LittleGrants } from './little-grants.ts'
import { LittlePot } from './little-pot.ts'
import { LittleSessions, type LittleSeat } from './little-sessions.ts'
import type { WalletFault } from './wallet-faults.ts'

type Bet = {
  round: string
  minor: bigint
  won: boolean
  back: boolean
  grant: string | null
  contest: string | null
  wonMinor: bigint
}

type Known = { data: string; answer: Answer }

/** No game of the little wallet pays more of a bet. */
const MULTIPLE = 1000n

/**
 * The money of one player in one session, by the document alone. Whatever it should refuse it refuses,
 * unless it has the fault.
 */
export class LittleBook {
  readonly #has: (fault: WalletFault) => boolean
  readonly #seat: LittleSeat
  readonly #sessions: LittleSessions
  readonly #grants: LittleGrants
  /** Of the jackpot that the game feeds. */
  readonly pot: LittlePot
  readonly contests: LittleContests
  /** What rounds were ended with, each once. */
  readonly details: string[] = []
  readonly #bets = new Map<string, Bet>()
  readonly #calls = new Map<string, Known>()
  readonly #stones = new Set<string>()
  readonly #closed = new Set<string>()
  balanceMinor: bigint

  constructor(seat: LittleSeat, balanceMinor: bigint, fault: WalletFault | null) {
    this.#seat = seat
    this.balanceMinor = balanceMinor
    this.#has = (one) => one === fault
    this.#sessions = new LittleSessions(seat, fault)
    this.#grants = new LittleGrants(fault)
    this.pot = new LittlePot(fault)
    this.contests = new LittleContests(this.#bets, fault)
  }

  /** A call that moves or could move money; `wait` is where another call may come between. */
  async move(verb: string, sent: Sent, wait: () => Promise<void>): Promise<Answer> {
    const id = sent['transaction_id'] ?? ''
    const data = JSON.stringify([
      verb,
      Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ])
    const balanceMinor = this.balanceMinor
    if (this.#has('reads the balance before it waits')) await wait()
    const known = this.#has('forgets calls') ? undefined : this.#calls.get(id)
    if (this.#has('looks calls up before it waits')) await wait()
    if (known) return this.#repeat(known, data)
    if (!this.#sessions.takes(verb, sent)) return refusal('SESSION_EXPIRED')
    if (this.#has('reads the balance before it waits')) this.balanceMinor = balanceMinor
    const answer = this.#decide(verb, sent)
    if (answer.status === 200) this.#calls.set(id, { data, answer })
    return answer
  }

  tellsBalance(sent: Sent): boolean {
    return this.#sessions.takes('balance', sent)
  }

  #repeat({ data, answer }: Known, again: string): Answer {
    if (data !== again && !this.#has('takes other data for a repeat'))
      return refusal('TRANSACTION_CONFLICT')
    if (!this.#has('answers repeats anew')) return answer
    return { status: 200, body: { ...answer.body, balance: String(this.balanceMinor) } }
  }

  #decide(verb: string, sent: Sent): Answer {
    switch (verb) {
      case 'bet':
        return this.#bet(sent)
      case 'win':
        return this.#win(sent)
      case 'rollback':
        return this.#rollback(sent)
      default:
        return this.#end(sent)
    }
  }

  #bet(sent: Sent): Answer {
    const { transaction_id: id = '', round_id: round = '', amount = '0' } = sent
    const minor = BigInt(amount)
    const isContest = sent['session'] === CONTEST_SEAT.session
    const game = isContest ? CONTEST_SEAT.game : this.#seat.game
    if (sent['game'] !== game) return refusal('GAME_NOT_FOUND')
    if (this.#stones.has(id)) return refusal('BET_ROLLED_BACK')
    if (this.#closed.has(round) && !this.#has('takes bets after the end'))
      return refusal('ROUND_CLOSED')
    const before = [...this.#bets.values()].filter((bet) => bet.round === round)
    const unfit = this.contests.refusesBet(sent, before)
    if (unfit) return refusal(unfit)
    const isSecond = before.length > 0
    const refused = this.#grants.take(sent, { isSecond })
    if (refused) return refusal(refused)
    if (minor > this.balanceMinor && !this.#has('overdraws'))
      return refusal('WALLET_NOT_ENOUGH_MONEY', { balance: String(this.balanceMinor) })
    const grant = sent['grant'] ?? null
    const contest = sent['contest'] ?? null
    const fresh = { won: false, back: false, wonMinor: 0n }
    this.#bets.set(id, { round, minor, ...fresh, grant, contest })
    return this.#moved(sent, -minor)
  }

  #win(sent: Sent): Answer {
    const { bet_transaction_id: id = '', round_id: round = '', amount = '0' } = sent
    const bet = this.#bets.get(id)
    const minor = BigInt(amount)
    if (!bet) return refusal(this.#stones.has(id) ? 'BET_ROLLED_BACK' : 'BET_NOT_FOUND')
    if (bet.back && !this.#has('pays what went back')) return refusal('BET_ROLLED_BACK')
    if (this.#closed.has(round) && this.#has('refuses late wins')) return refusal('ROUND_CLOSED')
    if ((sent['grant'] ?? null) !== bet.grant) return refusal('FREE_GRANT_MISMATCH')
    const unpaid = this.contests.refusesPay(sent, bet, minor)
    if (unpaid) return refusal(unpaid)
    if (sent['jackpot'] !== undefined && !this.pot.isWonBy(sent))
      return refusal('JACKPOT_NOT_FOUND')
    if (!bet.won && bet.grant === null && bet.contest === null)
      this.pot.feed(bet.minor, BigInt(sent['unplayed'] ?? '0'))
    bet.won = true
    bet.wonMinor += minor
    const isFree = bet.grant !== null && !this.#has('lets wins of free rounds be spent')
    const isLarge = bet.grant === null && bet.contest === null && minor > bet.minor * MULTIPLE
    const isHeld = isLarge && !this.#has('lets large wins be spent')
    const told = sent['jackpot'] === undefined ? {} : { jackpot_amount: String(this.pot.win()) }
    const isPaid = !this.#has('tells jackpots without paying them')
    const potMinor = isPaid ? BigInt(told.jackpot_amount ?? '0') : 0n
    return this.#moved(sent, isHeld || isFree ? 0n : minor + potMinor, told)
  }

  #rollback(sent: Sent): Answer {
    const { bet_transaction_id: id = '', round_id: round = '' } = sent
    const bet = this.#bets.get(id)
    if (!bet) return this.#lay(sent, id)
    if (bet.round !== round) return refusal('BET_NOT_FOUND')
    if (bet.won && !this.#has('rolls back what was won')) return refusal('BET_ALREADY_SETTLED')
    const unpaid = this.contests.refusesPay(sent, bet, bet.back ? 0n : bet.minor)
    if (unpaid) return refusal(unpaid)
    const isBack = bet.back && !this.#has('rolls back twice')
    this.#grants.giveBack(bet.grant, { isBack: bet.back })
    bet.back = true
    return this.#moved(sent, isBack ? 0n : bet.minor)
  }

  /** A bet that was never seen may never come. */
  #lay(sent: Sent, id: string): Answer {
    if (this.#calls.has(id)) return refusal('BET_NOT_FOUND')
    if (!this.#has('remembers no early rollback')) this.#stones.add(id)
    return this.#moved(sent, 0n)
  }

  #end(sent: Sent): Answer {
    const { round_id: round = '' } = sent
    if (![...this.#bets.values()].some((bet) => bet.round === round))
      return refusal('ROUND_NOT_FOUND')
    if (!this.#closed.has(round) || this.#has('shows the second link'))
      this.details.push(sent['detail'] ?? '')
    this.#closed.add(round)
    return this.#moved(sent, 0n)
  }

  #moved(sent: Sent, byMinor: bigint, told: Record<string, string> = {}): Answer {
    const { transaction_id = '', round_id = '' } = sent
    this.balanceMinor += byMinor
    const balance = String(this.balanceMinor)
    return { status: 200, body: { transaction_id, round_id, balance, currency: 'BDT', ...told } }
  }
}
