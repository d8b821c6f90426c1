import type { SlotGame } from '@maidan/casino'

export type Rows = SlotGame['rows']

type Box = { x: number; y: number; width: number; height: number }

export type StageLayout = {
  width: number
  height: number
  /** Where the title stands; without height when there is no room for one. */
  title: Box
  /** The window in which the reels turn. */
  reels: Box
  rows: Rows
  cellWidth: number
  cellHeight: number
  /** Width of the frame around the window. */
  frame: number
  /** The line below the reels in which wins are written. */
  plaque: Box
}

/** Room the page's own controls take from the stage. */
export type Controls = { top: number; bottom: number; right: number }

const REELS = 5
/**
 * Height of a cell over its width: a little taller where there is room to spare. `foot` is what is
 * left free between the title and a frame that leaves it little room: a plaque stands there.
 */
const SHAPES: Readonly<Record<Rows, { usual: number; tall: number; foot: number }>> = {
  3: { usual: 1.14, tall: 1.24, foot: 0 },
  5: { usual: 1, tall: 1.1, foot: 18 },
}
const CELL_MIN = 36
const FRAME_SHARE = 0.034
const REELS_WIDTH_MAX = 760
const TITLE_HEIGHT_MAX = 170

/** Cells grow taller only when the title keeps this much. */
const TITLE_ROOM = 150

/** A phone held sideways: the reels need all the height there is. */
const LOW_ROOM = 420

/** Places title, reels and win line between the controls, as large as the screen allows. */
export function stageLayout(
  width: number,
  height: number,
  controls: Controls,
  rows: Rows,
): StageLayout {
  const shape = SHAPES[rows]
  const across = width - controls.right
  const room = height - controls.top - controls.bottom
  const low = room < LOW_ROOM
  const foot = low ? 0 : shape.foot
  const titleMin = low ? 0 : 44 + foot
  const plaqueHeight = low ? 44 : 56
  const frame = Math.round(Math.min(across, REELS_WIDTH_MAX, height) * FRAME_SHARE)
  const fixed = 2 * frame + plaqueHeight
  const cellWidth = fittingCell(
    across - 2 * frame - 8,
    (room - fixed - titleMin) / rows / shape.usual,
  )
  const tallest = Math.min(shape.tall * cellWidth, (room - fixed - TITLE_ROOM) / rows)
  const cellHeight = Math.round(Math.max(shape.usual * cellWidth, tallest))
  const free = Math.max(0, room - cellHeight * rows - fixed)
  const titleHeight = low ? 0 : Math.min(Math.max(free * 0.68, titleMin), TITLE_HEIGHT_MAX)
  const top = controls.top + Math.max(0, free - titleHeight) * 0.5
  const reels = {
    x: Math.round((across - cellWidth * REELS) / 2),
    y: Math.round(top + titleHeight + frame),
    width: cellWidth * REELS,
    height: cellHeight * rows,
  }
  const below = reels.y + reels.height + frame
  return {
    width,
    height,
    title: { x: 0, y: top, width: across, height: titleHeight - foot },
    reels,
    rows,
    cellWidth,
    cellHeight,
    frame,
    plaque: { x: 0, y: below, width: across, height: plaqueHeight },
  }
}

/** As wide as the screen allows, and as the height does. */
function fittingCell(width: number, byHeight: number): number {
  const byWidth = Math.min(width, REELS_WIDTH_MAX) / REELS
  return Math.floor(Math.max(CELL_MIN, Math.min(byWidth, byHeight)))
}
