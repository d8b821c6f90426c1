import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import { hashPassword } from '../platform/security/hash-password.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import type { Db } from '../platform/database/db.ts'

type Ports = { db: Db }

const staff: readonly { username: string; role: StaffRole }[] = [
  { username: 'admin', role: 'admin' },
  { username: 'admin2', role: 'admin' },
  { username: 'cashier1', role: 'cashier' },
  { username: 'cashier2', role: 'cashier' },
  { username: 'trader1', role: 'trader' },
]

/** The demo staff: two admins and two cashiers for what takes two people, a trader. */
export async function seedDemoStaff({ db }: Ports): Promise<void> {
  for (const { username, role } of staff) {
    const { rows } = await sql`SELECT 1 FROM staff WHERE username = ${username}`.execute(db)
    if (rows.length > 0) continue
    await sql`
      INSERT INTO staff (username, password_hash, role)
      VALUES (${username}, ${await hashPassword(DEMO_PASSWORD)}, ${role})
    `.execute(db)
  }
}
