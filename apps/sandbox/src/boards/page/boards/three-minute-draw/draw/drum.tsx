import { useId } from 'react'

/** Balls that tumble in the drum: where each stands, how large, and its colour. */
const TUMBLING = [
  [-20, -14, '#f0529c'],
  [12, -22, '#ffb01f'],
  [24, 6, '#1fc7b0'],
  [-4, 4, '#8a63f0'],
  [-26, 14, '#1fc7b0'],
  [6, 26, '#f0529c'],
  [-10, 30, '#ffb01f'],
  [28, -12, '#8a63f0'],
  [-2, -36, '#1fc7b0'],
  [-36, -4, '#8a63f0'],
  [34, 20, '#f0529c'],
  [-12, -26, '#ffb01f'],
] as const

/** The glass drum on its stand, its balls thrown about while it draws. */
export function Drum({ isTurning }: { isTurning: boolean }) {
  const id = useId()
  return (
    <svg className="lottery-drum" viewBox="-62 -64 124 140" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}brass`}>
          <stop stopColor="#8a4a00" />
          <stop offset=".3" stopColor="#ffe08a" />
          <stop offset=".5" stopColor="#fff8d6" />
          <stop offset=".75" stopColor="#ffb703" />
          <stop offset="1" stopColor="#8a4a00" />
        </linearGradient>
        <radialGradient id={`${id}glass`}>
          <stop stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#e6fcff" stopOpacity=".42" />
        </radialGradient>
      </defs>
      <path d="M-36 44L-46 66H46L36 44Z" fill={`url(#${id}brass)`} />
      <path d="M-54 64H54V73H-54Z" fill={`url(#${id}brass)`} />
      <path d="M-10 48H10V64H-10Z" fill="#3a1a05" />
      <circle r="51" fill="#05303a" fillOpacity=".7" />
      {[0, 1].map((half) => (
        <g key={half} className="lottery-tumble" data-half={half} data-turning={isTurning}>
          {TUMBLING.filter((_, index) => index % 2 === half).map(([x, y, colour]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <circle r="9" fill={colour} />
              <circle r="5" fill="#fff" />
              <path d="M-6 -4A7 7 0 0 1 1 -7" fill="none" stroke="#fff" strokeWidth="1.4" />
            </g>
          ))}
        </g>
      ))}
      <circle r="50" fill={`url(#${id}glass)`} />
      <circle r="51" fill="none" stroke={`url(#${id}brass)`} strokeWidth="4" />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M-38 -14A41 41 0 0 1 -10 -39" strokeWidth="4.5" strokeOpacity=".8" />
        <path d="M34 22A41 41 0 0 1 18 36" strokeWidth="3" strokeOpacity=".4" />
      </g>
      <circle cy="-55" r="6" fill={`url(#${id}brass)`} />
    </svg>
  )
}
