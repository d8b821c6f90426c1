import { openStore } from '@maidan/client'

/** The documents' storage keys, and `language` (APP-23, SIL-119). No other key is ever written. */
export type StorageKey =
  | 'token'
  | 'remote_id'
  | 'username'
  | 'exchangeToken'
  | 'balance'
  | 'popup'
  | 'regPopup'
  | 'referral_code'
  | 'agent_code'
  | 'affiliate_code'
  | 'whatsapp'
  | 'liveChat'
  | 'intercom'
  | 'tawkId'
  | 'language'

const store = openStore<StorageKey>()

export const readStored = store.read
export const writeStored = store.write
/** The present value of one key, kept up to date. */
export const useStored = store.useKept

let cleared = false

/** Whether this page has emptied the store; settings are not written into it again. */
export function wasCleared(): boolean {
  return cleared
}

/** Empties the whole store, as a 401 of the balance call asks for (AUTH-87). */
export function clearStored(): void {
  cleared = true
  store.clear()
}
