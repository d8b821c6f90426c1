/** What a wallet call answers: its status and the exact text of its body. */
export type BookAnswer = { status: number; text: string }

type Sent = Record<string, string>

type Account = { player: string; balanceMinor: bigint }

type Transaction = { data: string; answer: BookAnswer }

/**
 * The operator's side of the wallet protocol, kept in memory: accounts, one-time launch tokens,
 * sessions and transactions, with every repeat answered by the very text of the first answer.
 */
export class WalletBook {
  readonly #accounts = new Map<string, Account>()
  readonly #launches = new Map<string, string>()
  readonly #sessions = new Map<string, string>()
  readonly #transactions = new Map<string, Transaction>()
  readonly #bets = new Map<string, { session: string; amountMinor: bigint }>()
  readonly #rolledBack = new Set<string>()
  readonly #closed = new Set<string>()
  /** What free rounds have won, by their grant: it is no part of the balance. */
  readonly freeWins = new Map<string, bigint>()
  /** What jackpots hold, by their code; the one that is won is empty after it. */
  readonly pots = new Map<string, bigint>()
  /** What lies in contests, by their name, and what was left in those that are closed. */
  readonly contests = new Map<string, bigint>()
  readonly closedContests = new Map<string, bigint>()
  /** Details of ended rounds by round id. */
  readonly details = new Map<string, string>()

  addPlayer(player: string, balanceMinor: bigint): void {
    this.#accounts.set(player, { player, balanceMinor })
  }

  launch(player: string): string {
    const token = `launch-${this.#launches.size + 1}-${player}`
    this.#launches.set(token, player)
    return token
  }

  balanceOf(player: string): bigint {
    return this.#accounts.get(player)?.balanceMinor ?? 0n
  }

  closedRounds(): number {
    return this.#closed.size
  }

  /** Ends a round as an operator does that waited too long: with the stake of its bet. */
  giveBack(betTransactionId: string): void {
    const bet = this.#bets.get(betTransactionId)
    const account = this.#account(bet?.session)
    if (account !== undefined && bet !== undefined) account.balanceMinor += bet.amountMinor
    this.#rolledBack.add(betTransactionId)
  }

  expireSessions(): void {
    this.#launches.clear()
    this.#sessions.clear()
  }

  /** Runs one call; a known transaction id gets its first answer, other data under it a conflict. */
  call(provider: string, verb: string, sent: Sent): BookAnswer {
    if (verb === 'authenticate') return this.#authenticate(sent)
    if (verb === 'balance') return this.#balance(sent)
    if (verb === 'jackpots') return this.#jackpots()
    if (verb === 'contests/close') return this.#closeContest(sent)
    const key = `${provider}/${sent['transaction_id']}`
    const data = JSON.stringify([verb, sent])
    const known = this.#transactions.get(key)
    if (known !== undefined) {
      return known.data === data ? known.answer : refusal(409, 'TRANSACTION_CONFLICT')
    }
    const answer = this.#move(verb, sent)
    if (answer.status === 200) this.#transactions.set(key, { data, answer })
    return answer
  }

  #move(verb: string, sent: Sent): BookAnswer {
    switch (verb) {
      case 'bet':
        return this.#bet(sent)
      case 'win':
        return this.#win(sent)
      case 'rollback':
        return this.#rollback(sent)
      case 'end-round':
        return this.#endRound(sent)
      default:
        return refusal(404, 'NOT_FOUND')
    }
  }

  #authenticate(sent: Sent): BookAnswer {
    const token = sent['token'] ?? ''
    const player = this.#launches.get(token)
    if (player === undefined) return refusal(401, 'SESSION_EXPIRED')
    this.#launches.delete(token)
    const session = `session-${token}`
    this.#sessions.set(session, player)
    const balance = String(this.balanceOf(player))
    return ok({ session, player, username: player, currency: 'BDT', balance, language: 'bn' })
  }

  #balance(sent: Sent): BookAnswer {
    const player = this.#sessions.get(sent['session'] ?? '')
    if (player === undefined) return refusal(401, 'SESSION_EXPIRED')
    return ok({ balance: String(this.balanceOf(player)), currency: 'BDT' })
  }

  #bet(sent: Sent): BookAnswer {
    const account = this.#account(this.#sessions.get(sent['session'] ?? ''))
    if (account === undefined) return refusal(401, 'SESSION_EXPIRED')
    if (this.#rolledBack.has(sent['transaction_id'] ?? '')) return refusal(409, 'BET_ROLLED_BACK')
    const amountMinor = BigInt(sent['amount'] ?? '0')
    if (amountMinor > account.balanceMinor) return refusal(402, 'WALLET_NOT_ENOUGH_MONEY', account)
    account.balanceMinor -= amountMinor
    this.#putIn(sent, amountMinor)
    this.#bets.set(sent['transaction_id'] ?? '', { session: account.player, amountMinor })
    return moved(sent, account)
  }

  #win(sent: Sent): BookAnswer {
    const bet = this.#bets.get(sent['bet_transaction_id'] ?? '')
    const account = this.#account(bet?.session)
    if (account === undefined) return refusal(404, 'BET_NOT_FOUND')
    if (this.#rolledBack.has(sent['bet_transaction_id'] ?? ''))
      return refusal(409, 'BET_ROLLED_BACK')
    const { grant, amount = '0', jackpot } = sent
    if (jackpot !== undefined) return this.#winJackpot(sent, account)
    if (!this.#putIn(sent, -BigInt(amount))) return refusal(409, 'CONTEST_SHORT')
    if (grant === undefined) account.balanceMinor += BigInt(amount)
    else this.freeWins.set(grant, (this.freeWins.get(grant) ?? 0n) + BigInt(amount))
    return moved(sent, account)
  }

  #winJackpot(sent: Sent, account: Account): BookAnswer {
    const { amount = '0', jackpot = '' } = sent
    const paidMinor = this.pots.get(jackpot) ?? 0n
    this.pots.set(jackpot, 0n)
    account.balanceMinor += BigInt(amount) + paidMinor
    return moved(sent, account, { jackpot_amount: String(paidMinor) })
  }

  /** Moves what a contest holds, if the call names one; false: it does not hold so much. */
  #putIn({ contest }: Sent, minor: bigint): boolean {
    if (contest === undefined) return true
    const heldMinor = (this.contests.get(contest) ?? 0n) + minor
    if (heldMinor >= 0n) this.contests.set(contest, heldMinor)
    return heldMinor >= 0n
  }

  #closeContest({ contest = '', currency }: Sent): BookAnswer {
    const leftMinor = this.closedContests.get(contest) ?? this.contests.get(contest)
    if (leftMinor === undefined) return refusal(404, 'CONTEST_NOT_FOUND')
    this.closedContests.set(contest, leftMinor)
    this.contests.set(contest, 0n)
    return ok({ contest, currency, fee: String(leftMinor) })
  }

  #jackpots(): BookAnswer {
    const jackpots = [...this.pots].map(([code, minor]) => ({
      code,
      currency: 'BDT',
      amount: String(minor),
    }))
    return { status: 200, text: JSON.stringify({ jackpots }) }
  }

  #rollback(sent: Sent): BookAnswer {
    const id = sent['bet_transaction_id'] ?? ''
    const bet = this.#bets.get(id)
    const account = this.#account(bet?.session)
    if (account !== undefined && bet !== undefined && !this.#rolledBack.has(id)) {
      account.balanceMinor += bet.amountMinor
      this.#putIn(sent, -bet.amountMinor)
    }
    this.#rolledBack.add(id)
    return moved(sent, account)
  }

  #endRound(sent: Sent): BookAnswer {
    const account = this.#account(this.#sessions.get(sent['session'] ?? ''))
    this.#closed.add(sent['round_id'] ?? '')
    this.details.set(sent['round_id'] ?? '', sent['detail'] ?? '')
    return moved(sent, account)
  }

  #account(player: string | undefined): Account | undefined {
    return player === undefined ? undefined : this.#accounts.get(player)
  }
}

function moved(sent: Sent, account: Account | undefined, more: Sent = {}): BookAnswer {
  const { transaction_id, round_id } = sent
  const balance = String(account?.balanceMinor ?? 0n)
  return ok({ transaction_id, round_id, balance, currency: 'BDT', ...more })
}

function ok(body: Record<string, string | undefined>): BookAnswer {
  return { status: 200, text: JSON.stringify(body) }
}

function refusal(status: number, code: string, account?: Account): BookAnswer {
  const balance = account === undefined ? {} : { balance: String(account.balanceMinor) }
  return { status, text: JSON.stringify({ message: code, code, request_id: 'test', ...balance }) }
}
