import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, describe, inputClass } from './field-frame.tsx'
import type { FieldText } from './field-frame.tsx'

export type FieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Stands before the typed text inside the box, such as `+88`. */
    prefix?: ReactNode
    /** A control at the end of the box. */
    suffix?: ReactNode
  }

/** One line of text with its label, hint and error. Spread a field of `useFields` into it. */
export function Field(props: FieldProps) {
  const { label, error, hint, labelHidden, prefix, suffix, className, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} labelHidden={labelHidden ?? false}>
      <div className="relative flex items-center">
        {prefix !== undefined && (
          <span className="pointer-events-none absolute left-4 text-base text-quiet">{prefix}</span>
        )}
        <input
          type="text"
          {...input}
          {...describe(id, { error, hint })}
          className={clsx(
            inputClass,
            prefix !== undefined && 'pl-14',
            suffix !== undefined && 'pr-12',
            className,
          )}
          id={id}
        />
        {suffix !== undefined && <span className="absolute right-0.5">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
