import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import * as z from 'zod'
import { addressKey } from './address-key.ts'
import type { MessageStore } from './message-store.ts'
import { messagesPage } from './page/messages-page.ts'
import { pageCss } from './page/page-css.ts'
import { pageScript } from './page/page-script.ts'

const BODY_BYTES_MAX = 16 * 1024
const SMS_LENGTH_MAX = 2_000
const ADDRESS_LENGTH_MAX = 254
/** Messages in one answer, and on the page. */
const LIST_MAX = 200
const INBOXES_MAX = 200

const sms = z.strictObject({
  to: z.string().regex(/^\+?[\d\s-]{6,20}$/),
  text: z.string().min(1).max(SMS_LENGTH_MAX),
})

const query = z.object({ to: z.string().max(ADDRESS_LENGTH_MAX).catch('') })

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The gateway that takes SMS, the list that tests read, and the page that people look at. */
export function messagesServer(store: MessageStore): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: BODY_BYTES_MAX, forceCloseConnections: true })
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.post('/sms', async (request, reply) => {
    const parsed = sms.safeParse(request.body)
    if (!parsed.success) return refuse(reply, z.prettifyError(parsed.error))
    const at = new Date().toISOString()
    await store.add({ ...parsed.data, channel: 'sms', subject: '', at })
    return { status: 'accepted' }
  })
  app.get('/api/messages', (request) => {
    const { to } = query.parse(request.query)
    return store.list(to, LIST_MAX)
  })
  app.get('/', (request, reply) => {
    const { to } = query.parse(request.query)
    const inboxes = store.inboxes(INBOXES_MAX)
    const key = addressKey(to) || (inboxes[0]?.key ?? '')
    const messages = key === '' ? [] : store.list(key, LIST_MAX)
    return reply
      .type('text/html; charset=utf-8')
      .send(messagesPage({ inboxes, chosen: key, asked: to, messages }))
  })
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(pageCss))
  app.get('/page.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript))
  return app
}

function refuse(reply: FastifyReply, reason: string) {
  return reply.status(422).send({ message: reason })
}
