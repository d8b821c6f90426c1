import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { BadgeCheck, CircleDashed } from 'lucide-react'

/** Whether a contact is verified: a sign, its word for those who do not see it, or both. */
export function VerifiedMark({ verified, words = false }: { verified: boolean; words?: boolean }) {
  const t = useText(playersText)
  const Icon = verified ? BadgeCheck : CircleDashed
  const word = t(verified ? 'verified' : 'unverified')
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${verified ? 'text-grass' : 'text-amber'}`}
      title={word}
    >
      <Icon aria-hidden className="size-4" />
      <span className={words ? '' : 'sr-only'}>{word}</span>
    </span>
  )
}
