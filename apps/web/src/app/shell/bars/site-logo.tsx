import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { logoPicture } from '../../../features/site/logo-picture.ts'
import { useLogo } from '../../../features/site/queries.ts'

/** The site's own name as a picture; the place stays empty while there is none (ERR-01). */
export function SiteLogo() {
  const t = useText(shellText)
  const picture = logoPicture(useLogo().data)
  return (
    <span className="block h-8 w-30">
      {picture !== undefined && (
        <img
          alt={t('home')}
          className="h-8 w-auto rounded-md bg-plate px-1"
          height={32}
          src={picture}
          width={120}
        />
      )}
    </span>
  )
}
