import { runChecks, type Result } from '../run-checks.ts'
import { openStage } from '../stage.ts'
import { KEYS, SEAT, startLittleWallet } from './little-wallet.ts'
import type { WalletFault } from './wallet-faults.ts'

/** What the self-test says of a wallet with one fault, or with none. */
export async function playLittleWallet(fault: WalletFault | null): Promise<Result[]> {
  const wallet = await startLittleWallet(fault)
  try {
    const provider = { url: wallet.url, slug: 'koel', key: KEYS.koel }
    const stage = openStage(provider, SEAT, { slug: 'doel', key: KEYS.doel })
    return await runChecks(stage, { withLargeWin: true })
  } finally {
    await wallet.close()
  }
}

/** The checks that did not hold, as `section: name`. */
export function failedNames(results: readonly Result[]): string[] {
  return results
    .filter(({ state }) => state === 'failed')
    .map(({ section, name }) => `${section}: ${name}`)
}
