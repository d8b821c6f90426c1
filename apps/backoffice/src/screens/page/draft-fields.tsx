import { PAGE_BODY_LENGTH_MAX, PAGE_TITLE_LENGTH_MAX } from '@maidan/contract/facts'
import { languages, localeOf, publishingText, type Language } from '@maidan/locales'
import { Field, FieldFrame, inputClass, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Panel } from '../../parts/panel.tsx'
import type { Draft } from './draft.ts'

type Props = { draft: Draft; onChange: (draft: Draft) => void }

/** Title and text in every language, side by side where there is room. */
export function DraftFields({ draft, onChange }: Props) {
  const t = useText(publishingText)
  return (
    <>
      <p className="max-w-4xl px-4 pt-4 text-sm text-quiet">{t('bodyHint')}</p>
      <div className="grid gap-4 p-4 xl:grid-cols-2">
        {languages.map((language) => (
          <Panel key={language} title={localeOf(language).name}>
            <LanguageFields
              language={language}
              onChange={(words) => onChange({ ...draft, [language]: words })}
              words={draft[language]}
            />
          </Panel>
        ))}
      </div>
    </>
  )
}

type LanguageProps = {
  language: Language
  words: Draft[Language]
  onChange: (words: Draft[Language]) => void
}

function LanguageFields({ language, words, onChange }: LanguageProps) {
  const t = useText(publishingText)
  const id = useId()
  const error = words.body.trim() === '' ? t('bodyMissing') : undefined
  return (
    <div className="flex flex-col gap-3 pb-2">
      <Field
        error={words.title.trim() === '' ? t('titleMissing') : undefined}
        label={t('pageTitle')}
        lang={language}
        maxLength={PAGE_TITLE_LENGTH_MAX}
        onChange={({ target }) => onChange({ ...words, title: target.value })}
        value={words.title}
      />
      <FieldFrame error={error} id={id} label={t('body')}>
        <textarea
          aria-invalid={error !== undefined || undefined}
          className={clsx(inputClass, 'h-[56dvh]! min-h-64 resize-y py-3 leading-relaxed')}
          id={id}
          lang={language}
          maxLength={PAGE_BODY_LENGTH_MAX}
          onChange={({ target }) => onChange({ ...words, body: target.value })}
          value={words.body}
        />
      </FieldFrame>
    </div>
  )
}
