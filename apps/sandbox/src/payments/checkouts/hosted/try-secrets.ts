import type { PoolClient } from 'pg'
import { WalletError } from '../../wallet-error.ts'
import type { CheckoutRow } from '../checkout.ts'
import { PLAY_PIN } from './checkout-view.ts'

/** Wrong codes and PINs after which a checkout has failed. */
const TRIES_MAX = 5

export type Secrets = { code: string; pin?: string | undefined }

/**
 * Compares what a person typed with what their phone was sent and with their PIN. Answers the
 * refusal instead of throwing it: that it was tried has to be kept.
 */
export async function trySecrets(
  client: PoolClient,
  checkout: CheckoutRow,
  { code, pin }: Secrets,
): Promise<WalletError | null> {
  const isCodeRight = checkout.code !== null && code === checkout.code
  const isPinRight = pin === undefined || pin === PLAY_PIN
  if (isCodeRight && isPinRight) return null
  const tries = checkout.tries + 1
  const isOver = tries >= TRIES_MAX
  await client.query('update wallets.checkout set tries = $2, state = $3 where id = $1', [
    checkout.id,
    tries,
    isOver ? 'failed' : 'open',
  ])
  if (isOver) return new WalletError('TOO_MANY_TRIES')
  return new WalletError(isCodeRight ? 'WRONG_PIN' : 'WRONG_CODE')
}
