import { showWalletNumber } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../testing/open-desk.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const shown = async () => {
  const { rows } = await sql<{ player_id: bigint; detail: { account: string } }>`
    SELECT player_id, detail FROM security_event WHERE kind = 'wallet_number_shown' ORDER BY id
  `.execute(world.api.ctx.db)
  return rows
}

test('[CASH-37] an offered number is shown whole to whom it was offered, and that is written down', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const { body } = await openDesk(world).offer(alice, '500')
  const params = { id: String(body[0]?.id) }
  const whole = await world.call(showWalletNumber, { token: alice.token, params })
  expect(whole.body).toEqual({ account_number: body[0]?.account_number })
  const foreign = await world.call(showWalletNumber, { token: bob.token, params })
  expect([foreign.status, foreign.error.code]).toEqual([404, 'NOT_FOUND'])
  expect(await shown()).toMatchObject([
    { player_id: BigInt(alice.playerId), detail: { account: params.id } },
  ])
})
