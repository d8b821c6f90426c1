import type { Picture } from './picture.ts'

const BLADE = 'M0 0C14 -26 48 -40 92 -30C70 -6 34 12 0 0Z'
const RIBS =
  'M0 0C30 -14 60 -24 90 -30M22 -9L30 -26M40 -17L50 -32M58 -23L68 -33M26 -10L42 -4M46 -19L62 -14'

export type Foliage = 'night' | 'amber'

const TINTS = {
  night: { lit: '#2BD576', mid: '#0E5A36', dark: '#031810' },
  amber: { lit: '#D6E04A', mid: '#4A6B14', dark: '#141C04' },
} as const satisfies Record<Foliage, object>

/** Big leaves reaching in from the lower corners, lit along one edge. */
export function leaves(pic: Picture, tone: Foliage): string {
  const { width, height } = pic
  const tint = TINTS[tone]
  const blade = pic.linear([0, 0, 90, -30], [tint.dark, tint.mid, tint.lit])
  const leaf = pic.define(
    (id) =>
      `<g id="${id}"><path d="${BLADE}" fill="${blade}"/><path d="${RIBS}" fill="none" stroke="${tint.dark}" stroke-opacity=".7" stroke-width="1.4"/><path d="M0 0C14 -26 48 -40 92 -30" fill="none" stroke="#F4FFE0" stroke-opacity=".75" stroke-width="1.4"/></g>`,
  )
  const at = height * 0.7
  const spots = [
    [-20, at + 26, -64, 0.95],
    [-26, at + 8, -30, 1.05],
    [-30, at - 20, -92, 0.8],
    [-16, at + 44, 8, 0.78],
  ] as const
  const left = spots
    .map(
      ([x, y, turn, scale]) =>
        `<use href="#${leaf}" transform="translate(${x} ${y}) rotate(${turn + 30}) scale(${scale})"/>`,
    )
    .join('')
  return `${left}<g transform="translate(${width} 0) scale(-1 1)">${left}</g>`
}
