import { Countenance } from './countenance.tsx'
import { GOLD, GOLD_EDGE, INK, type Dress } from './dress.ts'

/** A queen in a sari drawn over her hair, with a shapla in her hand. */
export function Queen({ dress }: { dress: Dress }) {
  return (
    <>
      <path
        d="M25 4C15 4 11.6 11 11.8 20C12 31 9 40 5 47V57H45V47C41 40 38 31 38.2 20C38.4 11 35 4 25 4Z"
        fill={dress.cloth}
        stroke={INK}
        strokeWidth="0.8"
      />
      <path
        d="M25 6.4C17 6.4 14 12 14.2 20C14.4 31 12 41 9 50"
        fill="none"
        stroke={GOLD}
        strokeWidth="1.3"
      />
      <path
        d="M25 6.4C33 6.4 36 12 35.8 20C35.6 31 38 41 41 50"
        fill="none"
        stroke={GOLD}
        strokeWidth="1.3"
      />
      <path
        d="M15.6 22C15 12 19 8 25 8S35 12 34.4 22C33 16 29 13 25 11.4C21 13 17 16 15.6 22Z"
        fill={INK}
      />
      <path d="M15.4 19V31L19 29ZM34.6 19V31L31 29Z" fill={INK} />
      <Countenance />
      <path
        d="M16.3 19C17 13.4 21 11.6 25 10.4C29 11.6 33 13.4 33.7 19C33.4 12 30 8.6 25 8.6S16.6 12 16.3 19Z"
        fill={INK}
      />
      <circle cx="25" cy="14.8" fill="#c4122f" r="1.2" />
      <path d="M22.8 27.4Q25 26.2 27.2 27.4Q25 29.8 22.8 27.4Z" fill="#b3263f" />
      <circle cx="23.7" cy="24" fill={GOLD} r="0.8" />
      <path d="M15.8 24.5V29M34.2 24.5V29" stroke={GOLD} strokeLinecap="round" strokeWidth="1.8" />
      <path d="M18 38L25 43L32 38L30 57H20Z" fill={dress.lining} stroke={GOLD} strokeWidth="0.9" />
      <path d="M20.4 38.6Q25 44 29.6 38.6" fill="none" stroke={GOLD} strokeWidth="1.6" />
      <path d="M43 57Q44.4 46 42 38" fill="none" stroke="#2f7d4f" strokeWidth="1.5" />
      <path
        d="M42 40C36.6 37 36.4 33 37.6 31C39.6 31.6 41.2 33 42 35C42.8 33 44.4 31.6 46.4 31C47.6 33 47.4 37 42 40Z"
        fill="#f7c7d8"
        stroke="#a94a72"
        strokeWidth="0.7"
      />
      <path
        d="M18.6 8.2Q25 3.2 31.4 8.2L30.2 4.4L27.2 5.2L25 1L22.8 5.2L19.8 4.4Z"
        fill={GOLD}
        stroke={GOLD_EDGE}
        strokeLinejoin="round"
        strokeWidth="0.6"
      />
    </>
  )
}
