const WHOLE = 100

/** How much of a whole there is, as a bar; its label says so in words beneath it. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div>
      <div
        aria-label={label}
        aria-valuemax={WHOLE}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-field-700"
        role="progressbar"
      >
        <div
          className="h-full rounded-full bg-floodlight transition-[width]"
          style={{ width: `${Math.min(WHOLE, percent)}%` }}
        />
      </div>
      <p className="tabular mt-1.5 text-right text-sm font-semibold">{label}</p>
    </div>
  )
}
