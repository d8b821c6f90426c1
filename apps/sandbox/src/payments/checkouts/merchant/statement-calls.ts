import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { WalletError } from '../../wallet-error.ts'
import { CHECKOUT_PARTNERS } from '../checkout.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { faultyStep } from '../faults/faulty-step.ts'
import { readMerchantStatement, STATEMENT_ROWS_MAX } from './read-merchant-statement.ts'

const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional()

const query = z.object({
  from: instant,
  to: instant,
  after: z.string().max(32).optional(),
  invoice: z.string().max(255).optional(),
  limit: z.coerce.number().int().min(1).max(STATEMENT_ROWS_MAX).optional(),
})

/** The statement of the merchant's account at every partner. */
export function statementCalls(app: FastifyInstance, desk: CheckoutDesk): void {
  for (const partner of CHECKOUT_PARTNERS)
    app.get(
      `/statements/${partner}`,
      faultyStep(desk.faults, { partner, step: 'statement' }, async (request) => {
        const parsed = query.safeParse(request.query)
        if (!parsed.success) throw new WalletError('INVALID_BODY')
        return readMerchantStatement(desk.books, partner, parsed.data)
      }),
    )
}
