import { short } from '../../scene/path/short.ts'
import type { Picture } from '../../scene/picture.ts'

type Palm = {
  /** The middle of the trunk, and where its crown sits. */
  x: number
  top: number
  bottom: number
  /** Half the trunk's width. */
  half: number
}

const FROND = 'M0 0C26 -30 70 -42 116 -14C80 -20 40 -12 0 0Z'
const BACK = [-164, -140, -114, -86, -58, -32, -6]
const FRONT = [-178, -150, -100, -72, -18, 4, 190]

/** A date palm near by: leaf scars in rows up its trunk, a heavy crown, and a bare cut below it. */
export function datePalm(pic: Picture, { x, top, bottom, half }: Palm): string {
  const bark = pic.linear('right', ['#2A170A', '#8A5D34', [0.45, '#A87642'], '#24130A'])
  const leaf = pic.linear('right', ['#0E3A26', '#2F7A4C', '#8FBF6A'])
  const frond = pic.define((id) => `<path id="${id}" d="${FROND}" fill="${leaf}"/>`)
  const scale = short(half / 26)
  const leaves = (turns: readonly number[], shade: number) =>
    `<g transform="translate(${x} ${top}) scale(${scale})" opacity="${shade}">${turns
      .map((turn) => `<use href="#${frond}" transform="rotate(${turn + 14})"/>`)
      .join('')}</g>`
  const trunk = `M${x - half} ${top}C${x - half - 3} ${(top + bottom) / 2} ${x - half - 4} ${bottom} ${x - half - 7} ${bottom}H${x + half + 7}C${x + half + 4} ${bottom} ${x + half + 3} ${(top + bottom) / 2} ${x + half} ${top}Z`
  return (
    leaves(BACK, 0.8) +
    `<path d="${trunk}" fill="${bark}"/>` +
    scars(x, top, bottom, half) +
    `<path d="M${x - half} ${top + 8}C${x - half * 0.4} ${top + 2} ${x + half * 0.4} ${top + 14} ${x + half * 0.7} ${top + 44}C${x} ${top + 52} ${x - half} ${top + 40} ${x - half} ${top + 8}Z" fill="#F0CFA0"/>` +
    leaves(FRONT, 1)
  )
}

/** The stumps of cut leaves, row above row, each row set half a stump aside of the one below. */
function scars(x: number, top: number, bottom: number, half: number): string {
  const step = half * 0.52
  const rows = Math.floor((bottom - top - 60) / step)
  const row = (index: number) => {
    const y = top + 60 + index * step
    const aside = index % 2 === 0 ? 0 : half / 3
    return [-1, -1 / 3, 1 / 3, 1]
      .map((at) => x + at * half * 0.72 + aside - half / 6)
      .filter((at) => Math.abs(at - x) < half * 0.88)
      .map(
        (at) =>
          `M${short(at - half * 0.2, 1)} ${short(y, 1)}l${short(half * 0.2, 1)} ${short(step * 0.6, 1)}l${short(half * 0.2, 1)} ${short(-step * 0.6, 1)}`,
      )
      .join('')
  }
  const d = Array.from({ length: rows }, (_, index) => row(index)).join('')
  return `<path d="${d}" fill="none" stroke="#1E0F06" stroke-opacity=".62" stroke-width="2.2" stroke-linejoin="round"/>`
}
