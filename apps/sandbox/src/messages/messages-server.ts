import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import * as z from 'zod'
import { openPages } from '../built-pages/open-pages.ts'
import { pagePolicy } from '../built-pages/page-policy.ts'
import type { MessageStore } from './message-store.ts'
import { MESSAGES_SHOWN_MAX, readMailbox } from './read-mailbox.ts'

const BODY_BYTES_MAX = 16 * 1024
const SMS_LENGTH_MAX = 2_000
const ADDRESS_LENGTH_MAX = 254

const sms = z.strictObject({
  to: z.string().regex(/^\+?[\d\s-]{6,20}$/),
  text: z.string().min(1).max(SMS_LENGTH_MAX),
})

const query = z.object({ to: z.string().max(ADDRESS_LENGTH_MAX).catch('') })

const headers = {
  'content-security-policy': pagePolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The gateway that takes SMS, the list that tests read, and the page that people look at. */
export async function messagesServer(
  store: MessageStore,
  buildDir: string,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false, bodyLimit: BODY_BYTES_MAX, forceCloseConnections: true })
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers)
  })
  app.post('/sms', async (request, reply) => {
    const parsed = sms.safeParse(request.body)
    if (!parsed.success) return refuse(reply, z.prettifyError(parsed.error))
    const at = new Date().toISOString()
    await store.add({ ...parsed.data, channel: 'sms', subject: '', at })
    return { status: 'accepted' }
  })
  app.get('/api/messages', (request) =>
    store.list(query.parse(request.query).to, MESSAGES_SHOWN_MAX),
  )
  app.get('/api/mailbox', (request) => readMailbox(store, query.parse(request.query).to))
  const sendPage = await openPages(app, { buildDir, name: 'messages' })
  app.get('/', (_, reply) => sendPage(reply, 'index.html'))
  return app
}

function refuse(reply: FastifyReply, reason: string) {
  return reply.status(422).send({ message: reason })
}
