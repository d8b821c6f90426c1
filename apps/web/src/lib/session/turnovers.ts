import type { CallAnswer } from '@maidan/contract'
import { showTurnovers } from '@maidan/contract/facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../calls/answer-list.ts'
import { callApi } from '../calls/api.ts'
import { ownRemoteId, useSession } from './session.ts'

export type Turnover = CallAnswer<typeof showTurnovers>['turnover'][number]

/** What the player has to stake for their bonuses, newest first. */
export const turnoversQuery = queryOptions({
  queryKey: ['player', 'turnovers'],
  staleTime: 30_000,
  queryFn: async ({ signal }) =>
    answerList<Turnover>(
      await callApi(showTurnovers, { query: ownRemoteId() }, { signal }),
      'turnover',
    ),
})

/** Asks nothing while no one is logged in. */
export const useTurnovers = () => useQuery({ ...turnoversQuery, enabled: useSession() !== null })
