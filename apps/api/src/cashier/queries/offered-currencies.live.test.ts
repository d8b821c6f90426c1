import { createPlayer, getGeneral } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const offered = async () => (await world.call(getGeneral)).body.currencies

const stop = (table: 'payment_method' | 'receiving_account', column: string, keys: string[]) =>
  sql`
    UPDATE ${sql.table(table)} SET status = 'inactive' WHERE ${sql.ref(column)} = ANY(${keys}::text[])
  `.execute(world.api.ctx.db)

function signUpIn(currency: 'BDT' | 'INR', username: string, phone: string) {
  const password = 'Kestrel47moss'
  const email = `${username}@people.localhost`
  const person = { username, password, confirmPassword: password, name: 'Isha Rao', phone, email }
  return world.call(createPlayer, { body: { ...person, currency, status: 'active' } })
}

test('[AUTH-24] the demo world takes three currencies, a house those that it can be paid in', async () => {
  expect(await offered()).toEqual(['BDT', 'INR', 'PKR'])
  await stop('receiving_account', 'method_key', ['phonepe', 'paytm'])
  expect(await offered()).toEqual(['BDT', 'PKR'])
  const refused = await signUpIn('INR', 'isha2026', '9876500004')
  expect([refused.status, refused.error.code]).toEqual([422, 'CURRENCY_NOT_OFFERED'])
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['currency'])
  await stop('payment_method', 'key', ['easypaisa', 'jazzcash'])
  expect(await offered()).toEqual(['BDT'])
  expect((await signUpIn('BDT', 'isha2027', '01811000004')).status).toBe(200)
})

test('a house that takes no money yet keeps accounts in its own currency', async () => {
  await sql`UPDATE receiving_account SET status = 'inactive'`.execute(world.api.ctx.db)
  expect(await offered()).toEqual(['BDT'])
})
