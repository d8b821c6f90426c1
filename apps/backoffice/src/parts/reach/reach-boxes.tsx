type Props = {
  label: string
  hint?: string
  names: readonly { key: string; name: string }[]
  ticked: readonly string[]
  onChange: (ticked: string[]) => void
  error?: string | undefined
}

/** Boxes of whom an offer reaches: none ticked means everybody. */
export function ReachBoxes({ label, hint, names, ticked, onChange, error }: Props) {
  const toggle = (key: string, isOn: boolean) => {
    const others = ticked.filter((one) => one !== key)
    onChange(isOn ? [...others, key] : others)
  }
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      {hint !== undefined && <p className="text-xs text-quiet">{hint}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {names.map(({ key, name }) => (
          <label className="flex min-h-11 items-center gap-2 text-sm" key={key}>
            <input
              checked={ticked.includes(key)}
              className="size-5 accent-floodlight"
              onChange={({ target }) => toggle(key, target.checked)}
              type="checkbox"
            />
            {name}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="text-sm text-rose">{error}</p>}
    </fieldset>
  )
}
