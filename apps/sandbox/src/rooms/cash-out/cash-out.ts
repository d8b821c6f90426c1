import { StudioError } from '../../games/errors/studio-error.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { Bet } from '../bets/bet.ts'
import { leftAtCenti } from '../bets/left-at.ts'
import { findPress } from '../bets/own-bets.ts'
import { roomOf } from '../offered-room.ts'
import type { Rooms } from '../rooms.ts'
import { findRound, type Round } from '../rounds/round.ts'
import { heightAtCenti } from './height-at.ts'

/** A bet and the height at which it is out, in hundredths. */
export type CashedOut = { bet: Bet; outAtCenti: number }

type Asked = { betId: string; arrivedMs: number }

/**
 * Takes a stake out of a curve at the height of the moment at which the call arrived, by the rooms'
 * clock. What is answered is stored before; a stake that is out already answers where. Throws
 * BET_NOT_FOUND, BET_IN_PROGRESS, CASH_OUT_TOO_EARLY or CASH_OUT_TOO_LATE.
 */
export async function cashOut(rooms: Rooms, session: Session, asked: Asked): Promise<CashedOut> {
  const { game } = roomOf(rooms.offered, session.game)
  const bet = await findPress(rooms.db, session, asked.betId)
  if (bet === null || bet.game !== session.game) throw new StudioError('BET_NOT_FOUND')
  if (bet.outAtCenti !== null) return { bet, outAtCenti: bet.outAtCenti }
  if (bet.state === 'betting') throw new StudioError('BET_IN_PROGRESS')
  const round = await findRound(rooms.db, bet.game, bet.number)
  if (round === null) throw new Error(`the round of bet ${bet.id} is missing`)
  assertOpen(round, rooms.leading.has(round.game))
  const heightCenti = heightAtCenti(game, round, asked.arrivedMs)
  // A call that came too late by itself may still be the second of two, of which the first was in time.
  if (heightCenti === null) return firstAnswer(rooms, bet)
  const leftAt = leftAtCenti(game, bet, heightCenti)
  if (leftAt !== null) return { bet, outAtCenti: leftAt }
  return takeOut(rooms, bet, heightCenti)
}

/**
 * Once an outcome is shown, only the process that showed it can tell by its own clock who arrived
 * before. Others refuse, or whoever has seen the outcome could be sooner there by a slower clock; and
 * nobody takes anything out of a round that was cut short.
 */
function assertOpen({ phase, isCut }: Round, isLeading: boolean): void {
  if (phase === 'betting' || phase === 'closing') throw new StudioError('CASH_OUT_TOO_EARLY')
  if (isCut || (phase !== 'running' && !isLeading)) throw new StudioError('CASH_OUT_TOO_LATE')
}

async function takeOut(rooms: Rooms, bet: Bet, heightCenti: number): Promise<CashedOut> {
  const taken = await rooms.db.query(
    `update studio.room_bets set out_at_centi = $2
     where id = $1 and state = 'taken' and out_at_centi is null`,
    [bet.id, heightCenti],
  )
  if (taken.rowCount !== 1) return firstAnswer(rooms, bet)
  rooms.news.tell(bet.game, 'bets')
  return { bet: { ...bet, outAtCenti: heightCenti }, outAtCenti: heightCenti }
}

/** Another call was quicker, or the round was settled meanwhile. */
async function firstAnswer({ db }: Rooms, bet: Bet): Promise<CashedOut> {
  const now = await findPress(db, bet, bet.betId)
  if (now === null || now.outAtCenti === null) throw new StudioError('CASH_OUT_TOO_LATE')
  return { bet: now, outAtCenti: now.outAtCenti }
}
