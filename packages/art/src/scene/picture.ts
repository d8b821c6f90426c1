import { compactPath } from './path/path-data.ts'

/** A colour (#RRGGBB or #RRGGBBAA), alone or with its offset from 0 to 1. */
export type Stop = string | readonly [offset: number, colour: string]

/** A named direction across the painted shape, or a line x1 y1 x2 y2 in picture units. */
export type Axis =
  | 'down'
  | 'right'
  | 'rising'
  | 'falling'
  | readonly [number, number, number, number]

/** Centre and radius in picture units; without it the gradient fills the shape's own box. */
export type Round = readonly [cx: number, cy: number, r: number]

/** One SVG in the making: keeps the shared definitions and gives every one its own prefixed id. */
export type Picture = {
  readonly prefix: string
  readonly width: number
  readonly height: number
  /** Adds a definition once and returns its id; equal definitions share one id. */
  define: (markup: (id: string) => string) => string
  /** Both return a paint such as `url(#a1)`. */
  linear: (axis: Axis, stops: readonly Stop[]) => string
  radial: (stops: readonly Stop[], round?: Round) => string
  /** A clip made of shapes without groups; returns `url(#a2)`. */
  clip: (shapes: string) => string
  /** The finished file. */
  svg: (body: string) => string
}

const AXES = {
  down: '0 0 0 1',
  right: '0 0 1 0',
  rising: '0 1 1 0',
  falling: '0 0 1 1',
} as const

/** Starts a picture of `width` x `height`; `prefix` keeps its ids apart from any other picture's. */
export function createPicture(prefix: string, width: number, height: number): Picture {
  const definitions = new Map<string, string>()
  const define = (markup: (id: string) => string): string => {
    const key = markup('@')
    const known = definitions.get(key)
    if (known !== undefined) return known
    const id = `${prefix}${definitions.size.toString(36)}`
    definitions.set(key, id)
    return id
  }
  const paint = (markup: (id: string) => string): string => `url(#${define(markup)})`
  return {
    prefix,
    width,
    height,
    define,
    linear: (axis, stops) =>
      paint((id) => `<linearGradient id="${id}"${line(axis)}>${ramp(stops)}</linearGradient>`),
    radial: (stops, round) =>
      paint((id) => `<radialGradient id="${id}"${circle(round)}>${ramp(stops)}</radialGradient>`),
    clip: (shapes) => paint((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    svg: (body) => {
      const defs = [...definitions].map(([key, id]) => key.replace('id="@"', `id="${id}"`)).join('')
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
      return tidy(`${head}<defs>${defs}</defs>${body}</svg>`)
    },
  }
}

function line(axis: Axis): string {
  const named = typeof axis === 'string'
  const [x1, y1, x2, y2] = named ? AXES[axis].split(' ') : axis
  const units = named ? '' : ' gradientUnits="userSpaceOnUse"'
  return `${units} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
}

function circle(round: Round | undefined): string {
  if (!round) return ''
  return ` gradientUnits="userSpaceOnUse" cx="${round[0]}" cy="${round[1]}" r="${round[2]}"`
}

function ramp(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const even = stops.length > 1 ? index / (stops.length - 1) : 0
      const [offset, colour] = typeof stop === 'string' ? [even, stop] : stop
      const alpha = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
      const opacity = alpha < 1 ? ` stop-opacity="${round2(alpha)}"` : ''
      return `<stop${offset > 0 ? ` offset="${round2(offset)}"` : ''} stop-color="${colour.slice(0, 7)}"${opacity}/>`
    })
    .join('')
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

function tidy(markup: string): string {
  return markup
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> +</g, '><')
    .replace(/ +\/>/g, '/>')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d, 2)}"`)
}
