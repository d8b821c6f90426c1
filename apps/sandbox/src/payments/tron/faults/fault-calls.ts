import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { assertLocal } from '../../checkouts/faults/assert-local.ts'
import { WalletError } from '../../wallet-error.ts'
import { solidHead, type TronNode } from '../node/tron-node.ts'
import { NODE_FAULTS, TRANSFER_FAULTS, type TronFault } from './tron-faults.ts'

const PATH = '/__ctl/tron/faults'
const TIMES_MAX = 10_000

const fault = z.enum([...TRANSFER_FAULTS, ...NODE_FAULTS])
const orderBody = z.strictObject({ fault, times: z.int().min(1).max(TIMES_MAX).optional() })
const clearQuery = z.object({ fault: fault.optional() })

/** Lets whoever is on this machine order faults of the chain and its node, see and end them. */
export function tronFaultCalls(app: FastifyInstance, node: TronNode): void {
  const view = () => ({ faults: node.faults.list() })
  void app.register(async (local) => {
    local.addHook('onRequest', async (request) => assertLocal(request))
    local.get(PATH, async () => view())
    local.post(PATH, async ({ body }) => {
      const asked = orderBody.safeParse(body)
      if (!asked.success) throw new WalletError('INVALID_BODY', z.prettifyError(asked.error))
      const { fault: kind, times = null } = asked.data
      if (times !== null && isHeld(kind))
        throw new WalletError('INVALID_BODY', `The fault "${kind}" holds until it is taken away.`)
      if (kind === 'lagging') node.heldSolid = solidHead(node)
      node.faults.order(kind, times)
      return view()
    })
    local.delete(PATH, async ({ query }) => {
      const asked = clearQuery.safeParse(query)
      if (!asked.success) throw new WalletError('INVALID_BODY')
      node.faults.clear(asked.data.fault)
      return view()
    })
  })
}

/** Faults that are a state of the node and so strike nothing that could be counted. */
function isHeld(kind: TronFault): boolean {
  return kind === 'lagging' || kind === 'other_chain'
}
