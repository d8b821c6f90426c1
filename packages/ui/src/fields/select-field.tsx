import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { FieldFrame, describe, inputClass } from './field-frame.tsx'
import type { FieldText } from './field-frame.tsx'

export type SelectOption = { value: string; label: string }

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] }

/** The phone's own picker, which suits one thumb best. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, labelHidden, options, className, ...select } = props
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label} labelHidden={labelHidden ?? false}>
      <div className="relative flex items-center">
        <select
          {...select}
          {...describe(id, { error, hint })}
          className={clsx(inputClass, 'appearance-none pr-11', className)}
          id={id}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute right-4 size-5 text-quiet"
        />
      </div>
    </FieldFrame>
  )
}
