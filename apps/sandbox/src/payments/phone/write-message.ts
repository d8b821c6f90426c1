import type { PoolClient } from 'pg'
import type { PhoneWallet } from './phone-wallets.ts'

type Incoming = { from: string; text: string; wallet: PhoneWallet | null }

/** Puts a message on the phone under its next number; one to be dropped is never forwarded. */
export async function writeMessage(
  client: PoolClient,
  { from, text, wallet }: Incoming,
): Promise<void> {
  const { rows } = await client.query<{ device: string; drops_next: boolean }>(
    'select device, drops_next from wallets.phone for update',
  )
  const [phone] = rows
  if (!phone) return
  await client.query(
    `with counted as (
       update wallets.phone set last_number = last_number + 1, drops_next = false
       where device = $1 returning last_number
     )
     insert into wallets.phone_message (device, number, sender, text, wallet, is_dropped)
     select $1, last_number, $2, $3, $4, $5 from counted`,
    [phone.device, from, text, wallet, phone.drops_next],
  )
}
