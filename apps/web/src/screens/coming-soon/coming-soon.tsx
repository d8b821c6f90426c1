import { pagesText } from '@maidan/locales'
import { Button, buttonClass } from '@maidan/ui'
import { Smartphone } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { useLocation } from '../../lib/router/use-location.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { useDrawing } from '../../lib/text/use-drawing.ts'
import { ScanCode } from '../../app/pictures/scan-code.tsx'
import { NoPageNote } from '../home/no-page-note.tsx'
import { PhoneFrame } from './phone-frame.tsx'

/** What a visitor with a wide screen sees: the picture, and three ways to the product (SIL-002). */
export function ComingSoon({ onEnter }: { onEnter: () => void }) {
  const t = useText(pagesText)
  const drawing = useDrawing()
  const { search } = useLocation()
  if (search['frame'] === 'phone') return <PhoneFrame />
  return (
    <main className="mx-auto flex min-h-dvh max-w-5xl flex-col items-center justify-center gap-8 p-8">
      <NoPageNote />
      <h1 className="sr-only">{t('comingSoon')}</h1>
      <img
        alt={t('comingSoon')}
        className="aspect-[16/9] w-full max-w-4xl rounded-sheet object-cover shadow-float"
        height={720}
        src={drawing('wide/coming-soon.svg')}
        width={1280}
      />
      <ScanCode>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onEnter}>{t('enterSite')}</Button>
          <Link
            className={buttonClass({ look: 'secondary' })}
            search={{ frame: 'phone' }}
            to={paths.home}
          >
            <Smartphone aria-hidden className="size-5" />
            {t('openPhoneFrame')}
          </Link>
        </div>
      </ScanCode>
    </main>
  )
}
