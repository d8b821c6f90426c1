import { INK, SHADE, SKIN } from './dress.ts'

/** Neck, head and the features that all three courts share, around x = 25. */
export function Countenance() {
  return (
    <>
      <path d="M21 27H29V39L25 42L21 39Z" fill={SHADE} />
      <path
        d="M16.5 19C16.5 12 20 9 25 9S33.5 12 33.5 19C33.5 26.5 29.5 32 25 32S16.5 26.5 16.5 19Z"
        fill={SKIN}
      />
      <g fill="none" stroke={INK} strokeLinecap="round" strokeWidth="0.9">
        <path d="M18.8 17.4Q21 16 23.2 17.4M26.8 17.4Q29 16 31.2 17.4" />
        <path d="M25 19.5L24.2 23.6H26" stroke={SHADE} />
      </g>
      <g fill="#fff">
        <ellipse cx="21.2" cy="20" rx="2" ry="1.2" />
        <ellipse cx="28.8" cy="20" rx="2" ry="1.2" />
      </g>
      <g fill={INK}>
        <circle cx="21.4" cy="20" r="1.1" />
        <circle cx="29" cy="20" r="1.1" />
      </g>
    </>
  )
}
