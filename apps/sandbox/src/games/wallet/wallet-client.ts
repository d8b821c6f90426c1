import type { ProviderSlug } from '@maidan/contract'
import type { ProviderKeys } from '../studio-options.ts'
import { askWallet } from './ask-wallet.ts'
import { readWalletAnswer, type WalletAnswer } from './wallet-answer.ts'

export type WalletVerb = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end-round'

/** Sends one signed call; never throws: whatever breaks on the way is an `unknown` answer. */
export type WalletClient = (
  provider: ProviderSlug,
  verb: WalletVerb,
  rawBody: string,
) => Promise<WalletAnswer>

/** A client of the operator's wallet at `apiUrl`, signing with each provider's own key. */
export function walletClient(apiUrl: string, keys: ProviderKeys): WalletClient {
  const ask = askWallet(apiUrl, keys)
  return async (provider, verb, rawBody) => {
    const answer = await ask(provider, verb, rawBody)
    return answer.kind === 'unknown' ? answer : readWalletAnswer(answer.status, answer.text)
  }
}
