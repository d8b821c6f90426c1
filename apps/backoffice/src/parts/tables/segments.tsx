import { clsx } from 'clsx'

type Segment<V extends string> = {
  value: V
  label: string
  count?: number | undefined
  /** Whether a count above 0 asks for somebody. */
  urgent?: boolean
}

type Props<V extends string> = {
  label: string
  items: readonly Segment<V>[]
  value: string
  onChange: (value: V) => void
}

/** One choice of a few that filters a list, each with how many it would show. */
export function Segments<V extends string>({ label, items, value, onChange }: Props<V>) {
  return (
    <div
      aria-label={label}
      className="rail max-w-full rounded-md border border-field-700 p-0.5"
      role="group"
    >
      {items.map((item) => (
        <button
          aria-pressed={value === item.value}
          className={clsx(
            'flex h-10 shrink-0 items-center gap-1.5 rounded-sm px-3 text-sm font-semibold transition max-sm:px-2 focus-visible:-outline-offset-2 lg:h-7.5',
            value === item.value ? 'bg-field-700 text-text' : 'text-quiet hover:text-text',
          )}
          key={item.value}
          onClick={() => onChange(item.value)}
          type="button"
        >
          {item.label}
          {item.count !== undefined && (
            <span
              className={clsx(
                'tabular text-xs',
                item.urgent === true && item.count > 0
                  ? 'rounded-full bg-floodlight px-1.5 leading-4.5 font-bold text-ink'
                  : 'text-quiet max-sm:hidden',
              )}
            >
              {item.count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
