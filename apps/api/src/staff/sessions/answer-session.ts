import { RawAnswer } from '../../platform/http/handler.ts'
import { OFFICE_COOKIE } from '../../platform/security/office-token.ts'
import type { OpenedSession } from '../accounts/open-staff-session.ts'
import type { Config } from '../../platform/config.ts'

type Ports = { config: Config }

/** Answers a new session: to a page of the office in a cookie that no script reads, else as text. */
export function answerSession(
  ports: Ports,
  { fromOffice }: { fromOffice: boolean },
  { token, ...person }: OpenedSession,
) {
  if (!fromOffice) return { token, ...person }
  const seconds = ports.config.STAFF_SESSION_AGE_SECONDS
  return withCookie(ports, person, `${OFFICE_COOKIE}=${token}; Max-Age=${seconds}`)
}

/** Answers and makes the browser forget its session. */
export function answerNoSession(ports: Ports, answer: object): RawAnswer {
  return withCookie(ports, answer, `${OFFICE_COOKIE}=; Max-Age=0`)
}

/** Read by no script, sent to no other site, and over https alone where the house has https. */
function withCookie({ config }: Ports, answer: object, cookie: string) {
  const https = config.MODE === 'live' || (config.PUBLIC_URL?.startsWith('https://') ?? false)
  const rules = `Path=/api/staff; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  return new RawAnswer('application/json; charset=utf-8', JSON.stringify(answer), 200, {
    'set-cookie': `${cookie}; ${rules}`,
  })
}
