import { openListeners } from '@maidan/client'
import { chosenLanguage } from './spoken.ts'
import { clearStored, readStored, useStored, writeStored } from './storage.ts'

export type Session = { token: string; remoteId: string | null; username: string | null }

/** What a successful login answers. */
export type LoginAnswer = {
  token: string
  remote_id: string
  username: string
  exchange?: readonly { token?: string }[] | null
}

/** The logged-in player, or null for a guest. A stored `token` alone makes a player (NAV-06). */
export function useSession(): Session | null {
  const token = useStored('token')
  const remoteId = useStored('remote_id')
  const username = useStored('username')
  return token === null || token === '' ? null : { token, remoteId, username }
}

/** The same outside React. */
export function readSession(): Session | null {
  const token = readStored('token')
  if (token === null || token === '') return null
  return { token, remoteId: readStored('remote_id'), username: readStored('username') }
}

/** What calls about the player's own account are asked with. */
export function ownRemoteId(): { remote_id?: string } {
  const id = readSession()?.remoteId
  return id === null || id === undefined ? {} : { remote_id: id }
}

/**
 * Stores a login (AUTH-13 to AUTH-17). After a sign-up `regPopup` becomes 1, after a login 0.
 */
export function storeLogin(answer: LoginAnswer, options: { afterSignUp?: boolean } = {}): void {
  writeStored({
    token: answer.token,
    remote_id: answer.remote_id,
    username: answer.username,
    exchangeToken: answer.exchange?.[0]?.token ?? null,
    popup: '1',
    regPopup: options.afterSignUp === true ? '1' : '0',
    // A 401 may have emptied the store before.
    language: chosenLanguage(),
  })
}

/** Removes the six keys of a logout and keeps the others (AUTH-84, AUTH-85). */
export function forgetLogin(): void {
  writeStored({
    token: null,
    balance: null,
    remote_id: null,
    username: null,
    exchangeToken: null,
    agent_code: null,
  })
}

const ends = openListeners<[]>()

/** The server no longer knows the token: clears the whole store and tells the app (AUTH-87). */
export function endSession(): void {
  clearStored()
  ends.tell()
}

export const onSessionEnd = ends.listen
