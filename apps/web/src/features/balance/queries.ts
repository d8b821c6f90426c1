import { balance, HOME_CURRENCY } from '@maidan/contract/facts'
import { amountOf, isCurrency } from '@maidan/money'
import type { Currency } from '@maidan/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useSession } from '../../lib/session/session.ts'
import { shownBeside } from '../../lib/games/open-round.ts'
import { readStored, writeStored } from '../../lib/session/storage.ts'

/** The documents' polling step; the live socket only makes it sooner (APP-29). */
const pollMs = 10_000

/** What can be spent, the wins that staff look at before they can be, and the bonuses that are kept. */
export type Balance = {
  minor: bigint
  checkingMinor: bigint
  bonusMinor: bigint
  currency: Currency
}

const balanceKey = ['player', 'balance']

/** Reads the main wallet and keeps the last answer in local storage (APP-24). */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async ({ signal, client }): Promise<Balance> => {
    const answer = await callApi(balance, {}, { signal })
    writeStored({ balance: asText(answer.balance) })
    const { minor: checkingMinor } = toBalance(asText(answer.checking), answer.currency)
    const { minor: bonusMinor } = toBalance(asText(answer.bonus), answer.currency)
    const { minor, currency } = toBalance(asText(answer.balance), answer.currency)
    const shown = client.getQueryData<Balance>(balanceKey)
    return { minor: shownBeside(minor, shown?.minor), checkingMinor, bonusMinor, currency }
  },
  refetchInterval: pollMs,
  staleTime: 0,
})

/** A balance that the server pushes, which speaks of what can be spent alone. */
export function pushedBalance(amount: string, last: Balance | undefined): Balance {
  const { minor, ...rest } = toBalance(amount, last?.currency)
  return { ...rest, ...last, minor: shownBeside(minor, last?.minor) }
}

/** The player's balance, asked every 10 s; a guest asks nothing (APP-30). */
export function useBalance() {
  const session = useSession()
  return useQuery({ ...balanceQuery, enabled: session !== null, placeholderData: storedBalance })
}

/** The currency of a player's account if it is not the house's own; null for everybody else. */
export function useOtherCurrency(): Currency | null {
  const currency = useBalance().data?.currency ?? HOME_CURRENCY
  return currency === HOME_CURRENCY ? null : currency
}

const nothing = { minor: 0n, checkingMinor: 0n, bonusMinor: 0n }

/** A balance as the server or the storage writes it; what cannot be read counts as 0. */
function toBalance(amount: string, currency: string | undefined): Balance {
  const known = currency !== undefined && isCurrency(currency) ? currency : 'BDT'
  try {
    return { ...nothing, minor: amountOf(amount, known), currency: known }
  } catch {
    return { ...nothing, currency: known }
  }
}

function storedBalance(): Balance | undefined {
  const stored = readStored('balance')
  return stored === null ? undefined : toBalance(stored, undefined)
}
