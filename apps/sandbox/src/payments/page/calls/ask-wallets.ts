import type { PayoutBody, PlayMoneyBody, SendingBody } from '../../read-sending.ts'
import type { WalletView } from '../../read-wallet.ts'
import type { Transfer } from '../../transfer.ts'
import type { WalletKey } from '../../wallet-brands.ts'
import type { WalletFailure } from '../../wallet-error.ts'

/** The wallet said no; the message is for the person at the phone. */
export class WalletRefusal extends Error {}

/** @throws WalletRefusal with the reason; any other error when no answer came. */
export function sendMoney(body: SendingBody): Promise<Transfer> {
  return postAnswer<Transfer>('/api/send-money', body)
}

/** @throws as `sendMoney` does. */
export function payOut(body: PayoutBody): Promise<Transfer> {
  return postAnswer<Transfer>('/api/pay-out', body)
}

/** @throws as `sendMoney` does. */
export function addPlayMoney(body: PlayMoneyBody): Promise<{ message: string }> {
  return postAnswer<{ message: string }>('/api/play-money', body)
}

/** A number's balance and last transfers. @throws as `sendMoney` does. */
export function readWallet(wallet: WalletKey, number: string): Promise<WalletView> {
  return getAnswer<WalletView>(`/api/wallets/${wallet}/${encodeURIComponent(number)}`)
}

/** @throws as `sendMoney` does. */
export async function getAnswer<Answer>(path: string): Promise<Answer> {
  return answerOf<Answer>(await fetch(path))
}

/** @throws as `sendMoney` does. */
export async function postAnswer<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return answerOf<Answer>(
    await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

async function answerOf<Answer>(answer: Response): Promise<Answer> {
  if (answer.ok) {
    const body: Answer = await answer.json()
    return body
  }
  const failure: WalletFailure = await answer.json()
  throw new WalletRefusal(failure.message)
}
