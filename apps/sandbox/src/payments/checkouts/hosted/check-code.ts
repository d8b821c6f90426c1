import { inTransaction } from '../../../games/db/in-transaction.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { lockOpenCheckout } from './lock-open-checkout.ts'
import { trySecrets } from './try-secrets.ts'

/** @throws WalletError when this is not the code that the phone was sent. */
export async function checkCode({ books }: CheckoutDesk, id: string, code: string): Promise<void> {
  const refusal = await inTransaction(books, async (client) =>
    trySecrets(client, await lockOpenCheckout(client, id), { code }),
  )
  if (refusal) throw refusal
}
