import type { World } from '@maidan/testkit'
import { sql } from 'kysely'
import type { StaffIdentity } from '../../platform/http/handler.ts'

/** Who a member of the staff is for the flows behind the desk's calls. */
export async function staffIdentity(
  { api }: World,
  username: string,
  role: StaffIdentity['role'] = 'cashier',
): Promise<StaffIdentity> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM staff WHERE username = ${username}
  `.execute(api.ctx.db)
  const [row] = rows
  if (!row) throw new Error(`nobody here is ${username}`)
  return { staffId: row.id, sessionId: 0n, username, role }
}
