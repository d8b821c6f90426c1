import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { leadToPayment } from '../checkouts/lead-to-payment.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; partners: PaymentPartners }

export const paymentReturn: Handler<Calls['paymentReturn'], Ports> = (ports, { params, query }) => {
  const fields = Object.entries(query).filter((field): field is [string, string] => {
    return typeof field[1] === 'string'
  })
  return leadToPayment(ports, params.partner, Object.fromEntries(fields))
}
