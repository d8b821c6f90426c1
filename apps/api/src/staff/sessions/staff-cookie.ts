import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { RawAnswer } from '../../platform/http/handler.ts'
import type { OpenedSession } from '../accounts/open-staff-session.ts'

const NAME = 'maidan_staff'
/** Sent by the back office's own page with every call: another site's page cannot add a header. */
const OFFICE_HEADER = 'x-maidan-office'
/** What a browser says of where a request comes from; other programs say nothing. */
const OWN_SITE = [undefined, 'same-origin']

/** Whether a request comes from the page of the back office, and from nowhere else in a browser. */
export function isFromOffice({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[OFFICE_HEADER] === '1' && OWN_SITE.includes(headers['sec-fetch-site'])
}

/** The token that a browser of the back office holds in its cookie; empty from anywhere else. */
export function officeToken(request: Pick<FastifyRequest, 'headers'>): string {
  if (!isFromOffice(request)) return ''
  const match = /(?:^|;\s*)maidan_staff=([A-Za-z0-9_-]{16,128})(?:;|$)/.exec(
    request.headers.cookie ?? '',
  )
  return match?.[1] ?? ''
}

/** Answers a new session: to a page of the office in a cookie that no script reads, else as text. */
export function answerSession(
  ctx: Pick<Context, 'config'>,
  { fromOffice }: { fromOffice: boolean },
  { token, ...person }: OpenedSession,
) {
  if (!fromOffice) return { token, ...person }
  const seconds = ctx.config.STAFF_SESSION_AGE_SECONDS
  return withCookie(ctx, person, `${NAME}=${token}; Max-Age=${seconds}`)
}

/** Answers and makes the browser forget its session. */
export function answerNoSession(ctx: Pick<Context, 'config'>, answer: object): RawAnswer {
  return withCookie(ctx, answer, `${NAME}=; Max-Age=0`)
}

/** Read by no script, sent to no other site, and over https alone where the house has https. */
function withCookie({ config }: Pick<Context, 'config'>, answer: object, cookie: string) {
  const https = config.MODE === 'live' || (config.PUBLIC_URL?.startsWith('https://') ?? false)
  const rules = `Path=/api/staff; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  return new RawAnswer('application/json; charset=utf-8', JSON.stringify(answer), 200, {
    'set-cookie': `${cookie}; ${rules}`,
  })
}
