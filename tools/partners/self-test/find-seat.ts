import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../root.ts'
import { Sentence } from '../../sentence.ts'
import { readKey, type SelfTestWish } from './read-arguments.ts'
import type { Seat, Stranger } from './stage.ts'
import { callWallet, type Key, type Provider } from './wallet-client.ts'

/** The demo player of `npm start`, as the README names them. */
const DEMO = { username: 'rahim2026', password: 'Maidan2026' }

export type Found = { provider: Provider; seat: Seat; stranger: Stranger | null }

/** Brings a player to a game. @throws Sentence when there is no way to one. */
export async function findSeat(wish: SelfTestWish): Promise<Found> {
  const { url, provider: slug, way, other } = wish
  switch (way.kind) {
    case 'session':
      return { provider: { url, slug, key: way.key }, seat: way.seat, stranger: other }
    case 'launch':
      return openSeat({ url, slug, key: way.key }, way, other)
    case 'demo': {
      const key = localKey(slug)
      const another = slug === 'bagh' ? 'padma' : 'bagh'
      const stranger = other ?? { slug: another, key: localKey(another) }
      return openSeat({ url, slug, key }, await launchDemo(url, slug), stranger)
    }
  }
}

type Launch = { token: string; game: string }

async function openSeat(
  provider: Provider,
  { token, game }: Launch,
  stranger: Stranger | null,
): Promise<Found> {
  const body = JSON.stringify({ token, game })
  const { status, text, fields } = await callWallet(provider, 'authenticate', body)
  if (status !== 200) throw new Sentence(`The launch token opened no session: ${status} ${text}`)
  const seat = {
    session: String(fields['session']),
    currency: String(fields['currency']),
    game,
    launch: token,
  }
  return { provider, seat, stranger }
}

/** As a browser does it: log in, look for a game of the provider, open it. */
async function launchDemo(url: string, slug: string): Promise<Launch> {
  const player = await ask(`${url}/api/login`, { body: DEMO })
  const { games } = await ask(`${url}/api/get-games?system=${slug}`)
  const [first] = Array.isArray(games) ? (games as { code?: unknown }[]) : []
  if (first === undefined) throw new Sentence(`No game of ${slug} is open at ${url}.`)
  const game = String(first.code)
  const launched = await ask(`${url}/api/game-run`, {
    token: String(player['token']),
    body: {
      userId: player['remote_id'],
      gameCode: game,
      gameType: '',
      platform: slug,
      externalURL: url,
      isMobileLogin: true,
    },
  })
  return { game, token: String(launched['url']).split('#launch=')[1] ?? '' }
}

type Asked = { token?: string; body?: object }

async function ask(address: string, { token, body }: Asked = {}): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as Record<string, unknown>
  throw new Sentence(`${new URL(address).pathname} answered ${response.status}: ${text}`)
}

/** A provider's key in the secrets that `npm start` keeps. */
function localKey(slug: string): Key {
  const file = join(resolve(ROOT, process.env['DATA_DIR'] ?? '.data'), 'secrets.json')
  if (!existsSync(file)) throw new Sentence(`${file} is missing: run npm start, or give --key.`)
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const ring = secrets[`${slug.toUpperCase()}_KEYS`]
  if (ring === undefined) throw new Sentence(`${file} has no key of ${slug}: give --key.`)
  return readKey(ring)
}
