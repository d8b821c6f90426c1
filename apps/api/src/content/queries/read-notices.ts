import type { CallAnswer, Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { readRunning } from '../front/read-pieces.ts'

type Notice = CallAnswer<Calls['getGeneral']>['general'][number]

/** The notices that run along the top of the site now, in every language. */
export async function readNotices({ db, clock }: { db: Db; clock: Clock }): Promise<Notice[]> {
  const pieces = await readRunning(db, clock.now())
  return pieces
    .filter(({ place }) => place === 'notice')
    .map(({ id, words, link }) => ({ id: Number(id), ...textFields('notice', words), link }))
}
