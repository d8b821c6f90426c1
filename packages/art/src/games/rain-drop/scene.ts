import { backdrop, cone, glow, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { bud, pot, raindrop } from './rain-objects.ts'

const CLAYS = {
  large: ['#FF8FB4', '#C2285E', '#5A0E2C'],
  good: ['#FFB07A', '#C25A1E', '#5A230A'],
  less: ['#8FB0C8', '#3F6480', '#16283A'],
} as const

type Pond = {
  /** The middle of the top bud. */
  x: number
  y: number
  rows: number
  /** Between two buds of a row, and between two rows. */
  across: number
  down: number
}

/** Rows of buds with pots below them, and the drop on its way: left, right, right … */
export function pond(pic: Picture, { x, y, rows, across, down }: Pond): string {
  const spot = (row: number, place: number) =>
    [x + (place - row / 2) * across, y + row * down] as const
  const buds = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => {
      const [atX, atY] = spot(row, place)
      return bud(pic, { x: atX, y: atY, size: across * 0.46 })
    }),
  ).flat()
  const pots = Array.from({ length: rows + 1 }, (_, place) => {
    const [atX, atY] = spot(rows, place)
    const out = Math.abs(place - rows / 2) / (rows / 2)
    const clay = out > 0.9 ? CLAYS.large : out > 0.45 ? CLAYS.good : CLAYS.less
    return pot(pic, { x: atX, y: atY, size: across * 0.86 }, clay)
  })
  const way = [0, 1, 1, 2].map((place, row) => spot(row, place).join(' '))
  const [dropX, dropY] = spot(3, 2)
  return (
    `<path d="M${way.join('L')}" fill="none" stroke="#BFF4FF" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/>` +
    buds.join('') +
    pots.join('') +
    glow(pic, dropX, dropY - down * 0.5, across * 1.3, '#BFF4FF', 0.8) +
    raindrop(pic, { x: dropX, y: dropY - down * 0.42, size: across * 1.05 })
  )
}

/** A monsoon sky with slanting rain. */
export function monsoon(pic: Picture, seed: number): string {
  const { width, height } = pic
  return (
    backdrop(pic, pic.linear('down', ['#3A4A78', [0.3, '#1F3A66'], [0.65, '#0F4A5E'], '#04161C'])) +
    glow(pic, width * 0.5, 0, width * 0.6, '#B9CFFF', 0.5) +
    cone(pic, {
      from: [width * 0.5, -60],
      to: [width * 0.5, height],
      spread: width * 0.7,
      colour: '#BFE4FF',
      strength: 0.22,
    }) +
    `<g transform="skewX(-12)">${specks(seed, 40, [0, 0, width * 1.2, height * 0.8], '#CFEFFF', 1.6)}</g>`
  )
}
