import type { WalletKey } from '../../wallet-brands.ts'
import type { CheckoutView } from '../hosted/checkout-view.ts'

type Payer = { wallet: WalletKey; number?: string }

/** Goes through the hosted page at this address as a payer does, and answers what it shows then. */
export async function approveOnPage(
  pageUrl: string,
  { wallet, number = '01711223344' }: Payer,
): Promise<CheckoutView> {
  const { code } = await send<{ code: string }>(pageUrl, 'number', { wallet, number })
  await send(pageUrl, 'code', { code })
  return send<CheckoutView>(pageUrl, 'approve', { code, pin: '12121' })
}

/** Leaves the payment at this address. */
export function cancelOnPage(pageUrl: string): Promise<CheckoutView> {
  return send<CheckoutView>(pageUrl, 'cancel', {})
}

async function send<Answer>(pageUrl: string, step: string, body: object): Promise<Answer> {
  const { origin, pathname } = new URL(pageUrl)
  const id = pathname.split('/').at(-1)
  const answer = await fetch(`${origin}/api/checkouts/${id}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${step}: ${await answer.text()}`)
  const answered: Answer = await answer.json()
  return answered
}
