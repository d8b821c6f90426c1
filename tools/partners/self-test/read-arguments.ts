import { Sentence } from '../../sentence.ts'
import type { ContestSeat, FreeRounds } from './extras.ts'
import type { Seat, Stranger } from './stage.ts'
import type { Key } from './wallet-client.ts'

/** How the player at the game is come by. */
type Way =
  | { kind: 'demo'; game: string | null }
  | { kind: 'launch'; key: Key; game: string; token: string }
  | { kind: 'session'; key: Key; seat: Seat }

export type SelfTestWish = {
  url: string
  provider: string
  way: Way
  other: Stranger | null
  withLargeWin: boolean
  extras: GivenExtras
}

/** What only whoever runs the test can know; the rest is found out. */
export type GivenExtras = {
  origin: string | null
  endedSession: string | null
  free: FreeRounds | null
  lateFree: FreeRounds | null
  recallUrl: string | null
  mayWinPot: boolean
  contest: ContestSeat | null
}

const USAGE = `
npm run wallet:selftest -- URL --demo [--provider SLUG] [--game CODE]
npm run wallet:selftest -- URL --provider SLUG --key ID:SECRET --game CODE --launch TOKEN
npm run wallet:selftest -- URL --provider SLUG --key ID:SECRET --game CODE --session SESSION [--currency BDT]

  URL               the operator's site, like http://127.0.0.1:3000
  --demo            logs the demo player of npm start in, launches a game as a browser would, and signs
                    with the keys of DATA_DIR/secrets.json (.data unless it is set)
  --launch TOKEN    the token behind #launch= of a game that was opened less than 60 seconds ago
  --other SLUG=ID:SECRET   another provider of the same operator: its key must not open anything
  --no-large-win    leaves out the win that is held for the operator's staff

  The rest of the protocol, as far as there is something to look at:
  --origin URL      of the provider: its catalogue, pages, free rounds and list of rounds are asked for
  --recall URL      the link of a round of the provider's
  --free GRANT:BET       free rounds that the player has for the game; one of them is played
  --late-free GRANT:BET  free rounds whose time is over
  --ended-session SESSION   a session of the player's that is older than 12 hours
  --contest GAME:SESSION:FEE   a session of the player's at a game with contests, and its fee_bps
  --win-pot         wins the jackpot that the game feeds, which empties it
  With --demo the first, the third and the last are found, taken and done where the house has them.
`

const VALUES = [
  'provider',
  'key',
  'game',
  'launch',
  'session',
  'currency',
  'other',
  'origin',
  'recall',
  'free',
  'late-free',
  'ended-session',
  'contest',
] as const
const FLAGS = ['demo', 'no-large-win', 'win-pot'] as const

/** @throws Sentence when the words mean nothing. */
export function readArguments(words: readonly string[]): SelfTestWish {
  const [address = '', ...rest] = words
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Sentence(`Say which wallet: an address that begins with http.\n${USAGE}`)
  const given = readOptions(rest)
  const other = given.get('other')
  return {
    url: new URL(address).origin,
    provider: given.get('provider') ?? (given.has('demo') ? 'padma' : need(given, 'provider')),
    way: readWay(given),
    other: other === undefined ? null : readOther(other),
    withLargeWin: !given.has('no-large-win'),
    extras: readExtras(given),
  }
}

function readExtras(given: Given): GivenExtras {
  const address = given.get('origin')
  if (address !== undefined && !URL.canParse(address))
    throw new Sentence(`--origin is an address.\n${USAGE}`)
  return {
    origin: address === undefined ? null : new URL(address).origin,
    endedSession: given.get('ended-session') ?? null,
    free: readFree(given.get('free')),
    lateFree: readFree(given.get('late-free')),
    recallUrl: given.get('recall') ?? null,
    mayWinPot: given.has('win-pot'),
    contest: readContest(given.get('contest')),
  }
}

function readContest(text: string | undefined): ContestSeat | null {
  if (text === undefined) return null
  const parts = /^([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{16,128}):(\d{1,4})$/.exec(text)
  const [, game, session, fee] = parts ?? []
  if (game === undefined || session === undefined)
    throw new Sentence(`A game with contests is GAME:SESSION:FEE, the fee as fee_bps.\n${USAGE}`)
  return { game, session, feeBps: Number(fee) }
}

function readFree(text: string | undefined): FreeRounds | null {
  if (text === undefined) return null
  const [, grant, betMinor] = /^([A-Za-z0-9_-]{1,64}):(\d{1,15})$/.exec(text) ?? []
  if (grant === undefined || betMinor === undefined)
    throw new Sentence(`Free rounds are GRANT:BET, the bet in minor units.\n${USAGE}`)
  return { grant, betMinor }
}

type Given = ReadonlyMap<string, string>

function readOptions(words: readonly string[]): Given {
  const given = new Map<string, string>()
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const name = word.replace(/^--/, '')
    const isFlag = FLAGS.some((flag) => flag === name)
    const isValue = VALUES.some((value) => value === name)
    const value = isFlag ? '' : left.shift()
    if (!word.startsWith('--') || !(isFlag || isValue) || value === undefined)
      throw new Sentence(`This is not known: ${word}\n${USAGE}`)
    given.set(name, value)
  }
  return given
}

function readWay(given: Given): Way {
  if (given.has('demo')) return { kind: 'demo', game: given.get('game') ?? null }
  const key = readKey(need(given, 'key'))
  const game = need(given, 'game')
  const token = given.get('launch')
  if (token !== undefined) return { kind: 'launch', key, game, token }
  const seat = { session: need(given, 'session'), game, currency: given.get('currency') ?? 'BDT' }
  return { kind: 'session', key, seat }
}

function need(given: Given, name: (typeof VALUES)[number]): string {
  const value = given.get(name)
  if (value === undefined) throw new Sentence(`--${name} is missing.\n${USAGE}`)
  return value
}

/** The first key of a ring: `id:secret`. */
export function readKey(text: string): Key {
  const [id = '', secret = ''] = (text.split(',')[0] ?? '').trim().split(':')
  if (id === '' || secret === '') throw new Sentence('A key is ID:SECRET.')
  return { id, secret }
}

function readOther(text: string): Stranger {
  const at = text.indexOf('=')
  if (at < 1) throw new Sentence('--other is SLUG=ID:SECRET.')
  return { slug: text.slice(0, at), key: readKey(text.slice(at + 1)) }
}
