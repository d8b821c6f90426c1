import { listInbox, showInboxMessage, staffRejectDeposit, type Language } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

async function titles({ token }: Person, language: Language) {
  const headers = { 'x-maidan-language': language }
  const { body } = await world.call(listInbox, { token, headers })
  return body.data.data.map(({ title }) => title)
}

test('[API-44] the same messages are read in English and in Bangla', async () => {
  const alice = await world.signUp('alice')
  await desk.deposit(alice, { amount: '500' })
  expect(await titles(alice, 'en')).toEqual(['Deposit credited', 'Welcome to Maidan'])
  expect(await titles(alice, 'bn')).toEqual(['ডিপোজিট জমা হয়েছে', 'ময়দানে স্বাগতম'])
})

test('[API-45] an amount, a wallet and a reason stand in the words of either language', async () => {
  const alice = await world.signUp('alice')
  const { body: claimed } = await desk.claim(alice, { amount: '700' })
  const { token } = await world.staff('admin')
  const params = { id: await desk.paymentId(claimed.transaction_id) }
  await world.call(staffRejectDeposit, { token, params, body: { reason: 'No such payment' } })
  const { body } = await world.call(listInbox, { token: alice.token })
  const id = String(body.data.data[0]?.id)
  const read = async (language: Language) => {
    const headers = { 'x-maidan-language': language }
    return (await world.call(showInboxMessage, { token: alice.token, params: { id }, headers }))
      .body
  }
  expect(await read('en')).toMatchObject({ title: 'Deposit not credited' })
  expect((await read('en')).message).toContain('৳ 700.00 was not credited: No such payment.')
  expect(await read('bn')).toMatchObject({ title: 'ডিপোজিট জমা হয়নি' })
  expect((await read('bn')).message).toContain('৳ 700.00 ডিপোজিট জমা হয়নি: No such payment.')
})

test('[API-44] a message that was written in words keeps them', async () => {
  const bob = await world.signUp('bob')
  await sql`
    INSERT INTO inbox_message (player_id, title, message)
    VALUES (${bob.playerId}, 'Old news', 'As it was written.')
  `.execute(world.api.ctx.db)
  expect((await titles(bob, 'bn'))[0]).toBe('Old news')
})
