import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../root.ts'
import { Sentence } from '../../sentence.ts'
import { logDemoPlayerIn } from './demo-player.ts'
import { NO_EXTRAS, type Extras, type FedJackpot } from './extras.ts'
import { openPartner } from './partner.ts'
import { readKey, type SelfTestWish } from './read-arguments.ts'
import type { Seat, Stranger } from './stage.ts'
import { callWallet, type Key, type Provider } from './wallet-client.ts'

export type Found = { provider: Provider; seat: Seat; stranger: Stranger | null; extras: Extras }

/** Brings a player to a game. @throws Sentence when there is no way to one. */
export async function findSeat(wish: SelfTestWish): Promise<Found> {
  const { way } = wish
  switch (way.kind) {
    case 'session':
      return withJackpot({ ...foundBy(wish, way.key), seat: way.seat })
    case 'launch': {
      const found = foundBy(wish, way.key)
      return withJackpot({ ...found, seat: await openSeat(found.provider, way) })
    }
    case 'demo':
      return withJackpot(await findDemo(wish, way.game))
  }
}

function foundBy({ url, provider: slug, other, extras }: SelfTestWish, key: Key) {
  const given = { ...NO_EXTRAS, ...extras }
  return { provider: { url, slug, key }, stranger: other, extras: given }
}

/** As a browser does it: log in, look for a game of the provider, open it. */
async function findDemo(wish: SelfTestWish, wanted: string | null): Promise<Found> {
  const { url, provider: slug } = wish
  const found = foundBy(wish, localKey(slug))
  const player = await logDemoPlayerIn(url)
  const launched = await player.launch(slug, wanted)
  const seat = await openSeat(found.provider, launched)
  const other = await openSeat(found.provider, await player.launch(slug, launched.game))
  const origin = found.extras.origin ?? launched.origin
  const links = (await player.readRecord()).flatMap(({ recall_url: link }) => link ?? [])
  const extras = {
    ...found.extras,
    origin,
    otherSession: other.session,
    free: found.extras.free ?? (await player.findFreeRounds(launched.game)),
    mayWinPot: true,
    readRecord: player.readRecord,
    recallUrl: found.extras.recallUrl ?? links.find((link) => isRoundOf(origin, link)) ?? null,
  }
  const another = slug === 'bagh' ? 'padma' : 'bagh'
  const stranger = wish.other ?? { slug: another, key: localKey(another) }
  return { ...found, seat, stranger, extras }
}

/** Links of earlier self-tests lead to no round. */
const isRoundOf = (origin: string, link: string) =>
  link.startsWith(`${origin}/`) && !link.includes('selftest')

type Launch = { token: string; game: string }

async function openSeat(provider: Provider, { token, game }: Launch): Promise<Seat> {
  const body = JSON.stringify({ token, game })
  const { status, text, fields } = await callWallet(provider, 'authenticate', body)
  if (status !== 200) throw new Sentence(`The launch token opened no session: ${status} ${text}`)
  return {
    session: String(fields['session']),
    currency: String(fields['currency']),
    game,
    launch: token,
  }
}

/** The operator's own multiple, unless it is set otherwise: more waits for a person. */
const MULTIPLE_OF_OPERATOR = 1_000

/** What the catalogue says of the jackpot that the game feeds; a faulty catalogue is complained of later. */
async function withJackpot(found: Found): Promise<Found> {
  const { provider, seat, extras } = found
  if (extras.origin === null) return found
  const told = await openPartner(provider, extras.origin)
    .catalogue()
    .catch(() => null)
  const fed = told?.jackpots.find(({ games }) => games.includes(seat.game))
  if (!told || !fed) return found
  const max = told.games.find(({ code }) => code === seat.game)?.max_multiple
  const multiple = BigInt(Math.min(max ?? MULTIPLE_OF_OPERATOR, MULTIPLE_OF_OPERATOR))
  const jackpot: FedJackpot = { code: fed.code, shareBps: fed.share_bps, multiple }
  return { ...found, extras: { ...extras, jackpot } }
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
