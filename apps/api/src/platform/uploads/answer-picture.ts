import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { RawAnswer } from '../http/handler.ts'

/** Headers under which an upload is only ever looked at: nothing in it runs or loads. */
export const CLOSED_FILE = { 'content-security-policy': "default-src 'none'; sandbox" }

/** A kept picture as an answer to somebody who may see it; no cache between keeps a copy. */
export async function answerPicture(dir: string, name: string): Promise<RawAnswer> {
  const bytes = await readFile(path.join(dir, name))
  return new RawAnswer('image/webp', bytes, 200, {
    ...CLOSED_FILE,
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
  })
}
