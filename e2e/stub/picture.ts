import { Raw } from './answer.ts'

/** One dot as a PNG. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** It as the answer of a call for a file. */
export const asPicture = new Raw({
  status: 200,
  headers: { 'content-type': 'image/png' },
  body: picture,
})
