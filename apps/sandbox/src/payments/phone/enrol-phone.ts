import type { Pool } from 'pg'
import { inTransaction } from '../../games/db/in-transaction.ts'
import type { Sims } from './read-phone.ts'

type Enrolment = { site: string; device: string; secret: string; sims: Sims }

/** Makes the phone a device of a site. The same device again keeps its messages and numbers. */
export function enrolPhone(books: Pool, enrolment: Enrolment): Promise<void> {
  const { site, device, secret, sims } = enrolment
  return inTransaction(books, async (client) => {
    await client.query('delete from wallets.phone where device <> $1', [device])
    await client.query(
      `insert into wallets.phone (device, site, secret, sims) values ($1, $2, $3, $4)
       on conflict (device) do update set site = $2, secret = $3, sims = $4`,
      [device, site, secret, JSON.stringify(sims)],
    )
  })
}
