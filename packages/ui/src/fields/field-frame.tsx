import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldText = {
  label: string
  /** The failing text below the field; it replaces the hint. */
  error?: string | undefined
  hint?: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

type Frame = FieldText & { id: string; children: ReactNode }

/** Label above, input, then the error or the hint below. */
export function FieldFrame({ id, label, error, hint, labelHidden, children }: Frame) {
  return (
    <div className="flex w-full flex-col gap-1.5">
      <label className={clsx('text-sm font-medium', labelHidden && 'sr-only')} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== undefined && error !== '' ? (
        <p
          className="flex items-start gap-1.5 text-sm text-clay-soft"
          id={`${id}-note`}
          role="alert"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p className="text-sm text-quiet" id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The shared look of everything that is typed or chosen in. */
export const inputClass =
  'h-12 w-full min-w-0 rounded-card border border-edge bg-field-900 px-4 text-base text-text transition outline-none ' +
  'focus-visible:border-floodlight focus-visible:outline-none focus-visible:ring-1 focus-visible:ring-floodlight ' +
  'aria-invalid:border-clay disabled:opacity-60 [&:is(input,textarea)]:read-only:bg-field-800'

/** The attributes that tie an input to its error or hint. */
export function describe(id: string, text: Pick<FieldText, 'error' | 'hint'>) {
  const noted = (text.error !== undefined && text.error !== '') || text.hint !== undefined
  return {
    'aria-invalid': text.error !== undefined && text.error !== '' ? true : undefined,
    'aria-describedby': noted ? `${id}-note` : undefined,
  }
}
