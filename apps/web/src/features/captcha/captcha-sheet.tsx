import { CAPTCHA_DIGITS } from '@maidan/contract/facts'
import { captchaText } from '@maidan/locales'
import { Button, DigitField, Sheet, useFields } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { Question } from './question.tsx'
import { useQuestion, type QuestionKind } from './use-question.ts'

type Props = {
  /** A new number asks for a new captcha. */
  round: number
  wasWrong: boolean
  isSending: boolean
  /** The answer in ASCII digits, or null from whom closes the sheet. */
  onReply: (answer: string | null) => void
}

/** Asks the player for the digits of a picture, or for a sum. */
export function CaptchaSheet(props: Props) {
  const t = useText(captchaText)
  const [kind, setKind] = useState<QuestionKind>('picture')
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) props.onReply(null)
      }}
      open
      title={t('title')}
    >
      <CaptchaForm key={`${kind} ${props.round}`} kind={kind} onKind={setKind} {...props} />
    </Sheet>
  )
}

type FormProps = Props & { kind: QuestionKind; onKind: (kind: QuestionKind) => void }

function CaptchaForm({ round, kind, onKind, wasWrong, isSending, onReply }: FormProps) {
  const t = useText(captchaText)
  const question = useQuestion(kind, round)
  const form = useFields({ answer: '' }, ({ answer }) =>
    answer === '' ? { answer: t('missing') } : {},
  )
  const isSum = kind === 'sum'
  const next = () => {
    form.reset()
    void question.refetch()
  }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit(({ answer }) => onReply(answer))}
    >
      <p className="text-sm text-quiet">{isSum ? t('leadSum') : t('leadPicture')}</p>
      <Question failure={question.error} kind={kind} shown={question.data} />
      <div className="flex flex-wrap gap-3 *:grow">
        <Button busy={question.isFetching} look="secondary" onClick={next}>
          {isSum ? t('otherSum') : t('otherPicture')}
        </Button>
        <Button look="secondary" onClick={() => onKind(isSum ? 'picture' : 'sum')}>
          {isSum ? t('asPicture') : t('asSum')}
        </Button>
      </div>
      <DigitField
        autoComplete="off"
        label={isSum ? t('result') : t('digits')}
        maxLength={CAPTCHA_DIGITS}
        {...form.field('answer', wasWrong ? t('wrong') : undefined)}
      />
      <Button busy={isSending} disabled={isSending || !question.data} type="submit" wide>
        {isSending ? t('sending') : t('send')}
      </Button>
    </form>
  )
}
