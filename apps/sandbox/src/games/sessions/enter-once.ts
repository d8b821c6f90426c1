import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { StudioError } from '../errors/studio-error.ts'
import { claimEntry, letGoOfEntry } from './claim-entry.ts'
import { findEntered } from './find-entered.ts'
import { newSessionToken, sessionTokenOfTry } from './session-token.ts'
import type { Session } from './session.ts'

/** How often one try looks whether the same try, asked before it, has entered … */
const LOOK_AGAIN_MS = 100

/** … and how often at most: for longer than a wallet takes to answer or to be given up. */
const LOOKS_MAX = 50

/**
 * What a page brings to be let in: a one-time token, which others may see in the address, and the id
 * of its try, which never leaves the page's memory. Null: who lost the answer is not let in again.
 */
export type Way = { token: string; game: string; tryId: string | null }

type Entering<Opened> = {
  /** Trades the token at the operator's for the session that `token` is to open. */
  open: (token: string) => Promise<Opened>
  /** What a try that has entered already is told once more. */
  again: (token: string, session: Session) => Promise<Opened>
}

/**
 * Trades a one-time token for a session, once. A page that lost the answer asks again with the same
 * try and gets the same session, for a while. Throws what `open` and `again` throw, and
 * WALLET_UNAVAILABLE where the same try is still under way.
 */
export async function enterOnce<Opened>(
  db: Pool,
  way: Way,
  { open, again }: Entering<Opened>,
): Promise<Opened> {
  if (way.tryId === null) return open(newSessionToken())
  const token = sessionTokenOfTry(way.token, way.tryId)
  const look = async () => {
    const session = await findEntered(db, token, way.game)
    return session && (() => again(token, session))
  }
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const answer = (await look()) ?? (await claimed(db, token, { open, look }))
    if (answer !== null) return answer()
    await sleep(LOOK_AGAIN_MS)
  }
  throw new StudioError('WALLET_UNAVAILABLE')
}

type Look<Opened> = () => Promise<(() => Promise<Opened>) | null>

/** Opens unless the same try is being opened now, which is null, or was while its turn came. */
async function claimed<Opened>(
  db: Pool,
  token: string,
  { open, look }: Pick<Entering<Opened>, 'open'> & { look: Look<Opened> },
): ReturnType<Look<Opened>> {
  if (!(await claimEntry(db, token))) return null
  try {
    const entered = await look()
    if (entered !== null) return entered
    const opened = await open(token)
    return async () => opened
  } finally {
    await letGoOfEntry(db, token)
  }
}
