import { AGREED_PAGES, type Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../../platform/http/refusal.ts'
import { writeAcceptance } from '../../pages/write-acceptance.ts'

type Ports = { db: Db }

/** A second call changes nothing and is answered the same. */
export const acceptPage: Handler<Calls['acceptPage'], Ports> = async ({ db }, request) => {
  const { player, params, body } = request
  const key = AGREED_PAGES.find((one) => one === params.key)
  if (!key) throw new Refusal('NOT_FOUND')
  const acceptance = { playerId: player.playerId, key, version: body.version }
  if (!(await writeAcceptance(db, acceptance)))
    throw fieldRefusal('PAGE_VERSION_UNKNOWN', 'version')
  return { success: true, message: 'Your agreement is kept.' }
}
