import type { ProviderSlug } from '@maidan/contract'
import type { Pool } from 'pg'
import { BOOK_GAME } from '../../sportsbook/book-game.ts'
import { freeStakes } from '../../sportsbook/stake-limits.ts'
import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import { findGrant, type FreeGrant, type GrantTerms } from './free-grant.ts'

type Levels = Readonly<Partial<Record<string, readonly bigint[]>>>

/**
 * Gives a player free rounds, once for each id: the same again is answered as it stands. Throws
 * GAME_NOT_FOUND, GAME_WITHOUT_FREE_ROUNDS, CURRENCY_NOT_OFFERED, BET_LEVEL_UNKNOWN or
 * GRANT_CONFLICT.
 */
export async function giveGrant(
  db: Pool,
  provider: ProviderSlug,
  terms: GrantTerms,
): Promise<FreeGrant> {
  checkGame(provider, terms)
  const { id, player, game, currency, betMinor, rounds, expiresAt } = terms
  await db.query(
    `insert into studio.free_grants
       (provider, id, player, game, currency, bet_minor, rounds, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [provider, id, player, game, currency, betMinor, rounds, expiresAt],
  )
  const grant = await findGrant(db, provider, id)
  if (grant === null) throw new Error(`grant ${id} was not written`)
  if (!isSame(grant, terms)) throw new StudioError('GRANT_CONFLICT')
  return grant
}

function checkGame(provider: ProviderSlug, { game, currency, betMinor }: GrantTerms): void {
  const levels = levelsOf(provider, game)[currency]
  if (levels === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  if (!levels.includes(betMinor)) throw new StudioError('BET_LEVEL_UNKNOWN')
}

/** The bets of a game that has free rounds; the sports book has free bets instead. */
function levelsOf(provider: ProviderSlug, game: string): Levels {
  if (game === BOOK_GAME.code && provider === BOOK_GAME.provider) return freeStakes()
  const offered = offeredGame(game)
  if (offered.provider.slug !== provider) throw new StudioError('GAME_NOT_FOUND')
  if (offered.kind !== 'slot') throw new StudioError('GAME_WITHOUT_FREE_ROUNDS')
  return offered.betLevels
}

function isSame(given: GrantTerms, asked: GrantTerms): boolean {
  return termsText(given) === termsText(asked)
}

function termsText({ player, game, currency, betMinor, rounds, expiresAt }: GrantTerms): string {
  return JSON.stringify([player, game, currency, String(betMinor), rounds, expiresAt.getTime()])
}
