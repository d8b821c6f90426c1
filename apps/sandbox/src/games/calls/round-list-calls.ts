import { roundListQuestion } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import { listRounds } from '../round-list/list-rounds.ts'
import type { Studio } from '../studio.ts'
import { readSigned, signedCalls } from './signed-call.ts'

/** Our own book of a provider's rounds, for the operator to hold beside its own. */
export async function roundListCalls(server: FastifyInstance, studio: Studio): Promise<void> {
  await signedCalls(server, (signed) => {
    signed.post('/api/operator/:provider/rounds/list', async (request) => {
      const { provider, body } = readSigned(studio, request, roundListQuestion)
      return listRounds(studio.db, provider, body)
    })
  })
}
