import { deskText, languages, localeOf } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { chooseLanguage } from '../../lib/language.ts'

/** Two buttons, each in its own language, so that nobody is lost in the other one. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useText(deskText)
  const present = useLanguage()
  return (
    <fieldset
      aria-label={t('language')}
      className={clsx('flex rounded-full border border-field-700 p-0.5', className)}
    >
      {languages.map((language) => (
        <button
          aria-pressed={language === present}
          className={clsx(
            'h-10 flex-1 rounded-full px-3 text-sm font-semibold transition lg:h-7 lg:text-xs',
            language === present ? 'bg-field-700 text-text' : 'text-quiet hover:text-text',
          )}
          key={language}
          lang={language}
          onClick={() => chooseLanguage(language)}
          type="button"
        >
          {localeOf(language).name}
        </button>
      ))}
    </fieldset>
  )
}
