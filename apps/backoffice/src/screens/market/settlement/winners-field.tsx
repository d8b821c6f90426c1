import { marketsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { CircleAlert } from 'lucide-react'
import type { MarketRecord } from '../../../features/markets/market.ts'
import type { EndingForm } from './use-ending-form.ts'

type Props = { form: EndingForm; runners: MarketRecord['runners'] }

/** Who won; two or more share the win. */
export function WinnersField({ form, runners }: Props) {
  const t = useText(marketsText)
  const { winners } = form.values
  const error = form.texts.winners
  const choose = (id: string, isChosen: boolean) =>
    form.set('winners', isChosen ? [...winners, id] : winners.filter((one) => one !== id))
  return (
    <fieldset aria-describedby="winners-note" className="flex flex-col gap-1.5">
      <legend className="mb-1.5 flex w-full items-center justify-between text-sm font-medium">
        {t('winners')}
        {winners.length > 1 && (
          <Badge tone="waiting">{t('deadHeat', { count: winners.length })}</Badge>
        )}
      </legend>
      {runners.map(({ selection_id, name }) => (
        <label
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-field-700 px-3 py-1.5 font-medium transition hover:bg-field-800 has-checked:border-floodlight has-checked:bg-field-800"
          key={selection_id}
        >
          <input
            className="size-5 shrink-0 accent-floodlight"
            type="checkbox"
            {...(error !== undefined && { 'aria-invalid': true })}
            checked={winners.includes(String(selection_id))}
            onChange={({ target }) => choose(String(selection_id), target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </label>
      ))}
      {error === undefined ? (
        <p className="text-sm text-quiet" id="winners-note">
          {t('winnersHint')}
        </p>
      ) : (
        <p
          className="flex items-start gap-1.5 text-sm text-clay-soft"
          id="winners-note"
          role="alert"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
