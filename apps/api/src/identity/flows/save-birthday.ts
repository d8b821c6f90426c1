import { sql } from 'kysely'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { checkBirthday } from '../rules/check-birthday.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

/** Saves a birth date `yyyy-mm-dd`, once: what is saved stays (PROF-24). */
export async function saveBirthday({ db, clock }: Ports, playerId: bigint, birthDate: string) {
  const problem = checkBirthday(birthDate, clock.now())
  if (problem) throw fieldRefusal(problem, 'dofb')
  const { rows } = await sql`
    UPDATE player SET birth_date = ${birthDate}::date
    WHERE id = ${playerId} AND birth_date IS NULL RETURNING id
  `.execute(db)
  if (rows.length === 0) throw new Refusal('BIRTHDAY_LOCKED')
}
