import { getPaymentMethods, requestEwallet, staffPrepareSweep, staffSweep } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const WAIT = { timeout: 20_000, interval: 100 }

let world: World
beforeAll(async () => {
  world = await openWorld({ payments: true, tron: { blockMs: 100, solidLag: 3 } })
})
afterAll(() => world.close())

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${world.partners.payments}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

test('what a player sent is swept to the house by whoever holds the key, and is seen to come', async () => {
  const alice = await world.signUp('alice')
  const methods = async () =>
    JSON.stringify((await world.call(getPaymentMethods, { token: alice.token })).body)
  await vi.waitFor(async () => expect(await methods()).toContain('USDT TRC-20'), WAIT)
  const body = { amount: '40', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const asked = await world.call(requestEwallet, { token: alice.token, body })
  await ask('/api/usdt/send', { to: asked.body.number, amount: '40' })

  const { token } = await world.staff('admin')
  const id = await vi.waitFor(async () => {
    const made = await world.call(staffPrepareSweep, { token, body: { least: '20' } })
    expect(made.body).toMatchObject({ amount: '40.00', fee: '6.7735', open: 1 })
    return made.body.id
  }, WAIT)
  const read = async () =>
    (await world.call(staffSweep, { token, params: { id: String(id) } })).body
  const { sweep, contract, transfers } = await read()
  const lines = transfers.map((line) => ({ ...line, to: sweep.receiver }))
  const file = JSON.stringify({ kind: 'usdt-sweep', version: 1, contract, transfers: lines })
  const signed = await ask<{ lines: { txid: string | null }[] }>('/api/usdt/sign', { file })
  const [{ txid } = { txid: null }] = signed.lines
  expect(txid).toMatch(/^[0-9a-f]{64}$/)
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({
      sweep: { open: 0, swept_amount: '40.00', fee_burnt: '6.4285' },
      transfers: [{ state: 'swept', txid }],
    })
  }, WAIT)
})
