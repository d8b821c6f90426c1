/** The soccer pitch: two sides that move with the ball, seen from the main stand. */
export const soccerScript = `
import { ball, clamp, COLORS, drift, floodlights, mix, player, stand } from '/page/paint.js'

/** Where the players of the side that attacks to the right stand, in hundredths of the pitch. */
const SHAPE = [[24, 16], [20, 38], [20, 62], [24, 84], [42, 26], [38, 50], [42, 74], [60, 18], [64, 50], [60, 82]]

export function soccerPainter() {
  const at = { x: 50, y: 50 }
  let goal = { x: 50, y: 50 }
  let side = 0
  let reds = [0, 0]
  let kickedMs = 0
  const people = [0, 1].map(() => SHAPE.map(() => ({ x: 50, y: 50 })))

  return {
    tell(score, before, nowMs) {
      const { scene } = score
      reds = score.board.lines.map((line) => Array.from(line.note).length)
      if (scene.kind !== 'soccer') return null
      goal = { x: scene.x, y: scene.y }
      side = scene.side ?? side
      kickedMs = nowMs
      if (!before || score.version === before.version) { Object.assign(at, goal); return null }
      if (scene.event === 'goal') return { word: 'goal', tone: side === 0 ? 'light' : 'sky' }
      if (scene.event === 'card' && score.suspended) return { word: 'card', tone: 'out' }
      return null
    },

    ground(context, width, height) {
      const view = viewOf(width, height)
      stand(context, width, height, view.top + 2)
      context.fillStyle = '#0f3a24'
      context.fillRect(0, view.top, width, height)
      for (let stripe = 0; stripe < 10; stripe += 1) {
        context.fillStyle = stripe % 2 ? '#1c683e' : '#195d37'
        quad(context, view, stripe * 10, stripe * 10 + 10)
      }
      context.strokeStyle = 'rgba(242,247,244,.78)'
      context.lineWidth = 1.6
      frame(context, view, 0, 0, 100, 100)
      frame(context, view, 0, 21, 16, 79)
      frame(context, view, 84, 21, 100, 79)
      frame(context, view, 0, 37, 6, 63)
      frame(context, view, 94, 37, 100, 63)
      path(context, view, [[50, 0], [50, 100]])
      path(context, view, Array.from({ length: 41 }, (_, step) => [50 + 9 * Math.cos((step / 20) * Math.PI), 50 + 13.5 * Math.sin((step / 20) * Math.PI)]))
      net(context, view, 0)
      net(context, view, 100)
      floodlights(context, width, height)
    },

    draw(context, width, height, nowMs, passedS) {
      const view = viewOf(width, height)
      const isStill = !Number.isFinite(nowMs)
      const step = isStill ? 1 : 1 - Math.exp(-passedS * 2.6)
      at.x = mix(at.x, goal.x, step)
      at.y = mix(at.y, goal.y, step)
      const all = []
      for (const team of [0, 1]) {
        const closest = closestTo(people[team], at)
        people[team].forEach((one, index) => {
          if (index >= SHAPE.length - reds[team]) return
          const home = homeOf(team, index, at, isStill ? 0 : nowMs)
          const isOnBall = index === closest && (team === side || Math.hypot(one.x - at.x, one.y - at.y) < 14)
          const to = isOnBall ? { x: at.x + (team === 0 ? -1.2 : 1.2), y: at.y + 1 } : home
          const pace = isStill ? 1 : 1 - Math.exp(-passedS * (isOnBall ? 3 : 1.3))
          one.x = mix(one.x, to.x, pace)
          one.y = mix(one.y, to.y, pace)
          all.push({ ...one, color: COLORS[team] })
        })
        all.push({ x: team === 0 ? 2.5 : 97.5, y: clamp(mix(50, at.y, 0.25), 42, 58), color: team === 0 ? '#ff8f8f' : '#c9b6ff' })
      }
      const flown = isStill ? 1 : clamp((nowMs - kickedMs) / 1200, 0, 1)
      all.push({ x: at.x, y: at.y + 0.01, isBall: true })
      for (const one of all.toSorted((a, b) => a.y - b.y)) {
        const { x, y, scale } = project(view, one.x, one.y)
        if (one.isBall) ball(context, x, y, Math.sin(flown * Math.PI) * 10 * scale, 3.4 * scale, '#ffffff')
        else player(context, x, y, view.unit * scale, one.color)
      }
    },
  }
}

function homeOf(team, index, at, nowMs) {
  const [shapeX, shapeY] = SHAPE[index]
  const x = team === 0 ? shapeX : 100 - shapeX
  const y = team === 0 ? shapeY : 100 - shapeY
  return {
    x: clamp(x + (at.x - 50) * 0.42 + drift(index + team * 11, nowMs) * 2, 4, 96),
    y: clamp(y + (at.y - 50) * 0.22 + drift(index * 3 + team, nowMs) * 3, 3, 97),
  }
}

function closestTo(team, at) {
  let best = 0
  team.forEach((one, index) => {
    if (Math.hypot(one.x - at.x, one.y - at.y) < Math.hypot(team[best].x - at.x, team[best].y - at.y)) best = index
  })
  return best
}

const viewOf = (width, height) => ({ width, top: height * 0.22, bottom: height * 0.76, unit: clamp(height / 13, 13, 34) })

/** From hundredths of the pitch to the screen; the far touchline is shorter. */
function project({ width, top, bottom }, x, y) {
  const depth = y / 100
  const half = width * mix(0.405, 0.485, depth)
  return { x: width / 2 + ((x - 50) / 50) * half, y: mix(top, bottom, depth ** 1.12), scale: mix(0.82, 1.1, depth) }
}

function quad(context, view, from, to) {
  context.beginPath()
  ;[[from, 0], [to, 0], [to, 100], [from, 100]].forEach(([x, y]) => {
    const spot = project(view, x, y)
    context.lineTo(spot.x, spot.y)
  })
  context.fill()
}

function frame(context, view, fromX, fromY, toX, toY) {
  path(context, view, [[fromX, fromY], [toX, fromY], [toX, toY], [fromX, toY], [fromX, fromY]])
}

function path(context, view, points) {
  context.beginPath()
  points.forEach(([x, y]) => {
    const spot = project(view, x, y)
    context.lineTo(spot.x, spot.y)
  })
  context.stroke()
}

function net(context, view, x) {
  const out = x === 0 ? -2.4 : 2.4
  context.fillStyle = 'rgba(242,247,244,.16)'
  context.strokeStyle = 'rgba(242,247,244,.9)'
  const near = project(view, x, 57)
  const far = project(view, x, 43)
  const high = view.unit * 0.75
  const deep = (out / 100) * view.width
  context.beginPath()
  context.moveTo(far.x, far.y)
  context.lineTo(far.x, far.y - high)
  context.lineTo(near.x, near.y - high)
  context.lineTo(near.x, near.y)
  context.stroke()
  context.beginPath()
  context.moveTo(far.x, far.y - high)
  context.lineTo(near.x, near.y - high)
  context.lineTo(near.x + deep, near.y - 2)
  context.lineTo(far.x + deep, far.y - 2)
  context.fill()
}
`
