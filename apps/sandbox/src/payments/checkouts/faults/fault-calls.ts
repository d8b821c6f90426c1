import { decimalAmount } from '@maidan/money'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { WalletError } from '../../wallet-error.ts'
import { CHECKOUT_PARTNERS } from '../checkout.ts'
import { assertLocal } from './assert-local.ts'
import { readFault, type Fault } from './fault.ts'
import type { FaultBoard } from './open-fault-board.ts'

const PATH = '/__ctl/faults'

const query = z.object({ partner: z.enum(CHECKOUT_PARTNERS).optional() })

/** Lets whoever is on this machine order faults, see them and take them away. */
export function faultCalls(app: FastifyInstance, board: FaultBoard): void {
  app.post(PATH, (request) => {
    assertLocal(request)
    board.add(readFault(request.body))
    return { faults: board.list().map(asView) }
  })
  app.get(PATH, (request) => {
    assertLocal(request)
    return { faults: board.list().map(asView) }
  })
  app.delete(PATH, (request) => {
    assertLocal(request)
    const parsed = query.safeParse(request.query)
    if (!parsed.success) throw new WalletError('INVALID_BODY')
    board.clear(parsed.data.partner)
    return { faults: board.list().map(asView) }
  })
}

function asView({ partner, step, kind, timesLeft, delayMs, count, amountMinor }: Fault) {
  const amount = decimalAmount(amountMinor, 'BDT')
  return { partner, step, fault: kind, times_left: timesLeft, delay_ms: delayMs, count, amount }
}
