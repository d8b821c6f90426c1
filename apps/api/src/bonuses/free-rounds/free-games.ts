import { HOME_CURRENCY, SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import { gameName } from '../../games/queries/game-name.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { PromotionDraft } from '../desk/promotion-draft.ts'

type FreeGame = { code: string; name: string; bets: string[] }

/** The slots that free rounds may be given for, and the sports book with its free bets; with the bets that they take, minor units as digits. */
export async function listFreeGames(db: Db | Tx): Promise<FreeGame[]> {
  const { rows } = await sql<FreeGame>`
    SELECT g.code, ${gameName()} AS name, g.bet_levels -> ${HOME_CURRENCY}::text AS bets
    FROM game g JOIN open_game o ON o.code = g.code
    WHERE (g.type = 'slot' OR g.code = ${SPORTS_BOOK}) AND g.contest_fee_bps IS NULL
      AND jsonb_array_length(g.bet_levels -> ${HOME_CURRENCY}::text) > 0
    ORDER BY g.ordinal
  `.execute(db)
  return rows
}

/** Refuses free rounds that their provider would not take: of another game, or at no bet of it. */
export async function checkFreeGame(
  tx: Tx,
  { kind, freeGame, freeBetMinor }: PromotionDraft,
): Promise<void> {
  if (kind !== 'freeSpins') return
  const game = (await listFreeGames(tx)).find(({ code }) => code === freeGame)
  if (!game) throw fieldRefusal('FREE_GAME_UNKNOWN', 'free_game')
  if (!game.bets.includes(freeBetMinor)) throw fieldRefusal('FREE_BET_UNKNOWN', 'free_bet')
}
