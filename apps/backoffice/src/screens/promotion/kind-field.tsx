import { PROMOTION_KINDS } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { SelectField, useText } from '@maidan/ui'
import type { FormProps } from './form-props.ts'

/** What the bonus is for; a promotion stays of its kind, so only a new one is asked. */
export function KindField({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  return (
    <SelectField
      disabled={draft.id !== '0'}
      error={error('kind')}
      hint={t(`kindHint_${draft.kind}`)}
      label={t('kind')}
      onChange={({ target }) => {
        const kind = PROMOTION_KINDS.find((one) => one === target.value) ?? draft.kind
        onChange({ ...draft, kind, on_deposit: kind === 'deposit' })
      }}
      options={PROMOTION_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      value={draft.kind}
    />
  )
}
