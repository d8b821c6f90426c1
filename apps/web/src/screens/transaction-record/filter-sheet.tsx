import { recordsText } from '@maidan/locales'
import { Button, Sheet } from '@maidan/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import { dayRanges } from '../../features/records/day-range.ts'
import {
  noFilter,
  transactionStates,
  transactionTypes,
} from '../../features/records/transaction-filter.ts'
import type { TransactionFilter } from '../../features/records/transaction-filter.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  filter: TransactionFilter
  onApply: (filter: TransactionFilter) => void
}

/** The three filters; the list changes when they are applied. */
export function FilterSheet({ open, onOpenChange, filter, onApply }: Props) {
  const t = useText(recordsText)
  const [draft, setDraft] = useState(filter)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filter)
  }
  const apply = (chosen: TransactionFilter) => {
    onApply(chosen)
    onOpenChange(false)
  }
  return (
    <Sheet
      footer={
        <div className="flex gap-3 *:flex-1">
          <Button look="secondary" onClick={() => apply(noFilter)}>
            {t('clear')}
          </Button>
          <Button onClick={() => apply(draft)}>{t('apply')}</Button>
        </div>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t('filter')}
    >
      <div className="flex flex-col gap-5 pb-2">
        <Options
          onChange={(status) => setDraft({ ...draft, status })}
          options={['all', ...transactionStates]}
          title="status"
          value={draft.status}
        />
        <Options
          onChange={(type) => setDraft({ ...draft, type })}
          options={['all', ...transactionTypes]}
          title="type"
          value={draft.type}
        />
        <Options
          onChange={(date) => setDraft({ ...draft, date })}
          options={dayRanges}
          title="date"
          value={draft.date}
        />
      </div>
    </Sheet>
  )
}

type OptionKey = TransactionFilter[keyof TransactionFilter]

type OptionsProps<V extends OptionKey> = {
  title: keyof TransactionFilter
  options: readonly V[]
  value: V
  onChange: (value: V) => void
}

function Options<V extends OptionKey>({ title, options, value, onChange }: OptionsProps<V>) {
  const t = useText(recordsText)
  const optionText = (key: OptionKey) => t(key)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-quiet">{t(title)}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            className={clsx(
              'flex h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-semibold transition',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-floodlight',
              option === value
                ? 'border-floodlight bg-field-700 text-text'
                : 'border-field-700 text-quiet',
            )}
            key={option}
          >
            <input
              checked={option === value}
              className="sr-only"
              name={title}
              onChange={() => onChange(option)}
              type="radio"
            />
            {optionText(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
