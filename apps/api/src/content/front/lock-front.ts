import type { FrontPlace } from '@maidan/contract'
import { sql } from 'kysely'
import { lockNumbers } from '../../platform/database/lock-numbers.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FrontPiece } from './front-piece.ts'
import { readPieces } from './read-pieces.ts'

/** The pieces of a place in their order; nobody else changes the front page before this ends. */
export async function lockFront(tx: Tx, place: FrontPlace): Promise<FrontPiece[]> {
  await sql`SELECT pg_advisory_xact_lock(${lockNumbers.frontPage})`.execute(tx)
  const pieces = await readPieces(tx)
  return pieces.filter((piece) => piece.place === place)
}

type Seen = { id: bigint; version: number }

/** One of them as it was seen: NOT_FOUND without it, STATE_CHANGED if it was changed since. */
export function seenPiece(pieces: readonly FrontPiece[], { id, version }: Seen): FrontPiece {
  const piece = pieces.find((one) => one.id === id)
  if (!piece) throw new Refusal('NOT_FOUND')
  if (piece.version !== version) throw new Refusal('STATE_CHANGED')
  return piece
}
