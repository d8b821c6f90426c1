import type { Kit } from '../../objects/figures/kit.ts'
import { nouka } from '../../objects/nouka.ts'
import { fade } from '../../palette.ts'
import { backdrop, glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { treeline } from '../../scene/shore.ts'
import { field, stands, tower } from '../../scene/stadium.ts'
import { ripples } from '../../scene/water.ts'

export const BLUE_KIT: Kit = {
  shirt: ['#5AA8FF', '#0D3F94'],
  trousers: ['#F4F8FF', '#9DB4D6'],
  accent: '#FFE08A',
  rim: '#FFD9A0',
}

/** A ground by the river in the last light; the stand is at `y`, the river above it. */
export function evening(pic: Picture, y: number): string {
  const { width } = pic
  const sky = pic.linear([0, 0, 0, y - 30], ['#161A52', '#6A3A86', '#F0784A', '#FFC06A'])
  const water = pic.linear([0, y - 34, 0, y + 4], ['#FFC37A', '#2F5590'])
  return (
    backdrop(pic, sky) +
    glow(pic, width * 0.5, y - 40, width * 0.5, '#FFE0A0', 0.9) +
    treeline(5, width, y - 34, 16, '#2A1C45') +
    `<path d="M0 ${y - 34}H${width}V${y + 12}H0Z" fill="${water}"/>` +
    ripples({
      seed: 4,
      x: width * 0.5,
      top: y - 32,
      bottom: y + 2,
      spread: [width * 0.05, width * 0.2],
      colour: '#FFE6B0',
      count: 14,
    }) +
    nouka(pic, { x: width * 0.24, y: y - 32, size: 40 }) +
    nouka(pic, { x: width * 0.83, y: y - 28, size: 30, flip: true }) +
    stands(pic, y, 40, 31, ['#2A2350', '#0D0B26']) +
    field(pic, y + 46, [width / 2, y + 60], ['#49B763', '#1D7040', '#07140D']) +
    tower(pic, { x: width * 0.08, y: y + 34, height: 128, to: [width * 0.5, y + 190] }) +
    tower(pic, { x: width * 0.92, y: y + 34, height: 128, to: [width * 0.5, y + 190] })
  )
}

const TICKS = 30
const FULL = Math.PI * 2

/** The clock of a match as a ring: all of its ninety minutes are gone but the last few. */
export function clockRing(pic: Picture, x: number, y: number, r: number): string {
  const at = (turn: number, radius: number) => {
    const angle = turn * FULL - Math.PI / 2
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`
  }
  const ticks = Array.from({ length: TICKS }, (_, tick) => {
    const turn = tick / TICKS
    return `M${at(turn, r - (tick % 5 === 0 ? 12 : 7))}L${at(turn, r - 2)}`
  })
  const gold = pic.linear('falling', ['#FFF8D6', '#FFB703', '#C25A05'])
  return (
    glow(pic, x, y, r * 1.25, '#FFD58A', 0.5) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fade('#0B0A26', 0.24)}" stroke="${fade('#FFFFFF', 0.3)}" stroke-width="7"/>` +
    `<path d="M${at(0, r)}A${r} ${r} 0 1 1 ${at(0.93, r)}" fill="none" stroke="${gold}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${ticks.join('')}" stroke="#FFF1C9" stroke-opacity=".7" stroke-width="2"/>`
  )
}

/** The tail of a ball that is struck hard, from where it lay to where it is. */
export function tail(pic: Picture, from: readonly [number, number], to: readonly [number, number]) {
  const [x, y] = from
  const [tx, ty] = to
  const paint = pic.linear([x, y, tx, ty], [fade('#FFF8D6', 0), fade('#FFD58A', 0.85)])
  return `<path d="M${x} ${y}L${tx - 6} ${ty - 22}L${tx + 6} ${ty + 22}Z" fill="${paint}"/>`
}
