import type { RacePlay } from '@maidan/casino'
import { laneProgress, runningOrder } from './lane-progress.ts'
import { GATE_MS, isPhotoFinish, racePlayMs, WINNER_MS } from './race-times.ts'

/** What the caller says: from when on, and which lane they name. */
export type RaceCall = {
  kind: 'away' | 'quarter' | 'half' | 'straight' | 'photo' | 'wins'
  atMs: number
  lane: number | null
}

const POSTS = [
  { kind: 'quarter', share: 0.25 },
  { kind: 'half', share: 0.5 },
  { kind: 'straight', share: 0.78 },
] as const

/** What is called of a race, each line at its moment and true of that moment. */
export function raceCalls(play: RacePlay): readonly RaceCall[] {
  const lineMs = GATE_MS + WINNER_MS
  const posts = POSTS.map(({ kind, share }) => {
    const atMs = GATE_MS + WINNER_MS * share
    return { kind, atMs, lane: runningOrder(laneProgress(play, atMs))[0] ?? null }
  })
  const winner = play.order[0] ?? null
  const finish: readonly RaceCall[] = isPhotoFinish(play)
    ? [
        { kind: 'photo', atMs: lineMs, lane: null },
        { kind: 'wins', atMs: racePlayMs(play), lane: winner },
      ]
    : [{ kind: 'wins', atMs: lineMs, lane: winner }]
  return [{ kind: 'away', atMs: GATE_MS, lane: null }, ...posts, ...finish]
}
