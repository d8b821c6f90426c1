import type { KabaddiFixture } from '@maidan/casino'
import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import { RAID_MS, type RaidMoment } from '../show/raid-moments.ts'
import { figuresAt, PLAYERS } from './figures-at.ts'
import { KITS } from './kits.ts'
import { placedOn } from './mat.ts'
import { Player } from './player.tsx'

const SIDES = ['first', 'second'] as const
const PLACES = Array.from({ length: PLAYERS }, (_, index) => index)

type CourtPlayersProps = {
  fixture: KabaddiFixture
  moments: readonly RaidMoment[]
  playMs: () => number
  isRunning: boolean
  fit: string
}

/** Both sides on the mat, far players first. A frame only moves them. */
export function CourtPlayers({ fixture, moments, playMs, isRunning, fit }: CourtPlayersProps) {
  const court = useRef<SVGSVGElement>(null)
  useFrames(isRunning, () => {
    if (court.current === null) return
    const nowMs = playMs()
    const moment = moments.findLast(({ beginsMs }) => beginsMs <= nowMs) ?? null
    const atMs = moment === null ? 0 : Math.min(nowMs - moment.beginsMs, RAID_MS)
    for (const side of SIDES) {
      for (const [index, { spot, turn, clear }] of figuresAt(side, moment, atMs).entries()) {
        const player = court.current.querySelector(`[data-player="${side}-${index}"]`)
        player?.setAttribute('transform', placedOn(spot, turn))
        player?.setAttribute('opacity', clear.toFixed(2))
      }
    }
  })
  return (
    <svg
      ref={court}
      aria-hidden="true"
      className="kabaddi-layer"
      preserveAspectRatio={fit}
      viewBox="0 0 360 190"
    >
      {PLACES.map((index) =>
        SIDES.map((side) => (
          <g key={`${side} ${index}`} data-player={`${side}-${index}`}>
            <Player kit={KITS[fixture[side]]} />
          </g>
        )),
      )}
    </svg>
  )
}
