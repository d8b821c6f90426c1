import { LANGUAGES, SPORTS } from '@maidan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { packAnswers } from '../../platform/http/pack-answers.ts'
import { guardedServer } from '../../platform/http/guarded-server.ts'
import { countAtOnce } from '../../platform/limits/count-at-once.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { Framed } from './odds-board.ts'
import { limitCalls } from './limit-calls.ts'
import { openRelay, type Relay } from './open-relay.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'

type Ports = {
  config: Config
  log: Logger
  clock: Clock
  db: Db
  odds: OddsPartner
  exchange: Exchange
}

/** Questions of one network in a minute: many phones share an address, and most of them listen. */
const CALLS_PER_IP = 6_000
const EVENTS_MAX = 50
/** Pushes that one address may hold; a phone holds one, and many phones share an address. */
export const PUSH_LISTENERS_PER_IP = 256
const UNKNOWN_EVENT = { message: 'This event is not known.' }

/**
 * The exchange data host: the documents' calls and a push, on an origin of its own, with the prices
 * that players can really take. Each answer is made once for all who ask, and a poll that finds
 * nothing new gets 304.
 */
export async function serveRelay(ports: Ports): Promise<{ app: FastifyInstance; relay: Relay }> {
  const relay = openRelay(ports)
  const app = guardedServer(ports.config)
  packAnswers(app, { isShared: true })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
  })
  limitCalls(app, CALLS_PER_IP * ports.config.LIMITS_SCALE)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ message: 'There is nothing here.' }),
  )
  app.setErrorHandler((error, _request, reply) => {
    ports.log.debug({ err: error }, 'a call of the odds host failed')
    return reply.status(503).send({ message: 'The odds are not there. Try again in a moment.' })
  })
  oddsCalls(app, relay)
  passOn(app, relay)
  pushCall(app, relay, ports.config)
  app.addHook('onClose', async () => relay.close())
  return { app, relay }
}

function oddsCalls(app: FastifyInstance, relay: Relay) {
  app.get<{ Params: { marketId: string } }>('/api/match-odds/:marketId', async (request, reply) => {
    const odds = await relay.matchOdds(request.params.marketId)
    if (!odds) return reply.status(404).send({ message: 'This market is not known.' })
    return send(request, reply, { ...odds, text: `[${odds.text}]` })
  })
  app.get<{ Params: { eventId: string } }>('/api/event/:eventId', async (request, reply) => {
    const event = await relay.event(request.params.eventId)
    if (!event) return reply.status(404).send(UNKNOWN_EVENT)
    return send(request, reply, event)
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { text, tag }: Framed) {
  void reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Lists and boards are the partner's own. */
function passOn(app: FastifyInstance, relay: Relay) {
  for (const sport of SPORTS)
    app.get(`/api/sports-events/${sport}`, async (_, reply) => {
      const { contentType, text } = await relay.list(sport)
      return reply.type(contentType).send(text)
    })
  app.get<{ Params: { eventId: string }; Querystring: { lang?: string } }>(
    '/api/score/board/:eventId',
    async ({ params, query }, reply) => {
      const language = LANGUAGES.find((one) => one === query.lang) ?? FIRST_LANGUAGE
      const board = await relay.board(params.eventId, language)
      if (!board) return reply.status(404).send(UNKNOWN_EVENT)
      return reply.type(board.contentType).send(board.text)
    },
  )
}

function pushCall(app: FastifyInstance, relay: Relay, { LIMITS_SCALE }: Config) {
  const listening = countAtOnce(PUSH_LISTENERS_PER_IP * LIMITS_SCALE)
  app.get<{ Querystring: { events?: string } }>('/api/push', ({ query, ip }, reply) => {
    const eventIds = (query.events ?? '').split(',').filter((id) => /^[\w-]{1,32}$/.test(id))
    if (eventIds.length > EVENTS_MAX)
      return reply.status(422).send({ message: `Up to ${EVENTS_MAX} events can be watched.` })
    const network = networkOf(ip)
    if (!listening.enter(network))
      return reply.status(429).send({ message: 'Too many pushes are open here. Poll instead.' })
    const image = eventIds.flatMap((eventId) => relay.image(eventId))
    reply.raw.once('close', () => listening.leave(network))
    if (relay.hub.listen(reply.raw, eventIds, image)) return reply.hijack()
    return reply.status(503).send({ message: 'Too many are watching. Ask again in a moment.' })
  })
}
