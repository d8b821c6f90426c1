import type { FastifyRequest } from 'fastify'

/** The cookie that holds a session of the back office. */
export const OFFICE_COOKIE = 'maidan_staff'
/** Sent by the back office's own page with every call: another site's page cannot add a header. */
const OFFICE_HEADER = 'x-maidan-office'
/** What a browser says of where a request comes from; other programs say nothing. */
const OWN_SITE = [undefined, 'same-origin']
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${OFFICE_COOKIE}=([A-Za-z0-9_-]{16,128})(?:;|$)`)

/** Whether a request comes from the page of the back office, and from nowhere else in a browser. */
export function isFromOffice({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[OFFICE_HEADER] === '1' && OWN_SITE.includes(headers['sec-fetch-site'])
}

/** The token that a browser of the back office holds in its cookie; empty from anywhere else. */
export function officeToken(request: Pick<FastifyRequest, 'headers'>): string {
  if (!isFromOffice(request)) return ''
  const match = IN_COOKIES.exec(request.headers.cookie ?? '')
  return match?.[1] ?? ''
}
