import { commonText } from '@maidan/locales'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { useText } from '../language.tsx'

/** A password with its show and hide toggle. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'suffix'>) {
  const t = useText(commonText)
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      aria-pressed={shown}
      icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      label={shown ? t('hidePassword') : t('showPassword')}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <Field
      autoCapitalize="none"
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      suffix={toggle}
      type={shown ? 'text' : 'password'}
    />
  )
}
