import { getPromotion, showUser, staffApproveDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'

const HOUR_MS = 3_600_000

let world: World
let desk: Desk
let cashier: { token: string }
let welcomeId: number

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
  const { body } = await world.call(getPromotion)
  welcomeId = body.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
})
afterAll(() => world.close())

/** Approves a claim after some hours and answers the bonus that came with it. */
async function bonusAfter(reference: string, hours: number): Promise<string | null> {
  const params = { id: await desk.paymentId(reference) }
  await desk.tellStatement(params.id, '1000')
  world.clock.advance(hours * HOUR_MS)
  return (await world.call(staffApproveDeposit, { token: cashier.token, params })).body.bonus
}

async function welcomeEnds(): Promise<Date> {
  const { rows } = await sql<{ ends_at: Date }>`
    SELECT ends_at FROM promotion WHERE id = ${welcomeId}
  `.execute(world.api.ctx.db)
  return rows[0]?.ends_at ?? new Date(0)
}

async function endWelcome(at: Date) {
  await sql`UPDATE promotion SET ends_at = ${at} WHERE id = ${welcomeId}`.execute(world.api.ctx.db)
}

async function becomes(reference: string, state: string) {
  await sql`
    UPDATE payment SET state = ${state},
      reversed_minor = CASE WHEN ${state === 'reversed'} THEN settled_minor ELSE 0 END
    WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
}

const bonusOf = async ({ token }: Person) => (await world.call(showUser, { token })).body.cash_bonus

test('[CASH-13] a promotion that ends while staff still look is given: the claim came in time', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const claimed = await desk.claim(alice, { amount: '1000', promotionId: welcomeId })
  const endsAt = await welcomeEnds()
  await endWelcome(new Date(world.clock.now().getTime() + HOUR_MS))
  const bonus = await bonusAfter(claimed.body.transaction_id, 2)
  const late = await desk.claim(bob, { amount: '1000', promotionId: welcomeId })
  await endWelcome(endsAt)
  expect([bonus, late.error.code]).toEqual(['1000.00', 'PROMOTION_UNAVAILABLE'])
})

test.each(['refunding', 'refunded', 'reversed'])(
  '[CASH-13] a deposit that is %s was a first deposit all the same',
  async (state) => {
    const bob = await world.signUp('bob')
    const carol = await world.signUp('carol')
    await becomes(await desk.deposit(bob, { amount: '1000' }), state)
    const [again, first] = [
      await desk.claim(bob, { amount: '1000', promotionId: welcomeId }),
      await desk.claim(carol, { amount: '1000', promotionId: welcomeId }),
    ]
    expect([again.error.code, first.status]).toEqual(['PROMOTION_UNAVAILABLE', 200])
  },
)

test('[REF-07] a friend whose first deposit went back earns nothing with the second one', async () => {
  const alice = await world.signUp('alice')
  const { body } = await world.call(showUser, { token: alice.token })
  const bob = await world.signUp('bob')
  await becomes(await desk.deposit(bob), 'refunded')
  await sql`UPDATE player SET referred_by = ${alice.playerId} WHERE id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  await desk.deposit(bob)
  expect([body.cash_bonus, await bonusOf(alice)]).toEqual(['0.00', '0.00'])
})

test("[REF-07] nobody refers themselves: a friend who pays from the referrer's number earns nothing", async () => {
  const alice = await world.signUp('alice')
  const { body } = await world.call(showUser, { token: alice.token })
  const bob = await world.signUp('bob', { referral_code: body.referral_code })
  // A second phone of hers that was never verified is hers all the same.
  await sql`
    INSERT INTO player_phone (player_id, ordinal, phone, shown)
    SELECT ${alice.playerId}, 1, phone, shown FROM player_phone WHERE player_id = ${bob.playerId}
  `.execute(world.api.ctx.db)
  await desk.deposit(bob)
  expect(await bonusOf(alice)).toBe('0.00')
})
