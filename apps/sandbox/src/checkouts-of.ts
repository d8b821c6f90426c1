import type { SandboxConfig } from './config.ts'
import type { CheckoutOptions } from './payments/checkouts/open-checkouts.ts'

/** The house as a merchant of the partners that it takes payments by. */
export function checkoutsOf(config: SandboxConfig): CheckoutOptions {
  return {
    apiUrl: config.API_URL,
    publicUrl: config.PAYMENTS_PUBLIC_URL,
    bkash: {
      username: config.BKASH_USERNAME,
      password: config.BKASH_PASSWORD,
      appKey: config.BKASH_APP_KEY,
      appSecret: config.BKASH_APP_SECRET,
      topicArn: config.BKASH_TOPIC_ARN,
    },
    nagad: {
      merchantId: config.NAGAD_MERCHANT_ID,
      merchantNumber: config.NAGAD_MERCHANT_NUMBER,
      privateKey: config.NAGAD_PRIVATE_KEY,
      merchantPublicKey: config.NAGAD_MERCHANT_PUBLIC_KEY,
    },
    sslcommerz: {
      storeId: config.SSLCOMMERZ_STORE_ID,
      storePassword: config.SSLCOMMERZ_STORE_PASSWORD,
    },
  }
}
