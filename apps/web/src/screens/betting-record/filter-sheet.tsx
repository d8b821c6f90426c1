import { bettingText } from '@maidan/locales'
import { Button, SelectField, Sheet } from '@maidan/ui'
import { clsx } from 'clsx'
import { useState } from 'react'
import {
  noFilter,
  recordDays,
  type RecordDays,
  type RecordFilter,
} from '../../features/betting/filter-records.ts'
import { useRecordPlatforms, useRecordTypes } from '../../features/betting/queries.ts'
import { useRecordNames } from '../../features/betting/use-record-names.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  open: boolean
  filter: RecordFilter
  onChange: (filter: RecordFilter) => void
  onOpenChange: (open: boolean) => void
}

/** Platform, game type and date of the list (REC-03 to REC-06). */
export function FilterSheet(props: Props) {
  const t = useText(bettingText)
  return (
    <Sheet onOpenChange={props.onOpenChange} open={props.open} title={t('filter')}>
      <FilterForm {...props} key={String(props.open)} />
    </Sheet>
  )
}

function FilterForm({ filter, onChange, onOpenChange }: Props) {
  const t = useText(bettingText)
  const [draft, setDraft] = useState(filter)
  const { providerName, kindName } = useRecordNames()
  const platforms = useRecordPlatforms().data ?? []
  const types = useRecordTypes().data ?? []
  const all = { value: '', label: t('all') }
  const apply = (chosen: RecordFilter) => {
    onChange(chosen)
    onOpenChange(false)
  }
  return (
    <div className="flex flex-col gap-4 pb-2">
      <SelectField
        label={t('platform')}
        onChange={(event) => setDraft({ ...draft, platform: event.target.value })}
        options={[
          all,
          ...platforms.map(({ platform: value }) => ({ value, label: providerName(value) })),
        ]}
        value={draft.platform}
      />
      <SelectField
        label={t('type')}
        onChange={(event) => setDraft({ ...draft, type: event.target.value })}
        options={[all, ...types.map((value) => ({ value, label: kindName(value) }))]}
        value={draft.type}
      />
      <DayChoice days={draft.days} onChange={(days) => setDraft({ ...draft, days })} />
      <Button onClick={() => apply(draft)} wide>
        {t('apply')}
      </Button>
      <Button look="quiet" onClick={() => apply(noFilter)} wide>
        {t('reset')}
      </Button>
    </div>
  )
}

type DayProps = { days: RecordDays; onChange: (days: RecordDays) => void }

/** Three spans of days; a second tap lifts the choice. */
function DayChoice({ days, onChange }: DayProps) {
  const t = useText(bettingText)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('date')}</legend>
      <div className="flex gap-2">
        {recordDays.map((value) => (
          <button
            aria-pressed={value === days}
            className={clsx(
              'min-h-11 flex-1 rounded-full border px-2 text-sm font-semibold transition',
              value === days ? 'border-floodlight bg-field-700' : 'border-field-700 text-quiet',
            )}
            key={value}
            onClick={() => onChange(value === days ? 'all' : value)}
            type="button"
          >
            {t(value)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
