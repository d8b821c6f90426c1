import { methodsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { Method } from '../../features/methods/queries.ts'

/** Whether players may pay with it. */
export function MethodStatus({ method: { status } }: { method: Method }) {
  const t = useText(methodsText)
  return <Badge tone={status === 'active' ? 'good' : 'bad'}>{t(status)}</Badge>
}
