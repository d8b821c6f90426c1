import { frontDeskText, languages, localeOf, type Language } from '@maidan/locales'
import { RunningLine, SlideFace, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { pictureOf, wordsOf } from '../../features/front/draft.ts'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** What players will see on a phone, in each language, while it is being written. */
export function Preview(form: FormProps) {
  const t = useText(frontDeskText)
  return (
    <Panel title={t('preview')}>
      <div className="flex flex-col gap-4 pb-2">
        {languages.map((language) => (
          <figure
            aria-label={t('previewOf', { language: localeOf(language).name })}
            className="w-full max-w-[390px]"
            key={language}
            lang={language}
          >
            <figcaption className="mb-1 text-xs text-quiet">{localeOf(language).name}</figcaption>
            <div className="rounded-card border border-field-800 bg-field-950 px-4 py-3">
              <Shown {...form} language={language} />
            </div>
          </figure>
        ))}
      </div>
    </Panel>
  )
}

type Props = FormProps & { language: Language }

function Shown({ draft, before, games, language }: Props) {
  const t = useText(frontDeskText)
  const words = wordsOf(draft, language)
  const picture = pictureOf(draft, language, { games, before })
  switch (draft.place) {
    case 'notice':
      return <Line label={t('previewOf', { language: localeOf(language).name })} words={words} />
    case 'main':
      return (
        <div className="relative aspect-[16/7] overflow-hidden rounded-card bg-field-900">
          <SlideFace picture={picture} {...(words !== '' && { caption: words })} />
        </div>
      )
    case 'favourite':
    case 'feature':
      return <GameCard isWide={draft.place === 'feature'} picture={picture} words={words} />
  }
}

function Line({ words, label }: { words: string; label: string }) {
  const t = useText(frontDeskText)
  if (words === '') return <p className="text-sm text-quiet">{t('nothingYet')}</p>
  return <RunningLine items={[{ key: words, shown: words }]} label={label} />
}

/** The card of a game as the two groups of home have it. */
function GameCard(props: { picture: string; words: string; isWide: boolean }) {
  const { picture, words, isWide } = props
  return (
    <div className={clsx('flex flex-col gap-1.5', isWide ? 'w-44' : 'w-26')}>
      <span
        className={clsx(
          'block w-full overflow-hidden rounded-card bg-field-800',
          isWide ? 'aspect-[8/5]' : 'aspect-[3/4]',
        )}
      >
        {picture !== '' && <img alt="" className="size-full object-cover" src={picture} />}
      </span>
      <span className="line-clamp-2 w-full text-xs leading-tight font-medium">{words}</span>
    </div>
  )
}
