/** The cricket ground: bowler, batters, fielders, and the ball where the scene sends it. */
export const cricketScript = `
import { ball, clamp, drift, ease, floodlights, mix, player, stand } from '/page/paint.js'

const RUN_UP_MS = 2600
const DELIVERY_MS = 520
const HIT_MS = 1500
const HOLD_MS = 2200
/** Fielders by direction (turns, 0 is straight down the ground) and share of the way to the rope. */
const FIELD = [[0.06, 0.92], [0.17, 0.55], [0.27, 0.9], [0.36, 0.5], [0.45, 0.86], [0.6, 0.8], [0.7, 0.5], [0.8, 0.92], [0.91, 0.52]]

export function cricketPainter() {
  let hit = null
  let runUpMs = -1e9
  let isBatting = 0

  const place = (width, height) => ({ x: width / 2, y: height * 0.46, rx: width * 0.47, ry: height * 0.335, unit: clamp(Math.min(width / 26, height / 13), 9, 34) })
  const ends = (at) => ({ near: at.y + at.ry * 0.34, far: at.y - at.ry * 0.34 })
  /** A point so many turns round from straight, on the way to the rope. */
  const spot = (at, turns, share) => ({ x: at.x + Math.sin(turns * Math.PI * 2) * at.rx * share, y: at.y - Math.cos(turns * Math.PI * 2) * at.ry * share })

  return {
    tell(score, before, nowMs) {
      isBatting = Math.max(0, score.board.lines.findIndex((line) => line.isActive))
      if (score.ballRunning) { runUpMs = nowMs; hit = null; return null }
      if (score.scene.kind !== 'cricket' || !before || score.version === before.version) return null
      hit = { ...score.scene, startMs: nowMs }
      if (hit.isWicket) return { word: 'wicket', tone: 'out' }
      if (!hit.isBoundary) return null
      return hit.runs >= 6 ? { word: 'six', tone: 'light' } : { word: 'four', tone: 'sky' }
    },

    ground(context, width, height) {
      const at = place(width, height)
      stand(context, width, height, height)
      context.fillStyle = '#0b2117'
      oval(context, at, 1.09)
      context.save()
      context.beginPath()
      context.ellipse(at.x, at.y, at.rx, at.ry, 0, 0, 7)
      context.clip()
      for (let stripe = 0; stripe < 12; stripe += 1) {
        context.fillStyle = stripe % 2 ? '#1d6a3f' : '#1a5f39'
        context.fillRect(at.x - at.rx + (stripe * at.rx) / 6, at.y - at.ry, at.rx / 6 + 1, at.ry * 2)
      }
      context.restore()
      context.lineWidth = 2.5
      context.strokeStyle = '#f2f7f4'
      context.beginPath()
      context.ellipse(at.x, at.y, at.rx * 0.98, at.ry * 0.98, 0, 0, 7)
      context.stroke()
      context.lineWidth = 1
      context.setLineDash([5, 7])
      context.strokeStyle = 'rgba(242,247,244,.4)'
      context.beginPath()
      context.ellipse(at.x, at.y, at.rx * 0.56, at.ry * 0.6, 0, 0, 7)
      context.stroke()
      context.setLineDash([])
      const { near, far } = ends(at)
      const wide = at.unit * 0.85
      context.fillStyle = '#b79a66'
      context.beginPath()
      context.moveTo(at.x - wide * 0.8, far - 6)
      context.lineTo(at.x + wide * 0.8, far - 6)
      context.lineTo(at.x + wide, near + 8)
      context.lineTo(at.x - wide, near + 8)
      context.fill()
      context.fillStyle = 'rgba(255,255,255,.75)'
      context.fillRect(at.x - wide * 0.9, near - 3, wide * 1.8, 1.5)
      context.fillRect(at.x - wide * 0.75, far + 4, wide * 1.5, 1.5)
      floodlights(context, width, height)
    },

    draw(context, width, height, nowMs) {
      const at = place(width, height)
      const { near, far } = ends(at)
      const sinceMs = hit ? nowMs - hit.startMs : Infinity
      const flying = clamp((sinceMs - DELIVERY_MS) / HIT_MS, 0, 1)
      const turns = hit ? hit.angle / 360 : 0
      const isGone = sinceMs > DELIVERY_MS + HIT_MS + HOLD_MS
      const end = hit && spot({ ...at, y: near }, turns, reach(hit))
      const target = hit && { x: clamp(end.x, at.x - at.rx * 1.06, at.x + at.rx * 1.06), y: clamp(end.y, at.y - at.ry * 1.08, at.y + at.ry * 1.05) }
      const isHit = hit && !isGone && !hit.isWicket && hit.runs > 0
      const chaser = isHit ? nearest(FIELD.map(([t, share]) => spot(at, t, share)), target) : -1
      const batting = isBatting === 0 ? '#ffb703' : '#5cb8ff'
      const fielding = isBatting === 0 ? '#5cb8ff' : '#ffb703'

      const people = FIELD.map(([t, share], index) => {
        const home = spot(at, t, share)
        const run = index === chaser ? ease(flying) * 0.85 : 0
        return { x: mix(home.x, target ? target.x : 0, run) + drift(index, nowFor(nowMs)) * 4, y: mix(home.y, target ? target.y : 0, run), color: fielding }
      })
      people.push({ x: at.x + at.unit * 0.2, y: near + at.unit * 1.15, color: fielding })
      const runUp = clamp((nowMs - runUpMs) / RUN_UP_MS, 0, 1)
      const bowlFrom = hit && sinceMs < 4000 ? 1 : runUp
      people.push({ x: at.x + at.unit * 0.55, y: mix(far - at.ry * 0.42, far + 2, ease(bowlFrom)), color: fielding })
      const runs = isHit && !hit.isBoundary ? clamp(hit.runs, 0, 3) : 0
      const cross = runs ? (flying * runs) % 2 : 0
      const along = cross > 1 ? 2 - cross : cross
      people.push({ x: at.x - at.unit * 0.35, y: mix(near - 2, far + 6, along), color: batting, isBatter: true })
      people.push({ x: at.x - at.unit * 0.75, y: mix(far + 8, near - 4, along), color: batting, isBatter: true })
      stumps(context, at.x, far, at.unit * 0.8, false)
      people.toSorted((one, other) => one.y - other.y).forEach((one) => {
        player(context, one.x, one.y, at.unit * (0.86 + 0.2 * ((one.y - at.y) / at.ry)), one.color)
        if (one.isBatter) bat(context, one.x, one.y, at.unit)
      })
      stumps(context, at.x, near + 4, at.unit, hit && hit.isWicket && sinceMs > DELIVERY_MS && !isGone)
      drawBall(context, { at, near, far, sinceMs, flying, target, hit, isGone })
    },
  }
}

/** Resting drawings do not move. */
const nowFor = (nowMs) => (Number.isFinite(nowMs) ? nowMs : 0)

function reach({ runs, isBoundary, isWicket }) {
  if (isWicket) return 0.12
  if (isBoundary) return runs >= 6 ? 1.5 : 1.3
  return [0.22, 0.5, 0.8, 1][clamp(runs, 0, 3)]
}

function drawBall(context, { at, near, far, sinceMs, flying, target, hit, isGone }) {
  if (!hit || isGone) return
  const radius = Math.max(2.4, at.unit * 0.14)
  if (sinceMs < DELIVERY_MS) {
    const share = sinceMs / DELIVERY_MS
    const up = share < 0.7 ? at.unit * (1 - share / 0.7) : at.unit * 0.4 * ((share - 0.7) / 0.3)
    return ball(context, at.x + at.unit * 0.2 * (1 - share), mix(far, near, share), up, radius, '#f6f1e7')
  }
  const share = ease(flying)
  const lofted = hit.isBoundary && hit.runs >= 6 ? at.ry * 0.75 : hit.runs > 1 ? at.unit * 0.5 : at.unit * 0.2
  for (let trail = 6; trail >= 0; trail -= 1) {
    const back = clamp(share - trail * 0.03, 0, 1)
    context.globalAlpha = trail ? 0.28 - trail * 0.035 : 1
    const up = Math.sin(back * Math.PI) * lofted
    ball(context, mix(at.x, target.x, back), mix(near, target.y, back), up, radius * (trail ? 0.8 : 1), '#f6f1e7')
  }
  context.globalAlpha = 1
}

function oval(context, at, share) {
  context.beginPath()
  context.ellipse(at.x, at.y, at.rx * share, at.ry * share, 0, 0, 7)
  context.fill()
}

function stumps(context, x, y, unit, isBroken) {
  context.strokeStyle = isBroken ? '#ff5c5c' : '#f3e3bd'
  context.lineWidth = Math.max(1.4, unit * 0.08)
  for (const stump of [-1, 0, 1]) {
    const lean = isBroken ? stump * unit * 0.28 + unit * 0.12 : 0
    context.beginPath()
    context.moveTo(x + stump * unit * 0.14, y)
    context.lineTo(x + stump * unit * 0.14 + lean, y - unit * 0.62)
    context.stroke()
  }
}

function bat(context, x, y, unit) {
  context.strokeStyle = '#e8cf9a'
  context.lineWidth = Math.max(2, unit * 0.12)
  context.beginPath()
  context.moveTo(x + unit * 0.16, y - unit * 0.55)
  context.lineTo(x + unit * 0.42, y - unit * 0.08)
  context.stroke()
}

function nearest(spots, target) {
  let best = 0
  spots.forEach((one, index) => {
    const far = (spot) => (spot.x - target.x) ** 2 + (spot.y - target.y) ** 2
    if (far(one) < far(spots[best])) best = index
  })
  return best
}
`
