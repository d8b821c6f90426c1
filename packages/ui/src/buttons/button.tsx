import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks = {
  primary: 'bg-floodlight text-ink hover:bg-floodlight-bright shadow-glow',
  secondary: 'bg-field-700 text-text hover:bg-field-600',
  quiet: 'bg-transparent text-text hover:bg-field-800',
  danger: 'border border-clay bg-transparent text-clay-soft hover:bg-field-800',
} as const satisfies Record<ButtonLook, string>

const sizes = {
  small: 'min-h-9 px-3 py-1 text-sm leading-tight',
  normal: 'min-h-12 px-4 py-2 text-base leading-tight',
} as const

export type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: keyof typeof sizes
  /** Fills the width it is given. */
  wide?: boolean
  /** Shows a spinner before the text and takes no further press. */
  busy?: boolean
}

/** The class names of a button, for links that look like one. */
export function buttonClass(
  options: Pick<ButtonProps, 'look' | 'size' | 'wide' | 'className'> = {},
) {
  return clsx(
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-card text-center font-semibold',
    'transition active:scale-[0.98] disabled:opacity-50 disabled:shadow-none',
    looks[options.look ?? 'primary'],
    sizes[options.size ?? 'normal'],
    options.size === 'small' &&
      "before:absolute before:-inset-y-1 before:inset-x-0 before:content-['']",
    options.wide === true && 'w-full',
    options.className,
  )
}

/** The one kind of button; `primary` is the single call to action of a screen. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = buttonClass({
    ...(look && { look }),
    ...(size && { size }),
    ...(wide && { wide }),
    ...(className !== undefined && { className }),
  })
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={style}
      disabled={busy || rest.disabled === true}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  )
}
