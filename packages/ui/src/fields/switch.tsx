import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** What being on means, below the label. */
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off at once, without a button to save it. */
export function Switch({ label, hint, checked, disabled = false, onChange }: Props) {
  return (
    <button
      aria-checked={checked}
      aria-label={label}
      className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left disabled:opacity-60"
      disabled={disabled}
      onClick={() => onChange(!checked)}
      role="switch"
      type="button"
    >
      <span className="min-w-0">
        <span className="block">{label}</span>
        {hint !== undefined && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
      <span
        aria-hidden
        className={clsx(
          'flex h-7 w-12 shrink-0 items-center rounded-full p-1 transition',
          checked ? 'bg-grass' : 'bg-field-600',
        )}
      >
        <span
          className={clsx(
            'size-5 rounded-full transition',
            checked ? 'translate-x-5 bg-field-950' : 'bg-paper',
          )}
        />
      </span>
    </button>
  )
}
