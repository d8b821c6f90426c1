import { expectDone, expectRefused, expectSame, type Check } from '../check.ts'
import type { Otherwise } from '../wallet-client.ts'

const TOO_FAR_MS = 6 * 60_000

/** A balance and a bet that come with a fault in their signature are refused alike. */
function refusesSigned(name: string, otherwise: Otherwise): Check {
  return {
    name,
    async run({ seat, send, bet, newIds }) {
      const asked = await send('balance', { session: seat.session }, otherwise)
      expectRefused(asked, 'balance', 'INVALID_SIGNATURE')
      expectRefused(await bet(1, newIds(), { otherwise }), 'bet', 'INVALID_SIGNATURE')
    },
  }
}

const withoutHeader = (name: string) =>
  refusesSigned(`without ${name}`, { headers: { [name]: undefined } })

/** Who may call. */
export const signatures: readonly Check[] = [
  withoutHeader('x-maidan-key'),
  withoutHeader('x-maidan-timestamp'),
  withoutHeader('x-maidan-signature'),
  refusesSigned('a signature of zeros', { headers: { 'x-maidan-signature': '0'.repeat(64) } }),
  refusesSigned('an unknown key', { headers: { 'x-maidan-key': 'nobody-1' } }),
  refusesSigned('another body was signed', { signedBody: '{}' }),
  refusesSigned('another call was signed', { signedVerb: 'end-round' }),
  refusesSigned('a time six minutes ago', { clockMs: -TOO_FAR_MS }),
  refusesSigned('a time in six minutes', { clockMs: TOO_FAR_MS }),
  {
    name: 'another provider’s key',
    skip: ({ stranger }) => (stranger === null ? 'needs --other SLUG=ID:SECRET' : null),
    async run({ stranger, seat, send, bet, newIds }) {
      const otherwise = stranger === null ? {} : { key: stranger.key }
      const asked = await send('balance', { session: seat.session }, otherwise)
      expectRefused(asked, 'balance', 'INVALID_SIGNATURE')
      expectRefused(await bet(1, newIds(), { otherwise }), 'bet', 'INVALID_SIGNATURE')
    },
  },
  {
    name: 'a replayed bet moves nothing again',
    async run({ sendText, send, rollback, bodies, newIds }) {
      const ids = newIds()
      const body = bodies.bet(100, ids)
      const first = await send('bet', body)
      expectDone(first, 'bet')
      expectSame(first, await sendText('bet', JSON.stringify(body)), 'the replay')
      expectDone(await rollback(ids), 'rollback')
    },
  },
]
