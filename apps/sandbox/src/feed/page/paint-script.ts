/** Small drawing shared by the painters: eased ways, shadows, players, floodlights. */
export const paintScript = `
export const COLORS = ['#ffb703', '#5cb8ff']

export const ease = (share) => 1 - (1 - share) * (1 - share)
export const mix = (from, to, share) => from + (to - from) * share
export const clamp = (value, low, high) => Math.max(low, Math.min(high, value))

/** A number that drifts slowly between -1 and 1, another for each seed. */
export const drift = (seed, nowMs) => Math.sin(nowMs / 1700 + seed * 2.4) * Math.cos(nowMs / 2300 + seed * 1.3)

/** Light from the masts, over a finished ground. */
export function floodlights(context, width, height) {
  for (const [x, y] of [[0.06, -0.05], [0.94, -0.05]]) {
    const glow = context.createRadialGradient(width * x, height * y, 0, width * x, height * y, height * 1.15)
    glow.addColorStop(0, 'rgba(255,240,190,0.30)')
    glow.addColorStop(0.35, 'rgba(255,226,150,0.09)')
    glow.addColorStop(1, 'rgba(255,226,150,0)')
    context.fillStyle = glow
    context.fillRect(0, 0, width, height)
  }
  const dusk = context.createRadialGradient(width / 2, height * 0.5, height * 0.4, width / 2, height * 0.5, Math.max(width, height) * 0.75)
  dusk.addColorStop(0, 'rgba(0,0,0,0)')
  dusk.addColorStop(1, 'rgba(0,6,4,0.62)')
  context.fillStyle = dusk
  context.fillRect(0, 0, width, height)
}

/** The dark stand behind the ground with its dots of people. */
export function stand(context, width, height, bottom) {
  const wall = context.createLinearGradient(0, 0, 0, bottom)
  wall.addColorStop(0, '#050b08')
  wall.addColorStop(1, '#0d2118')
  context.fillStyle = wall
  context.fillRect(0, 0, width, bottom)
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let count = 0; count < width * bottom / 70; count += 1) {
    context.fillStyle = ['rgba(242,247,244,.16)', 'rgba(255,183,3,.2)', 'rgba(92,184,255,.18)', 'rgba(169,189,178,.14)'][Math.floor(next() * 4)]
    context.fillRect(next() * width, next() * (bottom - 3), 1.6, 1.6)
  }
}

/** A player: shadow, legs, shirt and head, as tall as size. */
export function player(context, x, y, size, color, legs) {
  context.fillStyle = 'rgba(0,0,0,.38)'
  context.beginPath()
  context.ellipse(x + size * 0.1, y, size * 0.3, size * 0.1, 0, 0, 7)
  context.fill()
  context.fillStyle = legs || '#0d1a14'
  context.fillRect(x - size * 0.13, y - size * 0.4, size * 0.1, size * 0.4)
  context.fillRect(x + size * 0.03, y - size * 0.4, size * 0.1, size * 0.4)
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x - size * 0.2, y - size * 0.82, size * 0.4, size * 0.48, size * 0.13)
  context.fill()
  context.fillStyle = '#c99a72'
  context.beginPath()
  context.arc(x, y - size * 0.95, size * 0.14, 0, 7)
  context.fill()
}

/** A ball over the ground, with its shadow below it. */
export function ball(context, x, y, up, radius, color) {
  context.fillStyle = 'rgba(0,0,0,.4)'
  context.beginPath()
  context.ellipse(x, y, radius * 1.1, radius * 0.5, 0, 0, 7)
  context.fill()
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y - up - radius, radius, 0, 7)
  context.fill()
}
`
