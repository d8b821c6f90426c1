import * as z from 'zod'
import type { AskPartner } from '../ask-partner.ts'
import { postJson } from '../answers/post-json.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import type { Granted, TokenSource } from '../token/shared-token.ts'
import { classOf } from './bkash-codes.ts'
import type { SettingsOf } from '../partner-settings.ts'

/** What may stand in a header. */
const token = z.string().regex(/^[\x21-\x7e]{1,8192}$/)

const granted = z.object({
  statusCode: word,
  id_token: token,
  refresh_token: token,
  /** Seconds. */
  expires_in: z.string().regex(/^\d{2,6}$/),
})

/** How bKash grants tokens. */
export function bkashTokens(ask: AskPartner, settings: SettingsOf<'bkash'>): TokenSource {
  const { BKASH_URL, BKASH_USERNAME: username, BKASH_PASSWORD: password } = settings
  const keys = { app_key: settings.BKASH_APP_KEY, app_secret: settings.BKASH_APP_SECRET }

  async function call(step: 'grant' | 'refresh', body: unknown): Promise<Granted | null> {
    const url = `${BKASH_URL}/tokenized/checkout/token/${step}`
    const read = readAnswer(granted, await ask(postJson(url, body, { username, password })))
    if (read.kind === 'unknown' || read.status !== 200) return null
    const { statusCode, id_token, refresh_token, expires_in } = read.fields
    if (statusCode !== '' && classOf(statusCode) !== 'success') return null
    return { token: id_token, refresh: refresh_token, livesMs: Number(expires_in) * 1000 }
  }

  return {
    partner: 'bkash',
    grant: () => call('grant', keys),
    refresh: (refresh) => call('refresh', { ...keys, refresh_token: refresh }),
  }
}
