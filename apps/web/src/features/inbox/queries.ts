import type { CallAnswer } from '@maidan/contract'
import {
  deleteInboxMessage,
  listInbox,
  readInboxMessage,
  showInboxMessage,
} from '@maidan/contract/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { useLanguage } from '../../lib/text/language.ts'
import { readSession } from '../../lib/session/session.ts'

const POLL_MS = 10_000

const inboxKey = ['player', 'inbox']

type InboxPage = CallAnswer<typeof listInbox>['data']
export type InboxMessage = InboxPage['data'][number]

/** A page of the inbox, asked again every 10 s; the old page stays while a new one comes. */
export function useInbox(page: number) {
  const language = useLanguage()
  return useQuery({
    // The server puts messages into the language that the screen speaks.
    queryKey: [...inboxKey, page, language],
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { remote_id: readSession()?.remoteId ?? '', page }
      return (await callApi(listInbox, { query }, { signal })).data
    },
  })
}

/** One message in full; opening it marks it read (SIL-099). */
export function useOpenMessage() {
  const read = useMarkRead()
  return useMutation({
    mutationFn: (id: number) => callApi(showInboxMessage, { params: { id: String(id) } }),
    onSuccess: (_message, id) => read.mutate([id]),
  })
}

export const useMarkRead = () =>
  useForEach((id) => callApi(readInboxMessage, { params: { id } }), asRead)
export const useDelete = () =>
  useForEach((id) => callApi(deleteInboxMessage, { params: { id } }), without)

/** Makes a call for each of the messages, one after the other, shows each as done, then reads the list again. */
function useForEach(
  act: (id: string) => Promise<unknown>,
  after: (page: InboxPage, id: number) => InboxPage,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        await act(String(id))
        client.setQueriesData<InboxPage>({ queryKey: inboxKey }, (page) => page && after(page, id))
      }
    },
    onSettled: useReadAgain(inboxKey),
  })
}

function asRead(page: InboxPage, id: number): InboxPage {
  const data = page.data.map((one) => (one.id === id ? { ...one, is_read: true } : one))
  return { ...page, data }
}

/** A page that is emptied gives way to the one before it. */
function without(page: InboxPage, id: number): InboxPage {
  const data = page.data.filter((one) => one.id !== id)
  const isEmptied = data.length === 0 && page.data.length > 0
  return { ...page, data, last_page: Math.max(1, page.last_page - Number(isEmptied)) }
}
