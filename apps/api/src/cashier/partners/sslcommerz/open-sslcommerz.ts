import { openAskPartner } from '../ask-partner.ts'
import type { OpeningPorts } from '../opening-ports.ts'
import type { SettingsOf } from '../partner-settings.ts'
import type { PaymentPartner } from '../payment-partner.ts'
import { merchantStatementOf } from '../statement/open-merchant-statement.ts'
import { checkAttempts } from './check-attempts.ts'
import { openSession } from './open-session.ts'
import { readNotice } from './read-notice.ts'
import { checkRefund, refund } from './refund.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

/** It says of no page how long it stands; what is paid later is still credited. */
const OPEN_FOR_MS = 3_600_000

/** Opens SSLCOMMERZ: cards, banks and wallets on one page. It pays nothing out. */
export function openSslcommerz(
  { log }: Pick<OpeningPorts, 'log'>,
  settings: SettingsOf<'sslcommerz'>,
): PaymentPartner {
  const ports: SslcommerzPorts = {
    ask: openAskPartner(),
    log,
    url: settings.SSLCOMMERZ_URL,
    pageOrigin: settings.SSLCOMMERZ_PAGE_ORIGIN ?? settings.SSLCOMMERZ_URL,
    storeId: settings.SSLCOMMERZ_STORE_ID,
    storePassword: settings.SSLCOMMERZ_STORE_PASSWORD,
    statement: merchantStatementOf(settings, 'sslcommerz'),
  }
  return {
    openForMs: OPEN_FOR_MS,
    begin: (intent) => openSession(ports, intent),
    check: (asked) => checkAttempts(ports, asked),
    refund: (asked) => refund(ports, asked),
    checkRefund: (asked) => checkRefund(ports, asked),
    statement: ports.statement,
    readReturn: ({ tran_id, status }) => ({
      reference: tran_id ?? null,
      partnerRef: null,
      gaveUp: status === 'CANCELLED' || status === 'FAILED',
    }),
    readNotice: (raw) => Promise.resolve(readNotice(ports.storePassword, raw)),
  }
}
