import { StudioError } from '../../games/errors/studio-error.ts'
import type { Session } from '../../games/sessions/session.ts'
import { findBet, type Bet } from '../bets/bet.ts'
import type { Book } from '../book.ts'

/** A bet of the player's own. Throws BET_NOT_FOUND, also for that of somebody else. */
export async function betOfPlayer(
  { db }: Pick<Book, 'db'>,
  { player }: Session,
  id: string,
): Promise<Bet> {
  const bet = await findBet(db, id)
  if (bet === null || bet.player !== player) throw new StudioError('BET_NOT_FOUND')
  return bet
}

/**
 * Throws BET_IN_PROGRESS before the bet is taken, CASH_OUT_TOO_LATE once it is over, and
 * CASH_OUT_FREE_BET: its stake is nobody's money that could come back.
 */
export function assertOpen({ state, grantId }: Bet): void {
  if (grantId !== null) throw new StudioError('CASH_OUT_FREE_BET')
  if (state === 'betting') throw new StudioError('BET_IN_PROGRESS')
  if (state !== 'open') throw new StudioError('CASH_OUT_TOO_LATE')
}
