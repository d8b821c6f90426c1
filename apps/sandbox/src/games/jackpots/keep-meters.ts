import { jackpots } from '@maidan/casino'
import { STUDIO_PROVIDERS, type ProviderSlug } from '@maidan/contract'
import { z } from 'zod'
import { keepLooking, type Worker } from '../settle/keep-looking.ts'
import type { ProviderKeys, StudioLog } from '../studio-options.ts'
import { signWalletCall } from '../wallet/sign-wallet-call.ts'
import { WALLET_TIMEOUT_MS } from '../wallet/wallet-client.ts'

const ASK_EVERY_MS = 5_000

const ANSWER = z.object({
  jackpots: z.array(
    z.object({ code: z.string(), currency: z.string(), amount: z.string().regex(/^\d{1,18}$/) }),
  ),
})

/** What jackpots hold at the operator, as it was heard last. */
export type Meters = {
  /** Minor units; null while nothing was heard of it. */
  heldMinor: (code: string, currency: string) => bigint | null
  /** Asks again and again; the worker ends it. */
  start: () => Worker
}

type Parts = { apiUrl: string; keys: ProviderKeys; log: StudioLog }

/** Keeps the meters of the studio's jackpots. What they show decides nothing: the operator pays the pot. */
export function keepMeters(parts: Parts): Meters {
  const held = new Map<string, bigint>()
  const slugs = new Set(jackpots.map(({ platform }) => slugOf(platform)))
  return {
    heldMinor: (code, currency) => held.get(`${code}:${currency}`) ?? null,
    start: () =>
      keepLooking({
        name: 'jackpot meters',
        everyMs: ASK_EVERY_MS,
        log: parts.log,
        look: async () => {
          for (const slug of slugs)
            for (const { code, currency, amount } of await askIfThere(parts, slug))
              held.set(`${code}:${currency}`, BigInt(amount))
        },
      }),
  }
}

/** The studio is up before the house that it serves: while nobody answers, nothing is known. */
async function askIfThere(parts: Parts, slug: ProviderSlug) {
  try {
    return await ask(parts, slug)
  } catch (error) {
    if (error instanceof TypeError || isTimeout(error)) return []
    throw error
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

async function ask({ apiUrl, keys }: Parts, slug: ProviderSlug) {
  const url = new URL(`/api/wallet/${slug}/jackpots`, apiUrl)
  const body = '{}'
  const response = await fetch(url, {
    method: 'POST',
    headers: signWalletCall(keys[slug], url.pathname, body, Date.now()),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(WALLET_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the wallet answered ${response.status}`)
  return ANSWER.parse(await response.json()).jackpots
}

function slugOf(platform: string): ProviderSlug {
  const provider = STUDIO_PROVIDERS.find((one) => one.platform === platform)
  if (provider === undefined) throw new Error(`${platform} is no provider`)
  return provider.slug
}
