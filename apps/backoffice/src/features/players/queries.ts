import {
  staffBlockPlayer,
  staffLedger,
  staffPlayer,
  staffPlayerExchange,
  staffPlayers,
  staffResetFactor,
} from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type PlayerLine = CallAnswer<Calls['staffPlayers']>['data'][number]
export type PlayerRecord = CallAnswer<Calls['staffPlayer']>
export type PlayerExchange = CallAnswer<Calls['staffPlayerExchange']>
export type LedgerLine = CallAnswer<Calls['staffLedger']>['data'][number]
export type Section = CallInput<Calls['staffBlockPlayer']>['body']['section']

const listSize = 25
const ledgerSize = 50
const exchangeRefreshMs = 5_000

/** A page of the players, newest first. */
export function usePlayers(search: string, page: number) {
  return useQuery({
    queryKey: ['players', 'list', search, page],
    queryFn: ({ signal }) =>
      callApi(staffPlayers, { query: { search, page, page_size: listSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Everything about one player but his ledger. */
export function usePlayer(id: string) {
  return useQuery({
    queryKey: ['players', 'one', id],
    queryFn: ({ signal }) => callApi(staffPlayer, { params: { id } }, { signal }),
  })
}

/** What a player does on the exchange; read again every 5 s. */
export function usePlayerExchange(id: string) {
  return useQuery({
    queryKey: ['players', 'exchange', id],
    queryFn: ({ signal }) => callApi(staffPlayerExchange, { params: { id } }, { signal }),
    refetchInterval: exchangeRefreshMs,
  })
}

/** A page of the entries of a player's wallet, newest first. */
export function useLedger(id: string, page: number) {
  return useQuery({
    queryKey: ['players', 'ledger', id, page],
    queryFn: ({ signal }) =>
      callApi(staffLedger, { params: { id }, query: { page, page_size: ledgerSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Blocks a section, or the account, of a player, or asks a second person to open it. */
export function useBlockPlayer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffBlockPlayer']>['body']) =>
      callApi(staffBlockPlayer, { params: { id }, body }),
    onSuccess: (answer) =>
      client.setQueryData<PlayerRecord>(['players', 'one', id], (known) =>
        known === undefined ? known : { ...known, ...answer },
      ),
    onSettled: useReadAgain(),
  })
}

/** Asks a second person to turn off a player's second factor. */
export function useResetFactor(id: string) {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffResetFactor']>['body']) =>
      callApi(staffResetFactor, { params: { id }, body }),
    onSettled: useReadAgain(),
  })
}
