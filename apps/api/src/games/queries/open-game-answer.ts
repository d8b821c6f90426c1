import { PLAYER_CURRENCIES, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import type { BetLimits, GameRow } from './list-games.ts'

type OpenGame = CallAnswer<Calls['getGames']>['games'][number]

/** A game as clients read it; `favourite` says nothing of a player, whose own come by their call. */
export function openGameAnswer(row: GameRow): OpenGame {
  const { names, picture, pictures, rtp_percent, hit_percent, bet_limits, added_at, ...game } = row
  return {
    ...game,
    ...textFields('name', names),
    ...textFields('picture', { ...pictures, [FIRST_LANGUAGE]: picture }),
    rtp: rtp_percent,
    hit: hit_percent ?? '',
    bets: betsAnswer(bet_limits),
    favourite: false,
    added_at: added_at.toISOString(),
  }
}

function betsAnswer(limits: BetLimits): OpenGame['bets'] {
  return PLAYER_CURRENCIES.flatMap((currency) => {
    const of = limits[currency]
    if (of === undefined) return []
    const amount = (minor: string) => decimalAmount(BigInt(minor), currency)
    return [{ currency, min: amount(of.min), max: amount(of.max) }]
  })
}
