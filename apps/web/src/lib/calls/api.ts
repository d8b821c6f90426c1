import { openCalls } from '@maidan/client'
import type { CallFacts } from '@maidan/contract'
import { callAddress } from './origins.ts'
import { endSession, readSession } from '../session/session.ts'
import { spokenLanguage } from '../session/spoken.ts'

const unauthorized = 401
const balancePath = '/api/balance'

/**
 * The calls of the player's app. A 401 that carried a token asks the balance call whether the
 * session still lives; the balance call's own 401 ends it.
 */
export const { callApi, fetchFile } = openCalls({
  session: () => readSession()?.token ?? null,
  headers: (token) => ({
    // A launched game opens in the language of the site.
    'x-maidan-language': spokenLanguage(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }),
  addressOf: callAddress,
  isEmptySent: true,
  onUnauthorized: checkSession,
})

let sessionCheck: Promise<void> | undefined

/** SIL-018: one balance call decides, however many calls were refused at the same time. */
async function checkSession(call: CallFacts): Promise<void> {
  if (call.path === balancePath) return endSession()
  sessionCheck ??= askBalance().finally(() => {
    sessionCheck = undefined
  })
  return sessionCheck
}

async function askBalance(): Promise<void> {
  const token = readSession()?.token
  if (token === undefined) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(callAddress(balancePath), { method: 'POST', headers }).catch(
    () => undefined,
  )
  if (response?.status === unauthorized) endSession()
}
