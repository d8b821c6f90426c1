import { clsx } from 'clsx'

/** Lies over prices that cannot be taken now, without moving anything. */
export function Cover({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={clsx(
        'absolute inset-0 z-10 flex items-center justify-center rounded-sm bg-field-950/90 px-1 text-center text-sm leading-tight font-bold text-amber',
        className,
      )}
    >
      {text}
    </span>
  )
}
