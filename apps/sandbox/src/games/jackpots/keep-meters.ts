import { jackpots } from '@maidan/casino'
import { STUDIO_PROVIDERS, type ProviderSlug } from '@maidan/contract'
import { z } from 'zod'
import { keepLooking, type Worker } from '../settle/keep-looking.ts'
import type { ProviderKeys, StudioLog } from '../studio-options.ts'
import { askWallet } from '../wallet/ask-wallet.ts'

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
async function askIfThere({ apiUrl, keys }: Parts, slug: ProviderSlug) {
  const answer = await askWallet(apiUrl, keys)(slug, 'jackpots', '{}')
  if (answer.kind === 'unknown') return []
  const { status, text } = answer
  if (status !== 200) throw new Error(`the wallet answered ${status}`)
  return ANSWER.parse(JSON.parse(text)).jackpots
}

function slugOf(platform: string): ProviderSlug {
  const provider = STUDIO_PROVIDERS.find((one) => one.platform === platform)
  if (provider === undefined) throw new Error(`${platform} is no provider`)
  return provider.slug
}
