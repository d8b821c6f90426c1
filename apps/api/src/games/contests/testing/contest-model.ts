import { FEE_BPS } from './open-contest-tables.ts'

/** A call about one of a few bets, each of which always is of the same player and contest. */
export type Play =
  | { kind: 'enter'; bet: number; minor: number }
  | { kind: 'pay'; bet: number; minor: number }
  | { kind: 'back'; bet: number }
  | { kind: 'close'; contest: number }
  /** Two people of the house end it. */
  | { kind: 'end'; contest: number }

export const playerOf = (bet: number) => Math.floor(bet / 2) % 2
export const contestOf = (play: Play) => ('bet' in play ? play.bet % 2 : play.contest)

/** `lost`: what of a bet that went back did not come back. */
type Bet = { contest: number; minor: number; won: number | null; isBack: boolean; lost: number }

/** The rules of contests once more, as simply as they can be said: one call after another, each sum anew. */
export class ContestModel {
  readonly #bets = new Map<number, Bet>()
  readonly #done = new Map<string, string>()
  readonly #dead = new Set<number>()
  readonly #named = new Set<number>()
  readonly #fees = new Map<number, number>()

  /** `done`, or the code with which it is refused. */
  answer(play: Play): string {
    if (play.kind === 'end') return this.#end(play.contest)
    const said = JSON.stringify(play)
    // A bet has one id, whatever its amount.
    const id = play.kind === 'enter' ? `enter ${play.bet}` : said
    const known = this.#done.get(id)
    if (known !== undefined) return known === said ? 'done' : 'TRANSACTION_CONFLICT'
    const outcome = this.#decide(play, contestOf(play))
    if (outcome === 'done') this.#done.set(id, said)
    return outcome
  }

  /** What a player has won less what they have staked, so far. */
  net(player: number): number {
    return [...this.#bets]
      .filter(([id]) => playerOf(id) === player)
      .reduce((sum, [, bet]) => sum + (bet.won ?? 0) - (bet.isBack ? bet.lost : bet.minor), 0)
  }

  /** What lies in a contest. */
  pool(contest: number): number {
    const won = this.#standing(contest).reduce((sum, bet) => sum + (bet.won ?? 0), 0)
    return this.#staked(contest) - won - (this.#fees.get(contest) ?? 0)
  }

  #standing(contest: number): Bet[] {
    return [...this.#bets.values()].filter((bet) => bet.contest === contest && !bet.isBack)
  }

  #staked(contest: number): number {
    const own = [...this.#bets.values()].filter((bet) => bet.contest === contest)
    return own.reduce((sum, { isBack, lost, minor }) => sum + (isBack ? lost : minor), 0)
  }

  #decide(play: Exclude<Play, { kind: 'end' }>, contest: number): string {
    switch (play.kind) {
      case 'enter':
        return this.#enter(play.bet, contest, play.minor)
      case 'pay':
        return this.#pay(play.bet, contest, play.minor)
      case 'back':
        return this.#back(play.bet, contest)
      case 'close':
        return this.#close(contest)
    }
  }

  #enter(bet: number, contest: number, minor: number): string {
    this.#named.add(contest)
    if (this.#fees.has(contest)) return 'CONTEST_CLOSED'
    if (this.#dead.has(bet)) return 'BET_ROLLED_BACK'
    this.#bets.set(bet, { contest, minor, won: null, isBack: false, lost: 0 })
    return 'done'
  }

  #pay(id: number, contest: number, minor: number): string {
    const bet = this.#bets.get(id)
    if (this.#dead.has(id) || bet?.isBack) return 'BET_ROLLED_BACK'
    if (!bet) return 'ROUND_NOT_FOUND'
    if (minor > this.pool(contest)) return 'CONTEST_SHORT'
    this.#bets.set(id, { ...bet, won: (bet.won ?? 0) + minor })
    return 'done'
  }

  #back(id: number, contest: number): string {
    const bet = this.#bets.get(id)
    if (!bet) this.#dead.add(id)
    if (!bet || bet.isBack) return 'done'
    if (bet.won !== null) return 'BET_ALREADY_SETTLED'
    if (bet.minor > this.pool(contest)) return 'CONTEST_SHORT'
    this.#bets.set(id, { ...bet, isBack: true })
    return 'done'
  }

  /** Coin by coin: who has less of what is there than their stake is of all stakes takes another one. */
  #end(contest: number): string {
    if (!this.#named.has(contest)) return 'NOT_FOUND'
    const held = this.pool(contest)
    if (held === 0) return 'STATE_CHANGED'
    const undecided = [...this.#bets].filter(
      ([, bet]) => bet.contest === contest && bet.won === null && !bet.isBack,
    )
    const staked = undecided.reduce((sum, [, { minor }]) => sum + minor, 0)
    for (const [id, bet] of undecided) {
      let back = 0
      while (back < bet.minor && (back + 1) * staked <= held * bet.minor) back += 1
      this.#bets.set(id, { ...bet, isBack: true, lost: bet.minor - back })
    }
    this.#fees.set(contest, this.pool(contest))
    return 'done'
  }

  #close(contest: number): string {
    if (!this.#named.has(contest)) return 'CONTEST_NOT_FOUND'
    if (this.#fees.has(contest)) return 'done'
    const standing = this.#standing(contest)
    if (standing.some(({ won }) => won === null)) return 'CONTEST_NOT_DECIDED'
    const winners = standing.filter(({ won }) => (won ?? 0) > 0).length
    const largest = Math.floor((this.#staked(contest) * FEE_BPS) / 10_000) + winners
    if (this.pool(contest) > largest) return 'CONTEST_NOT_PAID_OUT'
    this.#fees.set(contest, this.pool(contest))
    return 'done'
  }
}
