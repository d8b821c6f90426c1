import { playersText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'

/** Whether an account is open; a status that this app does not know stands as it came. */
export function AccountStatus({ status }: { status: string }) {
  const t = useText(playersText)
  switch (status) {
    case 'active':
      return <Badge tone="good">{t('active')}</Badge>
    case 'blocked':
      return <Badge tone="bad">{t('blocked')}</Badge>
    default:
      return <Badge>{status}</Badge>
  }
}
