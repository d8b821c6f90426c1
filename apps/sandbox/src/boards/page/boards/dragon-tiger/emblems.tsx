import type { ReactNode } from 'react'

/** Draws the right half of a face and its mirror image. */
function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="scale(-1 1)">{children}</g>
    </>
  )
}

/** A dragon's mask as it is carried in processions. */
export function DragonEmblem() {
  return (
    <svg aria-hidden="true" className="live-emblem" viewBox="-52 -52 104 104">
      <Mirrored>
        <path
          d="M8 -26C10 -42 22 -50 33 -51C28 -44 27 -36 24 -22Z"
          fill="#f6cf6a"
          stroke="#7a4209"
          strokeWidth="1.6"
        />
        <path
          d="M18 -26L42 -33L35 -18L50 -10L38 1L48 15L33 16L38 34L22 30Z"
          fill="#7d130f"
          stroke="#3d0705"
          strokeWidth="1.4"
        />
        <path d="M0 -30C15 -31 27 -22 27 -8C27 4 20 10 18 20C16 36 8 44 0 44Z" fill="#d8352b" />
        <path d="M0 8C9 6 17 12 17 21C17 30 8 32 0 32Z" fill="#f0694f" />
        <path d="M0 32C6 32 12 30 15 27C14 38 8 44 0 44Z" fill="#4a0806" />
        <path d="M7 31L10 40L14 29Z" fill="#fffdf2" />
        <path
          d="M3 -11C9 -24 23 -25 31 -19C24 -15 15 -14 8 -4Z"
          fill="#f6cf6a"
          stroke="#7a4209"
          strokeWidth="1"
        />
        <path d="M7 -3C11 -9 20 -10 24 -6C20 1 12 2 7 -3Z" fill="#fff7b8" />
        <ellipse cx="15" cy="-4.4" fill="#1a0b05" rx="1.8" ry="3.4" />
        <ellipse cx="7.4" cy="19" fill="#4a0806" rx="2.6" ry="2" />
        <path
          d="M16 22C30 18 40 26 46 42"
          fill="none"
          stroke="#f6cf6a"
          strokeLinecap="round"
          strokeWidth="2.2"
        />
      </Mirrored>
      <circle cx="0" cy="-20" fill="#fffbe8" r="4.4" stroke="#7a4209" strokeWidth="1.2" />
    </svg>
  )
}

/** A tiger's face. */
export function TigerEmblem() {
  return (
    <svg aria-hidden="true" className="live-emblem" viewBox="-52 -52 104 104">
      <Mirrored>
        <path
          d="M18 -34C20 -48 34 -52 42 -45C48 -39 44 -28 37 -22Z"
          fill="#e57f12"
          stroke="#4a2104"
          strokeWidth="1.6"
        />
        <path d="M25 -33C28 -41 35 -43 38 -39C40 -35 38 -30 34 -26Z" fill="#f7d2ac" />
        <path
          d="M0 -40C22 -40 40 -28 42 -4L52 8L43 11L47 24L36 25C28 40 14 46 0 46Z"
          fill="#f39420"
        />
        <path
          d="M10 24C24 22 34 8 42 -2L52 8L43 11L47 24L36 25C28 40 14 46 0 46V24Z"
          fill="#fff4e0"
        />
        <path
          d="M0 -40H4L0 -20ZM10 -39C14 -30 11 -24 6 -18C8 -26 8 -33 6 -39ZM22 -36C24 -28 20 -23 13 -20C16 -26 17 -32 16 -38Z"
          fill="#2a1206"
        />
        <path
          d="M42 -8C36 -6 32 -7 28 -9C33 -15 37 -17 41 -17ZM45 4C38 8 32 8 26 5C32 0 38 -2 43 -2ZM43 18C36 20 31 20 26 16C32 12 38 10 44 10Z"
          fill="#2a1206"
        />
        <path d="M5 -6C11 -15 24 -18 31 -13C28 -4 16 1 5 -6Z" fill="#2a1206" />
        <path d="M10 -7C14 -12 22 -14 27 -11C24 -5 17 -3 10 -7Z" fill="#ffe24a" />
        <ellipse cx="19" cy="-8.6" fill="#1a0b05" rx="2" ry="3.6" />
        <path d="M0 12C11 9 21 15 22 24C22 32 12 35 0 34Z" fill="#fffaf0" />
        <path d="M0 8C8 7 12 9 12 13C11 17 5 20 0 20Z" fill="#b64a3e" />
        <path
          d="M0 20V27C5 33 14 33 18 29"
          fill="none"
          stroke="#2a1206"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </Mirrored>
    </svg>
  )
}
