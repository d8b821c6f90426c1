import { CAPTCHA_DIGITS, CAPTCHA_HEADER } from '@maidan/contract'
import type { FastifyRequest } from 'fastify'

/** The cookie that says which captcha a browser was shown. */
export const CAPTCHA_COOKIE = 'maidan_captcha'

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${CAPTCHA_COOKIE}=([A-Za-z0-9_-]{16,128})(?:;|$)`)
const ANSWER = new RegExp(`^\\d{1,${CAPTCHA_DIGITS}}$`)

/** What a request says to a captcha. */
export type CaptchaReply = {
  /** Of the cookie; empty without one. */
  id: string
  /** Of the header: null without one, and empty where it cannot be an answer. */
  answer: string | null
}

/** Reads the captcha's cookie and the answer that came with a request. */
export function captchaReply({ headers }: Pick<FastifyRequest, 'headers'>): CaptchaReply {
  const given = headers[CAPTCHA_HEADER]
  return {
    id: IN_COOKIES.exec(headers.cookie ?? '')?.[1] ?? '',
    answer: given === undefined ? null : (ANSWER.exec(String(given).trim())?.[0] ?? ''),
  }
}
