import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { beginRefund } from '../refunds/begin-refund.ts'

type Ports = { ledger: Ledger; partners: PaymentPartners }

/** A credited deposit is given back, or a part of it. */
export const depositRefund: ApprovalAct<'deposit.refund', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const { through, trxId } = command
  const paymentId = BigInt(command.paymentId)
  const amountMinor = command.amountMinor === null ? null : BigInt(command.amountMinor)
  const actor = `${askedBy.username}, ${agreedBy.username}`
  const agreed = { paymentId, through, amountMinor, trxId, why, actor, staff: agreedBy, ip, at }
  return beginRefund(ports, tx, agreed)
}
