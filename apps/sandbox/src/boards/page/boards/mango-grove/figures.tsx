import { useId } from 'react'

type FigureProps = { className?: string }

const PLAITS =
  'M10 34H54M9 42H55M12 50H52M16 27C15 36 16 46 19 56M25 25C24 36 25 48 27 58M39 25C40 36 39 48 37 58M48 27C49 36 48 46 45 56'

/** A closed basket of cane, its lid of mango leaves. */
export function BasketFigure({ className }: FigureProps) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <linearGradient id={`${id}c`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#E9B566" />
        <stop offset=".55" stopColor="#B3742C" />
        <stop offset="1" stopColor="#6B3C12" />
      </linearGradient>
      <linearGradient id={`${id}l`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#7FD858" />
        <stop offset="1" stopColor="#1F7A3A" />
      </linearGradient>
      <ellipse cx="32" cy="58" rx="24" ry="4" fill="#000" opacity=".28" />
      <path d="M7 26H57C57 44 53 60 44 60H20C11 60 7 44 7 26Z" fill={`url(#${id}c)`} />
      <path d={PLAITS} fill="none" stroke="#5A2F0C" strokeWidth="1.5" opacity=".55" />
      <path d="M4 27C4 22 60 22 60 27C60 33 4 33 4 27Z" fill="#D89A48" />
      <path d="M6 26C18 30 46 30 58 26" fill="none" stroke="#FFE3A8" strokeWidth="1.4" />
      <path
        d="M32 25C14 28 6 18 5 12C18 8 30 12 32 25ZM32 25C50 28 58 18 59 12C46 8 34 12 32 25Z"
        fill={`url(#${id}l)`}
      />
      <path d="M32 26C20 20 22 8 32 3C42 8 44 20 32 26Z" fill={`url(#${id}l)`} />
      <path
        d="M32 24V7M30 23C22 21 14 17 9 13.500M34 23C42 21 50 17 55 13.500"
        fill="none"
        stroke="#E4FFC8"
        strokeWidth="1.1"
        opacity=".7"
      />
    </svg>
  )
}

/** A ripe mango with its leaf. */
export function MangoFigure({ className }: FigureProps) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <linearGradient id={`${id}m`} x1="0" y1="0" x2=".8" y2="1">
        <stop stopColor="#FFF09A" />
        <stop offset=".45" stopColor="#FFB703" />
        <stop offset=".8" stopColor="#F2681C" />
        <stop offset="1" stopColor="#B8301C" />
      </linearGradient>
      <ellipse cx="32" cy="59" rx="18" ry="3.500" fill="#000" opacity=".3" />
      <path
        d="M36 13C50 14 58 27 55 40C52 52 42 59 30 58C17 57 8 48 9 38C10 27 22 12 36 13Z"
        fill={`url(#${id}m)`}
      />
      <path
        d="M18 33C21 25 27 20 33 19"
        fill="none"
        stroke="#FFFDE0"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M36 14C35 9 36 6 38 3"
        fill="none"
        stroke="#6B3C12"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M38 9C45 1 56 2 61 8C55 15 45 16 38 9Z" fill="#2BA84A" />
      <path d="M39 9C46 7 53 7 59 8" fill="none" stroke="#D8FFC0" strokeWidth="1.2" />
    </svg>
  )
}

/** A wasp, seen from the side, its sting down. */
export function WaspFigure({ className }: FigureProps) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#FFE77A" />
        <stop offset="1" stopColor="#F29A00" />
      </linearGradient>
      <path
        d="M30 25C18 8 30 2 40 8C46 13 42 22 34 27ZM33 26C36 10 52 6 57 14C59 21 49 27 37 28Z"
        fill="#E6F7FF"
        stroke="#9CC4D8"
        opacity=".86"
      />
      <path
        d="M30 30C36 24 50 30 53 40C54 47 51 54 49 60C44 57 34 50 30 42Z"
        fill={`url(#${id}w)`}
      />
      <path
        d="M36 28C34 34 34 41 36 47M43 30C40 37 40 46 43 53M50 36C47 42 46 50 48 57"
        fill="none"
        stroke="#22160A"
        strokeWidth="4"
      />
      <path d="M49 58L52 64" stroke="#22160A" strokeWidth="2.4" strokeLinecap="round" />
      <ellipse cx="27" cy="31" rx="8" ry="7" fill="#3A2410" />
      <circle cx="15" cy="29" r="9" fill={`url(#${id}w)`} />
      <path d="M8 25L15 28" stroke="#22160A" strokeWidth="2.400" strokeLinecap="round" />
      <circle cx="12" cy="29.500" r="3" fill="#22160A" />
      <path
        d="M14 21C12 14 8 12 4 13M18 21C18 14 15 10 11 9"
        fill="none"
        stroke="#22160A"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path
        d="M23 37L18 46M29 38L27 48M34 40L36 48"
        stroke="#22160A"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  )
}
