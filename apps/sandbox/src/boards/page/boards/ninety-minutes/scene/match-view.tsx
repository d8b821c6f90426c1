import type { MatchFixture } from '@maidan/casino'
import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import type { Shown } from '../show/figures-at.ts'
import { Figures } from './figures.tsx'
import { Ground } from './ground.tsx'
import { moveParts, partsOf, type Parts } from './move-parts.ts'

type MatchViewProps = {
  fixture: MatchFixture
  shown: Shown
  isRunning: boolean
  /** Still pictures show the sides as they stand at the first whistle. */
  isStill: boolean
  playMs: () => number
  name: string
}

/** The ground in the evening and the match on it. */
export function MatchView({ fixture, shown, isRunning, isStill, playMs, name }: MatchViewProps) {
  const world = useRef<HTMLDivElement>(null)
  const figures = useRef<HTMLDivElement>(null)
  const parts = useRef<Parts | null>(null)
  useFrames(isRunning && !isStill, () => {
    if (world.current === null || figures.current === null) return
    parts.current ??= partsOf(world.current, figures.current)
    moveParts(parts.current, shown, isStill ? 0 : playMs())
  })
  return (
    <div ref={world} aria-label={name} className="match-world" role="img">
      <Ground />
      <Figures fixture={fixture} figures={figures} />
    </div>
  )
}
