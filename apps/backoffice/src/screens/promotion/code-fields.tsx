import { promotionDeskText } from '@maidan/locales'
import { Field, useText } from '@maidan/ui'
import type { FormProps } from './form-props.ts'
import { NumberField } from './typed-fields.tsx'

/** What is entered, and how often in all. */
export function CodeFields(form: FormProps) {
  const t = useText(promotionDeskText)
  const { draft, onChange, error } = form
  return (
    <>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        error={error('code')}
        hint={t('codeHint')}
        label={t('code')}
        onChange={({ target }) => onChange({ ...draft, code: target.value })}
        spellCheck={false}
        value={draft.code}
      />
      <NumberField {...form} hint={t('usesMaxHint')} label={t('usesMax')} name="uses_max" />
    </>
  )
}
