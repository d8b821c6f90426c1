import { PROMOTION_NAME_LENGTH_MAX, PROMOTION_TEXT_LENGTH_MAX } from '@maidan/contract/facts'
import { languages, localeOf, promotionDeskText, type Language } from '@maidan/locales'
import { Field, FieldFrame, inputClass, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { textOf } from '../../features/promotions/draft.ts'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** Name and description in every language, side by side where there is room. */
export function WordFields(form: FormProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {languages.map((language) => (
        <Panel key={language} title={localeOf(language).name}>
          <LanguageFields {...form} language={language} />
        </Panel>
      ))}
    </div>
  )
}

function LanguageFields({ draft, onChange, error, language }: FormProps & { language: Language }) {
  const t = useText(promotionDeskText)
  const id = useId()
  const words = textOf(draft, language)
  const write = (part: Partial<typeof words>) =>
    onChange({
      ...draft,
      texts: draft.texts.map((one) => (one.language === language ? { ...one, ...part } : one)),
    })
  const refused = error(`description_${language}`)
  return (
    <div className="flex flex-col gap-3 pb-2">
      <Field
        error={error(`name_${language}`)}
        label={t('name')}
        lang={language}
        maxLength={PROMOTION_NAME_LENGTH_MAX}
        onChange={({ target }) => write({ name: target.value })}
        value={words.name}
      />
      <FieldFrame error={refused} id={id} label={t('description')}>
        <textarea
          aria-invalid={refused !== undefined || undefined}
          className={clsx(inputClass, 'h-32! resize-y py-3 leading-relaxed')}
          id={id}
          lang={language}
          maxLength={PROMOTION_TEXT_LENGTH_MAX}
          onChange={({ target }) => write({ description: target.value })}
          value={words.description}
        />
      </FieldFrame>
    </div>
  )
}
