import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { pagePolicy } from '../../../built-pages/page-policy.ts'
import type { SendPage } from '../../../built-pages/open-pages.ts'
import { WALLET_KEYS } from '../../wallet-brands.ts'
import { WalletError } from '../../wallet-error.ts'
import type { CheckoutRow } from '../checkout.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { faultyStep } from '../faults/faulty-step.ts'
import { findCheckout } from '../find-checkout.ts'
import { approveCheckout } from './approve-checkout.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import { checkCode } from './check-code.ts'
import { checkoutView } from './checkout-view.ts'
import { giveNumber } from './give-number.ts'

const ID_LENGTH_MAX = 64

const params = z.object({ id: z.string().max(ID_LENGTH_MAX) })
const secret = z.string().max(8)
const numberBody = z.strictObject({ wallet: z.enum(WALLET_KEYS), number: z.string().max(32) })
const codeBody = z.strictObject({ code: secret })
const approvalBody = z.strictObject({ code: secret, pin: secret })

/** What the hosted page sends. */
export type NumberBody = z.input<typeof numberBody>
export type CodeBody = z.input<typeof codeBody>
export type ApprovalBody = z.input<typeof approvalBody>

/** The page on which a person decides about a payment, and the calls behind it. */
export function hostedCalls(app: FastifyInstance, desk: CheckoutDesk, sendPage: SendPage): void {
  app.get('/checkout/:id', async (request, reply) => {
    const checkout = await findCheckout(desk.books, { id: idOf(request) })
    const merchants = checkout ? [merchantOrigin(desk, checkout)] : []
    void reply.header('content-security-policy', pagePolicy([], merchants))
    // The merchant sees which site sends the form back, as it does of the partner itself.
    void reply.header('referrer-policy', 'strict-origin')
    return sendPage(reply, 'checkout.html')
  })
  app.get('/api/checkouts/:id', async (request) => checkoutView(desk, await found(desk, request)))
  app.post('/api/checkouts/:id/number', (request) =>
    giveNumber(desk, { id: idOf(request), ...parse(numberBody, request.body) }),
  )
  app.post('/api/checkouts/:id/code', async (request) => {
    await checkCode(desk, idOf(request), parse(codeBody, request.body).code)
    return {}
  })
  app.post('/api/checkouts/:id/approve', (request, reply) => approve(desk, request, reply))
  app.post('/api/checkouts/:id/cancel', async (request) =>
    checkoutView(desk, await cancelCheckout(desk, idOf(request))),
  )
}

async function approve(desk: CheckoutDesk, request: FastifyRequest, reply: FastifyReply) {
  const { id, partner } = await found(desk, request)
  const step = faultyStep(desk.faults, { partner, step: 'approve' }, async () => {
    const approval = parse(approvalBody, request.body)
    return checkoutView(desk, await approveCheckout(desk, { id, ...approval }))
  })
  return step(request, reply)
}

/** The page goes back there, by a form if the partner does so. */
function merchantOrigin({ sides }: CheckoutDesk, checkout: CheckoutRow): string {
  return new URL(sides[checkout.partner].wayBack(checkout).url).origin
}

async function found(desk: CheckoutDesk, request: FastifyRequest) {
  const checkout = await findCheckout(desk.books, { id: idOf(request) })
  if (checkout === null) throw new WalletError('NOT_FOUND')
  return checkout
}

function idOf(request: FastifyRequest): string {
  const parsed = params.safeParse(request.params)
  if (!parsed.success) throw new WalletError('NOT_FOUND')
  return parsed.data.id
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new WalletError('INVALID_BODY')
  return parsed.data
}
