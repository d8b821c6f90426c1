import type { DealHand } from '../deal/deal-steps.ts'

/** The dealer, in a white sari with a border of the game's colour, down to the table; around x = 0, head at y = 0. */
export function Dealer() {
  return (
    <g className="live-dealer">
      <Hair />
      <Dress />
      <Face />
    </g>
  )
}

/** Both hands, which lie on the table and so are drawn after it; the one towards the served hand moves. */
export function DealerHands({ served }: { served: DealHand | null }) {
  return (
    <g className={served === null ? '' : `live-hand-${served}`}>
      <g className="live-arm live-arm-left">
        <Arm />
      </g>
      <g transform="scale(-1 1)">
        <g className="live-arm live-arm-right">
          <Arm />
        </g>
      </g>
    </g>
  )
}

const FLOWERS = [-24, -18, -11, -4, 4, 11, 18, 24]

function Hair() {
  return (
    <>
      <path
        d="M-24 4C-29 -28 -16 -38 0 -38S29 -28 24 4C25 14 20 22 14 26H-14C-20 22 -25 14 -24 4Z"
        fill="#1b120f"
      />
      <circle cx="0" cy="-34" fill="#1b120f" r="15" />
      <g fill="#fffaf0" stroke="#d9cba8" strokeWidth="0.5">
        {FLOWERS.map((x) => (
          <circle cx={x * 0.72} cy={-29 - Math.sqrt(600 - x * x) * 0.62} key={x} r="2.9" />
        ))}
      </g>
    </>
  )
}

function Dress() {
  return (
    <>
      <path d="M-9 22H9V40L0 48L-9 40Z" fill="#b57a4b" />
      <path
        d="M-48 96C-50 66 -40 50 -22 44L-9 38C-6 46 6 46 9 38L22 44C40 50 50 66 48 96Z"
        className="live-blouse"
      />
      <path d="M-12 39C-9 56 9 56 12 39L9 36C7 47 -7 47 -9 36Z" fill="#c68a5c" />
      <path d="M-14 41C-10 60 10 60 14 41" fill="none" stroke="#f0b93a" strokeWidth="1.6" />
      <path d="M9 38L22 44C36 48 46 60 48 78L46 96H-40L-46 84C-28 82 2 66 9 38Z" fill="#fbf6ea" />
      <path d="M9 38C2 66 -28 82 -46 84L-44 90C-22 90 8 72 15 41Z" className="live-border" />
      <path
        d="M20 47C16 68 -4 86 -24 94M30 52C27 70 14 86 0 95"
        fill="none"
        stroke="#e5dcc6"
        strokeWidth="1.4"
      />
      <path d="M-43 88C-22 87 6 70 13 41" fill="none" stroke="#f0b93a" strokeWidth="0.9" />
    </>
  )
}

function Face() {
  return (
    <>
      <path
        d="M-21 -6C-21 -24 -12 -30 0 -30S21 -24 21 -6C21 12 11 27 0 27S-21 12 -21 -6Z"
        fill="#d29a6a"
      />
      <path
        d="M0 -31C-12 -31 -22 -20 -22 0C-18 -14 -10 -22 0 -27C10 -22 18 -14 22 0C22 -20 12 -31 0 -31Z"
        fill="#1b120f"
      />
      <g fill="none" strokeLinecap="round">
        <path
          d="M-15 -8.5Q-9.5 -12 -4.6 -8.8M4.6 -8.8Q9.5 -12 15 -8.5"
          stroke="#1b120f"
          strokeWidth="1.7"
        />
        <path d="M0.4 -5L-1.6 5.6Q0 7.4 2.4 6" stroke="#a5693c" strokeWidth="1.3" />
        <path d="M-6.4 13.6Q0 18.6 6.4 13.6" stroke="#8a2b2f" strokeWidth="0.9" />
      </g>
      <path d="M-6.6 13.4Q-2.4 11.6 0 12.6Q2.4 11.6 6.6 13.4Q0 20 -6.6 13.4Z" fill="#bb3a44" />
      <path d="M-4.6 13.9Q0 15.4 4.6 13.9Q0 16.4 -4.6 13.9Z" fill="#fff7f0" />
      <g className="live-eyes">
        <Eye x={-9.6} />
        <Eye x={9.6} />
      </g>
      <circle cx="0" cy="-13.6" fill="#c4122f" r="2.5" />
      <circle cx="-3.2" cy="5" fill="#f6d26a" r="1" />
      <circle cx="-13" cy="7" fill="#d9785f" fillOpacity="0.28" r="4.6" />
      <circle cx="13" cy="7" fill="#d9785f" fillOpacity="0.28" r="4.6" />
      <g fill="#f0b93a" stroke="#8f5a10" strokeWidth="0.5">
        <path d="M-21.6 3L-24.4 11H-18.8ZM21.6 3L24.4 11H18.8Z" />
        <circle cx="-21.6" cy="2.4" r="1.7" />
        <circle cx="21.6" cy="2.4" r="1.7" />
      </g>
    </>
  )
}

function Eye({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -3)`}>
      <path d="M-5.4 0.4Q0 -4.6 5.4 0.4Q0 3.4 -5.4 0.4Z" fill="#fff" />
      <circle cx="0" cy="-0.6" fill="#2a1710" r="2.5" />
      <circle cx="0.9" cy="-1.5" fill="#fff" r="0.8" />
      <path
        d="M-6.2 0.6Q0 -5.6 5.8 0"
        fill="none"
        stroke="#1b120f"
        strokeLinecap="round"
        strokeWidth="1.3"
      />
    </g>
  )
}

/** The forearm at the viewer's left, out of its sleeve, its hand flat on the table. */
function Arm() {
  return (
    <>
      <path
        d="M-50 74C-62 84 -70 98 -64 106C-58 112 -50 110 -42 104L-30 94C-32 84 -40 76 -50 74Z"
        className="live-sleeve"
      />
      <path
        d="M-62 98C-66 108 -58 114 -48 112L-24 109C-20 108 -20 101 -25 101L-46 101Z"
        fill="#d29a6a"
      />
      <path
        d="M-28 101C-20 99 -10 100 -6 104C-4 107 -8 108 -12 108C-14 111 -20 112 -28 110Z"
        fill="#d29a6a"
      />
      <path d="M-21 103.6L-9 104.4M-21 106.6L-12 107.6" stroke="#a5693c" strokeWidth="0.8" />
      <path d="M-41 100.4V112M-37 100.6V111.4" stroke="#fff7e6" strokeWidth="2" />
      <path d="M-39 100.4V111.8" stroke="#c4122f" strokeWidth="1.8" />
    </>
  )
}
