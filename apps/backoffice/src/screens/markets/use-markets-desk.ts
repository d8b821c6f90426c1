import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { marketFilters } from '../../features/markets/market.ts'
import type { MarketBrief, MarketFilterName } from '../../features/markets/market.ts'
import { lastMarketKey, useMarkets } from '../../features/markets/queries.ts'
import { nextReference } from '../../lib/next-reference.ts'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'

const none: MarketBrief[] = []

/** The state of the list: filter and page in the address, the cursor on the market seen last. */
export function useMarketsDesk() {
  const address = useAddress()
  const change = useChangeAddress()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [cursor, setCursor] = useState(() => client.getQueryData<string>(lastMarketKey))
  const [asked, setAsked] = useState<string>()
  const state = asFilter(address['state'])
  const { search = '' } = address
  const list = useMarkets({ state, search, page: pageOf(address) })
  const rows = list.data?.data ?? none
  const at = rows.findIndex(({ code }) => code === cursor)
  const lastIndex = useRef(0)
  return {
    filter: { state, search },
    list,
    cursor,
    current: rows[at],
    /** The market that staff are asked about. */
    asked: rows.find(({ code }) => code === asked),
    ask: (code: string | undefined) => {
      if (code !== undefined) setCursor(code)
      setAsked(code)
    },
    setFilter: (next: { state?: string; search?: string; page?: string }) =>
      change({ page: '', ...next }),
    open: (code: string) => void navigate({ to: paths.market, search: { code } }),
    move: (step: 1 | -1) => {
      if (at >= 0) lastIndex.current = at
      const codes = rows.map(({ code }) => code)
      setCursor(nextReference(codes, cursor, { step, lastIndex: lastIndex.current }))
    },
  }
}

export type MarketsDesk = ReturnType<typeof useMarketsDesk>

function asFilter(name: string | undefined): MarketFilterName {
  return marketFilters.find((filter) => filter === name) ?? 'open'
}
