import { useId } from 'react'

/** The bamboo that the sail hangs from, with its pennant. */
export function Yard() {
  return (
    <svg className="tide-yard" viewBox="0 0 120 40" aria-hidden="true">
      <path d="M60 2V40" stroke="#3a1b09" strokeWidth="4" strokeLinecap="round" />
      <path d="M61 3C74 -1 82 10 98 4C88 13 76 17 61 13Z" fill="#ff5c5c" />
      <path
        d="M6 33C40 25 80 25 114 30"
        fill="none"
        stroke="#8a5a24"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M6 32C40 24 80 24 114 29" fill="none" stroke="#ffd9a0" strokeWidth="1.2" />
    </svg>
  )
}

/** The hull of a nouka, prow to the right, with its canopy, its lantern and the boatman at the oar. */
export function Hull() {
  const id = useId()
  return (
    <svg className="tide-hull" viewBox="0 0 220 76" aria-hidden="true">
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#d98a2b" />
        <stop offset=".55" stopColor="#9a4a12" />
        <stop offset="1" stopColor="#4a1e08" />
      </linearGradient>
      <linearGradient id={`${id}r`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#e7a548" />
        <stop offset="1" stopColor="#5a2f0c" />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop stopColor="#ffe08a" />
        <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
      </radialGradient>
      <g stroke="#1a0c05" fill="none" strokeLinecap="round">
        <path d="M34 6L14 68" strokeWidth="3" />
        <path d="M30 38L32 20" strokeWidth="9" />
        <path d="M32 22L24 16" strokeWidth="4" />
      </g>
      <circle cx="33" cy="10" r="6.500" fill="#1a0c05" />
      <path d="M21 8C26 -1 40 -1 46 9Z" fill="#e9b75a" />
      <path d="M50 44C50 20 60 10 76 10H142C158 10 168 22 168 42Z" fill={`url(#${id}r)`} />
      <path
        d="M58 42C58 24 64 16 74 12M84 43V11M110 43V11M136 42V11M160 41C160 26 156 18 148 13M52 32H166"
        fill="none"
        stroke="#3a1b09"
        strokeOpacity=".55"
        strokeWidth="1.800"
      />
      <path
        d="M4 26C16 48 52 52 110 51C168 50 204 38 216 8C212 46 180 74 108 74C40 74 8 54 4 26Z"
        fill={`url(#${id}w)`}
      />
      <path
        d="M4 26C16 48 52 52 110 51C168 50 204 38 216 8"
        fill="none"
        stroke="#ffd56b"
        strokeWidth="3.400"
        strokeLinecap="round"
      />
      <path
        d="M14 46C40 62 76 64 108 64C150 63 182 55 202 36"
        fill="none"
        stroke="#ffd56b"
        strokeOpacity=".4"
        strokeWidth="1.500"
      />
      <circle cx="184" cy="26" r="17" fill={`url(#${id}l)`} />
      <path d="M181 20h6l1.500 11h-9Z" fill="#fff6d0" />
    </svg>
  )
}
