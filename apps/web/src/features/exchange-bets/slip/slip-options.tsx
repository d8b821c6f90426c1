import { slipText } from '@maidan/locales'
import { SelectField } from '@maidan/ui'
import { ChevronDown } from 'lucide-react'
import { useText } from '../../../lib/text/language.ts'
import { ChoicePair } from './choice-pair.tsx'
import type { SlipParts } from './slip-parts.ts'

/** How long a bet may be told to wait; without a choice it waits until its market ends. */
const waits = [
  { text: 'noEnd', seconds: null },
  { text: 'oneMinute', seconds: 60 },
  { text: 'fiveMinutes', seconds: 300 },
  { text: 'halfHour', seconds: 1800 },
  { text: 'twoHours', seconds: 7200 },
] as const

/** All or nothing, and for how long: for those who ask, behind one line that says what is set. */
export function SlipOptions({ draft, onChange }: Pick<SlipParts, 'draft' | 'onChange'>) {
  const t = useText(slipText)
  const wait = waits.find(({ seconds }) => seconds === draft.expiresInSeconds) ?? waits[0]
  const set = draft.allOrNothing ? 'allOrNothing' : wait.text
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-medium marker:content-none">
        {t('options')}
        <span className="flex-1 truncate text-right text-xs text-quiet">{t(set)}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-quiet transition group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <ChoicePair
          items={[
            { value: 'part', label: t('anyPart'), means: t('anyPartMeans') },
            { value: 'all', label: t('allOrNothing'), means: t('allOrNothingMeans') },
          ]}
          label={t('howMuch')}
          onChange={(value) => onChange({ allOrNothing: value === 'all' })}
          value={draft.allOrNothing ? 'all' : 'part'}
        />
        {!draft.allOrNothing && (
          <SelectField
            hint={t('howLongMeans')}
            label={t('howLong')}
            onChange={({ target }) =>
              onChange({ expiresInSeconds: waits[target.selectedIndex]?.seconds ?? null })
            }
            options={waits.map(({ text }) => ({ value: text, label: t(text) }))}
            value={wait.text}
          />
        )}
      </div>
    </details>
  )
}
