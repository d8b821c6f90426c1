import { KeyHint } from './key-hint.tsx'

type Props = {
  label: string
  /** The keys' names with what they do. */
  keys: readonly (readonly [names: readonly string[], word: string])[]
}

/** The keys of a list, for those who have a keyboard. */
export function KeysList({ label, keys }: Props) {
  return (
    <ul
      aria-label={label}
      className="hidden min-w-0 flex-1 items-center gap-x-3 overflow-hidden text-xs text-quiet lg:flex"
    >
      {keys.map(([names, word]) => (
        <li className="flex shrink-0 items-center gap-1" key={word}>
          {names.map((name) => (
            <KeyHint key={name} name={name} />
          ))}
          <span className="sr-only">{names.join(', ')}: </span>
          {word}
        </li>
      ))}
    </ul>
  )
}
