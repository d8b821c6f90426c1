import type { CallBody, Calls } from '@maidan/contract'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import { lockNewest } from './lock-newest.ts'
import { readTexts } from './read-texts.ts'
import { readVersionTexts } from './show-staff-page.ts'

type Ports = { clock: Clock; db: Db }

type Publication = CallBody<Calls['staffPublishPage']> & {
  key: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person to publish the next version of a page: what players read may send their money
 * to another number, so nobody says it alone (law 24). What somebody else published meanwhile is not
 * written over.
 */
export async function askPublication({ db, clock }: Ports, publication: Publication) {
  const { key, version, reason: why, staff, ip } = publication
  requireRole(staff)
  if (why === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const texts = readTexts(publication.texts)
  await inTransaction(db, async (tx) => {
    if ((await lockNewest(tx, key)) !== version) throw new Refusal('STATE_CHANGED')
    const evidence = {
      reasons: ['always' as const],
      claimed: { page: key },
      found: { page_words: JSON.stringify(await readWords(tx, key, version)) },
      effect: { page_words: JSON.stringify(texts) },
    }
    const command = { key, version, texts }
    const asking = { kind: 'page.publish' as const, subject: `page:${key}`, command, evidence }
    await askApproval(tx, { ...asking, why, staff, ip, at: clock.now() }, 'reason')
  })
}

/** The words of a version by language, as the next ones are asked for. */
async function readWords(tx: Tx, key: string, version: number) {
  const texts = await readVersionTexts(tx, key, version)
  return eachLanguage((wished) => {
    const { title = '', body = '' } = texts.find(({ language }) => language === wished) ?? {}
    return { title, body }
  })
}
