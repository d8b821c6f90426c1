import type { RacePlay } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import { laneProgress } from '../race/lane-progress.ts'
import { GATE_MS, WINNER_MS } from '../race/race-times.ts'
import { drawRace } from './draw-race.ts'

type TrackProps = {
  /** Null while the horses wait for the draw. */
  play: RacePlay | null
  playMs: () => number
  isDecided: boolean
  isStill: boolean
  name: string
}

const AT_GATE = [0, 0, 0, 0, 0, 0, 0, 0] as const

/** Screens finer than this gain nothing from it. */
const RATIO_MAX = 2

/** The race, drawn anew for every frame; a picture of the finish stays when it is over. */
export function Track({ name, ...race }: TrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(race)
  useEffect(() => {
    latest.current = race
  })
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return undefined
    let request = requestAnimationFrame(function next() {
      drawNow(element, pen, latest.current)
      request = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(request)
  }, [])
  return <canvas aria-label={name} className="horsebook-track" ref={canvas} role="img" />
}

function drawNow(
  element: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  race: Omit<TrackProps, 'name'>,
): void {
  const ratio = Math.min(devicePixelRatio, RATIO_MAX)
  const { clientWidth: width, clientHeight: height } = element
  if (width === 0 || height === 0) return
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (element.width !== wide || element.height !== high) {
    element.width = wide
    element.height = high
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawRace(pen, { width, height, ...momentOf(race) })
}

/** What of the race is drawn now: the gate, the run, and in the end the winner at the line. */
function momentOf({ play, playMs, isDecided, isStill }: Omit<TrackProps, 'name'>) {
  if (play === null) return { progress: AT_GATE, isRunning: false }
  if (isDecided) return { progress: laneProgress(play, GATE_MS + WINNER_MS), isRunning: true }
  const ms = isStill ? 0 : playMs()
  return { progress: laneProgress(play, ms), isRunning: ms > GATE_MS }
}
