import { rm } from 'node:fs/promises'
import { createDatabase, playMerchant } from '@maidan/testkit'
import { writeStandInPages } from '../../../built-pages/testing/write-stand-in-pages.ts'
import { startPayments } from '../../start-payments.ts'
import type { TronFault } from '../faults/tron-faults.ts'
import type { UsdtSendBody } from '../wallet/read-usdt-sending.ts'
import type { UsdtState, UsdtTransfer, UsdtView } from '../wallet/usdt-view.ts'

const LOOK_EVERY_MS = 20
const GIVE_UP_MS = 15_000
const nowhere = 'http://127.0.0.1:9'

/** A node with quick blocks, reached as from outside. */
export async function openTronWorld() {
  const databaseUrl = await createDatabase('tron')
  const buildDir = await writeStandInPages('payments', ['usdt.html', 'signer.html'])
  const { checkouts } = playMerchant({ apiUrl: nowhere, paymentsUrl: nowhere })
  const start = (blockMs: number) =>
    startPayments({ port: 0, databaseUrl, buildDir, checkouts, tron: { blockMs, solidLag: 8 } })
  let payments = await start(150)
  const path = (part: string) => payments.url + part
  const get = <Answer>(part: string) => read<Answer>(fetch(path(part)))
  const post = (part: string, body: unknown) =>
    fetch(path(part), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const transfer = (txid: string) => get<UsdtTransfer>(`/api/usdt/${txid}`)
  return {
    path,
    post,
    view: () => get<UsdtView>('/api/usdt'),
    transfer,
    send: (body: UsdtSendBody) => read<UsdtTransfer>(post('/api/usdt/send', body)),
    /** A call of the node's public API. */
    ask: <Answer>(call: string, body: object = {}) => read<Answer>(post(`/tron/${call}`, body)),
    order: (fault: TronFault, times?: number) => post('/__ctl/tron/faults', { fault, times }),
    clear: () => fetch(path('/__ctl/tron/faults'), { method: 'DELETE' }),
    async until(txid: string, state: UsdtState): Promise<UsdtTransfer> {
      const endMs = Date.now() + GIVE_UP_MS
      for (;;) {
        const seen = await transfer(txid)
        if (seen.state === state) return seen
        if (Date.now() > endMs) throw new Error(`${txid} is ${seen.state}, not ${state}`)
        await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
      }
    },
    async restart(blockMs: number): Promise<void> {
      await payments.close()
      payments = await start(blockMs)
    },
    async close(): Promise<void> {
      await payments.close()
      await rm(buildDir, { recursive: true, force: true })
    },
  }
}

async function read<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer: Answer = await (await asked).json()
  return answer
}
