import { clsx } from 'clsx'

/** Where a limit is full, and from where on it is told. */
export const fullPercent = 100
const nearlyFullPercent = 80

type Props = {
  label: string
  /** Whole percent of the limit; more than 100 where it was lowered since. */
  percent: number
  /** Shown as full though there is some room: what came did not fit into it. */
  isFull?: boolean
}

/** How full a limit is, as a bar. */
export function FillBar({ label, percent, isFull = percent >= fullPercent }: Props) {
  const width = Math.max(0, Math.min(percent, fullPercent))
  return (
    <div
      aria-label={label}
      aria-valuemax={fullPercent}
      aria-valuemin={0}
      aria-valuenow={width}
      className="mt-1.5 h-2 overflow-hidden rounded-full bg-field-700"
      role="meter"
    >
      <div
        className={clsx('h-full', isFull ? 'bg-clay' : colourOf(percent))}
        style={{ width: `${width}%` }}
      />
    </div>
  )
}

function colourOf(percent: number): string {
  return percent >= nearlyFullPercent ? 'bg-amber' : 'bg-grass'
}
