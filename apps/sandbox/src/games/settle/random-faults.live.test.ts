import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../test-wallet/eventually.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { post } from '../test-wallet/page-calls.ts'
import type { Fault } from '../test-wallet/start-test-wallet.ts'

const BET_MINOR = 1_000n
let world: World
let players = 0

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const fault = fc.constantFrom<Fault>({ kind: 'status', status: 500 }, { kind: 'cut' })
const faults = fc.array(fault, { maxLength: 2 })
const troubled = fc.record({ bet: faults, win: faults, rollback: faults, 'end-round': faults })

/** Plays one spin to its end through the given faults; answers what the balance must change by. */
async function playThrough(session: string, spinId: string): Promise<bigint> {
  const order = { session, betMinor: String(BET_MINOR), spinId }
  const { body } = await eventually(async () => {
    const answer = await post(world.studio.url, '/studio/spin', order)
    expect(answer.body['settlement'] ?? answer.body['code']).toMatch(/^done$|^BET_RETURNED$/)
    return answer
  })
  if (body['code'] === 'BET_RETURNED') return 0n
  return BigInt(String(body['totalWinMinor'])) - BET_MINOR
}

test(
  '[LAW-19] whatever the wallet drops, every balance ends right',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(troubled, { minLength: 2, maxLength: 3 }), async (spins) => {
        players += 1
        const player = `player-${players}`
        const session = await world.seat(player)
        let changeMinor = 0n
        for (const [index, planned] of spins.entries()) {
          Object.assign(world.wallet.faults, structuredClone(planned))
          changeMinor += await playThrough(session, `${player}-spin-${index}`)
        }
        await eventually(() => {
          expect(world.wallet.book.balanceOf(player)).toBe(TEST_BALANCE_MINOR + changeMinor)
        })
      }),
      { numRuns: 5 },
    )
  },
)
