import type { Kit } from '../../objects/figures/kit.ts'
import { backdrop, glow, rays } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { stands } from '../../scene/stadium.ts'

/** The raiding side of the pictures. */
export const GOLD_KIT: Kit = {
  shirt: ['#FFC21F', '#A85704'],
  trousers: ['#4A2A0A', '#1A0E02'],
  accent: '#FFFFFF',
  rim: '#FFF1C9',
}

/** The defending side of the pictures. */
export const TEAL_KIT: Kit = {
  shirt: ['#2BC9B6', '#06413B'],
  trousers: ['#0B5A52', '#03221F'],
  accent: '#FFFFFF',
  rim: '#C9FFF6',
}

/** A full hall in red light, with its mat from `y` down; the middle line meets it at `line`. */
export function hall(pic: Picture, y: number, line: number): string {
  const { width, height } = pic
  const mat = pic.linear([0, y, 0, height], ['#1C6F8F', '#114A66', '#05161F'])
  return (
    backdrop(pic, pic.linear('down', ['#2A0512', '#7A1A22', [0.45, '#A8321F'], '#12040A'])) +
    rays(pic, width / 2, -40, y + 60, 14, '#FFD9A0', 0.16) +
    glow(pic, width / 2, y - 20, width * 0.6, '#FF9A5C', 0.5) +
    stands(pic, y - 66, 52, 21, ['#4A1020', '#1A0409']) +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${mat}"/><path d="M0 ${y}H${width}" stroke="#FFB703" stroke-width="7"/>` +
    `<path d="M${line} ${y + 4}L${line - 46} ${height}" stroke="#F2F7F4" stroke-width="5"/><path d="M${line - 96} ${y + 4}L${line - 190} ${height}" stroke="#F2F7F4" stroke-opacity=".5" stroke-width="3"/>`
  )
}
