import { EVERYBODYS_XPUB } from '@maidan/cashier'
import { requestEwallet } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { watchUsdt } from '../usdt/chain/watch-usdt.ts'
import { openPlayNode, transferLog } from './play-node.ts'

export type DollarHouse = {
  world: World
  /**
   * Asks for 10 dollars and sends so many instead, at 120 taka each; the house has them. Whoever may not ask
   * sends them to the address that they know.
   */
  sendDollars: (person: Person, dollars: bigint) => Promise<void>
  close: () => Promise<void>
}

/** A house that takes USDT at 120 taka from a chain of its own, whose blocks come when a test says so. */
export async function openDollarHouse(env: Record<string, string> = {}): Promise<DollarHouse> {
  let world: World | null = null
  const node = await openPlayNode(() => world?.clock.now() ?? new Date())
  const opened = await openWorld({
    studio: true,
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url, ...env },
    idleJobs: ['watch-usdt', 'check-statements', 'relay-outbox'],
  })
  world = opened
  await sql`
    INSERT INTO setting (key, value) VALUES ('usdt_rate', '"120"'::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(opened.api.ctx.db)
  await watchUsdt(opened.api.ctx)
  const addresses = new Map<string, string>()
  return {
    world: opened,
    sendDollars: async ({ token, remoteId }, dollars) => {
      const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
      const { body: asked } = await opened.call(requestEwallet, { token, body })
      const address = asked.number ?? addresses.get(remoteId) ?? ''
      addresses.set(remoteId, address)
      node.include([transferLog(address, dollars * 1_000_000n)])
      node.solidify()
      await watchUsdt(opened.api.ctx)
    },
    close: async () => {
      await opened.close()
      await node.close()
    },
  }
}
