import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** A 44-px touch target around one icon; `label` is what a screen reader says. */
export function IconButton(
  props: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode },
) {
  const { label, icon, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full text-text transition hover:bg-field-800 active:scale-95',
        className,
      )}
    >
      {icon}
    </button>
  )
}
