import { setImmediate } from 'node:timers/promises'
import { jackpots, type Jackpot } from '@maidan/casino'
import { STUDIO_PROVIDERS } from '@maidan/contract'
import { BOOK_GAME } from '../../sportsbook/book-game.ts'
import { freeStakes } from '../../sportsbook/stake-limits.ts'
import { ODDS_MAX, RETURN_PERCENT } from '../../sportsbook/odds/price-selections.ts'
import { jackpotTitle } from '../jackpots/jackpot-titles.ts'
import { ABANDONED_AFTER_MINUTES } from '../settle/abandoned-after.ts'
import { exactFactsOf } from './game-facts.ts'
import { gameFeatures } from './game-features.ts'
import { gameTitle } from './game-title.ts'
import { offeredGames, type OfferedGame } from './offered-game.ts'

/**
 * What an operator may list: the providers, and every game with its exact figures. The first call
 * computes them, letting other calls in between games.
 */
export async function catalog(publicUrl: string) {
  const games: ReturnType<typeof catalogGame>[] = []
  for (const offered of offeredGames()) {
    await setImmediate()
    games.push(catalogGame(offered, publicUrl))
  }
  const all = [...games, bookGame(publicUrl)]
  const providers = STUDIO_PROVIDERS.filter(({ platform }) =>
    all.some((game) => game.platform === platform),
  ).map(({ platform, name }) => ({ code: platform, name }))
  return { providers, games: all, jackpots: jackpots.map(catalogJackpot) }
}

function catalogJackpot(jackpot: Jackpot) {
  const { code, title, platform, shareBps, games } = jackpot
  const title_bn = jackpotTitle(jackpot, 'bn')
  return { code, title, title_bn, platform, share_bps: shareBps, games }
}

/**
 * The sports book stands in the catalogue as one game; what it returns is what the odds of a selection
 * leave, and a bet pays its stake at the longest odds of a multiple at most.
 */
function bookGame(publicUrl: string) {
  const { code, title, provider } = BOOK_GAME
  return {
    code,
    title,
    title_bn: gameTitle(BOOK_GAME, 'bn'),
    platform: provider.toUpperCase(),
    type: 'sports',
    rtp: RETURN_PERCENT,
    volatility: 'medium',
    max_multiple: ODDS_MAX,
    // Open bets are cashed out, also by who may place no more.
    closable: true,
    // A bet may have any stake; these are the stakes of free bets.
    bet_levels: levelsAsText(freeStakes()),
    picture_url: new URL(`/art/games/${code}.svg`, publicUrl).href,
    play_url: new URL(`/play/${code}`, publicUrl).href,
  }
}

function catalogGame(offered: OfferedGame, publicUrl: string) {
  const { kind, game, betLevels } = offered
  const { rtp, hitFrequency, maxWin, multiple } = exactFactsOf(offered)
  return {
    code: game.code,
    title: game.title,
    title_bn: gameTitle(game, 'bn'),
    platform: game.platform,
    type: kind === 'slot' ? 'slot' : game.type,
    rtp,
    hit_frequency: hitFrequency,
    volatility: game.volatility,
    max_win_times_bet: maxWin,
    max_multiple: multiple,
    features: gameFeatures(offered),
    has_demo: kind !== 'room',
    ...(kind === 'room' && game.contest && { contest: { fee_bps: game.contest.feeBps } }),
    ...(kind === 'turns' && { round_waits_minutes: ABANDONED_AFTER_MINUTES }),
    bet_levels: levelsAsText(betLevels),
    picture_url: new URL(`/art/games/${game.code}.svg`, publicUrl).href,
    play_url: new URL(`/play/${game.code}`, publicUrl).href,
  }
}

function levelsAsText(levels: OfferedGame['betLevels']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(levels).map(([currency, bets]) => [currency, bets.map(String)]),
  )
}
