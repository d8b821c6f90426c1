import { calls, type CallDefinition } from '@maidan/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, rightOrigin, rightSender, type Stage } from './testing/open-stage.ts'
import { sendRaw, type RawReply, type RawRequest } from './testing/raw-request.ts'
import { codeOf, refusalFaults, replyFaults } from './testing/reply-faults.ts'
import { rightRequest } from './testing/right-request.ts'
import { settleJobs, tableDigests } from './testing/table-digests.ts'
import { asRaw, oddRequest, wrongRequest } from './testing/wrong-requests.ts'

/** Requests that are sent at a time, and how many such rounds a call stands; other ones each run. */
const AT_ONCE = 12
const ROUNDS = Number(process.env['HOSTILE_ROUNDS'] ?? 1)
const SHRINKING_MAX_MS = 20_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const everyCall: [string, CallDefinition][] = Object.entries(calls)

async function digests() {
  const { db } = stage.world.api.ctx
  await settleJobs(db)
  return tableDigests(db)
}

function sendAll(call: CallDefinition, requests: readonly RawRequest[]): Promise<RawReply[]> {
  const sender = rightSender(stage, call)
  const origin = rightOrigin(stage, call)
  return Promise.all(requests.map((request) => sendRaw(origin, call, request, sender)))
}

/** Fails with the seed and the least set of requests that shows the fault. */
function assertForAll(
  requests: fc.Arbitrary<RawRequest>,
  property: (requests: readonly RawRequest[]) => Promise<void>,
) {
  return fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: 1, maxLength: AT_ONCE, size: 'max' }),
      property,
    ),
    { numRuns: ROUNDS, interruptAfterTimeLimit: SHRINKING_MAX_MS },
  )
}

describe.each(everyCall)('%s', (_, call) => {
  test('[LAW-22] what is wrong is refused in words and changes nothing', async () => {
    const wrong = wrongRequest(call, rightRequest(stage, call))
    if (!wrong) return
    await assertForAll(wrong, async (requests) => {
      const before = await digests()
      const replies = await sendAll(call, requests)
      expect(replies.flatMap(refusalFaults)).toEqual([])
      expect(await digests()).toEqual(before)
    })
  })

  test('[LAW-22] what is odd breaks nothing', async () => {
    const odd = oddRequest(call, rightRequest(stage, call))
    if (!odd) return
    await assertForAll(odd, async (requests) => {
      const replies = await sendAll(call, requests)
      expect(replies.flatMap(replyFaults)).toEqual([])
    })
  })

  test('[LAW-8] nobody but its own caller is heard', async () => {
    const request = asRaw(rightRequest(stage, call))
    const before = await digests()
    for (const sender of wrongSenders(call)) {
      const reply = await sendRaw(rightOrigin(stage, call), call, request, sender)
      expect(refusalFaults(reply)).toEqual([])
      expect(codeOf(reply)).toBe(call.auth === 'partner' ? 'INVALID_SIGNATURE' : 'NOT_LOGGED_IN')
    }
    expect(await digests()).toEqual(before)
  })
})

/** Everybody whom the call must turn away. */
function wrongSenders({ auth }: CallDefinition) {
  const { alice, admin, aged, world } = stage
  const nobody = [{}, { token: 'x'.repeat(43) }, { token: `${alice.token}x` }, { token: 'a b' }]
  const { padma, bagh } = world.keys
  switch (auth) {
    case 'none':
    case 'optional':
      return []
    case 'player':
      return [...nobody, { token: aged }, { token: admin.token }, { key: padma }]
    case 'staff':
      return [...nobody, { token: alice.token }, { key: padma }]
    case 'partner':
      return [...nobody, { token: alice.token }, { token: admin.token }, { key: bagh }]
  }
}
