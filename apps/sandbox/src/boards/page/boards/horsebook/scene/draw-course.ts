export type Course = {
  width: number
  height: number
  /** How far the camera has gone along the track, in pixels. */
  cameraX: number
  /** Where the line of the finish stands on the track, in pixels. */
  finishX: number
  /** Where the first lane begins, and how high one is. */
  top: number
  laneHeight: number
}

const STRIPE = 90
const SEAT_COLOURS = ['#ffd257', '#ff7a5c', '#9fd8ff', '#f2f7f4', '#7be0a3', '#e3a0ff'] as const

/** Draws the evening sky, the stands, the turf with its lanes, the rails and the finish. */
export function drawCourse(pen: CanvasRenderingContext2D, course: Course): void {
  drawSky(pen, course)
  drawStands(pen, course)
  drawTurf(pen, course)
  drawRail(pen, course, course.top - 2)
  drawFinish(pen, course)
}

/** The rail before the horses, drawn after them. */
export function drawNearRail(pen: CanvasRenderingContext2D, course: Course): void {
  drawRail(pen, course, course.height - 3)
}

function drawSky(pen: CanvasRenderingContext2D, { width, top }: Course): void {
  const sky = pen.createLinearGradient(0, 0, 0, top)
  sky.addColorStop(0, '#2a1f5c')
  sky.addColorStop(0.6, '#b4577a')
  sky.addColorStop(1, '#ffb45e')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, top)
}

/** Stands with people in them, which pass more slowly than the track. */
function drawStands(pen: CanvasRenderingContext2D, { width, top, cameraX }: Course): void {
  const far = cameraX * 0.35
  const block = 170
  const roof = top * 0.3
  for (let at = Math.floor(far / block); at * block - far < width; at += 1) {
    const x = at * block - far
    pen.fillStyle = '#3a2444'
    pen.fillRect(x + 6, roof, block - 26, top - roof)
    pen.fillStyle = '#1f1530'
    pen.fillRect(x, roof - 4, block - 14, 5)
    drawCrowd(pen, { x: x + 12, y: roof + 6, width: block - 38, height: top - roof - 10 }, at)
  }
}

function drawCrowd(
  pen: CanvasRenderingContext2D,
  box: { x: number; y: number; width: number; height: number },
  block: number,
): void {
  const gap = 7
  for (let row = 0; row * gap < box.height - 3; row += 1) {
    for (let seat = 0; seat * gap < box.width; seat += 1) {
      const seed = (block * 31 + row * 17 + seat * 7 + ((seat * row) % 5)) % 11
      const colour = SEAT_COLOURS[Math.abs(seed)]
      if (colour === undefined) continue
      pen.fillStyle = colour
      pen.fillRect(box.x + seat * gap, box.y + row * gap, 3, 3)
    }
  }
}

function drawTurf(pen: CanvasRenderingContext2D, course: Course): void {
  const { width, height, top, laneHeight, cameraX } = course
  pen.fillStyle = '#1f7a3f'
  pen.fillRect(0, top, width, height - top)
  pen.fillStyle = '#2a8c4b'
  for (let at = Math.floor(cameraX / STRIPE); at * STRIPE - cameraX < width; at += 1) {
    if (at % 2 === 0) pen.fillRect(at * STRIPE - cameraX, top, STRIPE, height - top)
  }
  pen.fillStyle = '#ffffff1c'
  for (let y = top + laneHeight; y < height - 2; y += laneHeight) pen.fillRect(0, y, width, 1)
}

function drawRail(pen: CanvasRenderingContext2D, { width, cameraX }: Course, y: number): void {
  const gap = 60
  pen.fillStyle = '#f4f1ea'
  pen.fillRect(0, y - 6, width, 2.5)
  for (let at = Math.floor(cameraX / gap); at * gap - cameraX < width; at += 1) {
    pen.fillRect(at * gap - cameraX, y - 6, 2.5, 9)
  }
}

function drawFinish(pen: CanvasRenderingContext2D, course: Course): void {
  const { width, height, top, finishX, cameraX } = course
  const x = finishX - cameraX
  if (x < -40 || x > width + 40) return
  const side = 5
  for (let row = 0; top + row * side < height; row += 1) {
    for (const column of [0, 1]) {
      pen.fillStyle = (row + column) % 2 === 0 ? '#ffffff' : '#14202a'
      pen.fillRect(x + column * side, top + row * side, side, side)
    }
  }
  pen.fillStyle = '#f4f1ea'
  pen.fillRect(x - 1.5, top * 0.25, 3, top * 0.75)
  pen.fillStyle = '#d7263d'
  pen.beginPath()
  pen.arc(x, top * 0.25, 8, 0, Math.PI * 2)
  pen.fill()
}
