import { short } from './path/short.ts'
import { repeatable } from './random.ts'

const PAPER = ['#FFB703', '#2BD576', '#5CB8FF', '#FF5C8A', '#FFF1C9'] as const

/** Strips and dots of paper flung over a box `[x, y, width, height]`. */
export function confetti(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  size: number,
): string {
  const next = repeatable(seed)
  const [x, y, width, height] = box
  return PAPER.map((colour, tint) => {
    const strips = Array.from({ length: Math.ceil(count / PAPER.length) }, (_, index) => {
      const [px, py] = [Math.round(x + next() * width), Math.round(y + next() * height)]
      const turn = next() * Math.PI
      const [dx, dy] = [
        short(Math.cos(turn) * size * (0.6 + next()), 1),
        short(Math.sin(turn) * size * (0.6 + next()), 1),
      ]
      return (index + tint) % 3 === 0
        ? `M${px} ${py}h.1`
        : `M${px} ${py}q${short(dx / 2 + dy / 3, 1)} ${short(dy / 2 - dx / 3, 1)} ${dx} ${dy}`
    })
    return `<path d="${strips.join('')}" fill="none" stroke="${colour}" stroke-width="${short(size * 0.42)}" stroke-linecap="round"/>`
  }).join('')
}
