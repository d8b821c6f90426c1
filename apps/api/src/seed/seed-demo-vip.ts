import type { Db } from '../platform/database/db.ts'
import { readVipTerms } from '../bonuses/vip/read-vip-terms.ts'
import { writeVipTerms } from '../bonuses/vip/write-vip-terms.ts'

/** From the documents' one name to the other (SIL-052). */
const levels = [
  { names: { en: 'Normal', bn: 'সাধারণ' }, from: 0, earnBps: 10_000 },
  { names: { en: 'Expert I', bn: 'এক্সপার্ট I' }, from: 100, earnBps: 11_000 },
  { names: { en: 'Expert II', bn: 'এক্সপার্ট II' }, from: 500, earnBps: 12_500 },
  { names: { en: 'Expert III', bn: 'এক্সপার্ট III' }, from: 2_000, earnBps: 15_000 },
]

/** Gives a house without levels those of the demo world; one that has any is left as it is. */
export async function seedDemoVip({ db }: { db: Db }): Promise<void> {
  const { levels: before, weights, changedAt } = await readVipTerms(db)
  if (before.length > 0 || changedAt !== null) return
  await db.transaction().execute((tx) => writeVipTerms(tx, { levels, weights, at: null }))
}
