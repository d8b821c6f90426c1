import { NO_EXTRAS } from '../extras.ts'
import { runChecks, runProviderChecks, type Result } from '../run-checks.ts'
import { openStage, type Stage } from '../stage.ts'
import { CONTEST_SEAT } from './little-contests.ts'
import { FREE, LATE_FREE } from './little-grants.ts'
import { FED } from './little-pot.ts'
import { startLittleProvider } from './little-provider.ts'
import { KEYS } from './little-signature.ts'
import { ENDED_SESSION, OTHER_SESSION, SEAT, startLittleWallet } from './little-wallet.ts'
import type { ProviderFault } from './provider-faults.ts'
import type { WalletFault } from './wallet-faults.ts'

/**
 * What the self-test says of a wallet with one fault, or with none, and of a right provider; of `only`
 * these sections where a test looks at no more.
 */
export function playLittleWallet(
  fault: WalletFault | null,
  only?: readonly string[],
): Promise<Result[]> {
  const wish = { withLargeWin: true, ...(only !== undefined && { only }) }
  const run = (stage: Stage) => runChecks(stage, wish)
  return playBoth({ wallet: fault, provider: null }, run)
}

/** What it says of a provider with one fault. */
export function playLittleProvider(fault: ProviderFault): Promise<Result[]> {
  return playBoth({ wallet: null, provider: fault }, runProviderChecks)
}

type Faults = { wallet: WalletFault | null; provider: ProviderFault | null }

async function playBoth(
  { wallet, provider }: Faults,
  run: (stage: Stage) => Promise<Result[]>,
): Promise<Result[]> {
  const framed = { site: '' }
  const theirs = await startLittleProvider(provider, framed)
  const { origin, recallUrl } = theirs
  const ours = await startLittleWallet(wallet, origin)
  framed.site = ours.url
  try {
    const extras = {
      ...NO_EXTRAS,
      origin,
      recallUrl,
      otherSession: OTHER_SESSION,
      endedSession: ENDED_SESSION,
      free: FREE,
      lateFree: LATE_FREE,
      jackpot: FED,
      mayWinPot: true,
      contest: CONTEST_SEAT,
      readRecord: ours.readRecord,
    }
    const stranger = { slug: 'doel', key: KEYS.doel }
    const at = { url: ours.url, slug: 'koel', key: KEYS.koel }
    return await run(openStage(at, SEAT, { stranger, extras }))
  } finally {
    await ours.close()
    await theirs.close()
  }
}

/** The checks that did not hold, as `section: name`. */
export function failedNames(results: readonly Result[]): string[] {
  return results
    .filter(({ state }) => state === 'failed')
    .map(({ section, name }) => `${section}: ${name}`)
}
