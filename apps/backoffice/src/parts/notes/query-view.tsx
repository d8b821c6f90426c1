import { ErrorState, useLanguage } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { StaleNote } from './stale-note.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** The shape of the content while it loads. */
  skeleton: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The four branches of something fetched: loading, failed with a way to try again, empty, there.
 * What is there stays when a refresh fails, and says how old it is.
 */
export function QueryView<Data>({ query, skeleton, isEmpty, empty, children }: Props<Data>) {
  const language = useLanguage()
  if (query.data === undefined) {
    if (query.isPending) return skeleton
    return (
      <ErrorState
        busy={query.isFetching}
        hint={failureText(query.error, language)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <>
      {query.isError && (
        <StaleNote atMs={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
      )}
      {isEmpty?.(query.data) === true ? empty : children(query.data)}
    </>
  )
}
