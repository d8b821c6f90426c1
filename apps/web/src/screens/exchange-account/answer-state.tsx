import { ErrorState, SkeletonRows } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  rowClass: string
  children: (answer: T) => ReactNode
}

/** Loading, failed with a way to try again, or what was answered. */
export function AnswerState<T>({ query, rowClass, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return <SkeletonRows count={5} rowClass={rowClass} />
}
