import { valueWriter } from '@maidan/locales'
import { useLanguage } from '../language.tsx'
import { Badge } from './badge.tsx'

/** How many there are, in the digits of the language. */
export function CountBadge({ count }: { count: number }) {
  return <Badge>{valueWriter(useLanguage())(count)}</Badge>
}
