import { commonText, loginCodeText, securityText } from '@maidan/locales'
import { Button, Dialog, PasswordField, useFields } from '@maidan/ui'
import { useId, useState } from 'react'
import { FormNote } from '../../app/notes/form-note.tsx'
import { ProofField } from '../../features/second-factor/proof-field.tsx'
import { proofProblem, type ProofWay } from '../../features/second-factor/proof-way.ts'
import type { Shown } from '../../features/second-factor/queries.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = {
  title: string
  means: string
  confirm: string
  busy: boolean
  error: Error | null
  onClose: () => void
  onConfirm: (shown: Shown) => void
}

/** Asks for the password and a code before the second factor is changed. */
export function ProofDialog(props: Props) {
  const common = useText(commonText)
  const id = useId()
  return (
    <Dialog
      actions={
        <>
          <Button look="quiet" onClick={props.onClose}>
            {common('cancel')}
          </Button>
          <Button busy={props.busy} form={id} look="secondary" type="submit">
            {props.confirm}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !props.busy) props.onClose()
      }}
      open
      title={props.title}
    >
      <p>{props.means}</p>
      <ProofForm error={props.error} id={id} onConfirm={props.onConfirm} />
    </Dialog>
  )
}

function ProofForm({ id, error, onConfirm }: Pick<Props, 'error' | 'onConfirm'> & { id: string }) {
  const t = useText(securityText)
  const code = useText(loginCodeText)
  const language = useLanguage()
  const [way, setWay] = useState<ProofWay>('totp')
  const form = useFields({ password: '', totp: '', recovery_code: '' }, (fields) => {
    const missing = proofProblem(way, fields[way])
    return {
      password: fields.password === '' ? t('passwordMissing') : undefined,
      [way]: missing ? code(missing) : undefined,
    }
  })
  const refused = fieldErrors(error, language)
  const isNamed = Object.keys(refused).length > 0
  return (
    <form
      className="mt-4 flex flex-col gap-4 text-text"
      id={id}
      noValidate
      onSubmit={form.onSubmit((fields) => onConfirm({ ...fields, way }))}
    >
      <PasswordField label={t('password')} {...form.field('password', refused['password'])} />
      <ProofField field={form.field(way, refused[way])} onWay={setWay} way={way} />
      {error !== null && !isNamed && (
        <FormNote>{failureText(error, { language, fallback: t('broke') })}</FormNote>
      )}
    </form>
  )
}
