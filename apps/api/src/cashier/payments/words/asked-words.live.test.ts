import { EVERYBODYS_XPUB } from '@maidan/cashier'
import { requestEwallet, type Language } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlayPartner } from '../../testing/play-partner.ts'
import { openPlayNode, type PlayNode } from '../../testing/play-node.ts'
import { watchUsdt } from '../../usdt/chain/watch-usdt.ts'

let world: World
let node: PlayNode
beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url },
    idleJobs: ['watch-usdt'],
    paymentPartners: new Map([['bkash', openPlayPartner()]]),
  })
  await watchUsdt(world.api.ctx)
})
afterAll(async () => {
  await world.close()
  await node.close()
})

type Way = { provider: string; type: string; amount: string }

async function told({ token }: Person, language: Language, way: Way): Promise<string> {
  const headers = { 'x-maidan-language': language }
  const { status, body } = await world.call(requestEwallet, {
    token,
    headers,
    body: { ...way, promotion: 0 },
  })
  expect(status).toBe(200)
  return body.message
}

test.each([
  { provider: 'bKash', type: 'Personal', amount: '500' },
  { provider: 'Nagad', type: 'Personal', amount: '500' },
  { provider: 'USDT TRC-20', type: 'TRC20', amount: '25' },
  { provider: 'bKash', type: 'Checkout', amount: '500' },
])('[CASH-26] what to do next with $provider, $type, is said as the screen speaks', async (way) => {
  const [alice, bob] = [await newPerson(), await newPerson()]
  const bangla = (await told(alice, 'bn', way)).replace(way.provider, '')
  expect(bangla).toMatch(/[অ-হ]/)
  expect(bangla).not.toMatch(/[A-Za-z0-9]/)
  expect(await told(bob, 'en', way)).not.toMatch(/[ঀ-৿]/)
})

let named = 0
function newPerson() {
  named += 1
  return world.signUp(`asker${named}`)
}
