import { calls, staffClaimWithdrawal, type CallDefinition } from '@maidan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOn } from '../identity/testing/turn-on.ts'
import { openStage, rightOrigin, rightSender, type Stage } from './testing/open-stage.ts'
import { sendRaw } from './testing/raw-request.ts'
import { rightRequest } from './testing/right-request.ts'
import { asRaw } from './testing/wrong-requests.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  // Whose second factor is asked to be turned off.
  await turnOn(stage.world, stage.bob)
  // What is paid by hand has been taken before.
  const params = { id: stage.his.withdrawal }
  await stage.world.call(staffClaimWithdrawal, { ...stage.admin, params })
})
afterAll(() => stage.close())

/** A look ahead, what counts once it is confirmed, and the end of one's own session. */
const NO_ACT = ['staffPreviewSettlement', 'staffBeginAuthenticator', 'staffLogout']
/** What the stage has nothing for: another state of the same thing, or a code that only a person has. */
const OUT_OF_PLACE = [
  'staffClaimWithdrawal',
  'staffRejectWithdrawal',
  'staffRefundDeposit',
  'staffEndRefund',
  'staffReverseDeposit',
  'staffEndClaim',
  'staffCancelFreeRounds',
  'staffAskHeldWin',
  'staffBlockMember',
  'staffSetAuthenticator',
  'staffTakeCode',
  'staffUseUnallocated',
  'staffActOnCase',
  'staffAskBonusStop',
  'staffKnowBreak',
  'staffCloseDifference',
  'staffEndContest',
  'staffPrepareSweep',
  'staffEndSweep',
]

const acts: CallDefinition[] = Object.values(calls).filter(
  ({ auth, method, name }) => auth === 'staff' && method !== 'GET' && !NO_ACT.includes(name),
)

async function auditCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM audit
  `.execute(stage.world.api.ctx.db)
  return rows[0]?.count ?? 0
}

test.each(acts.map((call) => [call.name, call] as const))(
  '[LAW-28] %s stands in the audit once it is done, and not when it is refused',
  async (name, call) => {
    const before = await auditCount()
    const request = asRaw(rightRequest(stage, call))
    const reply = await sendRaw(rightOrigin(stage, call), call, request, rightSender(stage, call))
    const isDone = reply.status === 200
    expect(isDone).toBe(!OUT_OF_PLACE.includes(name))
    expect((await auditCount()) - before).toBe(isDone ? 1 : 0)
  },
)
