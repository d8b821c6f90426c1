import type { CallAnswer, Calls } from '@maidan/contract'
import { countriesServed } from '../../identity/rules/countries-served.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { cheapGamesFact } from '../cashback/cheap-games-fact.ts'
import { checkFreeGame } from '../free-rounds/free-games.ts'
import { checkCode } from './check-code.ts'
import {
  lockPromotion,
  NEW_PROMOTION,
  promotionSubject,
  type LockedPromotion,
} from './lock-promotion.ts'
import { nameFreeGame } from './name-free-game.ts'
import { draftOf, isSame, type PromotionDraft } from './promotion-draft.ts'
import { compareFacts, promotionFacts } from './promotion-facts.ts'
import { checkWords, readDraft, type AskedPromotion } from './read-draft.ts'
import { rewritePromotion } from './write-promotion.ts'

type Ports = { clock: Clock; config: Pick<Config, 'COUNTRIES'>; db: Db }

type Change = { asked: AskedPromotion; staff: StaffIdentity; ip: string }

const NEW_ID = 0n

/**
 * Hides a promotion at once, or asks a second person for whatever else is to change (law 24). What
 * another one changed since it was read is not written over: STATE_CHANGED.
 */
export async function changePromotion(
  { db, clock, config }: Ports,
  change: Change,
): Promise<CallAnswer<Calls['staffChangePromotion']>> {
  const { asked } = change
  if (asked.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  const id = BigInt(asked.id)
  return inTransaction(db, async (tx) => {
    const before = id === NEW_ID ? null : await lockPromotion(tx, id, asked.changed_at)
    if (before && before.kind !== asked.kind) throw fieldRefusal('PROMOTION_KIND_FIXED', 'kind')
    const draft = readDraft(asked, {
      thumbnail: before?.thumbnails[FIRST_LANGUAGE],
      // What it has stays: the house may serve it no more, and the promotion can be hidden all the same.
      countries: [...new Set([...(before?.countries ?? []), ...countriesServed(config)])],
    })
    const step = { change, before, draft, at }
    if (before && isHiding(before, draft)) return hide(tx, { ...step, before })
    if (before && isSame(draftOf(before), draft)) throw new Refusal('STATE_CHANGED')
    checkWords(draft)
    await checkCode(tx, id, draft)
    await checkFreeGame(tx, draft)
    return { approval_id: Number(await ask(tx, step)) }
  })
}

function isHiding(before: LockedPromotion, draft: PromotionDraft): boolean {
  const hidden = { ...draftOf(before), status: 'active' }
  return before.status === 'display' && isSame(hidden, draft)
}

type Step = { change: Change; before: LockedPromotion | null; draft: PromotionDraft; at: Date }

async function hide(
  tx: Tx,
  { change, before, draft, at }: Step & { before: LockedPromotion },
): Promise<{ approval_id: null }> {
  const { asked, staff, ip } = change
  await rewritePromotion(tx, before, { draft, at })
  const subject = promotionSubject(before.id)
  const detail = { reason: asked.reason }
  await writeAudit(tx, { staff, act: 'promotion.hide', subject, detail, ip, at })
  return { approval_id: null }
}

async function ask(tx: Tx, { change, before, draft, at }: Step): Promise<bigint> {
  const { asked, staff, ip } = change
  const { name } = draft.texts[FIRST_LANGUAGE]
  const facts = compareFacts(before ? promotionFacts(draftOf(before)) : {}, promotionFacts(draft))
  const asking = {
    kind: 'promotion.change' as const,
    subject: before ? promotionSubject(before.id) : `${NEW_PROMOTION}${name}`,
    command: { promotionId: asked.id, changedAt: before?.changedAt ?? null, promotion: draft },
    why: asked.reason,
    evidence: {
      reasons: ['always' as const],
      claimed: { promotion: before?.names[FIRST_LANGUAGE] ?? name },
      found: { ...(await nameFreeGame(tx, facts.before)), ...(await cheapGamesFact(tx, draft)) },
      effect: await nameFreeGame(tx, facts.after),
      kept: await nameFreeGame(tx, facts.kept),
    },
  }
  return askApproval(tx, { ...asking, staff, ip, at }, 'reason')
}
