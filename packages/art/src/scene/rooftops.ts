import { short } from './path/short.ts'
import { repeatable } from './random.ts'

/** A row of houses: where they stand, how high they are at most, their wall and their lit windows. */
export type Row = {
  seed: number
  width: number
  /** The foot of the row. */
  y: number
  height: number
  wall: string
  light: string
}

/** Roofs of Old Dhaka: crowded houses with parapets and water tanks, here and there a dome. */
export function rooftops({ seed, width, y, height, wall, light }: Row): string {
  const next = repeatable(seed)
  let [walls, windows] = ['', '']
  for (let x = -6; x < width;) {
    const wide = height * (0.34 + next() * 0.3)
    const top = y - height * (0.5 + next() * 0.4)
    walls += house(x, top, wide, y) + crown(next(), x, top, wide, height)
    windows += lights(next, x, top, wide, y)
    x += wide
  }
  return `<path d="${walls}" fill="${wall}"/><path d="${windows}" fill="${light}"/>`
}

function house(x: number, top: number, wide: number, y: number): string {
  const rail = short(wide * 0.06, 1)
  return `M${short(x - 1, 1)} ${short(top, 1)}h${short(wide + 2, 1)}V${y}H${short(x - 1, 1)}ZM${short(x - 2, 1)} ${short(top, 1)}h${short(wide + 4, 1)}v${rail}h${short(-wide - 4, 1)}Z`
}

function crown(kind: number, x: number, top: number, wide: number, height: number): string {
  const middle = x + wide / 2
  const r = Math.min(wide * 0.36, height * 0.2)
  if (kind < 0.28) {
    return `M${short(middle - r, 1)} ${short(top + 1, 1)}v${short(-r * 0.3, 1)}c${short(-r * 0.4, 1)} ${short(-r * 0.8, 1)} ${short(r * 0.7, 1)} ${short(-r * 1.1, 1)} ${short(r, 1)} ${short(-r * 1.9, 1)}c${short(r * 0.3, 1)} ${short(r * 0.8, 1)} ${short(r * 1.4, 1)} ${short(r * 1.1, 1)} ${short(r, 1)} ${short(r * 1.9, 1)}v${short(r * 0.3, 1)}Z`
  }
  if (kind < 0.6) {
    const size = short(r * 0.9, 1)
    return `M${short(x + wide * 0.2, 1)} ${short(top, 1)}v${short(-r * 0.4, 1)}h-1.5v${short(-r * 0.8, 1)}h${size}v${short(r * 0.8, 1)}h-1.5v${short(r * 0.4, 1)}h-1v${short(-r * 0.4, 1)}h${short(-r * 0.9 + 4, 1)}v${short(r * 0.4, 1)}Z`
  }
  if (kind < 0.8) {
    return `M${short(middle, 1)} ${short(top, 1)}v${short(-r * 1.6, 1)}h1.4v${short(r * 1.6, 1)}ZM${short(middle - r * 0.5, 1)} ${short(top - r * 1.3, 1)}h${short(r + 1.4, 1)}v1.2h${short(-r - 1.4, 1)}Z`
  }
  return ''
}

function lights(next: () => number, x: number, top: number, wide: number, y: number): string {
  const size = wide * 0.14
  let d = ''
  for (let row = top + wide * 0.22; row < y - size * 1.6; row += wide * 0.36) {
    for (let column = 0; column < 3; column += 1) {
      if (next() > 0.34) continue
      d += `M${short(x + wide * (0.16 + column * 0.27), 1)} ${short(row, 1)}h${short(size, 1)}v${short(size * 1.4, 1)}h${short(-size, 1)}Z`
    }
  }
  return d
}

/** Someone on a roof who holds a string up into the sky; their feet at `x`, `y`. */
export function flyer(x: number, y: number, size: number, paint: string, flip = false): string {
  const k = short(size / 60)
  return `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})" fill="${paint}"><circle cx="1" cy="-52" r="6.5"/><path d="M-6 -44C-2 -47 5 -47 8 -43L22 -56L26 -52L10 -34L8 -18L12 0H5L1 -16L-4 0H-11L-6 -20ZM-6 -42L-16 -28L-2 -24L-1 -29L-9 -30L-3 -38Z"/></g>`
}
