import { loginCodeText } from '@maidan/locales'
import { Button, CodeField, Field } from '@maidan/ui'
import type { FieldProps } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import type { ProofWay } from './proof-way.ts'

type Props = {
  way: ProofWay
  onWay: (way: ProofWay) => void
  /** The field of the form that goes with the way. */
  field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'>
  /** Takes the focus as soon as it appears: nothing else is missing. */
  focused?: boolean
}

/** A code that is copied with a space between has one more sign than digits, or two. */
const pastedLengthMax = 8
const codeDigits = 6

/** The code of the app, or a recovery code in its place. */
export function ProofField({ way, onWay, field, focused = false }: Props) {
  const t = useText(loginCodeText)
  const shared = { ...field, ...(focused && { ref: takeFocus }) }
  const isApp = way === 'totp'
  return (
    <div className="flex flex-col gap-1">
      {isApp ? (
        <CodeField
          {...shared}
          hint={t('codeHint')}
          label={t('code')}
          maxLength={pastedLengthMax}
          onChange={(event) => {
            event.target.value = event.target.value.slice(0, codeDigits)
            field.onChange?.(event)
          }}
          placeholder={t('codePlaceholder')}
        />
      ) : (
        <Field
          {...shared}
          autoCapitalize="characters"
          autoComplete="off"
          className="tabular tracking-wider uppercase placeholder:normal-case"
          hint={t('recoveryHint')}
          label={t('recoveryCode')}
          maxLength={32}
          spellCheck={false}
        />
      )}
      <Button
        className="-mx-3 self-start"
        look="quiet"
        onClick={() => onWay(isApp ? 'recovery_code' : 'totp')}
        size="small"
      >
        <span className="text-floodlight">{t(isApp ? 'useRecovery' : 'useApp')}</span>
      </Button>
    </div>
  )
}

/** Stays the same function, so that typing does not call it again. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}
