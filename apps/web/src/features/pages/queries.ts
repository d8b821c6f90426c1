import type { AgreedPage, CallAnswer, PageKey } from '@maidan/contract'
import { acceptPage, duePages, getPage, getPages } from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'
import { useLanguage } from '../../lib/text/language.ts'

export type Page = CallAnswer<typeof getPage>
export type DuePage = CallAnswer<typeof duePages>['pages'][number]

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
    mutationFn: ({ page, version }: { page: AgreedPage; version: number }) =>
      callApi(acceptPage, { params: { key: page }, body: { version } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: key })
      await client.invalidateQueries({ queryKey: dueKey })
    },
  })
}
