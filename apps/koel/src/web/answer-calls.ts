import { GAME_CODE } from '../catalogue/list-prices.ts'
import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { ErrorCode, TicketAnswer } from '../messages/describe-messages.ts'
import { buyTicket } from '../rounds/buy-ticket.ts'
import type { Delivery } from '../rounds/deliver-calls.ts'
import { describeTicket } from '../rounds/describe-ticket.ts'
import { describeState } from '../sessions/describe-state.ts'
import { findSession } from '../sessions/find-session.ts'
import { openSession } from '../sessions/open-session.ts'
import { readBalance } from '../sessions/read-balance.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Session } from '../store/keep-sessions.ts'
import { readFields } from './read-fields.ts'
import type { Fields } from './read-fields.ts'

export type Reply = { readonly body: object } | { readonly error: ErrorCode }
type Answer = (session: Session, fields: Fields) => Promise<Reply> | Reply

const HISTORY_LENGTH = 20

const KEY = /^[A-Za-z0-9_-]{16,64}$/
const ID = /^[A-Za-z0-9_-]{1,64}$/
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/
const HASH = /^[0-9a-f]{64}$/
const AMOUNT = /^[1-9]\d{0,14}$/
const LAUNCH = /^[A-Za-z0-9_.-]{16,2000}$/

/** Answers the calls of our own pages, by the last part of their path. */
export function createAnswerCalls(shop: Shop, delivery: Delivery) {
  const answers: Readonly<Record<string, Answer>> = {
    state: (session) => answerState(shop, session),
    buy: (session, fields) => answerBuy(shop, delivery, session, fields),
    ticket: (session, fields) => answerTicket(shop, session, fields, false),
    reveal: (session, fields) => answerTicket(shop, session, fields, true),
    history: (session) => answerHistory(shop, session),
  }
  return async (name: string, token: string, fields: Fields): Promise<Reply> => {
    if (name === 'open') return answerOpen(shop, fields)
    const answer = answers[name]
    if (!answer) return { error: 'INVALID_REQUEST' }
    const session = findSession(shop, token)
    return session ? answer(session, fields) : { error: 'SESSION_ENDED' }
  }
}

async function answerOpen(shop: Shop, fields: Fields): Promise<Reply> {
  const launch = readFields(fields, { launch: LAUNCH, game: ID, pageKey: KEY })
  if (!launch) return { error: 'INVALID_REQUEST' }
  if (launch.game !== GAME_CODE) return { error: 'GAME_NOT_FOUND' }
  const opened = await openSession(shop, launch)
  if ('error' in opened) return opened
  const { token, session, balanceMinor } = opened
  if (balanceMinor !== null) {
    return { body: { token, state: describeState(shop, session, balanceMinor) } }
  }
  const read = await readBalance(shop, session)
  if ('error' in read) return read
  return { body: { token, state: describeState(shop, session, read.balanceMinor) } }
}

async function answerState(shop: Shop, session: Session): Promise<Reply> {
  const read = await readBalance(shop, session)
  return 'error' in read ? read : { body: describeState(shop, session, read.balanceMinor) }
}

async function answerBuy(
  shop: Shop,
  delivery: Delivery,
  session: Session,
  fields: Fields,
): Promise<Reply> {
  const forms = { buyKey: KEY, priceMinor: AMOUNT, clientSeed: CLIENT_SEED, serverSeedHash: HASH }
  const order = readFields(fields, forms)
  if (!order) return { error: 'INVALID_REQUEST' }
  const priceMinor = BigInt(order.priceMinor)
  const bought = await buyTicket(shop, delivery, session, { ...order, priceMinor })
  return 'error' in bought ? bought : showTicket(shop, session, bought.roundId)
}

function answerTicket(shop: Shop, session: Session, fields: Fields, isReveal: boolean): Reply {
  const asked = readFields(fields, { id: ID })
  const round = asked && shop.rounds.find(asked.id)
  if (!round || round.player !== session.player) return { error: 'INVALID_REQUEST' }
  if (isReveal && round.fields) shop.rounds.setRevealed(round.id)
  return showTicket(shop, session, round.id)
}

function showTicket(shop: Shop, session: Session, roundId: string): Reply {
  const round = shop.rounds.find(roundId)
  const now = shop.sessions.findByToken(session.tokenHash) ?? session
  if (!round) return { error: 'FAULT' }
  const answer: TicketAnswer = {
    ticket: describeTicket(shop, round),
    serverSeedHash: hashServerSeed(now.serverSeed),
  }
  return { body: answer }
}

function answerHistory(shop: Shop, session: Session): Reply {
  const rounds = shop.rounds.listBought(session.player, session.game, HISTORY_LENGTH)
  const told = rounds.filter((round) => round.isRevealed || round.fields === null)
  return { body: { tickets: told.map((round) => describeTicket(shop, round)) } }
}
