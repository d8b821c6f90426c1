import { BETS_PER_ROUND_MAX, type Round, type RoundBet } from './round.ts'
import type { RoundAnswer, RoundCall, RoundMove, RoundRefusal } from './round-call.ts'

type CallOf<Kind extends RoundCall['kind']> = Extract<RoundCall, { kind: Kind }>

/**
 * Applies one call to a round (null if it is not known yet) and says what to store and what moves.
 *
 * The caller answers a repeated transaction id with its first answer and does not come here, holds
 * the round's row while it does, and passes the tombstones that rollbacks of unseen bets have left.
 * Throws `RangeError` for a negative amount or an empty refund reason, which no caller may let by.
 */
export function applyRoundCall(
  round: Round | null,
  call: RoundCall,
  tombstones: ReadonlySet<string>,
): RoundAnswer {
  switch (call.kind) {
    case 'bet':
      return applyBet(round, call, tombstones)
    case 'win':
      return applyWin(round, call, tombstones)
    case 'rollback':
      return applyRollback(round, call, tombstones)
    case 'end':
      return applyEnd(round)
    case 'refund':
      return applyRefund(round, call)
  }
}

const emptyRound: Round = {
  state: 'open',
  betMinor: 0n,
  winMinor: 0n,
  bets: [],
  refundReason: null,
}

/** Opens the round if it is the first; a bet whose rollback came before it is never taken. */
function applyBet(
  known: Round | null,
  { transactionId, amountMinor, oddsCenti }: CallOf<'bet'>,
  tombstones: ReadonlySet<string>,
): RoundAnswer {
  requireAmount(amountMinor)
  const round = known ?? emptyRound
  const before = betOf(round, transactionId)
  if (tombstones.has(transactionId) || before?.rolledBack) return refused('BET_ROLLED_BACK')
  if (before) return done(round)
  const full = round.bets.length >= BETS_PER_ROUND_MAX
  if (round.state !== 'open' || full) return refused('ROUND_CLOSED')
  const odds = oddsCenti === undefined ? {} : { oddsCenti }
  const bet: RoundBet = { transactionId, amountMinor, rolledBack: false, won: false, ...odds }
  const next = { ...round, betMinor: round.betMinor + amountMinor, bets: [...round.bets, bet] }
  return done(next, debit(amountMinor))
}

/** Pays in every state, closed too, as long as the bet stands: a player's win is never refused. */
function applyWin(
  round: Round | null,
  { betTransactionId, amountMinor }: CallOf<'win'>,
  tombstones: ReadonlySet<string>,
): RoundAnswer {
  requireAmount(amountMinor)
  const bet = round && betOf(round, betTransactionId)
  if (!bet && tombstones.has(betTransactionId)) return refused('BET_ROLLED_BACK')
  if (!round) return refused('ROUND_NOT_FOUND')
  if (!bet) return refused('BET_NOT_FOUND')
  if (bet.rolledBack) return refused('BET_ROLLED_BACK')
  const bets = replaced(round, { ...bet, won: true })
  return done({ ...round, winMinor: round.winMinor + amountMinor, bets }, credit(amountMinor))
}

/** Gives a bet back once. One that was never seen leaves a tombstone, so that it cannot come late. */
function applyRollback(
  round: Round | null,
  { betTransactionId }: CallOf<'rollback'>,
  tombstones: ReadonlySet<string>,
): RoundAnswer {
  const bet = round && betOf(round, betTransactionId)
  if (!round || !bet) {
    const known = tombstones.has(betTransactionId)
    return known ? done(round) : { ...done(round), tombstone: betTransactionId }
  }
  if (bet.rolledBack) return done(round)
  if (bet.won) return refused('BET_ALREADY_SETTLED')
  return done(withoutBets(round, [bet]), credit(bet.amountMinor))
}

/** Closes an open round; ending one that is over already changes nothing. */
function applyEnd(round: Round | null): RoundAnswer {
  if (!round) return refused('ROUND_NOT_FOUND')
  return done(round.state === 'open' ? { ...round, state: 'closed' } : round)
}

/** Gives back every bet of an interrupted round that nothing has decided. */
function applyRefund(round: Round | null, { reason }: CallOf<'refund'>): RoundAnswer {
  if (reason.trim() === '') throw new RangeError('A refund needs a reason')
  if (!round) return refused('ROUND_NOT_FOUND')
  if (round.state === 'refunded') return done(round)
  if (round.state !== 'open') return refused('ROUND_CLOSED')
  const undecided = round.bets.filter((bet) => !bet.won && !bet.rolledBack)
  const refunded = withoutBets(round, undecided)
  const amountMinor = round.betMinor - refunded.betMinor
  return done({ ...refunded, state: 'refunded', refundReason: reason }, credit(amountMinor))
}

/** The round with these standing bets rolled back; cancelled once no bet of it stands. */
function withoutBets(round: Round, gone: readonly RoundBet[]): Round {
  const bets = round.bets.map((bet) => (gone.includes(bet) ? { ...bet, rolledBack: true } : bet))
  const goneMinor = gone.reduce((sum, bet) => sum + bet.amountMinor, 0n)
  const cancelled = round.state !== 'refunded' && bets.every((bet) => bet.rolledBack)
  const state = cancelled ? 'cancelled' : round.state
  return { ...round, state, betMinor: round.betMinor - goneMinor, bets }
}

function betOf(round: Round, transactionId: string): RoundBet | undefined {
  return round.bets.find((bet) => bet.transactionId === transactionId)
}

function replaced(round: Round, bet: RoundBet): readonly RoundBet[] {
  return round.bets.map((old) => (old.transactionId === bet.transactionId ? bet : old))
}

function requireAmount(amountMinor: bigint): void {
  if (amountMinor < 0n) throw new RangeError(`An amount is 0 or more, not ${amountMinor}`)
}

function debit(amountMinor: bigint): RoundMove {
  return amountMinor === 0n ? nothing : { kind: 'debit', amountMinor }
}

function credit(amountMinor: bigint): RoundMove {
  return amountMinor === 0n ? nothing : { kind: 'credit', amountMinor }
}

const nothing: RoundMove = { kind: 'none', amountMinor: 0n }

function done(round: Round | null, move: RoundMove = nothing): RoundAnswer & { ok: true } {
  return { ok: true, round, move }
}

function refused(code: RoundRefusal): RoundAnswer {
  return { ok: false, code }
}
