import { moneyText } from '@maidan/money'
import type { Bet } from '../queries.ts'
import { shortMoney } from '../../../lib/read-money.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'

type Side = Selection['side']

/** The words for who took the other side of a bet. */
export const otherSide = {
  player: 'withPlayer',
  house: 'withHouse',
  both: 'withBoth',
} as const satisfies Record<NonNullable<Bet['matched_with']>, string>

/** Back and yes stand on blue, lay and no on pink, as in the trade. */
export function sideClass(side: Side): string {
  return side === 'back' || side === 'yes' ? 'bg-back text-ink' : 'bg-lay text-ink'
}

/** What a bet is on, with the run that a fancy's side names: `6 over runs 48`. */
export function betName(bet: {
  selection_name: string
  market_name: string
  run: string | null
}): string {
  const name = bet.selection_name === '' ? bet.market_name : bet.selection_name
  return bet.run === null ? name : `${name} · ${bet.run}`
}

/** Where a bet stands: its market, unless its name says that already, and its event if asked for. */
export function betPlace(
  bet: { selection_name: string; market_name: string; event_name: string },
  withEvent: boolean,
): string {
  const named = bet.selection_name === '' || bet.selection_name === bet.market_name
  const market = named ? [] : [bet.market_name]
  return [...market, ...(withEvent ? [bet.event_name] : [])].join(' · ')
}

/** A gain or loss as the figures beside it are written: `+৳ 23.00`, `−৳ 23.00`. */
export function gainText(minor: bigint): string {
  return minor < 0n ? `−${moneyText(-minor, 'BDT')}` : `+${moneyText(minor, 'BDT')}`
}

/** An amount in a sentence; a loss carries its minus before the sign of the currency. */
export function amountText(minor: bigint): string {
  return minor < 0n ? `−${shortMoney(-minor)}` : shortMoney(minor)
}
