import { Prose, type ProseBlock } from '@maidan/ui'
import { SiteLink } from './site-link.tsx'

/** Words of staff, whose links the site's own router follows. */
export function SiteProse({ blocks }: { blocks: readonly ProseBlock[] }) {
  return <Prose blocks={blocks} link={SiteLink} />
}
