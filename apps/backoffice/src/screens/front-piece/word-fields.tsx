import { FRONT_WORDS_LENGTH_MAX } from '@maidan/contract/facts'
import { frontDeskText, languages, localeOf } from '@maidan/locales'
import { Field, useText } from '@maidan/ui'
import { wordsOf } from '../../features/front/draft.ts'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** The words in every language of the house; none may be missing. */
export function WordFields({ draft, onChange, error }: FormProps) {
  const t = useText(frontDeskText)
  const max = FRONT_WORDS_LENGTH_MAX[draft.place]
  return (
    <Panel title={t('words')}>
      <div className="flex flex-col gap-3 pb-2">
        {languages.map((language) => {
          const words = wordsOf(draft, language)
          const write = (next: string) =>
            onChange({
              ...draft,
              texts: languages.map((one) => ({
                language: one,
                words: one === language ? next : wordsOf(draft, one),
              })),
            })
          return (
            <Field
              autoComplete="off"
              error={error(`words_${language}`)}
              hint={t('wordsHint', { count: words.length, max })}
              key={language}
              label={localeOf(language).name}
              lang={language}
              maxLength={max}
              onChange={({ target }) => write(target.value)}
              value={words}
            />
          )
        })}
      </div>
    </Panel>
  )
}
