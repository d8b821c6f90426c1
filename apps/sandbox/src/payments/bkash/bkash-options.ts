/** What a merchant and bKash know of each other. */
export type BkashOptions = {
  username: string
  password: string
  appKey: string
  appSecret: string
  /** The topic of this merchant's notices. */
  topicArn: string
}

export const BKASH_SHORT_CODE = '50022'

export const BKASH_PATH = '/bkash/v1.2.0-beta'
