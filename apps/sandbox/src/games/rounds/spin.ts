import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Session } from '../sessions/session.ts'
import type { RoundView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { placeBet } from './place-bet.ts'
import { refusalOf } from './refusal.ts'
import { roundView } from './round-view.ts'
import { findSpin, type Round } from './round.ts'
import { writeIntent, type SpinOrder } from './write-intent.ts'

/** How long a repeated spin waits for the first one to end, and how often it looks. */
const FOLLOW_MS = 8_000
const FOLLOW_STEP_MS = 100

/**
 * Plays one spin, or answers again for a spin id it knows: the same id never plays twice. Throws the
 * coded reason when the round has no outcome, saying where the stake is.
 */
export async function spin(studio: Studio, session: Session, asked: SpinOrder): Promise<RoundView> {
  checkBetLevel(session, asked.betMinor)
  const order = { ...asked, setup: readSetup(session.game, asked.setup) }
  const isNew = await writeIntent(studio, session, order)
  const begun = await spinOf(studio, session, order.spinId)
  if (!isSame(begun, order)) throw new StudioError('SPIN_ID_REUSED')
  if (isNew) await placeBet(studio, begun)
  return answerSpin(studio, await ended(studio, session, order.spinId))
}

function checkBetLevel(session: Session, betMinor: bigint): void {
  const levels = offeredGame(session.game).betLevels[session.currency] ?? []
  if (!levels.includes(betMinor)) throw new StudioError('BET_LEVEL_UNKNOWN')
}

/** What a board's round begins with. Throws SETUP_INVALID; a slot's begins with nothing. */
function readSetup(code: string, value: unknown): unknown {
  const offered = offeredGame(code)
  if (offered.kind === 'slot') return null
  const setup = offered.kind === 'turns' ? offered.game.readSetup(value) : null
  if (setup === null) throw new StudioError('SETUP_INVALID')
  return setup
}

function isSame(round: Round, { betMinor, setup, grantId }: SpinOrder): boolean {
  const isSameBet = round.betMinor === betMinor && round.grantId === grantId
  return isSameBet && isDeepStrictEqual(round.setup, setup)
}

async function spinOf(studio: Studio, session: Session, spinId: string): Promise<Round> {
  const round = await findSpin(studio.db, session, spinId)
  if (round === null) throw new StudioError('ROUND_NOT_FOUND')
  return round
}

/** The round as soon as its bet is decided; the last look stands, decided or not. */
async function ended(studio: Studio, session: Session, spinId: string): Promise<Round> {
  const until = Date.now() + FOLLOW_MS
  let round = await spinOf(studio, session, spinId)
  while (round.state === 'betting' && Date.now() < until) {
    await sleep(FOLLOW_STEP_MS)
    round = await spinOf(studio, session, spinId)
  }
  return round
}

function answerSpin(studio: Studio, round: Round): RoundView {
  const view = roundView(studio, round)
  if (view === null) throw refusalOf(round)
  return view
}
