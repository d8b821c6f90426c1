import { Complaint } from '../complaint.ts'
import type { Check } from '../check.ts'
import type { Fields, OperatorCall, Otherwise } from '../wallet-client.ts'
import { withPartner } from './with-partner.ts'

const TOO_FAR_MS = 6 * 60_000

const faults: readonly [string, Otherwise][] = [
  ['no signature', { headers: { 'x-maidan-signature': undefined } }],
  ['a signature of zeros', { headers: { 'x-maidan-signature': '0'.repeat(64) } }],
  ['an unknown key', { headers: { 'x-maidan-key': 'nobody-1' } }],
  ['another body signed', { signedBody: '{}' }],
  ['a time six minutes ago', { clockMs: -TOO_FAR_MS }],
]

/** The provider reads nothing of a call of the operator's before its signature is right. */
export function refusesUnsigned(call: OperatorCall, body: () => Fields): Check {
  return withPartner('a call that is not signed as it must be is refused', async ({ ask }) => {
    for (const [name, otherwise] of faults) {
      const { status } = await ask(call, body(), otherwise)
      if (status !== 401) throw new Complaint(`${name}: ${status} instead of 401`)
    }
  })
}
