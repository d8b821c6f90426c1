import { forgotText } from '@maidan/locales'
import { DigitField, SelectField } from '@maidan/ui'
import type { Fields } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import type { SendFields } from './forgot-checks.ts'

const codes = [
  { value: '+880', label: '+880 (BD)' },
  { value: '+91', label: '+91 (IN)' },
  { value: '+92', label: '+92 (PK)' },
]

/** A phone number with the code of its country before it (AUTH-70). */
export function PhoneField({ form }: { form: Fields<SendFields> }) {
  const t = useText(forgotText)
  return (
    <div className="flex gap-2">
      <div className="w-36 shrink-0">
        <SelectField label={t('country')} options={codes} {...form.field('code')} />
      </div>
      <DigitField autoComplete="tel-national" label={t('phone')} {...form.field('phone')} />
    </div>
  )
}
