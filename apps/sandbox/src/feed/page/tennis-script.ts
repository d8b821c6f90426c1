/** The tennis court from behind the baseline: player 0 is near, player 1 beyond the net. */
export const tennisScript = `
import { ball, clamp, COLORS, ease, floodlights, mix, player, stand } from '/page/paint.js'

const SHOT_MS = 1150
const END_MS = 900
const REST_MS = 2600

export function tennisPainter() {
  let rally = null
  let end = null
  const feet = [{ x: 0.5 }, { x: 0.5 }]

  return {
    tell(score, before, nowMs) {
      const { scene } = score
      if (scene.kind !== 'tennis') return null
      if (score.ballRunning) { rally = { startMs: nowMs, server: scene.server }; end = null; return null }
      if (scene.winner === null || !before || score.version === before.version) return null
      const shots = rally ? Math.floor((nowMs - rally.startMs) / SHOT_MS) : 0
      end = { startMs: nowMs, winner: scene.winner, x: 0.18 + 0.64 * ((shots * 0.37 + score.version * 0.61) % 1) }
      rally = null
      return null
    },

    ground(context, width, height) {
      const view = viewOf(width, height)
      stand(context, width, height, view.top - view.unit * 0.9)
      context.fillStyle = '#123a2a'
      context.fillRect(0, view.top - view.unit * 0.9, width, height)
      context.fillStyle = '#17553f'
      area(context, view, -0.16, -0.14, 1.16, 1.2)
      context.fillStyle = '#1f7a58'
      area(context, view, 0, 0, 1, 1)
      context.strokeStyle = 'rgba(255,255,255,.88)'
      context.lineWidth = 1.8
      line(context, view, [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]])
      line(context, view, [[0.125, 0], [0.125, 1]])
      line(context, view, [[0.875, 0], [0.875, 1]])
      line(context, view, [[0.125, 0.23], [0.875, 0.23]])
      line(context, view, [[0.125, 0.77], [0.875, 0.77]])
      line(context, view, [[0.5, 0.23], [0.5, 0.77]])
      floodlights(context, width, height)
    },

    draw(context, width, height, nowMs, passedS) {
      const view = viewOf(width, height)
      const flight = flightNow(nowMs, rally, end)
      const pace = Number.isFinite(nowMs) ? 1 - Math.exp(-passedS * 4) : 1
      feet.forEach((one, side) => {
        const wanted = flight && flight.to === side ? flight.toX : 0.5
        one.x = mix(one.x, clamp(wanted, 0.06, 0.94), pace)
      })
      const far = spot(view, feet[1].x, -0.04)
      const near = spot(view, feet[0].x, 1.04)
      person(context, far, view.unit * 0.78, COLORS[1])
      const isFar = flight && flight.y < 0.5
      if (isFar) drawBall(context, view, flight)
      net(context, view)
      if (flight && !isFar) drawBall(context, view, flight)
      person(context, near, view.unit * 1.25, COLORS[0])
    },
  }
}

/** Where the ball is: in the rally it goes to and fro; at its end it passes the one who loses. */
function flightNow(nowMs, rally, end) {
  if (rally && Number.isFinite(nowMs)) {
    const shots = (nowMs - rally.startMs) / SHOT_MS
    const shot = Math.floor(shots)
    const from = shot % 2 === 0 ? rally.server : 1 - rally.server
    return shotAt(from, landing(shot - 1, rally.startMs), landing(shot, rally.startMs), shots - shot, false)
  }
  if (!end) return null
  const sinceMs = Number.isFinite(nowMs) ? nowMs - end.startMs : END_MS
  if (sinceMs > END_MS + REST_MS) return null
  return shotAt(end.winner, 0.5, end.x, clamp(sinceMs / END_MS, 0, 1), true)
}

const landing = (shot, seed) => 0.18 + 0.64 * ((((shot + 2) * 0.618 + seed * 0.00013) % 1 + 1) % 1)

function shotAt(from, fromX, toX, share, isLast) {
  const start = from === 0 ? 0.98 : 0.02
  const stop = from === 0 ? (isLast ? -0.1 : 0.02) : isLast ? 1.12 : 0.98
  const bounce = 0.68
  const up = share < bounce ? Math.sin((share / bounce) * Math.PI) * 1.15 : Math.sin(((share - bounce) / (1 - bounce)) * Math.PI * 0.6) * 0.5
  return { x: mix(fromX, toX, share), y: mix(start, stop, share), up, to: 1 - from, toX }
}

const viewOf = (width, height) => ({ width, top: height * 0.27, bottom: height * 0.7, unit: clamp(height / 9, 18, 56), half: Math.min(width * 0.42, height * 0.58) })

/** From shares of the court to the screen; the far baseline is shorter and nearer. */
function spot({ width, top, bottom, half }, x, y) {
  const depth = y < 0 ? y * 0.8 : y ** 1.25
  return { x: width / 2 + (x - 0.5) * 2 * half * mix(0.56, 1, clamp(depth, -0.2, 1.2)), y: mix(top, bottom, depth), scale: mix(0.62, 1, clamp(depth, 0, 1)) }
}

function area(context, view, fromX, fromY, toX, toY) {
  context.beginPath()
  ;[[fromX, fromY], [toX, fromY], [toX, toY], [fromX, toY]].forEach(([x, y]) => {
    const at = spot(view, x, y)
    context.lineTo(at.x, at.y)
  })
  context.fill()
}

function line(context, view, points) {
  context.beginPath()
  points.forEach(([x, y]) => {
    const at = spot(view, x, y)
    context.lineTo(at.x, at.y)
  })
  context.stroke()
}

function net(context, view) {
  const left = spot(view, -0.08, 0.5)
  const right = spot(view, 1.08, 0.5)
  const high = view.unit * 0.42
  context.fillStyle = 'rgba(6,18,13,.5)'
  context.fillRect(left.x, left.y - high, right.x - left.x, high)
  context.strokeStyle = 'rgba(255,255,255,.14)'
  context.lineWidth = 1
  for (let x = left.x; x < right.x; x += 6) {
    context.beginPath()
    context.moveTo(x, left.y - high)
    context.lineTo(x, left.y)
    context.stroke()
  }
  context.fillStyle = '#f2f7f4'
  context.fillRect(left.x, left.y - high - 1.5, right.x - left.x, 3)
}

function person(context, at, size, color) {
  player(context, at.x, at.y, size, color)
  context.strokeStyle = '#f2f7f4'
  context.lineWidth = Math.max(1.4, size * 0.05)
  context.beginPath()
  context.ellipse(at.x + size * 0.42, at.y - size * 0.72, size * 0.12, size * 0.17, 0.5, 0, 7)
  context.moveTo(at.x + size * 0.34, at.y - size * 0.58)
  context.lineTo(at.x + size * 0.2, at.y - size * 0.46)
  context.stroke()
}

function drawBall(context, view, { x, y, up }) {
  const at = spot(view, x, y)
  ball(context, at.x, at.y, up * view.unit * at.scale, Math.max(2.6, view.unit * 0.085 * at.scale), '#e4f24a')
}
`
