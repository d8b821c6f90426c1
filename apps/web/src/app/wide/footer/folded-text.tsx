import { wideText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useText } from '../../../lib/text/language.ts'

const chapters = [
  ['exchangeTitle', 'exchangeText'],
  ['cricketTitle', 'cricketText'],
  ['liabilityTitle', 'liabilityText'],
  ['casinoTitle', 'casinoText'],
  ['fastTitle', 'fastText'],
  ['paymentTitle', 'paymentText'],
  ['promotionTitle', 'promotionText'],
  ['vipTitle', 'vipText'],
  ['safeTitle', 'safeText'],
] as const

/** The long text about the site, 970 px of it until somebody asks for more (NAV-71 to NAV-73). */
export function FoldedText() {
  const t = useText(wideText)
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section>
      <div className={clsx('relative overflow-hidden', !open && 'h-[970px]')} id={id}>
        <h2 className="text-lg font-semibold text-balance">{t('aboutTitle')}</h2>
        <p className="mt-2 text-quiet">{t('about')}</p>
        {chapters.map(([title, text]) => (
          <div className="mt-6" key={title}>
            <h3 className="font-semibold">{t(title)}</h3>
            <p className="mt-1 text-quiet">{t(text)}</p>
          </div>
        ))}
        {!open && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 h-18 bg-linear-to-t from-field-900 to-transparent" />
        )}
      </div>
      <Button
        aria-controls={id}
        aria-expanded={open}
        className="mt-4"
        look="secondary"
        onClick={() => setOpen(!open)}
        size="small"
      >
        {open ? t('showLess') : t('showMore')}
      </Button>
    </section>
  )
}
