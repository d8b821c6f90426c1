import { marketsText } from '@maidan/locales'
import { Button, NumberField, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { MarketRecord } from '../../../features/markets/market.ts'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import type { EndingFields } from './ending-fields.ts'
import type { EndingForm } from './use-ending-form.ts'
import { VoidSpans } from './void-spans.tsx'
import { WinnersField } from './winners-field.tsx'

type Props = {
  record: MarketRecord
  form: EndingForm
  busy: boolean
  error: unknown
  onPreview: (fields: EndingFields) => void
}

const scoreDigitsMax = 4

/** How the market ended, as staff say; nothing happens before the preview. */
export function SettleForm({ record, form, busy, error, onPreview }: Props) {
  const t = useText(marketsText)
  const { way } = form.values
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit(onPreview)}>
      <WayField form={form} />
      {way === 'void' && <p className="text-quiet">{t('voidMeans')}</p>}
      {way === 'result' &&
        (record.market.kind === 'fancy' ? (
          <ScoreField form={form} />
        ) : (
          <WinnersField form={form} runners={record.runners} />
        ))}
      {way === 'result' && <VoidSpans form={form} />}
      <RefusalNote error={error} />
      <Button busy={busy} className="max-lg:h-12" look="secondary" size="small" type="submit">
        {t('preview')}
      </Button>
    </form>
  )
}

function WayField({ form }: { form: EndingForm }) {
  const t = useText(marketsText)
  const { way } = form.values
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('howEnded')}</legend>
      <div className="flex rounded-md border border-field-700 p-0.5">
        {(['result', 'void'] as const).map((one) => (
          <label
            className={clsx(
              'flex h-10 flex-1 cursor-pointer items-center justify-center rounded-sm text-sm font-semibold transition lg:h-8',
              'has-focus-visible:outline-2 has-focus-visible:outline-floodlight',
              way === one ? 'bg-field-700 text-text' : 'text-quiet hover:text-text',
            )}
            key={one}
          >
            <input
              checked={way === one}
              className="sr-only"
              name="way"
              onChange={() => form.set('way', one)}
              type="radio"
            />
            {t(`way_${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ScoreField({ form }: { form: EndingForm }) {
  const t = useText(marketsText)
  return (
    <NumberField
      hint={t('scoreHint')}
      label={t('score')}
      maxLength={scoreDigitsMax}
      {...form.field('score')}
    />
  )
}
