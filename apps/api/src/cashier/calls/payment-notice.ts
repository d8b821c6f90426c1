import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Logger } from 'pino'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { noteBadSignature } from '../../platform/security/note-bad-signature.ts'
import { recordNotice } from '../checkouts/record-notice.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger; partners: PaymentPartners }

export const paymentNotice: Handler<Calls['paymentNotice'], Ports> = async (
  ports,
  { params, rawBody: body, headers, ip },
) => {
  const { partner } = params
  const speaker = ports.partners.find(partner)
  if (!speaker?.readNotice) throw new Refusal('NOT_FOUND')
  const notice = await speaker.readNotice({ headers, body })
  if (notice.kind === 'refused') {
    const detail = { partner, why: notice.why }
    await noteBadSignature(ports, { ip, detail })
    throw new Refusal('INVALID_SIGNATURE')
  }
  if (notice.kind === 'payment') await recordNotice(ports, { partner, notice, body })
  return { message: 'Received.' }
}
