import type { Pen } from './painter.ts'

const PEOPLE = [
  'rgba(242,247,244,.16)',
  'rgba(255,183,3,.2)',
  'rgba(92,184,255,.18)',
  'rgba(169,189,178,.14)',
] as const

/** Square pixels of the stand for each person in it. */
const ROOM_PX = 70
const DOT_PX = 1.6

/** The dark stand behind the ground, from the top to `bottom`, with its dots of people. */
export function drawStand(pen: Pen, width: number, bottom: number): void {
  const wall = pen.createLinearGradient(0, 0, 0, bottom)
  wall.addColorStop(0, '#050b08')
  wall.addColorStop(1, '#0d2118')
  pen.fillStyle = wall
  pen.fillRect(0, 0, width, bottom)
  const next = dice()
  for (let count = 0; count < (width * bottom) / ROOM_PX; count += 1) {
    pen.fillStyle = PEOPLE[Math.floor(next() * PEOPLE.length)] ?? PEOPLE[0]
    pen.fillRect(next() * width, next() * (bottom - 3), DOT_PX, DOT_PX)
  }
}

/** The same people every time: a resize must not reseat them (Park and Miller's generator). */
function dice(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}
