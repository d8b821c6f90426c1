import type { FastifyInstance } from 'fastify'
import type { CheckoutRow } from '../checkouts/checkout.ts'
import type { OpenPartner } from '../checkouts/checkout-desk.ts'
import { walletBrands } from '../wallet-brands.ts'
import type { BkashOptions } from './bkash-options.ts'
import { CONFIRM_PATH, openNotices } from './notices/open-notices.ts'
import { makeCertificate, type SigningCertificate } from './notices/make-certificate.ts'
import { callbackUrl } from './payments/callback-url.ts'
import { paymentCalls } from './payments/payment-calls.ts'
import { openTokenDesk } from './tokens/open-token-desk.ts'
import { tokenCalls } from './tokens/token-calls.ts'

type Surroundings = {
  merchant: BkashOptions
  /** Where the merchant's server is. */
  apiUrl: string
  /** Where this server is, once it listens. */
  origin: () => string
}

/** bKash with a certificate of its own for the notices. */
export async function openBkash({ merchant, apiUrl, origin }: Surroundings): Promise<OpenPartner> {
  const { name, color, text } = walletBrands.bkash
  const certificate = await makeCertificate()
  const noticeUrl = new URL('/api/payments/bkash/notice', apiUrl).href
  return {
    side: {
      name,
      look: { color, text },
      ways: ['bkash'],
      paysOnApproval: false,
      wayBack: (checkout) => ({
        url: callbackUrl(checkout, outcomeOf(checkout)),
        method: 'GET',
        fields: {},
      }),
      announce: openNotices({ certificate, origin, noticeUrl, topicArn: merchant.topicArn }),
    },
    addCalls: (app, desk) => {
      const own = { ...desk, merchant, tokens: openTokenDesk(), pendingPayouts: new Set<string>() }
      tokenCalls(app, own)
      paymentCalls(app, own)
      certificateCalls(app, certificate)
    },
  }
}

function outcomeOf({ state }: CheckoutRow) {
  if (state === 'cancelled') return 'cancel'
  return state === 'approved' || state === 'paid' ? 'success' : 'failure'
}

function certificateCalls(app: FastifyInstance, { pem, path }: SigningCertificate): void {
  app.get(path, (_, reply) => reply.type('application/x-pem-file').send(pem))
  app.get(CONFIRM_PATH, (_, reply) =>
    reply.type('text/xml').send('<ConfirmSubscriptionResponse></ConfirmSubscriptionResponse>'),
  )
}
