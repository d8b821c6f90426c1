import { useId } from 'react'

/** A betel leaf, heart-shaped, its veins in light: it covers what lies under it. */
export function BetelLeaf() {
  const id = useId()
  return (
    <svg className="leaves-leaf" viewBox="0 0 100 100" aria-hidden="true">
      <radialGradient id={`${id}b`} cx=".36" cy=".26" r=".95">
        <stop stopColor="#A6EE7C" />
        <stop offset=".42" stopColor="#3FB04B" />
        <stop offset="1" stopColor="#0C5230" />
      </radialGradient>
      <path
        d="M50 97C40 84 8 70 5 40C3 17 21 4 35 7C44 9 49 15 50 19C51 15 56 9 65 7C79 4 97 17 95 40C92 70 60 84 50 97Z"
        fill={`url(#${id}b)`}
        stroke="#07351F"
        strokeWidth="2"
      />
      <path
        d="M50 20V92M50 34C41 27 31 24 21 24M50 34C59 27 69 24 79 24M50 50C38 42 25 39 11 42M50 50C62 42 75 39 89 42M50 66C41 60 31 58 19 61M50 66C59 60 69 58 81 61"
        fill="none"
        stroke="#E2FFCB"
        strokeOpacity=".55"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M14 34C16 21 25 13 35 14"
        fill="none"
        stroke="#F4FFE8"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M50 20C49 12 51 6 55 2" fill="none" stroke="#7A4A1C" strokeWidth="4" />
    </svg>
  )
}
