import { staffLogin } from '@maidan/contract'
import type { CallSite } from './call-site.ts'

/** Logs a member of the demo staff in. */
export async function staffLogIn(call: CallSite, username: string): Promise<{ token: string }> {
  const { status, body, text } = await call(staffLogin, {
    body: { username, password: 'Maidan2026' },
  })
  if (status !== 200 || body.token === undefined) throw new Error(`staff log-in failed: ${text}`)
  return { token: body.token }
}
