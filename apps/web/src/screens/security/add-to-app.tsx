import { loginCodeText, securityText } from '@maidan/locales'
import { Button, buttonClass, Card, CodeField, CopyButton, useFields } from '@maidan/ui'
import { CodePicture } from '../../app/pictures/code-picture.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { proofProblem } from '../../features/second-factor/proof-way.ts'
import { useConfirmSecondFactor, type Authenticator } from '../../features/second-factor/queries.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { StepHead } from './step-head.tsx'

type Props = { authenticator: Authenticator; onDone: (codes: readonly string[]) => void }

/** The new authenticator to scan, to open or to type; its first code turns it on. */
export function AddToApp({ authenticator, onDone }: Props) {
  const t = useText(securityText)
  const code = useText(loginCodeText)
  const language = useLanguage()
  const confirm = useConfirmSecondFactor()
  const form = useFields({ totp: '' }, ({ totp }) => {
    const missing = proofProblem('totp', totp)
    return { totp: missing ? code(missing) : undefined }
  })
  const refused = fieldErrors(confirm.error, language)['totp']
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit(({ totp }) =>
        confirm.mutate(totp, { onSuccess: ({ recovery_codes: codes }) => onDone(codes) }),
      )}
    >
      <StepHead lead={t('scanLead')} step={2} title={t('scanTitle')} />
      <Secret authenticator={authenticator} />
      <CodeField
        hint={code('codeHint')}
        label={code('code')}
        placeholder={code('codePlaceholder')}
        {...form.field('totp', refused)}
      />
      {confirm.error !== null && refused === undefined && (
        <FormNote>{failureText(confirm.error, { language, fallback: t('broke') })}</FormNote>
      )}
      <Button busy={confirm.isPending} type="submit" wide>
        {t('turnOn')}
      </Button>
    </form>
  )
}

function Secret({ authenticator: { secret, uri } }: { authenticator: Authenticator }) {
  const t = useText(securityText)
  return (
    <Card className="flex flex-col items-center gap-4">
      <CodePicture label={t('scanPicture')} text={uri} />
      <a className={buttonClass({ look: 'secondary', wide: true })} href={uri}>
        {t('openApp')}
      </a>
      <div className="flex w-full items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-quiet">{t('key')}</p>
          <code className="tabular block font-semibold wrap-anywhere">{inGroups(secret)}</code>
        </div>
        <CopyButton label={t('copyKey')} value={secret} />
      </div>
    </Card>
  )
}

/** A key of 32 letters is typed four by four. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
