import { useId } from 'react'

const SAIL =
  'M0 -56C15 -42 36 -20 48 -5C36 10 13 38 0 52C-13 38 -36 10 -48 -5C-36 -20 -15 -42 0 -56Z'
const LEFT = '#ff4d5e'
const RIGHT = '#b5123b'
const MOON = '#ffe9a0'
const TRIM = '#2bd5c4'

/** The kite itself: crimson paper over a bow of bamboo, a moon on its breast. */
export function KiteFigure() {
  const id = useId()
  return (
    <svg viewBox="-52 -60 104 132" aria-hidden="true">
      <defs>
        <clipPath id={`${id}sail`}>
          <path d={SAIL} />
        </clipPath>
        <linearGradient id={`${id}sheen`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity=".45" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".05" />
          <stop offset="1" stopColor="#1a052a" stopOpacity=".4" />
        </linearGradient>
      </defs>
      <path d="M0 44L-13 68C-7 65 -4 65 0 68C4 65 7 65 13 68Z" fill={TRIM} />
      <g clipPath={`url(#${id}sail)`}>
        <path d="M-50 -60H0V60H-50Z" fill={LEFT} />
        <path d="M0 -60H50V60H0Z" fill={RIGHT} />
        <path d="M0 -60L-22 -34L0 -8L22 -34Z" fill={TRIM} />
        <path d="M0 -48L-12 -34L0 -20L12 -34Z" fill={MOON} />
        <circle cy="9" r="17" fill={MOON} />
        <path d="M6 -4A13 13 0 1 0 13 18A15 15 0 0 1 6 -4Z" fill={LEFT} />
        <path d="M-36 -8L-27 0L-18 -8L-27 -16ZM36 -8L27 0L18 -8L27 -16Z" fill={MOON} />
        <path d="M-50 -60H50V60H-50Z" fill={`url(#${id}sheen)`} />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M0 -56V52M-48 -5C-26 -32 26 -32 48 -5" stroke="#5a2a08" strokeWidth="1.8" />
        <path d="M-48 -5C-36 -20 -15 -42 0 -56C15 -42 36 -20 48 -5" stroke="#fff6e0" />
      </g>
    </svg>
  )
}
