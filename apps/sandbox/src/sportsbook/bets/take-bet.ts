import { setTimeout as sleep } from 'node:timers/promises'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { BetView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { findOffers } from '../matches/find-offers.ts'
import { assertPayable, assertStake } from './bet-bounds.ts'
import type { BetOrder } from './bet-order.ts'
import { betView } from './bet-view.ts'
import { findPress, type Bet } from './bet.ts'
import type { Leg } from './leg.ts'
import { placeBet } from './place-bet.ts'
import { refusalOf } from './refusal.ts'
import { writeIntent } from './write-intent.ts'

/** How long a repeated press waits for the first one to end, and how often it looks. */
const FOLLOW_MS = 8_000
const FOLLOW_STEP_MS = 100

/**
 * Takes a bet, or answers again for a press that it knows: the same id never bets twice. Throws the
 * coded reason when there is no bet, saying where the stake is.
 */
export async function takeBet(book: Book, session: Session, order: BetOrder): Promise<BetView> {
  assertStake(session.currency, order.stakeMinor)
  const known = await findPress(book.db, session.player, order.betId)
  if (known === null) await placeNew(book, session, order)
  const bet = await ended(book, session, order)
  if (!isSame(bet, order)) throw new StudioError('BET_ID_REUSED')
  if (bet.result === null && bet.state !== 'open') throw refusalOf(bet)
  return betView(bet)
}

async function placeNew(book: Book, session: Session, order: BetOrder): Promise<void> {
  const offers = await findOffers(book, order.selections, Date.now())
  const { currency } = session
  assertPayable(
    { ...order, currency },
    offers.map(({ oddsCenti }) => oddsCenti),
  )
  if (!(await writeIntent(book, session, order, offers))) return
  const bet = await pressOf(book, session, order)
  await placeBet(
    book,
    bet,
    offers.some(({ inPlay }) => inPlay),
  )
}

async function pressOf(book: Book, session: Session, { betId }: BetOrder): Promise<Bet> {
  const bet = await findPress(book.db, session.player, betId)
  if (bet === null) throw new Error(`the bet of press ${betId} is missing`)
  return bet
}

/** The bet as soon as its taking is decided; the last look stands, decided or not. */
async function ended(book: Book, session: Session, order: BetOrder): Promise<Bet> {
  const until = Date.now() + FOLLOW_MS
  let bet = await pressOf(book, session, order)
  while (bet.state === 'betting' && Date.now() < until) {
    await sleep(FOLLOW_STEP_MS)
    bet = await pressOf(book, session, order)
  }
  return bet
}

function isSame(bet: Bet, { selections, sizes, stakeMinor, grantId }: BetOrder): boolean {
  const isAsked = ({ marketId, selectionId, askedCenti }: Leg, place: number) => {
    const asked = selections[place]
    return (
      asked?.marketId === marketId &&
      asked.selectionId === selectionId &&
      asked.oddsCenti === askedCenti
    )
  }
  return (
    bet.stakeMinor === stakeMinor &&
    bet.grantId === grantId &&
    bet.sizes.join() === sizes.join() &&
    bet.legs.length === selections.length &&
    bet.legs.every(isAsked)
  )
}
