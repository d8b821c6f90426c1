type Box = { x: number; y: number; width: number; height: number }

export type StageLayout = {
  width: number
  height: number
  /** Where the title stands; without height when there is no room for one. */
  title: Box
  /** The window in which the reels turn. */
  reels: Box
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
const ROWS = 3
/** Height of a cell over its width: a little taller where there is room to spare. */
const CELL_SHAPE = 1.14
const CELL_SHAPE_TALL = 1.24
const CELL_MIN = 36
const FRAME_SHARE = 0.034
const REELS_WIDTH_MAX = 760
const TITLE_HEIGHT_MAX = 170

/** Cells grow taller only when the title keeps this much. */
const TITLE_ROOM = 150

/** A phone held sideways: the reels need all the height there is. */
const LOW_ROOM = 420

/** Places title, reels and win line between the controls, as large as the screen allows. */
export function stageLayout(width: number, height: number, controls: Controls): StageLayout {
  const across = width - controls.right
  const room = height - controls.top - controls.bottom
  const low = room < LOW_ROOM
  const titleMin = low ? 0 : 44
  const plaqueHeight = low ? 44 : 56
  const frame = Math.round(Math.min(across, REELS_WIDTH_MAX, height) * FRAME_SHARE)
  const fixed = 2 * frame + plaqueHeight
  const cellWidth = fittingCell(across - 2 * frame - 8, room - fixed - titleMin)
  const tallest = Math.min(CELL_SHAPE_TALL * cellWidth, (room - fixed - TITLE_ROOM) / ROWS)
  const cellHeight = Math.round(Math.max(CELL_SHAPE * cellWidth, tallest))
  const free = Math.max(0, room - cellHeight * ROWS - fixed)
  const titleHeight = low ? 0 : Math.min(Math.max(free * 0.68, titleMin), TITLE_HEIGHT_MAX)
  const top = controls.top + Math.max(0, free - titleHeight) * 0.5
  const reels = {
    x: Math.round((across - cellWidth * REELS) / 2),
    y: Math.round(top + titleHeight + frame),
    width: cellWidth * REELS,
    height: cellHeight * ROWS,
  }
  const below = reels.y + reels.height + frame
  return {
    width,
    height,
    title: { x: 0, y: top, width: across, height: titleHeight },
    reels,
    cellWidth,
    cellHeight,
    frame,
    plaque: { x: 0, y: below, width: across, height: plaqueHeight },
  }
}

function fittingCell(width: number, height: number): number {
  const byWidth = Math.min(width, REELS_WIDTH_MAX) / REELS
  return Math.floor(Math.max(CELL_MIN, Math.min(byWidth, height / ROWS / CELL_SHAPE)))
}
