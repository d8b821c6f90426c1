import type { ProviderSlug } from '@maidan/contract'
import type { ProviderKeys } from '../studio-options.ts'
import { signWalletCall } from './sign-wallet-call.ts'

/** After this long without an answer the outcome of a call counts as unknown. */
export const WALLET_TIMEOUT_MS = 3_000

/** What came back, or why nothing did. */
export type RawWalletAnswer =
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'unknown'; reason: string }

/** Sends one signed call; never throws. */
export type AskWallet = (
  provider: ProviderSlug,
  call: string,
  rawBody: string,
) => Promise<RawWalletAnswer>

/** Calls the operator's wallet at `apiUrl`, signing with each provider's own key. */
export function askWallet(apiUrl: string, keys: ProviderKeys): AskWallet {
  return async (provider, call, rawBody) => {
    const url = new URL(`/api/wallet/${provider}/${call}`, apiUrl)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: signWalletCall(keys[provider], url.pathname, rawBody, Date.now()),
        body: rawBody,
        redirect: 'error',
        signal: AbortSignal.timeout(WALLET_TIMEOUT_MS),
      })
      return { kind: 'answer', status: response.status, text: await response.text() }
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
