import { pagesText } from '@maidan/locales'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text/language.ts'
import { CodePicture } from './code-picture.tsx'

/** The way from a wide screen to the site on a phone: a code to scan, and what else there is to do. */
export function ScanCode({ children }: { children?: ReactNode }) {
  const t = useText(pagesText)
  return (
    <div className="flex items-center gap-6">
      <CodePicture label={t('scanCode')} text={`${location.origin}/`} />
      <div className="flex flex-col items-start gap-3">
        <p className="text-lg font-semibold">{t('scanTitle')}</p>
        <p className="text-quiet">{t('scanHint')}</p>
        {children}
      </div>
    </div>
  )
}
