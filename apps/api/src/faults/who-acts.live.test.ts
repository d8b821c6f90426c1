import {
  calls,
  cancelBets,
  cashOut,
  chatMessages,
  chatPicture,
  deleteInboxMessage,
  openBets,
  readInboxMessage,
  sendChatPicture,
  sendMessage,
  cancelPayment,
  sendReceipt,
  showInboxMessage,
  updateBet,
  type CallDefinition,
} from '@maidan/contract'
import type { CallSite, Person } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf } from './testing/fields-of.ts'
import { openStage, type Stage } from './testing/open-stage.ts'
import { sendRaw, type RawReply } from './testing/raw-request.ts'
import { codeOf, refusalFaults } from './testing/reply-faults.ts'
import { rightRequest } from './testing/right-request.ts'
import { settleJobs, tableDigests } from './testing/table-digests.ts'
import { asRaw, type RightRequest } from './testing/wrong-requests.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Fields that name who acts: by the remote id, and by the number of the account. */
const BY_REMOTE_ID = ['remote_id', 'userId', 'user_id']
const BY_NUMBER = ['sender_id', 'user_one_id']

const playerCalls: CallDefinition[] = Object.values(calls).filter(({ auth }) => auth === 'player')
const naming = playerCalls.flatMap((call) =>
  [...fieldsOf(call.query), ...fieldsOf(call.body)]
    .filter(({ name }) => [...BY_REMOTE_ID, ...BY_NUMBER].includes(name))
    .map(({ name }): [string, string, CallDefinition] => [call.name, name, call]),
)

async function digests() {
  const { db } = stage.world.api.ctx
  await settleJobs(db)
  return tableDigests(db)
}

async function foreignIdEvents() {
  const { rows } = await sql<{ player_id: bigint; detail: { fields: string[]; path: string } }>`
    SELECT player_id, detail FROM security_event WHERE kind = 'foreign_id' ORDER BY id
  `.execute(stage.world.api.ctx.db)
  return rows
}

function withValue(call: CallDefinition, name: string, value: string | number): RightRequest {
  const right = rightRequest(stage, call)
  if (call.body && fieldsOf(call.body).some((field) => field.name === name))
    return { ...right, body: { ...right.body, [name]: value } }
  return { ...right, query: { ...right.query, [name]: String(value) } }
}

const sendAsAlice = (call: CallDefinition, request: RightRequest): Promise<RawReply> =>
  sendRaw(stage.world.url, call, asRaw(request), { token: stage.alice.token })

/** Everything of bob's that a call may name them with, and a few that nobody has. */
function foreignIds(name: string): (string | number)[] {
  const { alice, bob } = stage
  if (BY_NUMBER.includes(name)) return [bob.playerId, String(bob.playerId), alice.playerId + 0.5, 0]
  return [bob.remoteId, alice.remoteId.toLowerCase(), alice.username, String(alice.playerId), '0']
}

describe.each(naming)('%s by %s', (_, name, call) => {
  test('[LAW-7] another one is refused, changes nothing, and is recorded once', async () => {
    for (const value of foreignIds(name)) {
      const [before, known] = [await digests(), await foreignIdEvents()]
      const reply = await sendAsAlice(call, withValue(call, name, value))
      expect(refusalFaults(reply)).toEqual([])
      expect([value, reply.status, codeOf(reply)]).toEqual([value, 403, 'NOT_YOUR_ACCOUNT'])
      expect((await foreignIdEvents()).slice(known.length)).toEqual([
        { player_id: BigInt(stage.alice.playerId), detail: { fields: [name], path: call.path } },
      ])
      expect(await digests()).toEqual(before)
    }
  })

  test('[LAW-7] the own one is heard', async () => {
    const reply = await sendAsAlice(call, rightRequest(stage, call))
    expect(codeOf(reply)).not.toBe('NOT_YOUR_ACCOUNT')
  })
})

test('[LAW-7] the calls that name who acts are known', () => {
  expect(naming.map(([call, field]) => `${call}.${field}`).toSorted()).toEqual([
    'checkWithdrawal.remote_id',
    'convertVipcoin.remote_id',
    'gameRun.userId',
    'listInbox.remote_id',
    'playerLogin.user_id',
    'sendMessage.sender_id',
    'showTransactions.remote_id',
    'showTurnovers.remote_id',
    'showUser.remote_id',
    'startChat.user_one_id',
    'submitDeposit.remote_id',
    'submitWithdrawal.remote_id',
    'updateProfile.remote_id',
  ])
})

test.each(playerCalls)('[LAW-7] $name: a stray id of another one is refused too', async (call) => {
  const right = rightRequest(stage, call)
  const before = await digests()
  const stray = { ...right, query: { ...right.query, user_id: stage.bob.remoteId } }
  expect(codeOf(await sendAsAlice(call, stray))).toBe('NOT_YOUR_ACCOUNT')
  expect(await digests()).toEqual(before)
})

/** Bob's things by the ids in a path or body, asked for by alice. */
const bobsThings: [CallDefinition, (stage: Stage) => Partial<RightRequest>][] = [
  [showInboxMessage, ({ his }) => ({ params: { id: his.inbox } })],
  [readInboxMessage, ({ his }) => ({ params: { id: his.inbox } })],
  [deleteInboxMessage, ({ his }) => ({ params: { id: his.inbox } })],
  [chatMessages, ({ his }) => ({ params: { chatId: his.chat } })],
  [sendChatPicture, ({ his }) => ({ params: { chatId: his.chat } })],
  [chatPicture, ({ his }) => ({ params: { chatId: his.chat, message: his.message } })],
  [
    sendMessage,
    ({ his, alice }) => ({
      body: { chat_id: his.chat, sender_id: alice.playerId, content: 'Hello' },
    }),
  ],
  [cancelPayment, ({ his }) => ({ params: { reference: his.reference } })],
  [sendReceipt, ({ his }) => ({ params: { reference: his.reference } })],
]

test.each(bobsThings)('[LAW-7] $name: what is another one’s is not there', async (call, named) => {
  const before = await digests()
  const reply = await sendAsAlice(call, { ...rightRequest(stage, call), ...named(stage) })
  expect(refusalFaults(reply)).toEqual([])
  expect([reply.status, codeOf(reply)]).toEqual([404, 'NOT_FOUND'])
  expect(await digests()).toEqual(before)
})

describe('another one’s open bet', () => {
  const call: CallSite = (...asked) => stage.world.call(...asked)

  const betsOf = async ({ token }: Person) => (await call(openBets, { token })).body.bets

  test('[LAW-7] is in no list', async () => {
    const ids = async (person: Person) => (await betsOf(person)).map(({ bet_id }) => bet_id)
    expect(await ids(stage.alice)).toContain(stage.market.bet)
    expect(await ids(stage.bob)).not.toContain(stage.market.bet)
  })

  test('[LAW-7] is not there to be cancelled or changed, and stays as it is', async () => {
    const { alice, bob, market } = stage
    const [bet_id, token] = [market.bet, bob.token]
    const before = await betsOf(alice)
    const replies = [
      await call(cancelBets, { token, body: { bets: [{ bet_id }] } }),
      await call(cancelBets, { token, body: { bets: [{ bet_id, size_reduction: '1' }] } }),
      await call(updateBet, { token, params: { id: bet_id }, body: { persistence: 'lapse' } }),
    ]
    for (const { status, error } of replies)
      expect([status, error.code]).toEqual([404, 'BET_NOT_FOUND'])
    expect(await betsOf(alice)).toEqual(before)
  })

  test('[LAW-7] gives a stranger no cash-out, and their own cancelling leaves it', async () => {
    const { alice, bob, market } = stage
    const { token } = bob
    const before = await betsOf(alice)
    const requested = { client_ref: 'foreign-cash-out', market_id: market.code, guaranteed: '0.00' }
    const cashed = await call(cashOut, { token, body: requested })
    expect(cashed.error.code).toBe('CASH_OUT_NO_POSITION')
    const cancelled = await call(cancelBets, { token, body: { market_id: market.code } })
    expect(cancelled.body).toEqual({ bets: [], refused: [] })
    expect(await betsOf(alice)).toEqual(before)
  })
})

test('[LAW-7] a message and a chat of one’s own are there', async () => {
  const { hers } = stage
  const own = [
    await sendAsAlice(showInboxMessage, { params: { id: hers.inbox }, query: {}, body: undefined }),
    await sendAsAlice(chatMessages, { params: { chatId: hers.chat }, query: {}, body: undefined }),
  ]
  expect(own.map(({ status }) => status)).toEqual([200, 200])
})
