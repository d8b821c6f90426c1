import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { siteOrigins } from '../../games/calls/site-origins.ts'
import type { Feed } from '../engine/feed.ts'
import { cricketScript } from '../page/cricket-script.ts'
import { framePage } from '../page/frame-page.ts'
import { liveScript } from '../page/live-script.ts'
import { paintScript } from '../page/paint-script.ts'
import { scoreCss } from '../page/score-css.ts'
import { scoreScript } from '../page/score-script.ts'
import { soccerScript } from '../page/soccer-script.ts'
import { streamCss } from '../page/stream-css.ts'
import { streamScript } from '../page/stream-script.ts'
import { tennisScript } from '../page/tennis-script.ts'
import { unknownEvent } from './feed-error.ts'

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

const ASSETS = [
  ['score.css', STYLE, scoreCss],
  ['stream.css', STYLE, streamCss],
  ['live.js', SCRIPT, liveScript],
  ['score.js', SCRIPT, scoreScript],
  ['stream.js', SCRIPT, streamScript],
  ['paint.js', SCRIPT, paintScript],
  ['cricket.js', SCRIPT, cricketScript],
  ['soccer.js', SCRIPT, soccerScript],
  ['tennis.js', SCRIPT, tennisScript],
] as const

const FONT_HEADERS = { 'cache-control': 'public, max-age=604800' }
const FONT =
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'
let font: Buffer | undefined

/** Read once, when the first page asks for it. */
function readFont(): Buffer {
  font ??= readFileSync(createRequire(import.meta.url).resolve(FONT))
  return font
}

/** The score frame and the stream frame, which only the operator's site may frame. */
export function pageCalls(
  server: FastifyInstance,
  { feed, siteOrigin }: { feed: Feed; siteOrigin: string },
): void {
  const headers = { 'content-security-policy': policy(siteOrigin) }
  for (const kind of ['score', 'stream'] as const)
    server.get<{ Params: { eventId: string }; Querystring: { lang?: string } }>(
      `/${kind}/:eventId`,
      ({ params, query }, reply) => {
        const fixture = feed.byEvent(params.eventId)
        const snapshot = fixture && feed.snapshot(fixture)
        if (!snapshot) throw unknownEvent()
        const lang = query.lang === 'bn' ? 'bn' : 'en'
        const page = framePage({ kind, lang, names: fixture.names, score: snapshot.score })
        return reply.headers(headers).type('text/html; charset=utf-8').send(page)
      },
    )
  server.get('/page/bangla.woff2', (_request, reply) =>
    reply.headers(FONT_HEADERS).type('font/woff2').send(readFont()),
  )
  server.get('/favicon.ico', (_request, reply) => reply.status(204).send())
  for (const [name, type, text] of ASSETS)
    server.get(`/page/${name}`, (_request, reply) => reply.type(type).send(text))
}

function policy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins(siteOrigin).join(' ')}`,
  ].join('; ')
}
