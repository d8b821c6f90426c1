import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeCatalogue } from '../catalogue/describe-catalogue.ts'
import { GAME_CODE } from '../catalogue/list-prices.ts'
import type { ErrorCode } from '../messages/describe-messages.ts'
import { renderMissing } from '../pages/render-missing.ts'
import { renderPlay } from '../pages/render-play.ts'
import { renderRecall } from '../pages/render-recall.ts'
import type { Delivery } from '../rounds/deliver-calls.ts'
import { isRecallKey } from '../rounds/sign-recall.ts'
import type { Shop } from '../shop/open-shop.ts'
import { readLanguage } from '../words/choose-words.ts'
import { createAnswerCalls } from './answer-calls.ts'
import { answerOperator } from './answer-operator.ts'
import { loadAssets } from './load-assets.ts'
import type { Asset } from './load-assets.ts'
import { readJson } from './read-json.ts'
import { sendJson, sendPage, sendResponse } from './send-response.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const STATUS: Readonly<Record<ErrorCode, number>> = {
  SESSION_ENDED: 401,
  LAUNCH_ENDED: 401,
  WALLET_SILENT: 503,
  GAME_NOT_FOUND: 404,
  PLAYER_BLOCKED: 403,
  CURRENCY_NOT_OFFERED: 422,
  TICKET_UNDER_WAY: 409,
  SEED_CHANGED: 409,
  INVALID_REQUEST: 400,
  FAULT: 500,
}

/** Makes the function that answers every request. */
export function createHandleRequest(shop: Shop, delivery: Delivery): Handle {
  const assets = loadAssets(shop.settings.pagesFolder)
  const answerCall = createAnswerCalls(shop, delivery)

  const post = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const json = await readJson(request)
    if (!json) return sendJson(response, 400, { code: 'INVALID_BODY', message: 'No JSON object.' })
    if (path.startsWith('/api/operator/')) {
      const { status, body } = answerOperator(
        shop,
        readSigned(path, request, json.text),
        json.fields,
      )
      return sendJson(response, status, body)
    }
    const token = /^Bearer (\S{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const reply = await answerCall(path.replace('/api/game/', ''), token, json.fields)
    if ('error' in reply) sendJson(response, STATUS[reply.error], { code: reply.error })
    else sendJson(response, 200, reply.body)
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://koel.invalid')
    if (request.method === 'POST') return post(url.pathname, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendJson(response, 405, { code: 'METHOD_NOT_ALLOWED' })
    }
    get(shop, assets, url, request, response)
  }
}

function get(
  shop: Shop,
  assets: ReadonlyMap<string, Asset>,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const language = readLanguage(url.searchParams.get('lang'))
  if (url.pathname === '/api/catalog') return sendJson(response, 200, describeCatalogue())
  const asset = assets.get(url.pathname)
  if (asset) return sendAsset(asset, request, response)
  const { siteOrigin } = shop.settings
  if (url.pathname === `/play/${GAME_CODE}`) {
    return sendPage(response, 200, renderPlay(language, siteOrigin), siteOrigin)
  }
  const roundId = /^\/recall\/([A-Za-z0-9_-]{1,64})$/.exec(url.pathname)?.[1]
  const key = url.searchParams.get('key') ?? ''
  const page = roundId && isRecallKey(shop.recallSecret, roundId, key) ? roundId : null
  const html = page && renderRecall(shop, language, page)
  if (html) sendPage(response, 200, html, "'none'")
  else sendPage(response, 404, renderMissing(language), siteOrigin)
}

function sendAsset(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const headers = { 'content-type': asset.type, etag: asset.tag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === asset.tag) sendResponse(response, 304, headers, '')
  else sendResponse(response, 200, headers, asset.bytes)
}

function readSigned(path: string, request: IncomingMessage, text: string) {
  const header = (name: string): string => String(request.headers[name] ?? '')
  return {
    path,
    text,
    keyId: header('x-maidan-key'),
    timestamp: header('x-maidan-timestamp'),
    signature: header('x-maidan-signature'),
  }
}
