import type { FrontPlace } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { frontState, type FrontPiece } from './front-piece.ts'

type Row = {
  place: FrontPlace
  id: bigint
  version: number
  words: Texts | null
  picture: string | null
  pictures: Partial<Texts> | null
  link: string | null
  starts_at: Date | null
  ends_at: Date | null
}

/** Every piece of the front page, in the order of its place; with a time, those that had not ended by then. */
export async function readPieces(db: Db | Tx, by: Date | null = null): Promise<FrontPiece[]> {
  const { rows } = await sql<Row>`
    SELECT place, id, version, words, picture, pictures, link, starts_at, ends_at
    FROM front_piece WHERE ${by}::timestamptz IS NULL OR ends_at IS NULL OR ends_at > ${by}
    ORDER BY ordinal, id
  `.execute(db)
  return rows.map(({ starts_at: startsAt, ends_at: endsAt, words, pictures, ...row }) => ({
    ...row,
    words: words ?? { [FIRST_LANGUAGE]: '' },
    pictures: pictures ?? {},
    startsAt,
    endsAt,
  }))
}

/** The pieces that players see at a time, in their order; one that has no words yet is none of them. */
export async function readRunning(db: Db, at: Date): Promise<FrontPiece[]> {
  const pieces = await readPieces(db, at)
  return pieces.filter(
    (piece) => frontState(piece, at) === 'running' && piece.words[FIRST_LANGUAGE] !== '',
  )
}
