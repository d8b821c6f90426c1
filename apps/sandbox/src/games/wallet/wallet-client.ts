import type { ProviderSlug } from '@maidan/contract'
import type { ProviderKeys } from '../studio-options.ts'
import { signWalletCall } from './sign-wallet-call.ts'
import { readWalletAnswer, type WalletAnswer } from './wallet-answer.ts'

export type WalletVerb = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'end-round'

/** Sends one signed call; never throws: whatever breaks on the way is an `unknown` answer. */
export type WalletClient = (
  provider: ProviderSlug,
  verb: WalletVerb,
  rawBody: string,
) => Promise<WalletAnswer>

/** After this long without an answer the outcome of a call counts as unknown. */
export const WALLET_TIMEOUT_MS = 3_000

/** A client of the operator's wallet at `apiUrl`, signing with each provider's own key. */
export function walletClient(apiUrl: string, keys: ProviderKeys): WalletClient {
  return async (provider, verb, rawBody) => {
    const url = new URL(`/api/wallet/${provider}/${verb}`, apiUrl)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: signWalletCall(keys[provider], url.pathname, rawBody, Date.now()),
        body: rawBody,
        redirect: 'error',
        signal: AbortSignal.timeout(WALLET_TIMEOUT_MS),
      })
      return readWalletAnswer(response.status, await response.text())
    } catch (error) {
      return { kind: 'unknown', reason: reasonOf(error) }
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.name}: ${error.message}${cause}`
}
