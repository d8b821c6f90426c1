import { createHmac, randomBytes } from 'node:crypto'
import { KEY_ID, KEY_SECRET } from './wallet/start-fake-wallet.ts'

/** Deals the ticket of a trial as an operator does; single fields may be other than they should. */
export function dealTrialTicket(other: Readonly<Record<string, unknown>> = {}): string {
  const fields = {
    id: randomBytes(18).toString('base64url'),
    key: KEY_ID,
    game: 'KOEL-RICKSHAW',
    username: 'rahim2026',
    currency: 'BDT',
    language: 'bn',
    expires_ms: Date.now() + 60_000,
    ...other,
  }
  const message = `demo.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  return `${message}.${createHmac('sha256', KEY_SECRET).update(message).digest('base64url')}`
}
