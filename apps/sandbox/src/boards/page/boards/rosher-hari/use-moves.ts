import { HARI_FOOTHOLDS, HARI_USUAL, type HariLevel } from '@maidan/casino'
import { useState } from 'react'
import { AT_FOOT, type ClimbView } from './climb-steps.ts'
import type { HariProps } from './props.ts'

/** What is on the board, and what the player may do now. */
export type Moves = {
  level: HariLevel
  /** The climb on the board; the palm as it stands where another level was chosen since. */
  view: ClimbView
  /** A round is on the board and has not been seen to its end. */
  isPlayed: boolean
  canStart: boolean
  canChoose: boolean
  /** The foothold that the studio was asked for. */
  asked: number | null
  setLevel: (level: HariLevel) => void
  start: () => void
  step: (foothold: number) => void
  stepAnywhere: () => void
  take: () => void
}

export function useMoves(props: HariProps, seen: ClimbView): Moves {
  const { phase, round, isReplay, sounds, place, choose } = props
  const [wished, setWished] = useState(round?.setup.level ?? HARI_USUAL.level)
  const [known, setKnown] = useState(round?.id)
  const [isCleared, setIsCleared] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  // A climb from before a reload brings its palm along; it is also the one that the next climb is on.
  if (round !== null && round.id !== known) {
    setKnown(round.id)
    setWished(round.setup.level)
    setIsCleared(false)
  }
  const isOfRound = round !== null && !isCleared
  const view = isOfRound ? seen : AT_FOOT
  const level = isOfRound ? round.setup.level : wished
  const isPlayed = isOfRound && view.end === null
  const canStart = phase === 'ready' && !isReplay
  const canChoose = isPlayed && phase === 'open' && !isReplay
  const step = (foothold: number) => {
    if (!canChoose || foothold >= HARI_FOOTHOLDS[level].all) return
    sounds.play('press')
    setAsked(foothold)
    choose({ step: foothold })
  }
  return {
    level,
    view,
    isPlayed,
    canStart,
    canChoose,
    asked: phase === 'asking' && isPlayed ? asked : null,
    setLevel: (next) => {
      if (!canStart || next === level) return
      sounds.play('press')
      setWished(next)
      setIsCleared(true)
    },
    start: () => {
      if (!canStart) return
      sounds.play('press')
      setAsked(null)
      place({ level })
    },
    step,
    stepAnywhere: () => step(Math.floor(Math.random() * HARI_FOOTHOLDS[level].all)),
    take: () => {
      if (!canChoose) return
      sounds.play('press')
      setAsked(null)
      choose({ take: true })
    },
  }
}
