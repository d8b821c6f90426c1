import { drawCourse, drawNearRail, type Course } from './draw-course.ts'
import { drawHorse } from './draw-horse.ts'

export type RaceFrame = {
  width: number
  height: number
  /** How far each lane has come: 0 at the gate, 1 at the line. */
  progress: readonly number[]
  /** False while they stand at the gate. */
  isRunning: boolean
}

/** How long the track is: so many widths of the picture, and no less than so many pixels. */
const TRACK_WIDTHS = 4.5
const TRACK_MIN = 2_600

/** A stride is so many lengths of the horse. */
const STRIDE_LENGTHS = 2.2

/** Draws one frame of a race; the camera goes with the leader until the line comes into the picture. */
export function drawRace(pen: CanvasRenderingContext2D, frame: RaceFrame): void {
  const { progress, isRunning } = frame
  const course = courseOf(frame)
  const size = Math.min(course.laneHeight * 2.4, 130)
  const startX = size * 0.9
  const track = course.finishX - startX
  drawCourse(pen, course)
  for (const [lane, at] of progress.entries()) {
    // A muzzle, not a middle, passes the line.
    const x = startX + at * track - size * 0.63 - course.cameraX
    const y = course.top + (lane + 0.86) * course.laneHeight
    if (x < -size || x > frame.width + size) continue
    const stride = (at * track) / (size * STRIDE_LENGTHS) + lane * 0.37
    const speed = isRunning ? 1 : 0
    if (isRunning) drawDust(pen, x, y, size, stride)
    drawHorse(pen, lane, { x, y, size }, { stride, speed })
  }
  drawNearRail(pen, course)
}

function courseOf({ width, height, progress }: RaceFrame): Course {
  const top = Math.max(34, height * 0.2)
  const laneHeight = (height - top - 6) / progress.length
  const finishX = Math.max(TRACK_MIN, width * TRACK_WIDTHS)
  const leaderX = Math.max(...progress) * finishX
  const cameraX = Math.min(Math.max(0, leaderX - width * 0.7), finishX - width * 0.78)
  return { width, height, top, laneHeight, finishX, cameraX }
}

function drawDust(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  stride: number,
): void {
  for (const behind of [0, 1, 2]) {
    const age = (stride + behind / 3) % 1
    pen.fillStyle = `rgba(214, 190, 140, ${0.28 * (1 - age)})`
    pen.beginPath()
    pen.arc(x - size * (0.35 + age * 0.5), y - 2 - age * 5, size * (0.03 + age * 0.06), 0, 7)
    pen.fill()
  }
}
