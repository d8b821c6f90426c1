import { clsx } from 'clsx'

/** A key of the keyboard, drawn as one; a phone has none. */
export function KeyHint({ name, className }: { name: string; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={clsx(
        'hidden rounded-sm border border-current/40 px-1.5 font-sans text-xs leading-4.5 font-medium lg:inline-block',
        className,
      )}
    >
      {name}
    </kbd>
  )
}
