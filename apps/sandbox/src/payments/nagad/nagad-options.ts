/** What a merchant and Nagad know of each other; keys are the base64 of their DER. */
export type NagadOptions = {
  merchantId: string
  merchantNumber: string
  /** Nagad's own. */
  privateKey: string
  merchantPublicKey: string
  /** Merchants' older programs sign with SHA1withRSA; refused when not given. */
  acceptSha1?: boolean
}

export const NAGAD_PATH = '/nagad/remote-payment-gateway-1.0/api/dfs'
