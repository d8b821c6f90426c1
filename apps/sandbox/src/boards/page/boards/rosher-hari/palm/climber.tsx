import type { CSSProperties } from 'react'
import type { ClimbView } from '../climb-steps.ts'

type ClimberProps = { view: ClimbView; all: number; rows: number }

/** Where the climber is: across the trunk and up, both as shares of it. */
type ClimberStyle = CSSProperties & { '--across': number; '--up': number }

/** Feet stand a little above the lower edge of their row. */
const FEET = 0.06

/** The gachhi with their rope, a foot on the last foothold that was chosen; at first, and after a slip, beside the palm. */
export function Climber({ view, all, rows }: ClimberProps) {
  const { climbed, tried, fellAt, end } = view
  const row = climbed.length + (tried === null ? 0 : 1)
  const foothold = tried ?? fellAt ?? climbed.at(-1)
  const isDown = row === 0 || fellAt !== null
  const style: ClimberStyle = {
    '--across': foothold === undefined ? 0 : (foothold + 0.5) / all,
    '--up': isDown ? 0 : (row - 1 + FEET) / rows,
  }
  const where = foothold === undefined ? 'beside' : fellAt !== null ? 'slipped' : 'on'
  return (
    <div className="hari-climber" data-where={where} data-end={end} style={style}>
      <svg viewBox="0 0 40 60" aria-hidden="true">
        <Gachhi />
      </svg>
    </div>
  )
}

function Gachhi() {
  return (
    <>
      <path className="hari-rope" d="M4 33C10 40 30 40 36 33" />
      <path className="hari-skin" d="M12 22C7 19 4 12 5 5M28 22C33 19 36 12 35 5" />
      <path className="hari-leg" d="M16 42C12 46 13 52 15 57M24 42C28 45 28 50 26 54" />
      <path className="hari-body" d="M12 20C15 16 25 16 28 20L27 34H13Z" />
      <path className="hari-lungi" d="M13 32H27L29 47C24 50 16 50 11 47Z" />
      <path className="hari-check" d="M15 33L14 48M20 33V49M25 33L26 48M12 38H28M12 43H28" />
      <circle className="hari-head" cx={20} cy={11} r={6.5} />
      <path
        className="hari-gamchha"
        d="M13 10C14 3 26 3 27 10C23 7 17 7 13 10ZM26 8L32 13L26 12Z"
      />
      <path
        className="hari-pot-small"
        d="M29 28C34 28 36 31 36 34C36 38 33 40 31 40C28 40 26 37 27 33Z"
      />
    </>
  )
}
