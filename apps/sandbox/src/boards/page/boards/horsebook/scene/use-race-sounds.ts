import type { RacePlay } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../../games/page/sound/sounds.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { GATE_MS, WINNER_MS } from '../race/race-times.ts'

const HOOF_MS = 260

/** The gate as it opens, hooves while they run, and the bell as the winner passes the line. */
export function useRaceSounds(play: RacePlay | null, playMs: () => number, sounds: Sounds): void {
  const beat = useEachFrame(() => (play === null ? -1 : beatOf(playMs())))
  const before = useRef(beat)
  useEffect(() => {
    const was = before.current
    before.current = beat
    // Who comes late hears nothing of what was before.
    if (beat <= was || beat > was + 2) return
    const ms = beat * HOOF_MS + GATE_MS
    if (was < 0) sounds.play('snap')
    else if (ms < WINNER_MS + GATE_MS) sounds.play('hoof', beat % 4)
    else if (ms < WINNER_MS + GATE_MS + HOOF_MS) sounds.play('scatter', 0)
  }, [beat, sounds])
}

/** Which beat of the hooves it is; below 0 at the gate. */
function beatOf(elapsedMs: number): number {
  return Math.floor((elapsedMs - GATE_MS) / HOOF_MS)
}
