import type { PaymentPartner } from '../payment-partner.ts'
import { merchantStatementOf } from '../statement/open-merchant-statement.ts'
import type { OpeningPorts } from '../opening-ports.ts'
import { openAskPartner } from '../ask-partner.ts'
import type { SettingsOf } from '../partner-settings.ts'
import { openSharedToken } from '../token/shared-token.ts'
import { beginPayment } from './begin-payment.ts'
import { openBkashLine } from './bkash-line.ts'
import type { BkashPorts } from './bkash-ports.ts'
import { bkashTokens } from './bkash-tokens.ts'
import { checkPayment } from './check-payment.ts'
import { checkPayout, payOut } from './pay-out.ts'
import { checkRefund, refund } from './refund.ts'
import { openReadNotice } from './read-notice.ts'

/** A payment that was created can be executed for a day. */
const OPEN_FOR_MS = 24 * 3_600_000

/** Opens bKash: checkout on its page, payouts to wallets, and refunds. */
export function openBkash(ports: OpeningPorts, settings: SettingsOf<'bkash'>): PaymentPartner {
  const ask = openAskPartner()
  const tokens = openSharedToken(ports, bkashTokens(ask, settings))
  const { BKASH_URL: url, PAYMENTS_URL } = settings
  const bkash: BkashPorts = {
    call: openBkashLine({ ask, tokens, appKey: settings.BKASH_APP_KEY }),
    url,
    payoutUrl: settings.BKASH_PAYOUT_URL ?? url,
    pageOrigin: settings.BKASH_PAGE_ORIGIN ?? url,
    ask: openAskPartner(),
    PAYMENTS_URL,
  }
  return {
    openForMs: OPEN_FOR_MS,
    begin: (intent) => beginPayment(bkash, intent),
    check: (asked) => checkPayment(bkash, asked),
    payOut: (payout) => payOut(bkash, payout),
    checkPayout: (asked) => checkPayout(bkash, asked),
    refund: (asked) => refund(bkash, asked),
    checkRefund: (asked) => checkRefund(bkash, asked),
    statement: merchantStatementOf(settings, 'bkash'),
    readReturn: ({ paymentID, status }) => ({
      reference: null,
      partnerRef: paymentID ?? null,
      // A wrong PIN too often ends its page, and only a new payment helps.
      gaveUp: status === 'cancel' || status === 'failure',
    }),
    readNotice: openReadNotice({
      ask: openAskPartner(),
      clock: ports.clock,
      certOrigin: settings.BKASH_CERT_ORIGIN,
      topicArn: settings.BKASH_TOPIC_ARN,
    }),
  }
}
