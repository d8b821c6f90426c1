import { methodsText } from '@maidan/locales'
import { AmountField, Button, SelectField, useText } from '@maidan/ui'
import type { Method } from '../../features/methods/queries.ts'
import type { RouteDraft } from '../../features/methods/route-draft.ts'

type Props = {
  draft: RouteDraft
  /** Which of the routes it is, from 1. */
  number: number
  choices: NonNullable<Method['routes']>['choices']
  currency: Method['currency']
  onChange: (change: Partial<RouteDraft>) => void
  onRemove: () => void
  error: (name: keyof RouteDraft) => string | undefined
}

/** The fields of one route. */
export function RouteFields(props: Props) {
  const { draft, number, choices, currency, onChange, onRemove, error } = props
  const t = useText(methodsText)
  const amount = (name: 'amount_from' | 'amount_to' | 'success_min') => ({
    error: error(name),
    label: t(`field_${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    currency,
    ...(name === 'success_min' && { sign: '%' }),
    value: draft[name],
  })
  return (
    <fieldset className="grid gap-3 rounded-lg border border-field-800 p-3">
      <legend className="px-1 text-sm font-medium">{t('route', { number })}</legend>
      <SelectField
        error={error('to')}
        label={t('field_to')}
        onChange={({ target }) => onChange({ to: target.value })}
        options={choices.map(({ to, name }) => ({ value: to, label: name }))}
        value={draft.to}
      />
      <AmountField {...amount('amount_from')} />
      <AmountField hint={t('hint_amount_to')} {...amount('amount_to')} />
      <AmountField hint={t('hint_success_min')} {...amount('success_min')} />
      <Button
        aria-label={t('removeRoute', { number })}
        className="justify-self-start"
        look="quiet"
        onClick={onRemove}
        size="small"
        type="button"
      >
        {t('removeRoute', { number })}
      </Button>
    </fieldset>
  )
}
