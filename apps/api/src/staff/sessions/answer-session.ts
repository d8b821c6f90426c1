import { RawAnswer } from '../../platform/http/handler.ts'
import { OFFICE_COOKIE } from '../../platform/security/office-token.ts'
import { ownCookie } from '../../platform/security/own-cookie.ts'
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
  return withCookie(ports, person, { value: token, seconds })
}

/** Answers and makes the browser forget its session. */
export function answerNoSession(ports: Ports, answer: object): RawAnswer {
  return withCookie(ports, answer, { value: '', seconds: 0 })
}

type Kept = { value: string; seconds: number }

function withCookie({ config }: Ports, answer: object, kept: Kept) {
  const cookie = ownCookie(config, { name: OFFICE_COOKIE, path: '/api/staff', ...kept })
  return new RawAnswer('application/json; charset=utf-8', JSON.stringify(answer), 200, {
    'set-cookie': cookie,
  })
}
