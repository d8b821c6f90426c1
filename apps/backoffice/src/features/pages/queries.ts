import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { staffPage, staffPages, staffPublishPage } from '@maidan/contract/facts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type PageLine = CallAnswer<Calls['staffPages']>['data'][number]
export type PageRecord = CallAnswer<Calls['staffPage']>
export type PageVersion = PageRecord['versions'][number]
type Publication = CallInput<Calls['staffPublishPage']>['body']

const key = ['pages'] as const

/** Every page of content in its published version. */
export function usePages() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(staffPages, {}, { signal }),
  })
}

/** A page with all of its versions, and the words of one: of the published one if none is named. */
export function usePage(page: string, version = '') {
  const query = version === '' ? {} : { version }
  return useQuery({
    queryKey: [...key, page, version],
    queryFn: ({ signal }) => callApi(staffPage, { params: { key: page }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Asks a second person to publish the next version of a page. */
export function usePublishPage(page: string) {
  return useMutation({
    mutationFn: (body: Publication) => callApi(staffPublishPage, { params: { key: page }, body }),
    onSettled: useReadAgain(),
  })
}
