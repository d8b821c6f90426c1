import type { Pool } from 'pg'
import type { PhoneWallet } from './phone-wallets.ts'
import { readPhone, type Sims } from './read-phone.ts'

/** Messages that the page shows, newest first. */
const MESSAGES_MAX = 50

/** What became of a message: a dropped one is never forwarded. */
export type MessageState = 'waiting' | 'taken' | 'held' | 'dropped'

export type PhoneMessage = {
  number: number
  from: string
  text: string
  wallet: PhoneWallet | null
  state: MessageState
}

/** What the page shows; the secret never leaves the phone. */
export type PhoneView = {
  /** The site to enrol with, as the form proposes it. */
  site: string
  phone: { device: string; sims: Sims; has_network: boolean; drops_next: boolean } | null
  failure: string | null
  messages: PhoneMessage[]
}

type Row = Omit<PhoneMessage, 'number'> & { number: string }

/** The phone and its last messages. */
export async function phoneView(
  books: Pool,
  { site, failure }: { site: string; failure: string | null },
): Promise<PhoneView> {
  const phone = await readPhone(books)
  if (!phone) return { site, phone: null, failure: null, messages: [] }
  const { device, sims, has_network, drops_next } = phone
  const { rows } = await books.query<Row>(
    `select number, sender as from, text, wallet,
       case when is_dropped then 'dropped' when number <= $2 then 'taken'
         when posted_at is not null then 'held' else 'waiting' end as state
     from wallets.phone_message where device = $1
     order by phone_message.number desc limit ${MESSAGES_MAX}`,
    [device, phone.taken],
  )
  const messages = rows.map((row) => ({ ...row, number: Number(row.number) }))
  return { site: phone.site, phone: { device, sims, has_network, drops_next }, failure, messages }
}
