import { createHmac, randomBytes } from 'node:crypto'
import type { Language } from '@maidan/contract'
import type { GameProvider } from './list-game-providers.ts'

/** How long a ticket may wait for its one use. */
const TICKET_MS = 60_000
const ID_BYTES = 18

type Holder = { game: string; username: string; currency: string; language: Language; now: Date }

/**
 * A ticket for a game in the studio's play money: `demo.`, what it says as JSON, and the HMAC-SHA256
 * of both with the provider's key, each in base64url. It names nobody by whom real play is known, and
 * the studio never calls our wallet for it. Its id makes it good for one opening.
 */
export function signDemoTicket(provider: GameProvider, holder: Holder): string {
  const [key] = provider.keys
  if (key === undefined) throw new Error(`${provider.platform} has no key to sign with`)
  const { now, ...rest } = holder
  const says = {
    id: randomBytes(ID_BYTES).toString('base64url'),
    key: key.id,
    ...rest,
    expires_ms: now.getTime() + TICKET_MS,
  }
  const signed = `demo.${Buffer.from(JSON.stringify(says)).toString('base64url')}`
  const signature = createHmac('sha256', key.secret).update(signed).digest('base64url')
  return `${signed}.${signature}`
}
