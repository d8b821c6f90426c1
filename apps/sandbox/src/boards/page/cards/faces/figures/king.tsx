import { Countenance } from './countenance.tsx'
import { GOLD, GOLD_EDGE, INK, type Dress } from './dress.ts'

/** A bearded king under a crown, with a sword. */
export function King({ dress }: { dress: Dress }) {
  return (
    <>
      <path
        d="M2 57V50C4 42 11 38.5 18 37L25 42L32 37C39 38.5 46 42 48 50V57Z"
        fill={dress.cloth}
        stroke={INK}
        strokeWidth="0.8"
      />
      <path
        d="M18 37L25 57L32 37L36 38.4L29 57H21L14 38.4Z"
        fill={dress.lining}
        stroke={GOLD}
        strokeWidth="1"
      />
      <path
        d="M14 12V26C14 30 17 34 18 35L19 24ZM36 12V26C36 30 33 34 32 35L31 24Z"
        fill="#e9e3d8"
        stroke="#a79c8b"
        strokeWidth="0.6"
      />
      <Countenance />
      <path
        d="M16.6 21C17 31 21 38 25 40.5C29 38 33 31 33.4 21C32.4 25 30 26.6 28 25.2Q25 23.8 22 25.2C20 26.6 17.6 25 16.6 21Z"
        fill="#efe9df"
        stroke="#a79c8b"
        strokeWidth="0.6"
      />
      <path
        d="M22.6 28.2Q25 29.6 27.4 28.2"
        fill="none"
        stroke="#8d3a34"
        strokeLinecap="round"
        strokeWidth="1.1"
      />
      <path
        d="M15 13L13 2L19.4 7.4L25 0.6L30.6 7.4L37 2L35 13Q25 10 15 13Z"
        fill={GOLD}
        stroke={GOLD_EDGE}
        strokeLinejoin="round"
        strokeWidth="0.9"
      />
      <circle cx="25" cy="8" fill={dress.cloth} r="1.8" stroke={GOLD_EDGE} strokeWidth="0.5" />
      <circle cx="19.4" cy="9.6" fill={dress.lining} r="1.1" />
      <circle cx="30.6" cy="9.6" fill={dress.lining} r="1.1" />
      <path d="M43 57V14L44.4 9L45.8 14V57Z" fill="#dfe6ea" stroke="#6f7f8a" strokeWidth="0.6" />
      <path d="M39.6 45H49.4V47.4H39.6Z" fill={GOLD} stroke={GOLD_EDGE} strokeWidth="0.6" />
    </>
  )
}
