import { slipText } from '@maidan/locales'
import { useTimeLeft } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../../lib/text/language.ts'

const RADIUS = 34
const ROUND = 2 * Math.PI * RADIUS

/** The in-play delay running down, from the moment it is first shown. */
export function DelayRing({ delayMs }: { delayMs: number }) {
  const t = useText(slipText)
  const [endsAtMs] = useState(() => Date.now() + delayMs)
  const leftMs = useTimeLeft(endsAtMs)
  const left = delayMs > 0 ? leftMs / delayMs : 0
  return (
    <div className="relative size-20" role="timer">
      <svg aria-hidden className="size-20 -rotate-90" fill="none" viewBox="0 0 80 80">
        <circle className="stroke-field-700" cx="40" cy="40" r={RADIUS} strokeWidth="6" />
        <circle
          className="stroke-floodlight transition-[stroke-dashoffset] duration-200 ease-linear"
          cx="40"
          cy="40"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - left)}
          strokeLinecap="round"
          strokeWidth="6"
        />
      </svg>
      <span className="tabular absolute inset-0 flex items-center justify-center text-lg font-bold">
        {t('secondsLeft', { seconds: Math.ceil(leftMs / 1000) })}
      </span>
    </div>
  )
}
