import { Countenance } from './countenance.tsx'
import { GOLD, GOLD_EDGE, INK, type Dress } from './dress.ts'

/** A young man in a turban with a feather, with a staff. */
export function Jack({ dress }: { dress: Dress }) {
  return (
    <>
      <path
        d="M4 57V51C6 43 12 39.5 19 38L25 42L31 38C38 39.5 44 43 46 51V57Z"
        fill={dress.lining}
        stroke={INK}
        strokeWidth="0.8"
      />
      <path
        d="M19 38L40 57H30L16 42ZM4 51L12 41L16 40L8 57H4Z"
        fill={dress.cloth}
        stroke={GOLD}
        strokeWidth="0.9"
      />
      <path
        d="M15.8 18V28C15.8 31 17.4 32 18.6 32ZM34.2 18V28C34.2 31 32.6 32 31.4 32Z"
        fill={INK}
      />
      <Countenance />
      <path
        d="M20.4 26.4Q22.8 24.4 25 25.8Q27.2 24.4 29.6 26.4Q27.2 27 25 26.8Q22.8 27 20.4 26.4Z"
        fill={INK}
      />
      <path
        d="M23 28.6Q25 29.6 27 28.6"
        fill="none"
        stroke="#8d3a34"
        strokeLinecap="round"
        strokeWidth="1"
      />
      <path
        d="M14.4 15.4C12.6 8 18 3 25 3S37.4 8 35.6 15.4C30 11.8 20 11.8 14.4 15.4Z"
        fill={dress.cloth}
        stroke={INK}
        strokeWidth="0.8"
      />
      <path
        d="M14.4 15C20 10 28 6.4 34 6.2M15 9.6C21 6.6 27 4.6 30 4.4M20 12.4C26 8.8 32 8.6 36 11"
        fill="none"
        stroke={GOLD}
        strokeWidth="1"
      />
      <path
        d="M31 8C36 5 39 1 38 -1C33 -1 29.6 2 29 7Z"
        fill="#f4efe4"
        stroke="#9b9183"
        strokeWidth="0.6"
      />
      <circle cx="29.4" cy="8.6" fill={GOLD} r="2" stroke={GOLD_EDGE} strokeWidth="0.6" />
      <circle cx="29.4" cy="8.6" fill={dress.lining} r="0.9" />
      <path d="M43.6 57V17" stroke="#7a4a1d" strokeWidth="2.2" />
      <circle cx="43.6" cy="15.4" fill={GOLD} r="2.6" stroke={GOLD_EDGE} strokeWidth="0.7" />
    </>
  )
}
