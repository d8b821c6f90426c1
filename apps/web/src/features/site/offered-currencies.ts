import { HOME_CURRENCY, PLAYER_CURRENCIES, type PlayerCurrency } from '@maidan/contract/facts'
import { useGeneral } from './queries.ts'

/** The currencies of a new account; all of them until the site has said which it takes. */
export function useOfferedCurrencies(): readonly PlayerCurrency[] {
  const offered = useGeneral().data?.currencies
  return PLAYER_CURRENCIES.filter((code) => offered?.includes(code) ?? true)
}

/** The wanted currency if it is offered, else the first that is. */
export function offeredCurrency(
  wanted: string,
  offered: readonly PlayerCurrency[],
): PlayerCurrency {
  return offered.find((code) => code === wanted) ?? offered[0] ?? HOME_CURRENCY
}
