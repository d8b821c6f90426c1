import { homeText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { useSupport } from '../../../app/support/use-support.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'

const files = { adultsOnly: '18plus', limits: 'limits', playSafe: 'play-safe' } as const
const logos = ['adultsOnly', 'limits', 'playSafe'] as const

/** Age limit, plain advice, and the way to someone who helps. */
export function ResponsibleGaming() {
  const t = useText(homeText)
  const { openHelp } = useSupport()
  return (
    <div>
      <ul className="mb-3 flex gap-3">
        {logos.map((name) => (
          <li key={name}>
            <img
              alt={t(name)}
              className="size-14"
              height={56}
              loading="lazy"
              src={storageUrl(`responsible/${files[name]}.svg`)}
              width={56}
            />
          </li>
        ))}
      </ul>

      <div className="min-w-0 text-sm text-quiet">
        <p>{t('responsibleText')}</p>
        <p className="mt-2">{t('helpText')}</p>
        <button
          className={buttonClass({ look: 'secondary', className: 'mt-3 h-11' })}
          onClick={openHelp}
          type="button"
        >
          {t('getHelp')}
        </button>
      </div>
    </div>
  )
}
