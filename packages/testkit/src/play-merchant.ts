import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { CheckoutOptions } from '@maidan/sandbox'

type Places = { apiUrl: string; paymentsUrl: string }

export type PlayMerchant = {
  /** What the sandbox partners know of the house. */
  checkouts: CheckoutOptions
  /** The settings of the house at its partners. */
  settings: Record<string, string>
}

/** A house as a merchant of the sandbox partners, with fresh secrets on both sides. */
export function playMerchant({ apiUrl, paymentsUrl }: Places): PlayMerchant {
  const bkash = {
    username: 'maidan',
    password: newSecret(),
    appKey: newSecret(),
    appSecret: newSecret(),
    topicArn: 'arn:aws:sns:ap-southeast-1:000000000000:maidan-sandbox',
  }
  const [house, partner] = [newKeys(), newKeys()]
  const nagad = {
    merchantId: '683002007104225',
    merchantNumber: '01300000001',
    privateKey: partner.privateKey,
    merchantPublicKey: house.publicKey,
  }
  const sslcommerz = { storeId: 'maidan', storePassword: newSecret() }
  return {
    checkouts: { apiUrl, bkash, nagad, sslcommerz },
    settings: {
      BKASH_URL: `${paymentsUrl}/bkash/v1.2.0-beta`,
      BKASH_USERNAME: bkash.username,
      BKASH_PASSWORD: bkash.password,
      BKASH_APP_KEY: bkash.appKey,
      BKASH_APP_SECRET: bkash.appSecret,
      BKASH_TOPIC_ARN: bkash.topicArn,
      BKASH_CERT_ORIGIN: paymentsUrl,
      NAGAD_URL: `${paymentsUrl}/nagad/remote-payment-gateway-1.0/api/dfs`,
      NAGAD_MERCHANT_ID: nagad.merchantId,
      NAGAD_MERCHANT_NUMBER: nagad.merchantNumber,
      NAGAD_MERCHANT_PRIVATE_KEY: house.privateKey,
      NAGAD_PUBLIC_KEY: partner.publicKey,
      SSLCOMMERZ_URL: `${paymentsUrl}/sslcommerz`,
      SSLCOMMERZ_STORE_ID: sslcommerz.storeId,
      SSLCOMMERZ_STORE_PASSWORD: sslcommerz.storePassword,
    },
  }
}

function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

const RSA_BITS = 2048

/** As settings carry keys: the base64 of their DER. */
function newKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}
