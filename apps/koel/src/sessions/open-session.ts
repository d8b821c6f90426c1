import { randomBytes } from 'node:crypto'
import { makeServerSeed } from '../fairness/make-server-seed.ts'
import { readTrialTicket } from '../launches/read-trial-ticket.ts'
import type { ErrorCode } from '../messages/describe-messages.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Session } from '../store/keep-sessions.ts'
import type { Answer } from '../wallet/read-answer.ts'
import { hashToken } from './hash-token.ts'

export type Launch = {
  /** The token or the ticket out of the address. */
  readonly launch: string
  readonly game: string
  /** Chosen by the page, so that it may ask again when our answer was lost. */
  readonly pageKey: string
}

export type Opened =
  | { readonly token: string; readonly session: Session; readonly balanceMinor: string | null }
  | { readonly error: ErrorCode }

const ASK_AGAIN_MS = 120_000
const PLAY_MONEY_MINOR = 200_000n

const underWay = new Map<string, Promise<Opened>>()

/** Trades a launch for a session of our own. A page that asks twice at once is answered once. */
export function openSession(shop: Shop, launch: Launch): Promise<Opened> {
  const key = `${launch.launch} ${launch.pageKey} ${launch.game}`
  const known = underWay.get(key)
  if (known) return known
  const opening = openOnce(shop, launch).finally(() => underWay.delete(key))
  underWay.set(key, opening)
  return opening
}

async function openOnce(shop: Shop, launch: Launch): Promise<Opened> {
  const isTrial = launch.launch.startsWith('demo.')
  const trial = isTrial ? readTrialTicket(launch.launch, shop.settings.keys) : null
  if (isTrial && !trial) return { error: 'LAUNCH_ENDED' }
  // A trial is known by its id alone: the same id under another signature is the same launch.
  const launchHash = hashToken(trial ? `demo.${trial.id}` : launch.launch)
  const known = shop.sessions.findByLaunch(launchHash)
  if (known) return openAgain(shop, known, launch)
  if (!trial) return openReal(shop, launch, launchHash)
  if (trial.game !== launch.game) return { error: 'GAME_NOT_FOUND' }
  if (trial.expiresMs < shop.nowMs()) return { error: 'LAUNCH_ENDED' }
  return store(shop, launch, launchHash, {
    walletSession: null,
    player: `trial:${trial.id}`,
    username: trial.username,
    currency: trial.currency,
    playMoneyMinor: PLAY_MONEY_MINOR,
    balanceMinor: PLAY_MONEY_MINOR.toString(),
  })
}

function openAgain(shop: Shop, session: Session, launch: Launch): Opened {
  const isSamePage = session.pageKey === launch.pageKey && session.game === launch.game
  if (!isSamePage || shop.nowMs() - session.createdMs > ASK_AGAIN_MS) {
    return { error: 'LAUNCH_ENDED' }
  }
  const token = makeToken()
  shop.sessions.setToken(session.id, hashToken(token))
  return { token, session, balanceMinor: null }
}

async function openReal(shop: Shop, launch: Launch, launchHash: string): Promise<Opened> {
  const body = JSON.stringify({ token: launch.launch, game: launch.game })
  const answer = await shop.sendCall('authenticate', body)
  if (answer.kind !== 'done') return { error: explain(shop, answer) }
  const { session, player, username, currency, balance } = answer.body
  const fields = [session, player, username, currency, balance].filter((v) => typeof v === 'string')
  const [walletSession, playerId, name, money, balanceMinor] = fields
  if (!walletSession || !playerId || name === undefined || !money || !balanceMinor) {
    shop.log('authenticate: the answer lacks a field')
    return { error: 'FAULT' }
  }
  return store(shop, launch, launchHash, {
    walletSession,
    player: playerId,
    username: name,
    currency: money,
    playMoneyMinor: null,
    balanceMinor,
  })
}

function explain(shop: Shop, answer: Exclude<Answer, { kind: 'done' }>): ErrorCode {
  if (answer.kind === 'unknown') return 'WALLET_SILENT'
  if (answer.code === 'SESSION_EXPIRED') return 'LAUNCH_ENDED'
  if (answer.code === 'GAME_NOT_FOUND' || answer.code === 'PLAYER_BLOCKED') return answer.code
  shop.log(`PERSON NEEDED authenticate: ${answer.code}, request ${answer.requestId}`)
  return 'FAULT'
}

type Opening = Pick<
  Session,
  'walletSession' | 'player' | 'username' | 'currency' | 'playMoneyMinor'
> & { readonly balanceMinor: string }

function store(shop: Shop, launch: Launch, launchHash: string, opening: Opening): Opened {
  const token = makeToken()
  const { balanceMinor, ...fields } = opening
  const nowMs = shop.nowMs()
  const session: Session = {
    ...fields,
    id: randomBytes(16).toString('base64url'),
    tokenHash: hashToken(token),
    launchHash,
    pageKey: launch.pageKey,
    game: launch.game,
    serverSeed: makeServerSeed(),
    createdMs: nowMs,
    usedMs: nowMs,
    isBlocked: false,
  }
  shop.sessions.add(session)
  return { token, session, balanceMinor }
}

function makeToken(): string {
  return randomBytes(32).toString('base64url')
}
