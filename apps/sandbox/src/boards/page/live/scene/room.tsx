import type { DealHand } from '../deal/deal-steps.ts'
import { Dealer, DealerHands } from './dealer.tsx'

const ARCHES = [-150, -52, 46, 144, 242]
/** Where the head is and how large the dealer is. */
const DEALER_PLACE = 'translate(180 55) scale(0.88)'
const LAMPS = [38, 322]

type RoomProps = {
  /** The hand that is served now. */
  served: DealHand | null
  dealerName: string
}

/** The room behind the table, the dealer and the table itself; the cards lie above it. */
export function Room({ served, dealerName }: RoomProps) {
  return (
    <svg
      aria-label={dealerName}
      className="live-room"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox="0 0 360 200"
    >
      <Paints />
      <rect fill="url(#live-wall)" height="200" width="720" x="-180" />
      {ARCHES.map((x) => (
        <Arch key={x} x={x + 40} />
      ))}
      <rect fill="url(#live-light)" height="200" width="720" x="-180" />
      {LAMPS.map((x) => (
        <Lamp key={x} x={x} />
      ))}
      <g transform={DEALER_PLACE}>
        <Dealer />
      </g>
      <Table />
      <g transform={DEALER_PLACE}>
        <Shoe />
        <DealerHands served={served} />
      </g>
    </svg>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="live-wall" x1="0" x2="0" y1="0" y2="1">
        <stop className="live-wall-edge" />
        <stop offset="0.7" className="live-wall-middle" />
        <stop offset="1" className="live-wall-edge" />
      </linearGradient>
      <radialGradient cx="0.5" cy="0.28" id="live-light" r="0.5">
        <stop stopColor="#ffd98a" stopOpacity="0.5" />
        <stop offset="0.5" stopColor="#ff9d3a" stopOpacity="0.14" />
        <stop offset="1" stopColor="#ff9d3a" stopOpacity="0" />
      </radialGradient>
      <radialGradient cx="0.5" cy="0.2" id="live-felt" r="0.75">
        <stop className="live-felt-light" />
        <stop offset="0.6" className="live-felt-middle" />
        <stop offset="1" className="live-felt-dark" />
      </radialGradient>
      <linearGradient id="live-wood" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#a9662c" />
        <stop offset="0.5" stopColor="#6b3512" />
        <stop offset="1" stopColor="#3a1a07" />
      </linearGradient>
    </defs>
  )
}

function Arch({ x }: { x: number }) {
  const outline =
    'M-36 150V44C-36 36 -30 33 -28 26C-24 12 -8 12 0 0C8 12 24 12 28 26C30 33 36 36 36 44V150Z'
  return (
    <g transform={`translate(${x} 6)`}>
      <path d={outline} fill="#1a0a12" fillOpacity="0.6" stroke="#c8923a" strokeWidth="2" />
      <path
        d={outline}
        fill="none"
        stroke="#f3cf7f"
        strokeOpacity="0.4"
        strokeWidth="0.8"
        transform="translate(0 8) scale(.86 .95)"
      />
    </g>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0V22" stroke="#c8923a" strokeWidth="1.4" />
      <circle cx="0" cy="36" fill="#ffb347" fillOpacity="0.16" r="34" />
      <path
        d="M-9 26Q0 18 9 26L12 40Q0 50 -12 40Z"
        fill="#ffd98a"
        stroke="#c8923a"
        strokeWidth="1.4"
      />
      <path d="M-4 24L-5 44M4 24L5 44" stroke="#e09a35" strokeWidth="1" />
    </g>
  )
}

function Table() {
  return (
    <>
      <path d="M-180 156Q180 116 540 156V170Q180 128 -180 170Z" fill="url(#live-wood)" />
      <path d="M-180 166Q180 126 540 166V420H-180Z" fill="url(#live-felt)" />
      <path d="M-180 164.5Q180 124.5 540 164.5" fill="none" stroke="#f0c566" strokeWidth="1.4" />
      <path
        d="M-180 176Q180 138 540 176"
        fill="none"
        stroke="#ffe9a8"
        strokeOpacity="0.35"
        strokeWidth="0.8"
      />
    </>
  )
}

/** The box that the cards come from. */
function Shoe() {
  return (
    <g transform="translate(64 70)">
      <path d="M0 8L30 0L50 8V30L20 40L0 31Z" fill="#1b1216" />
      <path d="M0 8L20 17V40L0 31Z" fill="#35222a" />
      <path d="M20 17L50 8V30L20 40Z" fill="#23161c" stroke="#c8923a" strokeWidth="0.8" />
      <path d="M3 14L16 20V34L3 28Z" fill="#fffdf6" stroke="#d9d2bd" strokeWidth="0.6" />
      <path d="M5 17L14 21V31L5 27Z" fill="#0f5a3c" />
    </g>
  )
}
