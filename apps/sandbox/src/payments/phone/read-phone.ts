import type { Pool } from 'pg'
import type { PhoneWallet } from './phone-wallets.ts'

/** The receiving number whose SIM the phone holds, by wallet. */
export type Sims = Partial<Record<PhoneWallet, string>>

/** The enrolled phone; pg gives bigint columns as their digits. */
export type PhoneRow = {
  device: string
  site: string
  secret: string
  sims: Sims
  taken: string
  has_network: boolean
  drops_next: boolean
}

/** The phone, or undefined while it is enrolled nowhere. */
export async function readPhone(books: Pool): Promise<PhoneRow | undefined> {
  const { rows } = await books.query<PhoneRow>('select * from wallets.phone')
  return rows[0]
}
