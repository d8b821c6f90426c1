import { registerText } from '@maidan/locales'
import { Field, IconButton } from '@maidan/ui'
import { latinDigits } from '@maidan/money'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callAddress } from '../../lib/calls/origins.ts'
import { useText } from '../../lib/text/language.ts'
import type { RegisterForm } from './two-steps.ts'

const DIGITS = 4

/** The picture of four digits and where to type them (AUTH-57); a picture that fails says so. */
export function CaptchaField({ form }: { form: RegisterForm }) {
  const t = useText(registerText)
  const [asked, setAsked] = useState(0)
  const [failed, setFailed] = useState(false)
  return (
    <div className="flex items-start gap-3">
      <Field
        autoComplete="off"
        hint={failed ? t('captchaFailed') : t('captchaHint')}
        inputMode="numeric"
        label={t('captcha')}
        maxLength={DIGITS}
        name="captcha"
        onChange={(event) => form.set({ captcha: onlyDigits(event.target.value) })}
        value={form.values.captcha}
      />
      <div className="mt-6.5 flex shrink-0 items-center gap-1">
        {!failed && (
          <img
            alt={t('captchaPicture')}
            className="h-12 w-30 rounded-card bg-paper object-contain"
            height={48}
            onError={() => setFailed(true)}
            src={callAddress(asked === 0 ? '/captcha' : `/captcha?${asked}`)}
            width={120}
          />
        )}
        <IconButton
          icon={<RefreshCw className="size-5" />}
          label={t('captchaNew')}
          onClick={() => {
            setFailed(false)
            form.set({ captcha: '' })
            setAsked(asked + 1)
          }}
        />
      </div>
    </div>
  )
}

function onlyDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, DIGITS)
}
