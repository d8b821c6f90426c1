import { jackpots } from '@maidan/casino'
import { HOME_CURRENCY } from '@maidan/contract'
import { potAccount } from '../games/jackpots/pot-account.ts'
import type { Db } from '../platform/database/db.ts'
import type { Ledger } from '../platform/ledger/open-ledger.ts'

type Ports = { db: Db; ledger: Ledger }

/** What the demo house puts into each jackpot, as if it had been fed for a while. */
const FIRST = { pot: 312_480n, reserve: 156_240n } as const

/** The keys are fixed, so that the money is put in once however often the house starts. */
export async function seedDemoJackpots({ db, ledger }: Ports): Promise<void> {
  const from = await ledger.accounts.house('house:opening', HOME_CURRENCY)
  for (const { code } of jackpots)
    for (const part of ['pot', 'reserve'] as const) {
      const to = await potAccount(db, { code, part, currency: HOME_CURRENCY })
      const key = `seed:opening:${code}:${part}`
      const amountMinor = FIRST[part]
      const step = { kind: 'transfer', from, to, amountMinor, reason: 'opening' } as const
      const result = await ledger.post({ key, fingerprint: `${amountMinor}`, steps: [step] })
      if (result.status === 'refused') throw new Error(`opening of ${code}: ${result.code}`)
    }
}
