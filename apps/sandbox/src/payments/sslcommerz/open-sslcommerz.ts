import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { CheckoutRow } from '../checkouts/checkout.ts'
import type { CheckoutDesk, OpenPartner, WayBack } from '../checkouts/checkout-desk.ts'
import type { Step } from '../checkouts/faults/fault.ts'
import { faultyStep } from '../checkouts/faults/faulty-step.ts'
import { findBySession, findByTranId } from './find-payments.ts'
import { openSession } from './open-session.ts'
import { paymentFields, statusOf } from './payment-fields.ts'
import { readForms } from './read-forms.ts'
import { findRefund, refundStorePayment } from './refund-store-payment.ts'
import { signFields } from './sign-fields.ts'
import { SSLCOMMERZ_PATH, type SslcommerzOptions } from './sslcommerz-options.ts'
import { tellStore } from './tell-store.ts'
import { validatePayment } from './validate-payment.ts'

/** A session's form has many fields. */
const FORM_BYTES_MAX = 64 * 1024

const question = z.object({
  store_id: z.string(),
  store_passwd: z.string(),
  val_id: z.string().default(''),
  tran_id: z.string().default(''),
  sessionkey: z.string().default(''),
  refund_ref_id: z.string().default(''),
  bank_tran_id: z.string().default(''),
  refund_amount: z.string().default(''),
  refe_id: z.string().default(''),
  refund_trans_id: z.string().default(''),
})

type Question = z.output<typeof question>

/** SSLCOMMERZ takes the money when the payer approves, by the wallet that they choose. */
export function openSslcommerz(store: SslcommerzOptions): OpenPartner {
  return {
    side: {
      name: 'SSLCOMMERZ',
      look: { color: '#1C4F9C', text: '#FFFFFF' },
      ways: ['bkash', 'nagad', 'rocket', 'upay'],
      paysOnApproval: true,
      wayBack: (checkout) => wayBack(checkout, store),
      announce: (desk, checkout) => tellStore(desk, checkout, store.storePassword),
    },
    addCalls: (app, desk) => {
      // In a scope of their own: no other call of this server takes a form.
      void app.register(async (scope) => addCalls(scope, desk, store))
    },
  }
}

function addCalls(app: FastifyInstance, desk: CheckoutDesk, store: SslcommerzOptions): void {
  readForms(app)
  const at = (step: Step, answer: (asked: FastifyRequest) => Promise<unknown>) =>
    faultyStep(desk.faults, { partner: 'sslcommerz', step }, answer)
  app.post(
    `${SSLCOMMERZ_PATH}/gwprocess/v4/api.php`,
    { bodyLimit: FORM_BYTES_MAX },
    at('create', ({ body }) => openSession(desk, store, body)),
  )
  const validator = `${SSLCOMMERZ_PATH}/validator/api`
  const method = ['GET', 'POST']
  app.route({
    method,
    url: `${validator}/validationserverAPI.php`,
    handler: at('query', (asked) =>
      answered(store, asked, ({ val_id }) => validatePayment(desk, val_id)),
    ),
  })
  app.route({
    method,
    url: `${validator}/merchantTransIDvalidationAPI.php`,
    handler: async (request, reply) => {
      const step = isRefund(request) ? 'refund' : 'search'
      const handle = at(step, (asked) => answered(store, asked, (data) => search(desk, data)))
      return handle(request, reply)
    },
  })
}

/** One address answers of payments, of sessions and of refunds. */
async function search(desk: CheckoutDesk, asked: Question): Promise<unknown> {
  const {
    refund_amount,
    refund_ref_id,
    sessionkey,
    bank_tran_id,
    refe_id,
    refund_trans_id,
    tran_id,
  } = asked
  if (refund_amount !== '')
    return refundStorePayment(desk, {
      bankTranId: bank_tran_id,
      amount: refund_amount,
      refeId: refund_trans_id || refe_id,
    })
  if (refund_ref_id !== '') return findRefund(desk, refund_ref_id)
  return sessionkey === '' ? findByTranId(desk, tran_id) : findBySession(desk, sessionkey)
}

/** Answers the store alone, whether it asks by its query or by a form. */
async function answered(
  store: SslcommerzOptions,
  request: FastifyRequest,
  answer: (asked: Question) => Promise<unknown>,
): Promise<unknown> {
  const parsed = question.safeParse(fieldsOf(request))
  if (!parsed.success) return { APIConnect: 'INVALID_REQUEST' }
  const { store_id, store_passwd } = parsed.data
  const isStore = store_id === store.storeId && store_passwd === store.storePassword
  return isStore ? answer(parsed.data) : { APIConnect: 'FAILED' }
}

function isRefund(request: FastifyRequest): boolean {
  return 'refund_amount' in fieldsOf(request)
}

function fieldsOf({ query, body }: FastifyRequest): object {
  return { ...Object(query), ...Object(body ?? {}) }
}

/** The browser posts a form to the address of what became of it; it proves nothing to the store. */
function wayBack(checkout: CheckoutRow, { storePassword }: SslcommerzOptions): WayBack {
  const { fail_url, cancel_url } = checkout.details
  const fields = signFields(
    { ...paymentFields(checkout), status: statusOf(checkout) },
    storePassword,
  )
  const post = (url: string | undefined): WayBack => ({
    url: url ?? checkout.callback,
    method: 'POST',
    fields,
  })
  if (checkout.state === 'paid') return post(checkout.callback)
  return post(checkout.state === 'cancelled' ? cancel_url : fail_url)
}
