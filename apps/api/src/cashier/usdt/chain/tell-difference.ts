import { usdtText } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import type { Letter } from '../../../support/inbox/letter.ts'
import { writeInbox } from '../../../support/inbox/write-inbox.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Payment } from '../../payments/lock-payment.ts'
import type { UsdtRequest } from './lock-request.ts'

type Counted = {
  transfer: { micro: bigint }
  request: UsdtRequest | null
  rate: string
  settledMinor: bigint
}

/** Says in the player's inbox how a transfer was counted, where it is not as they had asked for it. */
export async function tellDifference(tx: Tx, payment: Payment, counted: Counted) {
  const letter = letterOf(payment, counted)
  if (letter) await writeInbox(tx, payment.playerId, letter)
}

function letterOf(
  { currency, reference }: Payment,
  { transfer, request, rate, settledMinor }: Counted,
): Letter | null {
  const came = usdtText(transfer.micro)
  const params = { came, rate, amount: moneyText(settledMinor, currency), reference }
  if (request === null) return { code: 'usdtUnasked', params }
  const asked = usdtText(request.micro)
  if (request.micro !== transfer.micro)
    return { code: 'usdtOtherAmount', params: { ...params, asked } }
  return rate === request.rate
    ? null
    : { code: 'usdtLate', params: { ...params, promised: request.rate } }
}
