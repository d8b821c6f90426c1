import { isLanguage, languages, localeOf, shellText } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { Globe } from 'lucide-react'
import { chooseLanguage } from '../../../lib/text/language.ts'

type Props = {
  look: keyof typeof lookClass
  /** Stands before the language, such as the currency. */
  lead?: string
}

const lookClass = {
  short: 'h-11 min-w-11 px-1.5',
  full: 'h-12 border border-field-700 px-3',
  line: 'h-9 px-3',
} as const

/** The language control: the phone's own picker below a small label. */
export function LanguageSelect({ look, lead }: Props) {
  const t = useText(shellText)
  const language = useLanguage()
  const { name, shortName } = localeOf(language)
  return (
    <div
      className={clsx(
        'relative flex shrink-0 items-center justify-center gap-1.5 rounded-full text-sm font-semibold transition hover:bg-field-800',
        'focus-within:ring-2 focus-within:ring-floodlight',
        lookClass[look],
      )}
    >
      <Globe aria-hidden className="size-5 text-quiet" />
      {lead !== undefined && <span>{lead}</span>}
      <span aria-hidden>{look === 'short' ? shortName : name}</span>
      <select
        aria-label={t('language')}
        className="absolute inset-0 size-full opacity-0"
        onChange={(event) => {
          if (isLanguage(event.target.value)) chooseLanguage(event.target.value)
        }}
        value={language}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {optionName(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** "English", "Bangla · বাংলা": found by those who read it and by those who do not. */
function optionName(language: Language): string {
  const { name, englishName } = localeOf(language)
  return name === englishName ? name : `${englishName} · ${name}`
}
