import { backdrop, glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { ripples, swellLine } from '../../scene/water.ts'

/** The sky over the river in the last light, down to the water at `y`, its sun at `x`. */
export function eveningSky(pic: Picture, y: number, x: number): string {
  const { width } = pic
  const sky = pic.linear([0, 0, 0, y], ['#232A63', '#7A3F7A', '#E8785A', '#FFD58A'])
  return (
    backdrop(pic, sky) +
    glow(pic, x, y - 34, width * 0.42, '#FFE08A', 0.95) +
    `<circle cx="${x}" cy="${y - 26}" r="24" fill="#FFF1C0"/>` +
    treeline(9, width, y, 26, '#3A2350') +
    palm(width * 0.12, y + 2, 58, -12, '#27183D') +
    palm(width * 0.2, y + 2, 42, 8, '#27183D')
  )
}

/** The river from `y` down, in front of it two rows of waves. */
export function eveningWater(pic: Picture, y: number, x: number): string {
  const { width, height } = pic
  const deep = pic.linear([0, y, 0, height], ['#F0A070', '#7A5A92', '#274A86', '#0C1F4A'])
  return (
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${deep}"/>` +
    ripples({
      seed: 8,
      x,
      top: y + 4,
      bottom: height,
      spread: [20, width * 0.4],
      colour: '#FFE3A8',
      count: 26,
    })
  )
}

/** The water that the boat lies in: it covers the foot of what was drawn before. */
export function nearWater(pic: Picture, y: number): string {
  const { width, height } = pic
  const near = pic.linear([0, y, 0, height], ['#3F7FC0', '#14407A', '#061634'])
  return (
    swellLine(width, y, height, 5, 9, near) +
    swellLine(width, y + 26, height, 4, 11, '#0A2A5A99') +
    swellLine(width, y + 56, height, 3, 13, '#061A3E99')
  )
}
