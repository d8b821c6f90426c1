import type { AgreedPage, CallAnswer, PageKey } from '@maidan/contract'
import { acceptPage, duePages, getPage, getPages } from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { useSession } from '../../lib/session/session.ts'
import { useLanguage } from '../../lib/text/language.ts'

export type Page = CallAnswer<typeof getPage>
type Due = CallAnswer<typeof duePages>
export type DuePage = Due['pages'][number]
type Agreed = { page: AgreedPage; version: number }

const staleMs = 60_000
const key = ['pages'] as const
const dueKey = ['player', 'due-pages'] as const

/** A page of content in the language of the screen. */
export function usePage(page: PageKey) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...key, page, language],
    staleTime: staleMs,
    queryFn: ({ signal }) =>
      callApi(getPage, { params: { key: page }, query: { language } }, { signal }),
  })
}

/** Every page of content with its title. */
export function usePages() {
  const language = useLanguage()
  return useQuery({
    queryKey: [...key, 'all', language],
    staleTime: staleMs,
    queryFn: ({ signal }) => callApi(getPages, { query: { language } }, { signal }),
  })
}

/** The pages that the player has still to agree to; a guest has none and asks nothing. */
export function useDuePages(): readonly DuePage[] {
  const due = useQuery({
    queryKey: dueKey,
    staleTime: staleMs,
    enabled: useSession() !== null,
    queryFn: ({ signal }) => callApi(duePages, {}, { signal }),
  })
  return due.data?.pages ?? []
}

/** Agrees to the version that was read; what is published by then is read anew. */
export function useAcceptPage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ page, version }: Agreed) =>
      callApi(acceptPage, { params: { key: page }, body: { version } }),
    onSuccess: (_, agreed) =>
      client.setQueryData<Due>(dueKey, (due) => due && { pages: stillDue(due.pages, agreed) }),
    onSettled: useReadAgain(key, dueKey),
  })
}

/** A newer version than the one that was read has still to be agreed to. */
function stillDue(pages: readonly DuePage[], { page, version }: Agreed): DuePage[] {
  return pages.filter((due) => due.key !== page || due.version > version)
}
