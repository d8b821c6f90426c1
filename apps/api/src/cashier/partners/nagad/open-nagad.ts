import { openAskPartner } from '../ask-partner.ts'
import type { SettingsOf } from '../partner-settings.ts'
import type { PaymentPartner } from '../payment-partner.ts'
import { merchantStatementOf } from '../statement/open-merchant-statement.ts'
import { beginCheckout } from './begin-checkout.ts'
import type { NagadPorts } from './nagad-ports.ts'
import { verifyPayment } from './verify-payment.ts'

/** It says of no page how long it stands; what is paid later is still credited. */
const OPEN_FOR_MS = 3_600_000
/** What its page says of a player who went back. */
const GAVE_UP = ['cancelled', 'aborted']

/** Opens Nagad: checkout on its page. It tells us nothing unasked, and pays nothing out. */
export function openNagad(settings: SettingsOf<'nagad'>): PaymentPartner {
  const ports: NagadPorts = {
    ask: openAskPartner(),
    keys: {
      own: settings.NAGAD_MERCHANT_PRIVATE_KEY,
      partner: settings.NAGAD_PUBLIC_KEY,
      hash: settings.NAGAD_HASH,
    },
    url: settings.NAGAD_URL,
    pageOrigin: settings.NAGAD_PAGE_ORIGIN ?? settings.NAGAD_URL,
    merchantId: settings.NAGAD_MERCHANT_ID,
    merchantNumber: settings.NAGAD_MERCHANT_NUMBER,
    houseIp: settings.NAGAD_HOUSE_IP,
    timeField: settings.NAGAD_TIME_FIELD,
  }
  return {
    openForMs: OPEN_FOR_MS,
    begin: (intent) => beginCheckout(ports, intent),
    check: (asked) => verifyPayment(ports, asked),
    statement: merchantStatementOf(settings, 'nagad'),
    readReturn: ({ order_id, payment_ref_id, status = '' }) => ({
      reference: order_id ?? null,
      partnerRef: payment_ref_id ?? null,
      gaveUp: GAVE_UP.includes(status.toLowerCase()),
    }),
  }
}
