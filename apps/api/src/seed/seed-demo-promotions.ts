import { dhakaDay } from '@maidan/cashier'
import { sql } from 'kysely'
import { newPromotionId } from '../bonuses/terms/new-promotion-id.ts'
import { termColumns, termValues } from '../bonuses/terms/terms-row.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { ownPicture } from '../platform/texts/own-picture.ts'
import type { DemoPromotion } from './promotions/demo-promotion.ts'
import { demoPromotions } from './promotions/demo-promotions.ts'

type Ports = { clock: Clock; db: Db }

const DAY_MS = 86_400_000
const BEGAN_DAYS = 30
const ENDS_DAYS = 365
const SECOND_MS = 1000

/** Fills a house without promotions; one that has any is left as it is. */
export async function seedDemoPromotions({ db, clock }: Ports): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM promotion LIMIT 1`.execute(db)
  if (rows.length > 0) return
  const today = dhakaDay(clock.now().getTime()).fromMs
  const startsAt = new Date(today - BEGAN_DAYS * DAY_MS)
  const endsAt = new Date(today + ENDS_DAYS * DAY_MS - SECOND_MS)
  await db.transaction().execute(async (tx) => {
    for (const [ordinal, one] of demoPromotions.entries())
      await writePromotion(tx, { ...one, startsAt, endsAt, ordinal })
  })
}

type NewPromotion = DemoPromotion & { startsAt: Date; endsAt: Date; ordinal: number }

async function writePromotion(tx: Tx, one: NewPromotion) {
  const id = await newPromotionId(tx)
  await sql`
    INSERT INTO promotion (id, thumbnail, categories, ordinal, created_at, ${termColumns})
    VALUES (${id}, ${one.thumbnail}, ${one.categories}::integer[], ${one.ordinal}, ${one.startsAt},
      ${termValues({ ...one, starts_at: one.startsAt, ends_at: one.endsAt })})
  `.execute(tx)
  for (const [language, { name, description }] of Object.entries(one.texts))
    await sql`
      INSERT INTO promotion_text (promotion_id, language, name, description, thumbnail)
      VALUES (${id}, ${language}, ${name}, ${description},
        ${ownPicture(one.thumbnail, language)})
    `.execute(tx)
}
