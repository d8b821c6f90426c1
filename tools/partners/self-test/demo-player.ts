import { Sentence } from '../../sentence.ts'
import type { FreeRounds, RecordRow } from './extras.ts'

/** The demo player of `npm start`, as the README names them, and what the house has for them. */
const DEMO = {
  username: 'rahim2026',
  password: 'Maidan2026',
  game: 'PADMA-RIVERGOLD',
  freeRoundsCode: 'BOISHAKH10',
} as const

export type Launched = { token: string; game: string; origin: string }

/** The demo player on the site, as a browser has them. */
export type DemoPlayer = {
  /** Opens a game of a provider: the one that is named, or one that has the most to look at. */
  launch: (slug: string, game: string | null) => Promise<Launched>
  /** Free rounds of a game, of which more than one is left; takes the house's own code for them. */
  findFreeRounds: (game: string) => Promise<FreeRounds | null>
  readRecord: () => Promise<readonly RecordRow[]>
}

/** Logs the demo player in. @throws Sentence if the house has none. */
export async function logDemoPlayerIn(url: string): Promise<DemoPlayer> {
  const { username, password } = DEMO
  const player = await ask(`${url}/api/login`, { body: { username, password } })
  const token = String(player['token'])
  const remoteId = String(player['remote_id'])
  return {
    launch: (slug, game) => launch(url, { token, remoteId }, { slug, game }),
    findFreeRounds: (game) => findFreeRounds(url, token, game),
    readRecord: async () =>
      (await ask(`${url}/api/betting-record`, { token })) as unknown as readonly RecordRow[],
  }
}

type Login = { token: string; remoteId: string }

async function launch(
  url: string,
  { token, remoteId }: Login,
  { slug, game: wanted }: { slug: string; game: string | null },
): Promise<Launched> {
  const { games } = await ask(`${url}/api/get-games?system=${slug}`)
  const codes = (Array.isArray(games) ? games : []).map(({ code }: { code?: unknown }) =>
    String(code),
  )
  const game = wanted ?? codes.find((code) => code === DEMO.game) ?? codes[0]
  if (game === undefined) throw new Sentence(`No game of ${slug} is open at ${url}.`)
  const body = {
    userId: remoteId,
    gameCode: game,
    gameType: '',
    platform: slug,
    externalURL: url,
    isMobileLogin: true,
  }
  const { url: address } = await ask(`${url}/api/game-run`, { token, body })
  const [page = '', launchToken = ''] = String(address).split('#launch=')
  return { game, token: launchToken, origin: new URL(page).origin }
}

/** Of the last round of a grant its wins would become a bonus, with limits that other checks would meet. */
const LEFT_MIN = 2

type Given = { id: string; game: string; state: string; left: number; bet: string }

async function findFreeRounds(
  url: string,
  token: string,
  game: string,
): Promise<FreeRounds | null> {
  const read = async () => {
    const { data } = await ask(`${url}/api/free-rounds`, { token })
    const all = Array.isArray(data) ? (data as Given[]) : []
    return all.find((one) => one.game === game && one.state !== 'ended' && one.left >= LEFT_MIN)
  }
  const own = (await read()) ?? (game === DEMO.game ? await takeCode(url, token).then(read) : null)
  return own ? { grant: own.id, betMinor: own.bet.replace('.', '') } : null
}

/** A code that was taken before is refused; then there are no rounds to be had by it. */
async function takeCode(url: string, token: string): Promise<void> {
  const code = DEMO.freeRoundsCode
  try {
    const offer = await ask(`${url}/api/promo-codes/look`, { token, body: { code } })
    const body = { code, changed_at: offer['changed_at'] ?? null }
    await ask(`${url}/api/promo-codes/take`, { token, body })
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
  }
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
