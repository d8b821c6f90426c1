import { randomBytes } from 'node:crypto'

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }
export type Bet = { readonly amount: bigint; won: bigint; hasWin: boolean; isRolledBack: boolean }
type Body = Readonly<Record<string, string>>
type Round = { readonly bets: Map<string, Bet>; state: 'open' | 'closed'; detail: string }
type Known = { readonly key: string; readonly reply: Reply }

/** The operator's books of one player, written from the protocol's document alone. */
export class KeepLedger {
  readonly state = { balance: 0n, isBlocked: false, isBound: false, isOff: false, isExpired: false }
  readonly rounds = new Map<string, Round>()
  readonly #currency: string
  readonly #tokens = new Set<string>()
  readonly #sessions = new Set<string>()
  readonly #answers = new Map<string, Known>()
  readonly #rolledBack = new Set<string>()
  readonly #calls: Readonly<Record<string, (body: Body) => Reply>> = {
    authenticate: (body) => this.#authenticate(body),
    balance: () => this.#balance(),
    bet: (body) => this.#bet(body),
    win: (body) => this.#win(body),
    rollback: (body) => this.#rollback(body),
    'end-round': (body) => this.#end(body),
  }

  constructor(startMinor: bigint, currency = 'BDT') {
    this.state.balance = startMinor
    this.#currency = currency
  }

  dealToken(): string {
    const token = randomBytes(32).toString('base64url')
    this.#tokens.add(token)
    return token
  }

  listBets(): Bet[] {
    return [...this.rounds.values()].flatMap((round) => [...round.bets.values()])
  }

  /** Gives back every bet without a win, as an operator does with rounds that were left. */
  giveBackUndecided(): void {
    for (const round of this.rounds.values()) {
      for (const [id, bet] of round.bets) {
        if (!bet.hasWin) this.#giveBack(id, bet)
      }
    }
  }

  /** Answers a call; the same call again is answered as the first time. */
  answer(name: string, body: Body): Reply {
    const call = this.#calls[name]
    if (!call) return refuse(404, 'NOT_FOUND')
    if (name !== 'authenticate' && !this.#sessions.has(body['session'] ?? '')) {
      return refuse(401, 'SESSION_EXPIRED')
    }
    const id = body['transaction_id']
    if (!id) return call(body)
    const key = JSON.stringify([
      name,
      Object.entries(body).toSorted(([one], [other]) => one.localeCompare(other)),
    ])
    const known = this.#answers.get(id)
    if (known) return known.key === key ? known.reply : refuse(409, 'TRANSACTION_CONFLICT')
    const reply = call(body)
    if (reply.status === 200) this.#answers.set(id, { key, reply })
    return reply
  }

  #authenticate(body: Body): Reply {
    if (!this.#tokens.delete(body['token'] ?? '')) return refuse(401, 'SESSION_EXPIRED')
    const closed = this.#refuseClosed()
    if (closed) return closed
    const session = randomBytes(32).toString('base64url')
    this.#sessions.add(session)
    const player = 'q7Jc0m3t1sVx8dYb2RkWfLzA4hNpUe5G'
    const fields = { session, player, username: 'rahim2026', language: 'en' }
    const money = { currency: this.#currency, balance: String(this.state.balance) }
    return { status: 200, body: { ...fields, ...money } }
  }

  #balance(): Reply {
    if (this.state.isExpired) return refuse(401, 'SESSION_EXPIRED')
    return { status: 200, body: { balance: String(this.state.balance), currency: this.#currency } }
  }

  #bet(body: Body): Reply {
    const id = body['transaction_id'] ?? ''
    const amount = BigInt(body['amount'] ?? '')
    if (this.state.isExpired) return refuse(401, 'SESSION_EXPIRED')
    if (this.#rolledBack.has(id)) return refuse(409, 'BET_ROLLED_BACK')
    const closed = this.#refuseClosed()
    if (closed) return closed
    if (amount > this.state.balance) {
      return refuse(402, 'WALLET_NOT_ENOUGH_MONEY', { balance: String(this.state.balance) })
    }
    const roundId = body['round_id'] ?? ''
    const round: Round = this.rounds.get(roundId) ?? { bets: new Map(), state: 'open', detail: '' }
    if (round.state === 'closed') return refuse(409, 'ROUND_CLOSED')
    this.rounds.set(roundId, round)
    this.state.balance -= amount
    round.bets.set(id, { amount, won: 0n, hasWin: false, isRolledBack: false })
    return this.#done(body)
  }

  #win(body: Body): Reply {
    const bet = this.#findBet(body)
    if (!bet) return refuse(404, 'BET_NOT_FOUND')
    if (bet.isRolledBack) return refuse(409, 'BET_ROLLED_BACK')
    bet.hasWin = true
    bet.won += BigInt(body['amount'] ?? '')
    this.state.balance += BigInt(body['amount'] ?? '')
    return this.#done(body)
  }

  #rollback(body: Body): Reply {
    const betId = body['bet_transaction_id'] ?? ''
    const bet = this.#findBet(body)
    if (bet?.hasWin) return refuse(409, 'BET_ALREADY_SETTLED')
    this.#rolledBack.add(betId)
    if (bet) this.#giveBack(betId, bet)
    return this.#done(body)
  }

  #end(body: Body): Reply {
    const round = this.rounds.get(body['round_id'] ?? '')
    if (!round) return refuse(404, 'ROUND_NOT_FOUND')
    if (round.state === 'open') round.detail = body['detail'] ?? ''
    round.state = 'closed'
    return this.#done(body)
  }

  #findBet(body: Body): Bet | undefined {
    return this.rounds.get(body['round_id'] ?? '')?.bets.get(body['bet_transaction_id'] ?? '')
  }

  #giveBack(id: string, bet: Bet): void {
    this.#rolledBack.add(id)
    if (bet.isRolledBack) return
    bet.isRolledBack = true
    this.state.balance += bet.amount
  }

  #refuseClosed(): Reply | null {
    if (this.state.isOff) return refuse(404, 'GAME_NOT_FOUND')
    if (this.state.isBound) return refuse(403, 'BONUS_BET_MAX', { bet_max: '100' })
    return this.state.isBlocked ? refuse(403, 'PLAYER_BLOCKED') : null
  }

  #done(body: Body): Reply {
    const { transaction_id, round_id } = body
    const money = { balance: String(this.state.balance), currency: this.#currency }
    return { status: 200, body: { transaction_id, round_id, ...money } }
  }
}

function refuse(status: number, code: string, more: Record<string, unknown> = {}): Reply {
  return { status, body: { message: code, code, request_id: 'fake', ...more } }
}
