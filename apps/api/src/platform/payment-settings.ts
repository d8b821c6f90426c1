import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import { origin } from './origin-setting.ts'

/** A key as partners hand it over: base64 of its DER, on one line. */
const rsaKey = (open: (der: Buffer) => KeyObject, form: string) =>
  z.string().transform((text, context) => {
    try {
      const key = open(Buffer.from(text, 'base64'))
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // Whatever is wrong with it, the sentence below says what it has to be.
    }
    context.addIssue({ code: 'custom', message: `must be the base64 of an RSA key (${form}, DER)` })
    return z.NEVER
  })

const privateKey = rsaKey(
  (key) => createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  'PKCS#8',
)
const publicKey = rsaKey((key) => createPublicKey({ key, format: 'der', type: 'spki' }), 'SPKI')
const word = z.string().min(1).max(512).optional()

/** The one contract of USDT on TRON itself. */
export const USDT_ON_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** Settings of the partners that take and pay money on pages and by calls of their own. */
export const paymentSettings = {
  BKASH_URL: origin.optional(),
  /** Where payouts are asked for, if not at `BKASH_URL`. */
  BKASH_PAYOUT_URL: origin.optional(),
  /** Where the page lies that players pay on, if not at `BKASH_URL`. */
  BKASH_PAGE_ORIGIN: origin.optional(),
  BKASH_USERNAME: word,
  BKASH_PASSWORD: word,
  BKASH_APP_KEY: word,
  BKASH_APP_SECRET: word,
  /** The one topic whose notices are believed, and where its certificates lie. */
  BKASH_TOPIC_ARN: z.string().startsWith('arn:aws:sns:').optional(),
  BKASH_CERT_ORIGIN: origin.optional(),
  NAGAD_URL: origin.optional(),
  NAGAD_PAGE_ORIGIN: origin.optional(),
  NAGAD_MERCHANT_ID: word,
  NAGAD_MERCHANT_NUMBER: word,
  NAGAD_MERCHANT_PRIVATE_KEY: privateKey.optional(),
  NAGAD_PUBLIC_KEY: publicKey.optional(),
  /** The address under which Nagad knows this house. */
  NAGAD_HOUSE_IP: z.ipv4().default('127.0.0.1'),
  /** Nagad's shops do not all sign alike, nor write the same name for the time: it says which. */
  NAGAD_HASH: z.enum(['sha256', 'sha1']).default('sha256'),
  NAGAD_TIME_FIELD: z.enum(['datetime', 'dateTime']).default('datetime'),
  SSLCOMMERZ_URL: origin.optional(),
  SSLCOMMERZ_PAGE_ORIGIN: origin.optional(),
  SSLCOMMERZ_STORE_ID: word,
  SSLCOMMERZ_STORE_PASSWORD: word,
  /** Makes players' addresses on TRON: the public key of m/44'/195'/0', and never the private one. */
  USDT_XPUB: z.string().startsWith('xpub').optional(),
  USDT_NODE_URL: origin.optional(),
  USDT_NODE_KEY: word,
  /** The token that counts as a dollar, by its address alone. */
  USDT_CONTRACT: z.string().default(USDT_ON_TRON),
  /** The house's own address on TRON: what players send is brought there. */
  USDT_SWEEP_TO: z.string().optional(),
}

/** Without all of these a partner is not there. */
export const PARTNER_SETTINGS = {
  bkash: [
    'BKASH_URL',
    'BKASH_USERNAME',
    'BKASH_PASSWORD',
    'BKASH_APP_KEY',
    'BKASH_APP_SECRET',
    'BKASH_TOPIC_ARN',
    'BKASH_CERT_ORIGIN',
  ],
  nagad: [
    'NAGAD_URL',
    'NAGAD_MERCHANT_ID',
    'NAGAD_MERCHANT_NUMBER',
    'NAGAD_MERCHANT_PRIVATE_KEY',
    'NAGAD_PUBLIC_KEY',
  ],
  sslcommerz: ['SSLCOMMERZ_URL', 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  tron: ['USDT_XPUB', 'USDT_NODE_URL'],
} as const satisfies Record<string, readonly (keyof typeof paymentSettings)[]>
