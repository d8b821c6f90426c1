import { registerText } from '@maidan/locales'
import { Button, Field } from '@maidan/ui'
import { Agreement } from '../../features/pages/agreement.tsx'
import { useText } from '../../lib/text/language.ts'
import { CaptchaField } from './captcha-field.tsx'
import { typed } from './typed.ts'
import type { RegisterForm } from './two-steps.ts'

type Props = {
  /** The country's code before the number. */
  dial: string
  form: RegisterForm
  onBack: () => void
  onFinish: () => void
}

/** Who the player is, a look at a picture, and their age (AUTH-56). */
export function PersonStep({ dial, form, onBack, onFinish }: Props) {
  const t = useText(registerText)
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onFinish()
      }}
    >
      <Field
        autoComplete="name"
        hint={t('fullNameHint')}
        label={t('fullName')}
        {...typed(form, 'fullName')}
      />
      <Field
        autoComplete="tel-national"
        className="pl-16!"
        inputMode="tel"
        label={t('phone')}
        prefix={`+${dial}`}
        {...typed(form, 'phone')}
      />
      <Field
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={t('email')}
        spellCheck={false}
        {...typed(form, 'email')}
      />
      <CaptchaField form={form} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          checked={form.values.adult}
          className="size-5 accent-floodlight"
          name="adult"
          onChange={(event) => form.set({ adult: event.target.checked })}
          type="checkbox"
        />
        {t('adult')}
      </label>
      <Agreement />
      <div className="flex gap-3">
        <Button look="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button className="flex-1" type="submit">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
