import type { FrontPlace } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { FrontDraft } from './front-piece.ts'

/** How the documents call the groups of slides. */
export const sliderTypes = {
  main: 'Main',
  favourite: 'Favourite',
  feature: 'Features',
} as const satisfies Record<Exclude<FrontPlace, 'notice'>, string>

/** One more piece, at the end of its place. */
export async function addPiece(tx: Tx, place: FrontPlace, draft: FrontDraft): Promise<void> {
  if (place === 'notice') await writeNoticeWords(tx, await addNotice(tx, draft), draft)
  else await writeSlideWords(tx, await addSlide(tx, sliderTypes[place], draft), draft)
}

/** A piece as it shall be from now on; it keeps its place in the order. */
export async function rewritePiece(
  tx: Tx,
  { place, id }: { place: FrontPlace; id: bigint },
  draft: FrontDraft,
): Promise<void> {
  const { picture, link, startsAt, endsAt } = draft
  if (place === 'notice') {
    await sql`
      UPDATE notice SET link = ${link}, starts_at = ${startsAt}, ends_at = ${endsAt},
        version = version + 1 WHERE id = ${id}
    `.execute(tx)
    await sql`DELETE FROM notice_text WHERE notice_id = ${id}`.execute(tx)
    return writeNoticeWords(tx, id, draft)
  }
  await sql`
    UPDATE slider SET picture = ${picture}, link = ${link}, starts_at = ${startsAt},
      ends_at = ${endsAt}, version = version + 1 WHERE id = ${id}
  `.execute(tx)
  await sql`DELETE FROM slider_text WHERE slider_id = ${id}`.execute(tx)
  return writeSlideWords(tx, id, draft)
}

async function addNotice(tx: Tx, { link, startsAt, endsAt }: FrontDraft): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO notice (link, starts_at, ends_at, ordinal)
    SELECT ${link}, ${startsAt}::timestamptz, ${endsAt}::timestamptz, coalesce(max(ordinal), 0) + 1
    FROM notice RETURNING id
  `.execute(tx)
  return idOf(rows)
}

async function addSlide(tx: Tx, type: string, draft: FrontDraft): Promise<bigint> {
  const { picture, link, startsAt, endsAt } = draft
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO slider (slider_type, picture, link, starts_at, ends_at, ordinal)
    SELECT ${type}, ${picture}, ${link}, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      coalesce(max(ordinal), 0) + 1
    FROM slider RETURNING id
  `.execute(tx)
  return idOf(rows)
}

function idOf([row]: readonly { id: bigint }[]): bigint {
  if (!row) throw new Error('a new piece has no id')
  return row.id
}

async function writeNoticeWords(tx: Tx, id: bigint, { words }: FrontDraft): Promise<void> {
  await sql`
    INSERT INTO notice_text (notice_id, language, notice)
    SELECT ${id}, key, value FROM json_each_text(${JSON.stringify(words)}::json)
  `.execute(tx)
}

async function writeSlideWords(tx: Tx, id: bigint, { words, pictures }: FrontDraft): Promise<void> {
  await sql`
    INSERT INTO slider_text (slider_id, language, name, picture)
    SELECT ${id}, key, value, ${JSON.stringify(pictures)}::json ->> key
    FROM json_each_text(${JSON.stringify(words)}::json)
  `.execute(tx)
}
