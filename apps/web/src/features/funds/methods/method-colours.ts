import type { CSSProperties } from 'react'
import type { Method } from './payment-method.ts'

type Colours = Partial<Pick<Method, 'color' | 'text_color'>>

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** How much of its own colour a tile with light text keeps, so that every wallet passes AA. */
const keptPercent = 78

/** The surface of a method: its colour with its text; the house's own where it has none. */
export function methodSurface({ color = '', text_color = '' }: Colours): CSSProperties {
  if (!hex.test(color) || !hex.test(text_color)) return {}
  const background = isLight(text_color)
    ? `color-mix(in srgb, ${color} ${keptPercent}%, var(--color-field-950))`
    : color
  return { background, color: text_color }
}

/** A breath of the method's colour on a dark card, and its full colour at the edge. */
export function methodTint({ color = '' }: Colours): CSSProperties {
  if (!hex.test(color)) return {}
  return {
    background: `color-mix(in srgb, ${color} 16%, var(--color-field-900))`,
    borderColor: color,
  }
}

function isLight(colour: string): boolean {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}
