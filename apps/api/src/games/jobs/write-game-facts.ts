import { GAME_FEATURES, PLAYER_CURRENCIES, SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { BetLimits } from '../queries/list-games.ts'
import type { Catalogue } from '../studios/catalogue-form.ts'

type Told = Catalogue['games'][number]

/**
 * Writes what the studio tells of its games, beside what they are called and where they stand. A
 * feature that we have no word for is left out: nobody could be told what it means.
 */
export async function writeGameFacts(tx: Tx, games: readonly Told[]) {
  const facts = games.map((game) => ({
    code: game.code,
    platform: game.platform,
    hit_percent: game.hit_frequency ?? null,
    features: GAME_FEATURES.filter((feature) => game.features.includes(feature)),
    // A bet of the sports book may have any stake: its levels are those of free bets alone.
    bet_limits: game.code === SPORTS_BOOK ? {} : betLimits(game.bet_levels),
    round_waits_minutes: game.round_waits_minutes ?? null,
    has_demo: game.has_demo,
    closable: game.closable,
    contest_fee_bps: game.contest?.fee_bps ?? null,
  }))
  await sql`
    UPDATE game g SET
      hit_percent = told.hit_percent,
      features = ARRAY(SELECT json_array_elements_text(told.features)),
      bet_limits = told.bet_limits,
      round_waits_minutes = told.round_waits_minutes,
      has_demo = told.has_demo,
      closable = told.closable,
      contest_fee_bps = told.contest_fee_bps
    FROM json_to_recordset(${JSON.stringify(facts)}::json) AS told
      (code text, platform text, hit_percent text, features json, bet_limits jsonb,
        round_waits_minutes integer, has_demo boolean, closable boolean, contest_fee_bps integer)
    WHERE g.code = told.code AND g.platform = told.platform
  `.execute(tx)
}

function betLimits(levels: Told['bet_levels']): BetLimits {
  const known = PLAYER_CURRENCIES.flatMap((currency) => {
    const bets = (levels[currency] ?? []).map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))
    const [min, max] = [bets[0], bets.at(-1)]
    if (min === undefined || max === undefined) return []
    return [[currency, { min: String(min), max: String(max) }] as const]
  })
  return Object.fromEntries(known)
}
