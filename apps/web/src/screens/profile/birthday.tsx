import { profileText } from '@maidan/locales'
import { Button, Field } from '@maidan/ui'
import { useState } from 'react'
import { latestBirthday } from '../../features/profile/latest-birthday.ts'
import { useSaveBirthday } from '../../features/profile/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { ErrorDialog } from './error-dialog.tsx'
import { Fact } from './fact.tsx'

/** The birth date: chosen and saved once, then plain text (PROF-22 to PROF-25). */
export function Birthday({ saved }: { saved: string | null }) {
  const t = useText(profileText)
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState(false)
  const latest = latestBirthday()
  const tooYoung = chosen > latest
  const save = useSaveBirthday()
  if (saved !== null || save.isSuccess)
    return (
      <Fact label={t('birthday')}>
        <span className="tabular">{saved ?? save.data?.dofb}</span>
      </Fact>
    )
  return (
    <form
      className="flex items-end gap-3 p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(chosen !== '')
        if (chosen !== '' && !tooYoung) save.mutate(chosen)
      }}
    >
      <Field
        error={tried && tooYoung ? t('birthdayYoung') : undefined}
        hint={t('birthdayHint')}
        label={t('birthday')}
        max={latest}
        onChange={(event) => setChosen(event.target.value)}
        type="date"
        value={chosen}
      />
      <Button
        busy={save.isPending}
        className="mb-[1.625rem]"
        disabled={save.isPending}
        look="secondary"
        type="submit"
      >
        {t('save')}
      </Button>
      <ErrorDialog
        onClose={() => save.reset()}
        reason={failureText(save.error, { language, fallback: '' })}
        text={save.isError ? t('birthdayFailed') : null}
      />
    </form>
  )
}
