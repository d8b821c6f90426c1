import type { FastifyInstance } from 'fastify'
import type { SendPage } from '../../../built-pages/open-pages.ts'
import { assertLocal } from '../../checkouts/faults/assert-local.ts'
import { isLocal } from '../../checkouts/faults/is-local.ts'
import type { TronNode } from '../node/tron-node.ts'
import { givePlayMoney } from './play-wallet.ts'
import { readUsdtSending } from './read-usdt-sending.ts'
import { sendUsdt } from './send-usdt.ts'
import { usdtTransfer, usdtView } from './usdt-view.ts'

/** The page of the wallet that holds play USDT, and the calls behind it. */
export function walletCalls(app: FastifyInstance, node: TronNode, sendPage: SendPage): void {
  app.get('/usdt', (_, reply) => sendPage(reply, 'usdt.html'))
  app.get('/api/usdt', (request) => usdtView(node, isLocal(request)))
  app.get<{ Params: { txid: string } }>('/api/usdt/:txid', ({ params }) =>
    usdtTransfer(node, params.txid),
  )
  app.post('/api/usdt/send', async (request) => {
    const sending = readUsdtSending(request.body)
    if (sending.fault !== null) assertLocal(request)
    return usdtTransfer(node, await sendUsdt(node, sending))
  })
  app.post('/api/usdt/play-money', async (request) => {
    await givePlayMoney(node.books)
    return usdtView(node, isLocal(request))
  })
}
