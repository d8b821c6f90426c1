import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { SendPage } from '../../../built-pages/open-pages.ts'
import type { TronNode } from '../node/tron-node.ts'
import { readSweepFile } from '../signing/read-sweep-file.ts'
import { signSweep } from '../signing/sign-sweep.ts'

const FILE_LENGTH_MAX = 500_000

const signBody = z.object({ file: z.string().max(FILE_LENGTH_MAX) }).catch({ file: '' })

/** The page that plays whoever holds the house's key, and the call behind it. */
export function signerCalls(app: FastifyInstance, node: TronNode, sendPage: SendPage): void {
  app.get('/signer', (_, reply) => sendPage(reply, 'signer.html'))
  app.post('/api/usdt/sign', async (request) => {
    const { file } = signBody.parse(request.body)
    return { lines: await signSweep(node, readSweepFile(file)) }
  })
}
