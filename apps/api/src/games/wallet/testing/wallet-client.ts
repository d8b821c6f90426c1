import { createHmac } from 'node:crypto'

export type WalletVerb =
  | 'authenticate'
  | 'balance'
  | 'jackpots'
  | 'contests/close'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'end-round'
export type WalletReply = { status: number; text: string; body: Record<string, string> }
export type WalletClient = (
  verb: WalletVerb,
  body: Record<string, string>,
  forged?: Forged,
) => Promise<WalletReply>

/** What a test may sign otherwise than a right client does. */
export type Forged = {
  headers?: Record<string, string>
  secret?: string
  timestamp?: number
  /** Signed in the place of the body that is sent. */
  signedBody?: string
  signedPath?: string
}

type Options = {
  url: string
  slug: string
  key: { keyId: string; secret: string }
  now: () => Date
}

/** A game provider's side of the wallet protocol, as a studio of its own would write it. */
export function walletClient({ url, slug, key, now }: Options): WalletClient {
  return async (verb, body, forged = {}) => {
    const path = `/api/wallet/${slug}/${verb}`
    const raw = JSON.stringify(body)
    const timestamp = String(forged.timestamp ?? now().getTime())
    const message = `${timestamp}.POST.${forged.signedPath ?? path}.${forged.signedBody ?? raw}`
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-maidan-key': key.keyId,
        'x-maidan-timestamp': timestamp,
        'x-maidan-signature': createHmac('sha256', forged.secret ?? key.secret)
          .update(message)
          .digest('hex'),
        ...forged.headers,
      },
      body: raw,
    })
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) as Record<string, string> }
  }
}
