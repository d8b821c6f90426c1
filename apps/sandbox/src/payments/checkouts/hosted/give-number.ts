import { randomInt } from 'node:crypto'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import { readNumber } from '../../read-number.ts'
import type { WalletKey } from '../../wallet-brands.ts'
import { WalletError } from '../../wallet-error.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { waysOf } from '../ways-of.ts'
import { lockOpenCheckout } from './lock-open-checkout.ts'

const CODES = 1_000_000
const CODE_DIGITS = 6

type Given = { id: string; wallet: WalletKey; number: string }

/** Takes the number that shall pay; answers what its phone is sent. */
export async function giveNumber(
  desk: CheckoutDesk,
  { id, wallet, number: typed }: Given,
): Promise<{ number: string; code: string }> {
  const number = readNumber(wallet, typed)
  const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0')
  await inTransaction(desk.books, async (client) => {
    const checkout = await lockOpenCheckout(client, id)
    if (!waysOf(desk, checkout).includes(wallet)) throw new WalletError('INVALID_BODY')
    await client.query(
      'update wallets.checkout set wallet = $2, payer = $3, code = $4 where id = $1',
      [id, wallet, number, code],
    )
  })
  return { number, code }
}
