import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { placeOf } from './authenticator-secret.ts'
import {
  isSealedByPresent,
  openSealKeys,
  sealAnew,
} from '../../platform/authenticator/seal-text.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; log: Logger; db: Db }

type Row = { id: bigint; username: string; totp_secret: string }

/**
 * At every start: seals what an older house kept in clear, and what was sealed under a former
 * secret, under the present one. Whose authenticator no key opens is named, with the way out.
 */
export async function sealAuthenticators({ db, config, log }: Ports): Promise<void> {
  const keys = openSealKeys(config)
  const lost = await inTransaction(db, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT id, username, totp_secret FROM staff WHERE totp_secret IS NOT NULL FOR UPDATE
    `.execute(tx)
    const old = rows.filter(({ totp_secret }) => !isSealedByPresent(keys, totp_secret))
    const anew = old.map((row) => ({
      ...row,
      sealed: sealAnew(keys, row.totp_secret, placeOf(row.id)),
    }))
    for (const { id, sealed } of anew) {
      if (sealed === null) continue
      await sql`UPDATE staff SET totp_secret = ${sealed} WHERE id = ${id}`.execute(tx)
    }
    return anew.filter(({ sealed }) => sealed === null).map(({ username }) => username)
  })
  if (lost.length === 0) return
  log.warn(
    `The authenticators of ${lost.join(', ')} were sealed under another SECRET: put that into FORMER_SECRETS, or recover each with npm run setup -- --recover NAME.`,
  )
}
