import { marketsText } from '@maidan/locales'
import { Button, Field, IconButton, useText } from '@maidan/ui'
import { Plus, Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { newSpan, spansMax } from './ending-fields.ts'
import type { EndingForm } from './use-ending-form.ts'

/** Times in which no bet should have been possible: what was matched in them is void. */
export function VoidSpans({ form }: { form: EndingForm }) {
  const t = useText(marketsText)
  const { spans } = form.values
  return (
    <fieldset className="flex flex-col gap-3">
      {spans.length > 0 && (
        <legend className="mb-2 text-sm font-medium">
          {t('spans')}
          <span className="block font-normal text-quiet">{t('spansHint')}</span>
        </legend>
      )}
      {spans.map(({ id }, index) => (
        <VoidSpan
          form={form}
          index={index}
          key={id}
          onRemove={() => form.set('spans', spans.toSpliced(index, 1))}
        />
      ))}
      {spans.length < spansMax && (
        <Button
          className="self-start max-lg:h-11"
          look="quiet"
          onClick={() => form.set('spans', [...spans, newSpan()])}
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
  const { spans } = form.values
  const fieldOf = (end: 'from' | 'to') => ({
    value: spans[index]?.[end] ?? '',
    error: form.texts[`spans.${index}.${end}`],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      form.set(
        'spans',
        spans.map((span, at) => (at === index ? { ...span, [end]: target.value } : span)),
      ),
  })
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
        label={t('from')}
        step={1}
        type="datetime-local"
        {...fieldOf('from')}
      />
      <Field
        className="h-11! px-3!"
        label={t('to')}
        step={1}
        type="datetime-local"
        {...fieldOf('to')}
      />
    </div>
  )
}
