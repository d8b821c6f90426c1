import type { AgreedPage } from '@maidan/contract'
import { AGREED_PAGES } from '@maidan/contract/facts'
import { contentText, signupText } from '@maidan/locales'
import { useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { PageSheet } from './page-sheet.tsx'

/** What a player agrees to, and the way to read it without leaving the form. */
export function Agreement() {
  const t = useText(signupText)
  const content = useText(contentText)
  const [opened, setOpened] = useState<AgreedPage | null>(null)
  return (
    <div>
      <p className="text-sm text-quiet">{t('adult')}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
        {t('readFirst')}
        {AGREED_PAGES.map((page) => (
          <button
            className="flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
            key={page}
            onClick={() => setOpened(page)}
            type="button"
          >
            {content(page)}
          </button>
        ))}
      </p>
      {opened !== null && <PageSheet onClose={() => setOpened(null)} page={opened} />}
    </div>
  )
}
