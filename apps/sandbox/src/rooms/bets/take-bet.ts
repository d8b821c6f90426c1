import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { validClientSeed } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Session } from '../../games/sessions/session.ts'
import { roomOf } from '../offered-room.ts'
import type { Rooms } from '../rooms.ts'
import type { BetOrder } from './bet-order.ts'
import type { Bet } from './bet.ts'
import { findPress } from './own-bets.ts'
import { placeBet } from './place-bet.ts'
import { refusalOf } from './refusal.ts'
import { writeIntent } from './write-intent.ts'

/** How long a repeated press waits for the first one to end, and how often it looks. */
const FOLLOW_MS = 5_000
const FOLLOW_STEP_MS = 100

/**
 * Takes a bet, or answers again for a press that it knows: the same id never bets twice. Throws the
 * coded reason when there is no bet, saying where the stake is.
 */
export async function takeBet(rooms: Rooms, session: Session, sent: BetOrder): Promise<Bet> {
  const order = checked(rooms, session, sent)
  const { game } = roomOf(rooms.offered, session.game)
  const known = await findPress(rooms.db, session, order.betId)
  if (known !== null) assertSame(known, session, order)
  else if (await writeIntent(rooms, session, order, game)) await placeNew(rooms, session, order)
  const bet = await ended(rooms, session, order)
  assertSame(bet, session, order)
  const refusal = refusalOf(bet)
  if (refusal !== null) throw refusal
  return bet
}

/** The order with its spot as the game reads it. Throws what is wrong with it. */
function checked(rooms: Rooms, session: Session, order: BetOrder): BetOrder {
  const { game, betLevels } = roomOf(rooms.offered, session.game)
  const levels = betLevels[session.currency]
  if (levels === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  if (!levels.includes(order.stakeMinor)) throw new StudioError('BET_LEVEL_UNKNOWN')
  if (!validClientSeed(order.clientSeed)) throw new StudioError('CLIENT_SEED_INVALID')
  const spot = game.readSpot(order.spot, order.number)
  if (spot === null) throw new StudioError('SPOT_UNKNOWN')
  return { ...order, spot }
}

async function placeNew(rooms: Rooms, session: Session, order: BetOrder): Promise<void> {
  await placeBet(rooms, await pressOf(rooms, session, order))
}

async function pressOf(rooms: Rooms, session: Session, { betId }: BetOrder): Promise<Bet> {
  const bet = await findPress(rooms.db, session, betId)
  if (bet === null) throw new Error(`the bet of press ${betId} is missing`)
  return bet
}

/** The bet as soon as its taking is decided; the last look stands, decided or not. */
async function ended(rooms: Rooms, session: Session, order: BetOrder): Promise<Bet> {
  const until = Date.now() + FOLLOW_MS
  let bet = await pressOf(rooms, session, order)
  while (bet.state === 'betting' && Date.now() < until) {
    await sleep(FOLLOW_STEP_MS)
    bet = await pressOf(rooms, session, order)
  }
  return bet
}

function assertSame(bet: Bet, session: Session, order: BetOrder): void {
  const isSame =
    bet.game === session.game &&
    bet.number === order.number &&
    bet.stakeMinor === order.stakeMinor &&
    isDeepStrictEqual(bet.spot, JSON.parse(JSON.stringify(order.spot)))
  if (!isSame) throw new StudioError('BET_ID_REUSED')
}
