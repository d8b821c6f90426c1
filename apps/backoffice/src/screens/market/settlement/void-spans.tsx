import { marketsText } from '@maidan/locales'
import { Button, Field, IconButton, siteInstant, useText } from '@maidan/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { spansMax } from './ending-fields.ts'
import type { EndingForm } from './settle-form.tsx'

/** Times in which no bet should have been possible: what was matched in them is void. */
export function VoidSpans({ form }: { form: EndingForm }) {
  const t = useText(marketsText)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'spans' })
  return (
    <fieldset className="flex flex-col gap-3">
      {fields.length > 0 && (
        <legend className="mb-2 text-sm font-medium">
          {t('spans')}
          <span className="block font-normal text-quiet">{t('spansHint')}</span>
        </legend>
      )}
      {fields.map(({ id }, index) => (
        <VoidSpan form={form} index={index} key={id} onRemove={() => remove(index)} />
      ))}
      {fields.length < spansMax && (
        <Button
          className="self-start max-lg:h-11"
          look="quiet"
          onClick={() => append({ from: '', to: '' })}
          size="small"
        >
          <Plus aria-hidden className="size-4" />
          {t('addSpan')}
        </Button>
      )}
    </fieldset>
  )
}

function VoidSpan(props: { form: EndingForm; index: number; onRemove: () => void }) {
  const { form, index } = props
  const t = useText(marketsText)
  const errors = form.formState.errors.spans?.[index]
  const validTo = (to: string, { spans }: { spans: { from: string }[] }) => {
    const [start, end] = [siteInstant(spans[index]?.from ?? ''), siteInstant(to)]
    if (end === undefined) return t('timeMissing')
    return start === undefined || start <= end || t('spanOrder')
  }
  return (
    <div
      aria-label={t('spanNumber', { number: index + 1 })}
      className="flex flex-col gap-2 rounded-md border border-field-700 p-3"
      role="group"
    >
      <div className="flex items-center justify-between text-sm font-semibold">
        {t('spanNumber', { number: index + 1 })}
        <IconButton
          className="-my-2 -mr-2"
          icon={<Trash2 aria-hidden className="size-4" />}
          label={t('removeSpan', { number: index + 1 })}
          onClick={props.onRemove}
        />
      </div>
      <Field
        className="h-11! px-3!"
        error={errors?.from?.message}
        label={t('from')}
        step={1}
        type="datetime-local"
        {...form.register(`spans.${index}.from`, {
          validate: (from) => siteInstant(from) !== undefined || t('timeMissing'),
        })}
      />
      <Field
        className="h-11! px-3!"
        error={errors?.to?.message}
        label={t('to')}
        step={1}
        type="datetime-local"
        {...form.register(`spans.${index}.to`, { validate: validTo })}
      />
    </div>
  )
}
