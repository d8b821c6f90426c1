import { short } from './path/short.ts'
import { repeatable } from './random.ts'

/** A far bank of round treetops with a few tall palms, standing on `y`. */
export function treeline(
  seed: number,
  width: number,
  y: number,
  height: number,
  paint: string,
): string {
  const next = repeatable(seed)
  let d = `M-4 ${short(y + 3)}V${short(y - height * 0.5)}`
  for (let x = -4; x < width;) {
    const step = height * (0.35 + next() * 0.8)
    const rise = height * (0.25 + next() * 0.6)
    d += `Q${short(x + step / 2, 1)} ${short(y - height * 0.35 - rise, 1)} ${short(x + step, 1)} ${short(y - height * (0.3 + next() * 0.25), 1)}`
    x += step
  }
  return `<path d="${d}V${short(y + 3)}Z" fill="${paint}"/>`
}

const FROND = 'M0 0C8 -9 20 -9 30 3C22 -1 13 0 0 0Z'

/** A leaning palm whose foot stands at `x`, `y`; `bend` is how far its head leans. */
export function palm(x: number, y: number, height: number, bend: number, paint: string): string {
  const [hx, hy] = [x + bend, y - height]
  const scale = short(height / 75)
  const trunk = `M${x - 2} ${y}Q${short(x + bend * 0.2, 1)} ${short(y - height * 0.6, 1)} ${short(hx - 1, 1)} ${short(hy, 1)}h2.4Q${short(x + bend * 0.2 + 3, 1)} ${short(y - height * 0.6, 1)} ${x + 3} ${y}Z`
  const fronds = [-150, -115, -75, -30, 5, 40, 175, 140].map(
    (turn) => `<path d="${FROND}" transform="rotate(${turn})"/>`,
  )
  return `<g fill="${paint}"><path d="${trunk}"/><g transform="translate(${short(hx, 1)} ${short(hy, 1)}) scale(${scale})">${fronds.join('')}</g></g>`
}

/** Mangrove trees on stilt roots: arches of roots under a heavy crown. */
export function mangrove(x: number, y: number, size: number, paint: string, flip = false): string {
  const k = short(size / 100)
  const roots =
    'M0 -34C-4 -20 -20 -14 -26 0M0 -34C2 -18 18 -14 24 0M0 -38C-10 -24 -34 -22 -44 0M0 -38C12 -24 34 -20 42 0M0 -30C-2 -16 -8 -8 -9 0M0 -30C3 -16 8 -8 9 0'
  const crown =
    'M-48 -62C-60 -76 -46 -92 -32 -88C-28 -104 -4 -106 4 -94C16 -106 40 -98 40 -84C56 -84 60 -66 46 -60C34 -52 -36 -52 -48 -62Z'
  return `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})"><path d="${roots}" fill="none" stroke="${paint}" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M-4 -30C-2 -44 -8 -52 -16 -62L14 -62C6 -52 3 -44 4 -30Z" fill="${paint}"/><path d="${crown}" fill="${paint}"/></g>`
}
