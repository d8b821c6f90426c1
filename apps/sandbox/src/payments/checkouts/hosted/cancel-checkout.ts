import { inTransaction } from '../../../games/db/in-transaction.ts'
import { oneRow } from '../../../games/db/one-row.ts'
import { WalletError } from '../../wallet-error.ts'
import type { CheckoutRow } from '../checkout.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { lockCheckout } from '../find-checkout.ts'
import { lockOpenCheckout } from './lock-open-checkout.ts'

/** The person's no; a second tap finds it said. @throws WalletError once they have said yes. */
export async function cancelCheckout({ books }: CheckoutDesk, id: string): Promise<CheckoutRow> {
  return inTransaction(books, async (client) => {
    const known = await lockCheckout(client, id)
    if (known === null) throw new WalletError('NOT_FOUND')
    if (known.state === 'cancelled') return known
    await lockOpenCheckout(client, id)
    return oneRow(
      await client.query<CheckoutRow>(
        `update wallets.checkout set state = 'cancelled' where id = $1 returning *`,
        [id],
      ),
    )
  })
}
