import { GOAL, project, type Spot } from '../show/pitch-view.ts'

type GoalFrameProps = { isRight: boolean }

const ROWS = [0.2, 0.4, 0.6, 0.8]
const COLUMNS = [0.16, 0.33, 0.5, 0.67, 0.84]

/** A goal with its net, seen from the side; the net is a part of its own, for what flies into it. */
export function GoalFrame({ isRight }: GoalFrameProps) {
  const { far, near, back } = cornersOf(isRight)
  const top = (at: { x: number; y: number }) =>
    `${at.x.toFixed(1)} ${(at.y - GOAL.high).toFixed(1)}`
  const low = (at: { x: number; y: number }) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`
  return (
    <g>
      <g data-part={isRight ? 'net-right' : 'net-left'}>
        <path
          d={`M${low(far)}L${top(far)}L${top(near)}L${low(near)}L${low(back.near)}L${low(back.far)}Z`}
          fill="#06150d"
          fillOpacity="0.32"
        />
        <path
          d={netOf({ far, near, back })}
          fill="none"
          stroke="#ffffff"
          strokeOpacity="0.42"
          strokeWidth="0.7"
        />
      </g>
      <path
        d={`M${low(far)}L${top(far)}L${top(near)}L${low(near)}`}
        fill="none"
        stroke="#ffffff"
        strokeLinejoin="round"
        strokeWidth="2.4"
      />
    </g>
  )
}

type Point = { x: number; y: number }
type Corners = { far: Point; near: Point; back: { far: Point; near: Point } }

function cornersOf(isRight: boolean): Corners {
  const u = isRight ? 1 : 0
  const away = isRight ? GOAL.deep : -GOAL.deep
  const at = (v: number): Spot => ({ u, v })
  const far = project(at(GOAL.far))
  const near = project(at(GOAL.near))
  const behind = ({ x, y }: Point) => ({ x: x + away, y: y - 1 })
  return { far, near, back: { far: behind(far), near: behind(near) } }
}

/** Threads from the bar down to the ground behind it, and across those. */
function netOf({ far, near, back }: Corners): string {
  const between = (one: Point, other: Point, part: number): Point => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  })
  const raised = ({ x, y }: Point): Point => ({ x, y: y - GOAL.high })
  const line = (points: readonly Point[]) =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  const down = [0, ...COLUMNS, 1].map((part) =>
    line([between(raised(far), raised(near), part), between(back.far, back.near, part)]),
  )
  const across = [...ROWS, 1].map((part) => {
    const one = between(raised(far), back.far, part)
    const other = between(raised(near), back.near, part)
    return line([between(raised(far), far, part), one, other, between(raised(near), near, part)])
  })
  return [...down, ...across].join('')
}
