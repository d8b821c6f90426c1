import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { beginRefund } from '../refunds/begin-refund.ts'

type Ports = { ledger: Ledger; partners: PaymentPartners }

/** A credited deposit is given back. */
export const depositRefund: ApprovalAct<'deposit.refund', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const { through, trxId } = command
  const paymentId = BigInt(command.paymentId)
  const actor = `${askedBy.username}, ${agreedBy.username}`
  return beginRefund(ports, tx, { paymentId, through, trxId, why, actor, staff: agreedBy, ip, at })
}
