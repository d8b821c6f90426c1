import { LANGUAGES } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { ownPicture } from '../../platform/texts/own-picture.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import { newPromotionId } from '../terms/new-promotion-id.ts'
import { termColumns, termValues } from '../terms/terms-row.ts'
import type { PromotionDraft } from './promotion-draft.ts'
import { termsOfDraft } from './terms-of-draft.ts'

/** Keeps the terms that a promotion had, for those who chose it with them, and gives it others. */
export async function rewritePromotion(
  tx: Tx,
  before: Promotion,
  { draft, at }: { draft: PromotionDraft; at: Date },
): Promise<void> {
  const { id } = before
  await sql`
    INSERT INTO promotion_past (promotion_id, changed_at, ${termColumns})
    SELECT id, ${at}, ${termColumns} FROM promotion WHERE id = ${id}
  `.execute(tx)
  await sql`
    UPDATE promotion SET thumbnail = ${draft.thumbnail},
      categories = ${draft.categories}::integer[],
      (${termColumns}) = ROW (${termValues(termsOfDraft(draft))})
    WHERE id = ${id}
  `.execute(tx)
  await writeTexts(tx, { id, draft, before })
}

/** A new promotion stands before all others. */
export async function addPromotion(tx: Tx, draft: PromotionDraft, at: Date): Promise<void> {
  const id = await newPromotionId(tx)
  await sql`
    INSERT INTO promotion (id, thumbnail, categories, created_at, ordinal, ${termColumns})
    VALUES (${id}, ${draft.thumbnail}, ${draft.categories}::integer[], ${at},
      (SELECT coalesce(min(ordinal), 0) - 1 FROM promotion), ${termValues(termsOfDraft(draft))})
  `.execute(tx)
  await writeTexts(tx, { id, draft })
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
