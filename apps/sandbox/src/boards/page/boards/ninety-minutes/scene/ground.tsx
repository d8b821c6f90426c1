import { memo } from 'react'
import { project, WORLD, type Spot } from '../show/pitch-view.ts'
import { Paints } from './paints.tsx'
import { River } from './river.tsx'

const STRIPES = 12
const SEATS = [0, 1, 2, 3, 4]
const BOARDS = ['#0f4f7a', '#7a1e2b', '#0d6b46', '#8a5a12', '#3b2f7a']

/** The evening, the stand and the pitch. Nothing of it moves but with the eye. */
export const Ground = memo(function Ground() {
  return (
    <svg aria-hidden="true" className="match-layer" viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}>
      <Paints />
      <River />
      <Stand />
      <path d={`M0 62H${WORLD.width}V${WORLD.height}H0Z`} fill="url(#match-grass)" />
      <Stripes />
      <Lines />
      <rect fill="url(#match-light)" height="150" width={WORLD.width} y="62" />
    </svg>
  )
})

function Stand() {
  return (
    <g>
      <path d="M0 34H640V58H0Z" fill="#10222c" />
      <path d="M0 33.400H640" stroke="#f4b860" strokeOpacity="0.55" strokeWidth="1.2" />
      {SEATS.map((row) => (
        <path
          d={`M${(row % 2) * 2.6} ${37 + row * 4.4}H640`}
          key={row}
          stroke={ROWS[row] ?? '#cfd8e0'}
          strokeDasharray={`0 ${5.2 + (row % 2) * 0.7}`}
          strokeLinecap="round"
          strokeOpacity={0.5 + row * 0.06}
          strokeWidth="2.7"
        />
      ))}
      {BOARDS.concat(BOARDS).map((colour, place) => (
        <path
          d={`M${place * 64 + 1} 57H${place * 64 + 63}V64H${place * 64 + 1}Z`}
          fill={colour}
          key={place}
        />
      ))}
      <path d="M0 57.400H640" stroke="#ffffff" strokeOpacity="0.35" strokeWidth="0.8" />
    </g>
  )
}

const ROWS = ['#c79a63', '#d97a4a', '#f0d08a', '#7fb4d8', '#f4ecd8']

function Stripes() {
  return (
    <g fill="#ffffff" fillOpacity="0.055">
      {Array.from({ length: STRIPES / 2 }, (_, place) => {
        const from = (place * 2) / STRIPES
        const to = (place * 2 + 1) / STRIPES
        return (
          <path
            d={`${drawn([
              [from, 0],
              [to, 0],
              [to, 1],
              [from, 1],
            ])}Z`}
            key={place}
          />
        )
      })}
    </g>
  )
}

/** The lines of a pitch: its edge, the middle, both areas. */
function Lines() {
  const box = (isRight: boolean, deep: number, wide: number) => {
    const end = isRight ? 1 : 0
    const x = isRight ? 1 - deep : deep
    return drawn([
      [end, 0.5 - wide],
      [x, 0.5 - wide],
      [x, 0.5 + wide],
      [end, 0.5 + wide],
    ])
  }
  const edge = `${drawn([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ])}Z`
  const boxes = [false, true].flatMap((isRight) => [
    box(isRight, 0.145, 0.31),
    box(isRight, 0.055, 0.17),
  ])
  const paths = [
    edge,
    drawn([
      [0.5, 0],
      [0.5, 1],
    ]),
    circle(0.5, 0, 360),
    ...boxes,
  ]
  const spots = [0.5, 0.1, 0.9].map((u) => project({ u, v: 0.5 }))
  return (
    <g fill="none" stroke="#f3fff6" strokeOpacity="0.72" strokeWidth="1.3">
      <path d={[...paths, circle(0.1, -48, 48), circle(0.9, 132, 228)].join('')} />
      {spots.map(({ x, y }) => (
        <ellipse cx={x} cy={y} fill="#f3fff6" key={x} rx="1.6" ry="0.9" stroke="none" />
      ))}
    </g>
  )
}

/** A path through places of the pitch. */
function drawn(places: readonly (readonly [number, number])[]): string {
  return `M${places.map(([u, v]) => placeText({ u, v })).join('L')}`
}

function placeText(spot: Spot): string {
  const { x, y } = project(spot)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const RADIUS = { u: 0.088, v: 0.136 }
const STEP_DEGREES = 12

/** A part of a circle round a place of the pitch's middle, in degrees. */
function circle(u: number, from: number, to: number): string {
  const count = Math.round((to - from) / STEP_DEGREES)
  return drawn(
    Array.from({ length: count + 1 }, (_, step) => {
      const turn = ((from + step * STEP_DEGREES) * Math.PI) / 180
      return [u + Math.cos(turn) * RADIUS.u, 0.5 + Math.sin(turn) * RADIUS.v] as const
    }),
  )
}
