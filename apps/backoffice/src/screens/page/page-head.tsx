import { publishingText } from '@maidan/locales'
import { Badge, useLanguage, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import type { PageRecord } from '../../features/pages/queries.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { draftOf } from './draft.ts'

/** Which page it is and in which version, with the way back to all of them. */
export function PageHead({ page, children }: { page: PageRecord; children?: ReactNode }) {
  const t = useText(publishingText)
  const title = draftOf(page.texts)[useLanguage()].title
  return (
    <ScreenHead
      back={
        <Link
          aria-label={t('back')}
          className="-ml-3 grid size-11 place-content-center rounded-full hover:bg-field-800 lg:-ml-2 lg:size-9"
          title={t('back')}
          to={paths.pages}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
      }
      note={<Badge>{t('version', { version: page.version })}</Badge>}
      title={title}
    >
      {children}
    </ScreenHead>
  )
}
