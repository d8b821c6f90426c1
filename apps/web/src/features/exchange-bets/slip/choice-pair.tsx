import { clsx } from 'clsx'

type Item<V extends string> = { value: V; label: string; means?: string }

type Props<V extends string> = {
  label: string
  items: readonly [Item<V>, Item<V>]
  value: V
  disabled?: boolean
  /** The label beside the choice instead of above it. */
  inline?: boolean
  onChange: (value: V) => void
}

/** One of two, with what the chosen one means below it. */
export function ChoicePair<V extends string>(props: Props<V>) {
  const chosen = props.items.find(({ value }) => value === props.value)
  return (
    <fieldset
      className={clsx('min-w-0', props.inline && 'flex items-center justify-between gap-3')}
      disabled={props.disabled}
    >
      <legend className={clsx('text-sm font-medium', props.inline ? 'float-left' : 'mb-1.5')}>
        {props.label}
      </legend>
      <div className="grid grid-cols-2 gap-1 rounded-card bg-field-800 p-1">
        {props.items.map(({ value, label }) => (
          <button
            aria-pressed={value === props.value}
            className={clsx(
              'min-h-11 rounded-md px-2 py-1 text-sm leading-tight font-semibold transition',
              value === props.value ? 'bg-field-600 text-text' : 'text-quiet',
            )}
            key={value}
            onClick={() => props.onChange(value)}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      {chosen?.means !== undefined && <p className="mt-1.5 text-xs text-quiet">{chosen.means}</p>}
    </fieldset>
  )
}
