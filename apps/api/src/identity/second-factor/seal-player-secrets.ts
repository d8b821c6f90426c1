import { sql } from 'kysely'
import {
  isSealedByPresent,
  openSealKeys,
  sealAnew,
} from '../../platform/authenticator/seal-text.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { placeOf } from './player-secret.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; log: Logger; db: Db }

type Row = { player_id: bigint; secret: string }

/** Secrets that are sealed anew in one transaction. */
const AT_ONCE = 500

/**
 * At every start: seals under the present secret what was sealed under a former one. Players whose
 * authenticator no key opens any more are counted; their recovery codes still let them in.
 */
export async function sealPlayerSecrets(ports: Ports): Promise<void> {
  let after = 0n
  let lost = 0
  for (;;) {
    const done = await sealSome(ports, after)
    lost += done.lost
    if (done.last === null) break
    after = done.last
  }
  if (lost === 0) return
  ports.log.warn(
    `The authenticators of ${lost} players were sealed under another SECRET: put that into FORMER_SECRETS.`,
  )
}

async function sealSome({ db, config }: Ports, after: bigint) {
  const keys = openSealKeys(config)
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT player_id, secret FROM player_authenticator WHERE player_id > ${after}
      ORDER BY player_id LIMIT ${AT_ONCE} FOR UPDATE
    `.execute(tx)
    let lost = 0
    for (const { player_id: playerId, secret } of rows) {
      if (isSealedByPresent(keys, secret)) continue
      const sealed = sealAnew(keys, secret, placeOf(playerId))
      if (sealed === null) lost += 1
      else
        await sql`
          UPDATE player_authenticator SET secret = ${sealed} WHERE player_id = ${playerId}
        `.execute(tx)
    }
    return { lost, last: rows.at(-1)?.player_id ?? null }
  })
}
