import { placed, type Place } from '../scene/place.ts'
import { short } from '../scene/path/short.ts'
import type { Picture } from '../scene/picture.ts'
import { repeatable } from '../scene/random.ts'

/** A cell of the comb, `r` from its centre to a corner, flat sides left and right. */
export function cell(x: number, y: number, r: number): string {
  const [w, h] = [short(r * 0.866), short(r / 2)]
  return `M${short(x)} ${short(y - r)}l${w} ${h}v${short(r)}l${-w} ${h}l${-w} ${-h}v${short(-r)}Z`
}

export type Comb = {
  x: number
  y: number
  columns: number
  rows: number
  r: number
  seed: number
  keep: number
}

/** A wall of comb: dark wax, some cells full of lit honey. `keep` is the share of cells that hold honey. */
export function comb(pic: Picture, { x, y, columns, rows, r, seed, keep }: Comb): string {
  const next = repeatable(seed)
  const full: string[] = []
  const empty: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (column + (row % 2) / 2) * r * 1.78
      const at = cell(cx, y + row * r * 1.55, r * 0.9)
      ;(next() < keep ? full : empty).push(at)
    }
  }
  const honey = pic.linear('down', ['#FFD24A', '#E88A00', '#8A3F00'])
  return `<g stroke="#FFC94A" stroke-opacity=".28" stroke-width="1.5"><path d="${empty.join('')}" fill="#3A1A04" fill-opacity=".75"/><path d="${full.join('')}" fill="${honey}"/></g>`
}

/** Honey running down from the top edge in tongues of `lengths`, one after another. */
export function drips(pic: Picture, width: number, y: number, lengths: readonly number[]): string {
  const step = width / lengths.length
  const tongue = (length: number): string => {
    const w = short(step / 2)
    const neck = short(step * 0.16)
    return `c${neck} 0 ${neck} 6 ${neck} ${short(length * 0.5)}v${short(length * 0.5)}c0 ${short(w * 0.9)} ${short(w * 1.35)} ${short(w * 0.9)} ${short(w * 1.35)} 0v${short(-length * 0.5)}c0 ${short(-length * 0.5 + 6)} 0 ${short(-length * 0.5)} ${short(step - neck - w * 1.35)} ${short(-length * 0.5)}`
  }
  const d = `M0 ${y}${lengths.map(tongue).join('')}V-2H0Z`
  const deep = Math.max(...lengths) + y
  const honey = pic.linear(
    [0, 0, 0, deep + step * 0.4],
    ['#C76A00', '#F59A0B', '#FFC93C', '#FFE48A'],
  )
  const run = pic.define((id) => `<path id="${id}" d="${d}"/>`)
  return `<use href="#${run}" fill="#3A1A04" fill-opacity=".5" transform="translate(3 5)"/><use href="#${run}" fill="${honey}"/><use href="#${run}" fill="none" stroke="#FFF3B8" stroke-opacity=".55" stroke-width="1.4" transform="translate(1.5 -2)"/>`
}

/** A clay pot brimming with honey. */
export function honeyPot(pic: Picture, place: Place): string {
  const clay = pic.linear('right', ['#E0894A', '#B4531F', '#6B2A0C', '#3A1405'])
  const honey = pic.linear('down', ['#FFE27A', '#FFB703', '#D97A00'])
  return placed(
    `<ellipse cx="2" cy="48" rx="42" ry="6" fill="#000" fill-opacity=".4"/>
    <path d="M-34 -22C-58 0 -50 46 -18 48H18C50 46 58 0 34 -22Z" fill="${clay}"/>
    <path d="M-46 8C-30 16 30 16 46 8M-47 18C-30 26 30 26 47 18" fill="none" stroke="#FFD9A8" stroke-opacity=".75" stroke-width="2.2"/>
    <path d="M-43 13l5 3l5 -1.5l5 3l5 -1.5l5 2.5l5 -1.5l5 2l5 -1.5l5 1.5l5 -2l5 1.5l5 -2.5l5 1.5l5 -3l5 1.5l5 -3" fill="none" stroke="#FFD9A8" stroke-opacity=".7" stroke-width="1.2"/>
    <ellipse cy="-24" rx="38" ry="11" fill="#8A3C12"/><ellipse cy="-26" rx="36" ry="9.5" fill="${honey}"/><ellipse cx="-8" cy="-28" rx="18" ry="3.5" fill="#FFF6C8" fill-opacity=".8"/>
    <path d="M-36 -26C-36 -14 -30 -14 -29 -4C-28.5 4 -21 4 -21 -4C-21 -12 -16 -14 -12 -14C-6 -14 -6 -8 -5.5 2C-5 12 5 12 5 2C5 -8 6 -14 14 -14C22 -14 20 -6 21 -2C22 4 29 4 29 -3C29 -14 36 -14 36 -26C30 -16 -30 -16 -36 -26Z" fill="${honey}"/>
    <path d="M-25.5 -8v5M0 -6v9" stroke="#FFF6C8" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M-40 4C-44 16 -42 30 -32 40" fill="none" stroke="#FFD9A8" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>`,
    place,
  )
}
