import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { SportsSession } from '../studios/open-game-studio.ts'
import { launchGame } from './launch-game.ts'

/** The sports partner's book stands in the catalogue as one game. */
const SPORTS_BOOK = 'LUCKY-SPORTS'

/**
 * Opens a session at the sports partner: a launch like any game's, whose one-time token the partner
 * trades for a way in of its own.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, GAME_NOT_FOUND, GAME_PROVIDER_DOWN
 */
export async function openSportsBook(
  ctx: Context,
  order: { playerId: bigint; language: 'en' | 'bn' | null },
): Promise<SportsSession> {
  const { token } = await launchGame(ctx, { ...order, code: SPORTS_BOOK })
  try {
    return await ctx.studio.openSports(token)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the sports partner opened no session')
    throw new Refusal('GAME_PROVIDER_DOWN')
  }
}
