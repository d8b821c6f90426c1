import { randomBytes } from 'node:crypto'
import { Complaint } from './complaint.ts'
import type { Extras } from './extras.ts'
import { openMoveBook, type MoveBook } from './move-book.ts'
import { openPartner, type Partner } from './partner.ts'
import {
  callWallet,
  type Fields,
  type Key,
  type Otherwise,
  type Provider,
  type Reply,
  type Verb,
} from './wallet-client.ts'

/** A player in front of an opened game. `launch` is the token that opened it, if it is known. */
export type Seat = { session: string; game: string; currency: string; launch?: string }

/** Another provider of the same operator, for what must not be mixed up. */
export type Stranger = { slug: string; key: Key }

/** Ids of a round and its bet; those of the calls that follow are derived from the bet's. */
export type Ids = { round: string; bet: string }

export type More = { over?: Fields; otherwise?: Otherwise }

/** All that a check plays with. Amounts are minor units. */
export type Stage = {
  /** Of the operator: what frames the games. */
  site: string
  seat: Seat
  stranger: Stranger | null
  /** What there is beside the seat, for what one seat alone cannot show. */
  extras: Extras
  /** The provider's own side, where its address is known. */
  partner: Partner | null
  book: MoveBook
  newIds: () => Ids
  /** Sends any fields; what is accepted is booked. */
  send: (verb: Verb, body: Fields, otherwise?: Otherwise) => Promise<Reply>
  /** Sends any text; nothing is booked. */
  sendText: (verb: Verb, text: string, otherwise?: Otherwise) => Promise<Reply>
  bodies: Bodies
  bet: (minor: number | bigint, ids: Ids, more?: More) => Promise<Reply>
  win: (minor: number | bigint, ids: Ids, more?: More) => Promise<Reply>
  rollback: (ids: Ids, more?: More) => Promise<Reply>
  end: (ids: Ids, more?: More) => Promise<Reply>
  balance: () => Promise<bigint>
}

/** A stage at the wallet of an operator. */
export function openStage(
  provider: Provider,
  seat: Seat,
  { stranger, extras }: { stranger: Stranger | null; extras: Extras },
): Stage {
  const book = openMoveBook()
  const bodies = bodiesOf(seat)
  const send: Stage['send'] = async (verb, body, otherwise) => {
    const reply = await callWallet(provider, verb, JSON.stringify(body), otherwise)
    book.note(verb, body, reply)
    return reply
  }
  const sendText: Stage['sendText'] = (verb, text, otherwise) =>
    callWallet(provider, verb, text, otherwise)
  const play = (verb: Verb, body: Fields, { over, otherwise }: More = {}) =>
    send(verb, { ...body, ...over }, otherwise)
  return {
    site: provider.url,
    seat,
    stranger,
    extras,
    partner: extras.origin === null ? null : openPartner(provider, extras.origin),
    book,
    newIds,
    send,
    sendText,
    bodies,
    bet: (minor, ids, more) => play('bet', bodies.bet(minor, ids), more),
    win: (minor, ids, more) => play('win', bodies.win(minor, ids), more),
    rollback: (ids, more) => play('rollback', bodies.rollback(ids), more),
    end: (ids, more) => play('end-round', bodies.end(ids), more),
    balance: async () => balanceIn(await send('balance', { session: seat.session })),
  }
}

type Bodies = ReturnType<typeof bodiesOf>

/** The bodies as a right provider writes them. */
function bodiesOf({ session, game, currency }: Seat) {
  const of = (ids: Ids, transaction_id: string) => ({
    session,
    transaction_id,
    round_id: ids.round,
  })
  return {
    bet: (minor: number | bigint, ids: Ids) => ({
      ...of(ids, ids.bet),
      game,
      amount: String(minor),
      currency,
    }),
    win: (minor: number | bigint, ids: Ids) => ({
      ...of(ids, `${ids.bet}-win`),
      bet_transaction_id: ids.bet,
      amount: String(minor),
      currency,
    }),
    rollback: (ids: Ids) => ({
      ...of(ids, `${ids.bet}-back`),
      bet_transaction_id: ids.bet,
      reason: 'self-test',
    }),
    end: (ids: Ids) => ({ ...of(ids, `${ids.round}-end`), detail: '{}' }),
  }
}

function newIds(): Ids {
  const round = `st-${randomBytes(9).toString('hex')}`
  return { round, bet: `${round}-bet` }
}

/** The balance in an answer. @throws Complaint if there is none. */
export function balanceIn({ status, text, fields }: Reply): bigint {
  const { balance } = fields
  if (status === 200 && typeof balance === 'string' && /^\d{1,18}$/.test(balance))
    return BigInt(balance)
  throw new Complaint(`no balance in the answer: ${status} ${text.slice(0, 120)}`)
}
