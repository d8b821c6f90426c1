import { accountText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { Mail, MessageCircle, Send, UsersRound, type LucideIcon } from 'lucide-react'
import { whatsappAddress } from '../../app/support/support-chat.ts'
import { useGeneral, useSocialLink } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import type { AccountKey } from './account-key.ts'

type Way = { label: AccountKey; href: string; icon: LucideIcon }

/** The ways to a person; one without an address is left out (ACCT-08, ACCT-09, SIL-124). */
export function ContactLinks() {
  const t = useText(accountText)
  const social = useSocialLink().data
  const general = useGeneral().data
  const mail = general?.support_mail
  const whatsapp = social?.whatsapp || general?.whatsapp || ''
  const ways: Way[] = [
    { label: 'whatsapp', href: whatsapp && whatsappAddress(whatsapp), icon: MessageCircle },
    { label: 'facebook', href: social?.facebook ?? '', icon: UsersRound },
    { label: 'telegram', href: social?.telegram ?? '', icon: Send },
    { label: 'email', href: mail ? `mailto:${mail}` : '', icon: Mail },
  ]
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{t('contact')}</h2>
      <ul className={`${cardClass} grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]`}>
        {ways
          .filter(({ href }) => href !== '')
          .map(({ label, href, icon: Icon }) => (
            <li key={label}>
              <a
                className="flex min-h-20 flex-col items-center justify-center gap-2 text-xs font-medium"
                href={href}
                rel="noreferrer"
                target={href.startsWith('mailto:') ? undefined : '_blank'}
              >
                <Icon aria-hidden className="size-6 text-sky" />
                {t(label)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
