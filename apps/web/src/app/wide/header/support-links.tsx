import { wideText } from '@maidan/locales'
import { Mail, MessageCircle, ThumbsUp } from 'lucide-react'
import { useText } from '../../../lib/text/language.ts'
import { useContacts } from '../use-contacts.ts'

const icons = { whatsapp: MessageCircle, facebook: ThumbsUp, email: Mail } as const

/** The three ways to support that stand in every header. */
export function SupportLinks() {
  const t = useText(wideText)
  return (
    <ul aria-label={t('support')} className="ml-auto flex flex-wrap items-center">
      {useContacts().map(({ name, address }) => {
        if (name === 'telegram') return null
        const Icon = icons[name]
        return (
          <li key={name}>
            <a
              className="flex h-9 items-center gap-1.5 px-2 text-xs font-medium text-quiet transition hover:text-text"
              href={address}
              rel="noopener noreferrer"
              target="_blank"
            >
              <Icon aria-hidden className="size-4" />
              {t(name)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
