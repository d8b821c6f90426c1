import type { PageKey } from '@maidan/contract'
import { contentText, wideText } from '@maidan/locales'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { useGeneral } from '../../../features/site/queries.ts'
import { affiliateAddress } from '../../../lib/session/affiliate-host.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text/language.ts'
import { careTopics } from '../../../screens/page/care-topics.ts'
import { PageLinks } from '../../shell/page-links.tsx'
import { useContacts } from '../use-contacts.ts'

const linkClass = 'flex min-h-9 items-center text-sm text-quiet transition hover:text-text'

/** Pages of content that no other group of the footer has. */
const rulePages = [
  'help',
  'terms',
  'privacy',
  'contact',
  'licence',
] as const satisfies readonly PageKey[]

/** The footer's links: playing with care, the site elsewhere, the site itself (NAV-75, NAV-76). */
export function LinkGroups() {
  const t = useText(wideText)
  const content = useText(contentText)
  const affiliate = useGeneral().data?.affiliate_url
  return (
    <div className="mt-10 mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-8 border-t border-field-800 pt-8">
      <Group title={t('responsible')}>
        {careTopics.map((topic) => (
          <Link className={linkClass} hash={topic} key={topic} to={paths.responsibleGaming}>
            {t(topic)}
          </Link>
        ))}
      </Group>
      <Group title={t('community')}>
        {useContacts().map(({ name, address }) => (
          <a
            className={linkClass}
            href={address}
            key={name}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t(name)}
          </a>
        ))}
      </Group>
      <Group title={t('site')}>
        <a
          className={linkClass}
          href={affiliate || affiliateAddress(location)}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('affiliate')}
        </a>
        <Link className={linkClass} to={paths.responsibleGaming}>
          {t('responsible')}
        </Link>
        <Link className={linkClass} to={paths.aboutUs}>
          {t('aboutUs')}
        </Link>
      </Group>
      <Group title={content('pages')}>
        <PageLinks className={linkClass} keys={rulePages} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-1 font-semibold">{title}</p>
      {children}
    </nav>
  )
}
