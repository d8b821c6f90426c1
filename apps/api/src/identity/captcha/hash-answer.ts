import { createHmac } from 'node:crypto'

/** What is stored of the answer to a captcha: worth nothing for another captcha or house. */
export function hashAnswer(secret: string, id: string, answer: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['captcha', id, answer]))
    .digest()
}
