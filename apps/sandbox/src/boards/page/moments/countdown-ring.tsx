import { useEachFrame } from './use-each-frame.ts'
import './countdown-ring.css'

type CountdownRingProps = {
  phaseMs: number
  elapsedMs: () => number
  /** What is said of the seconds that are left. */
  nameOf: (seconds: number) => string
}

const AROUND = 2 * Math.PI * 18
const SOON_S = 4

/** The seconds of a phase that are left, in a ring that runs out; amber when few are left. */
export function CountdownRing({ phaseMs, elapsedMs, nameOf }: CountdownRingProps) {
  const tenths = useEachFrame(() => Math.max(0, Math.ceil((phaseMs - elapsedMs()) / 100)))
  const seconds = Math.ceil(tenths / 10)
  const isSoon = seconds <= SOON_S
  return (
    <svg
      aria-label={nameOf(seconds)}
      className={isSoon ? 'countdown-ring countdown-ring-soon' : 'countdown-ring'}
      role="timer"
      viewBox="0 0 44 44"
    >
      <circle cx="22" cy="22" fill="#06140dd9" r="21" />
      <circle cx="22" cy="22" fill="none" r="18" stroke="#fff2" strokeWidth="3.4" />
      <circle
        cx="22"
        cy="22"
        fill="none"
        r="18"
        stroke="currentColor"
        strokeDasharray={`${(AROUND * tenths * 100) / phaseMs} ${AROUND}`}
        strokeWidth="3.4"
        transform="rotate(-90 22 22)"
      />
      <text textAnchor="middle" x="22" y="28">
        {seconds}
      </text>
    </svg>
  )
}
