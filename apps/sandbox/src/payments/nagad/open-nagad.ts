import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isExpired, type CheckoutRow } from '../checkouts/checkout.ts'
import type { CheckoutDesk, OpenPartner, WayBack } from '../checkouts/checkout-desk.ts'
import type { Step } from '../checkouts/faults/fault.ts'
import { faultyStep } from '../checkouts/faults/faulty-step.ts'
import { walletBrands } from '../wallet-brands.ts'
import { completeBody, completePayment } from './complete-payment.ts'
import { initializeBody, initializePayment } from './initialize-payment.ts'
import { NAGAD_PATH, type NagadOptions } from './nagad-options.ts'
import { NagadRefusal } from './nagad-refusal.ts'
import { nagadStatus } from './nagad-status.ts'
import { openSeal } from './open-seal.ts'
import { verifyPayment } from './verify-payment.ts'

const orderParams = z.object({ merchantId: z.string().max(32), orderId: z.string().max(64) })
const paymentParams = z.object({ id: z.string().max(64) })

/** Nagad takes the money when the payer approves; it sends no notices. */
export function openNagad(merchant: NagadOptions): OpenPartner {
  const { name, color, text } = walletBrands.nagad
  const seal = openSeal(merchant)
  return {
    side: {
      name,
      look: { color, text },
      ways: ['nagad'],
      paysOnApproval: true,
      wayBack: (checkout) => wayBack(merchant, checkout),
      announce: async () => undefined,
    },
    addCalls: (app, shared) => {
      const desk = { ...shared, merchant, seal, begun: new Map() }
      app.post(
        `${NAGAD_PATH}/check-out/initialize/:merchantId/:orderId`,
        nagadStep(desk, 'create', async ({ params, body }) =>
          initializePayment(desk, read(orderParams, params), read(initializeBody, body)),
        ),
      )
      app.post(
        `${NAGAD_PATH}/check-out/complete/:id`,
        nagadStep(desk, 'complete', ({ params, body }) =>
          completePayment(desk, read(paymentParams, params).id, read(completeBody, body)),
        ),
      )
      app.get(
        `${NAGAD_PATH}/verify/payment/:id`,
        nagadStep(desk, 'query', ({ params }) =>
          verifyPayment(desk, read(paymentParams, params).id),
        ),
      )
    },
  }
}

/** A handler that answers refusals as Nagad does. */
function nagadStep(
  { faults }: CheckoutDesk,
  step: Step,
  answer: (request: FastifyRequest) => Promise<unknown>,
) {
  return faultyStep(faults, { partner: 'nagad', step }, async (request, reply: FastifyReply) => {
    try {
      return await answer(request)
    } catch (error) {
      if (!(error instanceof NagadRefusal)) throw error
      const { reason, message, status } = error
      return reply.status(status).send({ reason, message, devMessage: message })
    }
  })
}

function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new NagadRefusal('INVALID_REQUEST')
  return parsed.data
}

/** What the browser brings back; it proves nothing to the merchant. */
function wayBack({ merchantId }: NagadOptions, checkout: CheckoutRow): WayBack {
  const { status, statusCode } = nagadStatus(isExpired(checkout) ? 'expired' : checkout.state)
  const url = new URL(checkout.callback)
  const query = {
    merchant: merchantId,
    order_id: checkout.invoice,
    payment_ref_id: checkout.id,
    status,
    status_code: statusCode,
    message: status,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { url: url.href, method: 'GET', fields: {} }
}
