import { LANGUAGES } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { ownPicture } from '../../platform/texts/own-picture.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import type { PromotionDraft } from './promotion-draft.ts'

/** Keeps the terms that a promotion had, for those who chose it with them, and gives it others. */
export async function rewritePromotion(
  tx: Tx,
  before: Promotion,
  { draft, at }: { draft: PromotionDraft; at: Date },
): Promise<void> {
  const { id } = before
  await sql`
    INSERT INTO promotion_past (promotion_id, changed_at, status, starts_at, ends_at, on_deposit,
      percent_hundredths, turnover_multiple, deposit_min_minor, bonus_max_minor, once_per_player,
      first_deposit_only, weights)
    SELECT id, ${at}, status, starts_at, ends_at, on_deposit, percent_hundredths,
      turnover_multiple, deposit_min_minor, bonus_max_minor, once_per_player, first_deposit_only,
      weights
    FROM promotion WHERE id = ${id}
  `.execute(tx)
  await sql`
    UPDATE promotion SET thumbnail = ${draft.thumbnail}, status = ${draft.status},
      starts_at = ${draft.startsAt}, ends_at = ${draft.endsAt},
      categories = ${draft.categories}::integer[], on_deposit = ${draft.onDeposit},
      percent_hundredths = ${draft.percentHundredths},
      turnover_multiple = ${draft.turnoverMultiple},
      deposit_min_minor = ${draft.depositMinMinor}, bonus_max_minor = ${draft.bonusMaxMinor},
      once_per_player = ${draft.oncePerPlayer}, first_deposit_only = ${draft.firstDepositOnly},
      weights = ${JSON.stringify(draft.weights)}::jsonb
    WHERE id = ${id}
  `.execute(tx)
  await writeTexts(tx, { id, draft, before })
}

/** A new promotion stands before all others. */
export async function addPromotion(tx: Tx, draft: PromotionDraft): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO promotion (thumbnail, status, starts_at, ends_at, categories, on_deposit,
      percent_hundredths, turnover_multiple, deposit_min_minor, bonus_max_minor, once_per_player,
      first_deposit_only, weights, ordinal)
    VALUES (${draft.thumbnail}, ${draft.status}, ${draft.startsAt}, ${draft.endsAt},
      ${draft.categories}::integer[], ${draft.onDeposit}, ${draft.percentHundredths},
      ${draft.turnoverMultiple}, ${draft.depositMinMinor}, ${draft.bonusMaxMinor},
      ${draft.oncePerPlayer}, ${draft.firstDepositOnly},
      ${JSON.stringify(draft.weights)}::jsonb,
      (SELECT coalesce(min(ordinal), 0) - 1 FROM promotion))
    RETURNING id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('the promotion was not written')
  await writeTexts(tx, { id: added.id, draft })
}

type Texts = { id: bigint; draft: PromotionDraft; before?: Promotion }

async function writeTexts(tx: Tx, { id, draft, before }: Texts) {
  const isKept = before?.thumbnails[FIRST_LANGUAGE] === draft.thumbnail
  for (const language of LANGUAGES) {
    const { name, description } = draft.texts[language]
    const kept = language === FIRST_LANGUAGE ? null : (before?.thumbnails[language] ?? null)
    await sql`
      INSERT INTO promotion_text (promotion_id, language, name, description, thumbnail)
      VALUES (${id}, ${language}, ${name}, ${description},
        ${isKept ? kept : ownPicture(draft.thumbnail, language)})
      ON CONFLICT (promotion_id, language) DO UPDATE SET name = EXCLUDED.name,
        description = EXCLUDED.description, thumbnail = EXCLUDED.thumbnail
    `.execute(tx)
  }
}
