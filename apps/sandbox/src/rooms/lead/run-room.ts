import { setTimeout as sleep } from 'node:timers/promises'
import { sleepUntil } from '../clock/sleep-until.ts'
import type { OfferedRoom } from '../../games/catalog/offered-game.ts'
import type { Rooms } from '../rooms.ts'
import { closeBetting, untilDecided } from '../rounds/close-betting.ts'
import { endRound } from '../rounds/end-round.ts'
import { fixDraw } from '../rounds/fix-draw.ts'
import { giveBackRound } from '../rounds/give-back-round.ts'
import { openRound } from '../rounds/open-round.ts'
import { newestRound, type Round } from '../rounds/round.ts'
import { showRound } from '../rounds/show-round.ts'
import { settleRound } from '../settle/settle-round.ts'
import { LeadLost, type Lead } from './as-leader.ts'

/** The longest that a shown round waits for cash-outs that arrived before its curve broke. */
const CASH_OUTS_MS = 2_000

/** Those that arrived in another process cannot be seen, only waited for. */
const CASH_OUTS_ELSEWHERE_MS = 300

const AFTER_FAILURE_MS = 500

type Run = { rooms: Rooms; room: OfferedRoom; lead: Lead; stopping: AbortSignal }

/**
 * Runs a room, round after round, until it is told to stop or another process has it. Where a round
 * stands is in the database alone: whatever fails is looked at again and goes on from there.
 */
export async function runRoom(run: Run): Promise<void> {
  let isTaken = false
  while (!run.stopping.aborted) {
    try {
      if (!isTaken) await finishOldRound(run)
      isTaken = true
      await stepOn(run, await newestRound(run.rooms.db, run.lead.game))
    } catch (error) {
      if (error instanceof LeadLost) return
      run.rooms.log.error({ err: error, game: run.lead.game }, 'a room failed, going on')
      await sleep(AFTER_FAILURE_MS, undefined, { signal: run.stopping }).catch(() => undefined)
    }
  }
}

/** What the process before left in the middle. From `shown` on a round goes on as if nothing was. */
async function finishOldRound({ rooms, room, lead }: Run): Promise<void> {
  const round = await newestRound(rooms.db, lead.game)
  switch (round?.phase) {
    case 'betting':
    case 'closing':
      return giveBackRound(rooms, lead, round)
    case 'running':
      return showRound(rooms, room, lead, round, true)
    case 'shown':
    case 'over':
    case 'given-back':
    case undefined:
      return
  }
}

async function stepOn(run: Run, round: Round | null): Promise<void> {
  switch (round?.phase) {
    case undefined:
    case 'over':
    case 'given-back':
      return begin(run)
    case 'betting':
      return close(run, round)
    case 'closing':
      return draw(run, round)
    case 'running':
      return rise(run, round)
    case 'shown':
      return show(run, round)
  }
}

/** A room without anybody in it sleeps. */
async function begin({ rooms, room, lead, stopping }: Run): Promise<void> {
  if (rooms.watchers.everywhere(lead.game) === 0) {
    await rooms.watchers.untilEntry(lead.game, stopping)
  }
  if (!stopping.aborted) await openRound(rooms, room, lead)
}

async function close({ rooms, lead, stopping }: Run, round: Round): Promise<void> {
  await sleepUntil(rooms.clock, round.phaseEndsMs ?? 0, stopping)
  if (!stopping.aborted) await closeBetting(rooms, lead, round)
}

async function draw({ rooms, room, lead, stopping }: Run, round: Round): Promise<void> {
  await untilDecided(rooms, round, stopping)
  if (!stopping.aborted) await fixDraw(rooms, room, lead, round)
}

async function rise({ rooms, room, lead, stopping }: Run, round: Round): Promise<void> {
  const { curve } = room.game
  const lastsMs = curve?.elapsedMs(curve.brokenAtCenti(round.outcome)) ?? 0
  await sleepUntil(rooms.clock, round.phaseBeganMs + lastsMs, stopping)
  // Nobody could leave a curve at the heights over which the clock has leapt.
  const isCut = (rooms.clock.leaptAtMs() ?? 0) > round.phaseBeganMs
  if (!stopping.aborted) await showRound(rooms, room, lead, round, isCut)
}

async function show({ rooms, lead, stopping }: Run, round: Round): Promise<void> {
  if (!round.isSettled) {
    await rooms.pending.settled(CASH_OUTS_MS)
    const { watchers } = rooms
    const isShared = watchers.everywhere(lead.game) > watchers.here(lead.game)
    if (isShared) await sleep(CASH_OUTS_ELSEWHERE_MS)
    await settleRound(rooms, lead, round)
  }
  await sleepUntil(rooms.clock, round.phaseEndsMs ?? 0, stopping)
  if (!stopping.aborted) await endRound(rooms, lead, round)
}
