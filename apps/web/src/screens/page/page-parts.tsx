import type { PageKey } from '@maidan/contract'
import { homeText, protectionText } from '@maidan/locales'
import { Button, buttonClass } from '@maidan/ui'
import { useSupport } from '../../app/support/use-support.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'
import { ContactLinks } from '../account/contact-links.tsx'
import { Licence } from '../home/footer/licence.tsx'

/** What stands above the words of a page: facts of the house, or a picture. */
export function PageHead({ page }: { page: PageKey }) {
  if (page === 'licence') return <Licence />
  if (page === 'responsible-gaming') return <CarePictures />
  return null
}

/** What stands below the words of a page: facts of the house, or the way to somebody who helps. */
export function PageTail({ page }: { page: PageKey }) {
  switch (page) {
    case 'about-us':
      return <Licence />
    case 'contact':
      return (
        <>
          <GetHelp />
          <ContactLinks />
        </>
      )
    case 'responsible-gaming':
      return (
        <>
          <OwnLimits />
          <GetHelp />
        </>
      )
    case 'help':
      return <GetHelp />
    case 'terms':
    case 'privacy':
    case 'licence':
      return null
  }
}

const pictures = ['18plus', 'limits', 'play-safe'] as const

function CarePictures() {
  return (
    <div className="flex gap-4">
      {pictures.map((name) => (
        <img
          alt=""
          className="size-14"
          height={56}
          key={name}
          src={storageUrl(`responsible/${name}.svg`)}
          width={56}
        />
      ))}
    </div>
  )
}

function GetHelp() {
  const t = useText(homeText)
  const { openHelp } = useSupport()
  return (
    <Button className="self-start" look="secondary" onClick={openHelp}>
      {t('getHelp')}
    </Button>
  )
}

/** The way to what players set for themselves. */
function OwnLimits() {
  const t = useText(protectionText)
  return (
    <Link className={`${buttonClass({ look: 'primary' })} self-start`} to={paths.protection}>
      {t('title')}
    </Link>
  )
}
